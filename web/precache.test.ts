import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesOf } from "./precache";

let folder = "";
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wanli-"));
  mkdirSync(join(folder, "public"));
  write("public/theme.js", "light");
  write("index.html", "shell");
  write("service-worker.js", "worker");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a build lists its files by their addresses", () => {
  expect(filesOf(["static/b-1.js"], folder).files).toEqual(["/static/b-1.js", "/theme.js"]);
});

test("any change in a file gives another build", () => {
  const builds = new Set([filesOf(["static/b-1.js"], folder).build, filesOf(["static/b-2.js"], folder).build]);
  for (const file of ["public/theme.js", "index.html", "service-worker.js"]) {
    write(file, "changed");
    builds.add(filesOf(["static/b-1.js"], folder).build);
  }
  expect(builds.size).toBe(5);
  expect(builds).toContain(filesOf(["static/b-1.js"], folder).build);
});
