import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withSizes } from "./named-media";

const LONGEST = 120;
const FOLDERS = ["src", "public", "."];
const names = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== "." }).map((name) => `${folder}/${String(name)}`),
);
const sources = names
  .filter((name) => /\.(ts|js|svelte|css|html)$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, "utf8") }));
const found = (pattern: RegExp) =>
  sources.flatMap(({ name, text }) => (text.match(pattern) ?? []).map((part) => `${name}: ${part}`));

test("no line of a source is longer than 120 characters", () => {
  const long = sources.flatMap(({ name, text }) =>
    text.split("\n").flatMap((line, i) => (line.length > LONGEST ? [`${name}:${i + 1}`] : [])),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(long).toEqual([]);
});

test("the sizes of windows are written in src/style/media.ts only", () => {
  const isTest = (place: string) => place.includes(".test.ts: ");
  const sizes = found(/@media[^{]*\((min|max)-(width|height)[^{]*/g);
  expect(
    [...sizes, ...found(/(matchMedia|MediaQuery)\("[^"]*(width|height)[^"]*/g)].filter((one) => !isTest(one)),
  ).toEqual([]);
});

test("a name in a media query stands for its size", () => {
  expect(withSizes("@media (--phone) and (--shorter) { a { b: c } }")).toBe(
    "@media (max-width: 720px) and (max-height: 820px) { a { b: c } }",
  );
  expect(() => withSizes("@media (--watch) {}")).toThrow('no "watch"');
});
