import { describe, expect, it } from "vitest";
import { example, told } from "./example";
import {
  boardsBefore,
  cardsAt,
  coloursOf,
  emperorsAt,
  inLine,
  lastPlaces,
  leadersOf,
  optionOf,
  provinceOf,
  resultsOf,
  squaresOf,
  steady,
  thingOf,
  turnedAt,
} from "./read";

describe("the wall", () => {
  const squares = squaresOf(example());
  const at = (name: string) => squares.find((square) => square.name === name);

  it("runs from the left end to the right, wherever a board was joined", () => {
    expect(squares.map(({ name }) => name).slice(11, 15)).toEqual(["b12", "b13", "a1", "a2"]);
    expect(boardsBefore(example())).toBe(1);
  });

  it("has single walls, broken ones, doubles in two halves, and towers", () => {
    expect(at("a1")?.block).toEqual({ kind: "wall", colour: "red" });
    expect(at("a2")?.block).toEqual({ kind: "broken", colour: "green" });
    expect([at("a3")?.half, at("a4")?.half]).toEqual(["left", "right"]);
    expect(at("a5")?.block?.kind).toBe("tower");
    expect(at("a6")).toMatchObject({ block: null, kept: "red", province: "aII", region: "aN2" });
  });

  it("sorts provinces and regions from left to right", () => {
    expect(inLine(example().provinces, squares).map(({ name }) => name)).toEqual([
      "bI",
      "bII",
      "bIII",
      "aI",
      "aII",
      "aIII",
    ]);
  });

  it("is empty before the first board", () => {
    expect(squaresOf(example({}, { line: "", rows: {} }))).toEqual([]);
  });

  it("keeps the objects of unchanged squares", () => {
    const same = steady<(typeof squares)[number]>();
    const before = same(squares);
    const after = same(squaresOf(example({ kept: { a6: "green" } })));
    expect(after.filter((square, i) => square !== before[i]).map(({ name }) => name)).toEqual(["a6"]);
    expect(after.find(({ name }) => name === "a6")?.kept).toBe("green");
  });
});

describe("moves", () => {
  it("say what is held and where it goes", () => {
    expect(optionOf("wall a13")).toMatchObject({ hold: "wall", places: ["a13"] });
    expect(optionOf("red card flood bII")).toMatchObject({ hold: "red card flood", places: ["bII"] });
    expect(optionOf("swap b7 a5")).toMatchObject({ verb: "swap", hold: "", places: ["b7", "a5"] });
    expect(optionOf("remove aN1")).toMatchObject({ hold: "", places: ["aN1"] });
  });

  it("may have no place at all", () => {
    for (const text of ["pass", "no neutral", "flood +2", "cancel red builder", "board 3B left"]) {
      expect(optionOf(text)).toMatchObject({ hold: "", places: [] });
    }
  });

  it("name their colour for a player with two", () => {
    expect(thingOf("red card flood")).toEqual({ colour: "red", piece: "card", card: "flood" });
    expect(thingOf("tower")).toEqual({ colour: "", piece: "tower", card: "" });
  });

  it("of the last turn are marked together, without draws", () => {
    const story = [told(1, "wall a1"), told(0, "card ? aII"), told(-1, "threat aN1 2"), told(0, "wall a6")];
    expect(lastPlaces(story)).toEqual(new Set(["a6", "aII"]));
  });
});

describe("what a player has", () => {
  it("is by colour, of which a seat may have two", () => {
    expect(coloursOf(example({ colours: { violet: 0, red: 0, green: 1 } }), 0)).toEqual(["red", "violet"]);
  });

  it("lies at a province by name for its owner and face down for others", () => {
    const cards = cardsAt(example(), "aII").map(({ colour, card, count, state }) => [colour, card, count, state]);
    expect(cards).toEqual([
      ["red", "builder", 1, "own"],
      ["red", "mandarin", 1, "own"],
      ["green", "", 2, "back"],
    ]);
  });

  it("lies open where a province is being scored", () => {
    const scoring = example({}, { lying: {}, revealed: ["red flood"], scoring: { province: 1 } });
    expect(cardsAt(scoring, "aII")).toEqual([{ colour: "red", card: "flood", count: 1, state: "open" }]);
    expect(cardsAt(scoring, "aI")).toEqual([]);
  });
});

describe("a complete province", () => {
  const points = { code: "province-points", clause: "CC-7.4", facts: { province: "aI", colour: "red", points: 7 } };

  it("keeps its points", () => {
    expect(resultsOf(example(), [told(0, "wall a1", [points])]).get("aI")).toEqual([{ colour: "red", points: 7 }]);
  });

  it("does not show its points before its cards", () => {
    const card = { code: "card-revealed", clause: "CC-7.2", facts: { province: "aI", colour: "green", card: "flood" } };
    const value = { code: "value-up", clause: "CC-8.3", facts: { colour: "green" } };
    const story = [told(1, "wall a1", [card, value, points])];
    expect(provinceOf(value, story)).toBe("aI");
    expect(resultsOf(example(), story, value).has("aI")).toBe(false);
    expect(turnedAt("aI", story, value)).toEqual([{ colour: "green", card: "flood", count: 1, state: "open" }]);
    expect(resultsOf(example(), story, points).has("aI")).toBe(true);
    expect(turnedAt("aII", story, value)).toEqual([]);
  });

  it("is known without the story", () => {
    expect([...resultsOf(example(), []).keys()]).toEqual(["aI"]);
  });

  it("is not complete after an undo", () => {
    const note = { ...points, facts: { ...points.facts, province: "aII" } };
    expect(resultsOf(example(), [told(0, "wall a6", [note])]).has("aII")).toBe(false);
  });

  it("has an Emperor card until all three go back", () => {
    const results = new Map([
      ["aI", []],
      ["aII", []],
      ["bI", []],
    ]);
    expect(emperorsAt(example(), results)).toEqual(new Set(["bI"]));
    expect(emperorsAt(example({}, { emperors: 0 }), results)).toEqual(new Set());
  });

  it("is led by the colour with the most blocks", () => {
    expect(leadersOf({ red: 2, green: 2, blue: 1 })).toEqual(["red", "green"]);
    expect(leadersOf({})).toEqual([]);
  });
});
