import { describe, expect, test } from "vitest";
import type { SeatInfo, Summary } from "../../wire";
import { grouped, sitsAt, tableIn, waitsFor, winners } from "./tables";

const seat = (person: string): SeatInfo => ({ kind: "person", person, name: person, level: "", word: "" });
const table = (facts: Partial<Summary>): Summary => ({
  id: "t",
  game: "great-wall",
  status: "playing",
  listed: true,
  imported: false,
  called: [],
  host: "anna",
  terms: { players: 2 },
  seats: [seat("anna"), seat("bence")],
  created_at: 0,
  changed_at: 0,
  version: 1,
  turn: 0,
  places: [],
  scores: [],
  ...facts,
});

describe("a table's id", () => {
  test("is found in a link, a path, or by itself", () => {
    expect(tableIn("https://wall.example/table/4f_2-K")).toBe("4f_2-K");
    expect(tableIn("  http://10.0.0.2:8000/table/abc?viewer=1#log ")).toBe("abc");
    expect(tableIn("/replay/abc/")).toBe("abc");
    expect(tableIn("abc")).toBe("abc");
  });
  test("is not found in anything else", () => {
    for (const text of ["", "  ", "https://wall.example/rules/great-wall", "two words", "table/", "a".repeat(41)])
      expect(tableIn(text)).toBe("");
  });
});

test("a table waits for the player to decide only while it is running", () => {
  expect(waitsFor(table({}), "anna")).toBe(true);
  expect(waitsFor(table({}), "bence")).toBe(false);
  expect(waitsFor(table({ turn: -1 }), "anna")).toBe(false);
  expect(waitsFor(table({ status: "over" }), "anna")).toBe(false);
  expect(waitsFor(table({ seats: [{ ...seat(""), kind: "bot" }] }), "")).toBe(false);
});

test("an empty id is no player", () => {
  expect(sitsAt(table({}), "bence")).toBe(true);
  expect(sitsAt(table({ seats: [seat("")] }), "")).toBe(false);
});

test("every table of a person is in one group", () => {
  const tables = [table({}), table({ turn: 1 }), table({ status: "open" }), table({ status: "over" })];
  const groups = grouped(tables, "anna");
  expect([groups.turn, groups.running, groups.waiting, groups.over].map((one) => one[0])).toEqual(tables);
});

test("there can be several winners", () => {
  expect(winners(table({ places: [1, 1] }))).toEqual([0, 1]);
  expect(winners(table({ places: [2, 1] }))).toEqual([1]);
  expect(winners(table({ places: [null, null] }))).toEqual([]);
});
