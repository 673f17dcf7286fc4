import { describe, expect, it, test } from "vitest";
import { shapes as greatWall } from "./games/great-wall/wire";
import { sampleUpdate } from "./sample";
import { BadMessage, faultIn, parsed, parsedStored, type Shape } from "./shapes";
import { shapes, type Update } from "./wire";

const fault = (value: unknown, shape: Shape) => faultIn(value, shape, shapes, "it");

describe("a value", () => {
  it.each([
    [1, "number", ""],
    ["1", "number", "it"],
    [null, "null", ""],
    [undefined, "unknown", ""],
    ["b", ["one", "a", "b"], ""],
    ["c", ["one", "a", "b"], "it"],
    [[1, "2"], ["list", "number"], "it.1"],
    [{ 0: 1 }, ["list", "number"], "it"],
    [{ a: 1, b: "2" }, ["map", "number"], "it.b"],
    [[1], ["map", "number"], "it"],
    [[1, "a"], ["tuple", "number", "string"], ""],
    [[1], ["tuple", "number", "string"], "it"],
    [{ a: 1 }, { a: "number", "b?": "string" }, ""],
    [{ a: 1, b: 2 }, { a: "number", "b?": "string" }, "it.b"],
    [{ b: "" }, { a: "number", "b?": "string" }, "it.a"],
    [{ a: 1, later: true }, { a: "number" }, ""], // a newer server may say more
    [null, ["or", "number", "null"], ""],
    [{ t: "pong" }, "FromServer", ""],
    [{ t: "what" }, "NoSuchShape", "it (NoSuchShape has no shape)"],
  ] satisfies [unknown, Shape, string][])("%j as %j: %j", (value, shape, expected) => {
    expect(fault(value, shape)).toBe(expected);
  });
});

test("a message that matches its type is returned as it is", () => {
  const update = sampleUpdate();
  expect(parsed<Update>(update, "FromServer", shapes)).toBe(update);
});

test("the first wrong part of a message is named", () => {
  const update = { ...sampleUpdate(), told: [{ seat: 0, text: "pass" }] };
  expect(() => parsed<Update>(update, "FromServer", shapes)).toThrow(
    new BadMessage("not as expected: FromServer.told.0.notes"),
  );
});

test("the view of a game is checked by the shapes of the game as well", () => {
  const { view } = sampleUpdate();
  expect(faultIn(view, "GreatWallView", { ...shapes, ...greatWall }, "view")).toBe("view.table");
});

test("what an older page has stored is dropped when it does not match", () => {
  expect(parsedStored('{"key": "x"}', "PushKeyInfo", shapes)).toEqual({ key: "x" });
  for (const stored of [null, "", "{", '{"other": 1}']) expect(parsedStored(stored, "PushKeyInfo", shapes)).toBe(null);
});
