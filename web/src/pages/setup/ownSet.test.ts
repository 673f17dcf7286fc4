import { expect, test } from "vitest";
import { readSet } from "./ownSet";

const file = (name: string, text: string): File => new File([text], name);

test("one file is a complete set", async () => {
  expect(await readSet([file("mine.json", '{"layouts": []}')])).toEqual({ text: '{"layouts": []}', broken: null });
  expect(await readSet([])).toEqual({ text: "", broken: null });
});

test("several files are parts of a set, by their names", async () => {
  const { text, broken } = await readSet([file("map.json", '{"regions": []}'), file("wonders.json", "{}")]);
  expect(JSON.parse(text)).toEqual({ map: { regions: [] }, wonders: {} });
  expect(broken).toBeNull();
});

test("a file that is no JSON is named", async () => {
  const { broken } = await readSet([file("map.json", "{}"), file("setup.json", "{"), file("wonders.json", "{}")]);
  expect(broken).toMatchObject({ code: "set-file-unreadable", facts: { file: "setup.json" } });
});
