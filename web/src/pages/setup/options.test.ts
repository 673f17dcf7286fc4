import { expect, test } from "vitest";
import type { OptionInfo, Refused } from "../../wire";
import { applying, fieldOf, unusual, valuesAt } from "./options";

const option = (name: string, values: string[], rest: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  values,
  default: values[0] as string,
  clause: "CC-1.1",
  players: [],
  only_if: [],
  ...rest,
});
const OPTIONS = [
  option("mode", ["neutral", "two-colours", "plain"], { players: [2] }),
  option("first-seat", ["random", "1", "2", "3", "4"]),
  option("boards", ["3", "4"], { players: [2], only_if: ["mode", "two-colours"] }),
  option("neutral-colour", ["first", "red"], { players: [2], only_if: ["mode", "neutral"] }),
];
const names = (players: number, chosen = {}) => applying(OPTIONS, chosen, players).map((one) => one.name);
const refused = (code: string, facts: Refused["facts"] = {}): Refused => ({ t: "refused", code, facts });

test("an option depends on the number of players and on other options", () => {
  expect(names(3)).toEqual(["first-seat"]);
  expect(names(2)).toEqual(["mode", "first-seat", "neutral-colour"]);
  expect(names(2, { mode: "two-colours" })).toEqual(["mode", "first-seat", "boards"]);
});

test("only values that differ from the default and apply are sent", () => {
  const chosen = { mode: "two-colours", boards: "4", "first-seat": "random" };
  expect(unusual(OPTIONS, chosen, 2)).toEqual({ mode: "two-colours", boards: "4" });
  expect(unusual(OPTIONS, chosen, 3)).toEqual({});
  expect(unusual(OPTIONS, { ...chosen, mode: "plain" }, 2)).toEqual({ mode: "plain" });
});

test("no missing seat can begin", () => {
  expect(valuesAt(OPTIONS[1] as OptionInfo, 3)).toEqual(["random", "1", "2", "3"]);
  expect(valuesAt(OPTIONS[2] as OptionInfo, 2)).toEqual(["3", "4"]);
});

test("a refusal is shown at the field it is about", () => {
  expect(fieldOf(refused("no-such-seat", { option: "first-seat", value: "4" }))).toBe("option:first-seat");
  expect(fieldOf(refused("content-wrong", { field: "boards" }))).toBe("content");
  expect(fieldOf(refused("too-many-seats"))).toBe("seats");
  expect(fieldOf(refused("bad-message", { what: "Expected `int` >= 30 - at `$.terms.clock.seconds`" }))).toBe("clock");
  expect(fieldOf(refused("too-many", { seconds: 3 }))).toBe("form");
});
