import { describe, expect, it } from "vitest";
import type { RiseOfEmpiresView } from "./wire";
import {
  boxesOf,
  circlesOf,
  citiesOf,
  groupsOf,
  isB,
  mats,
  phasesOf,
  placeInOrder,
  placeOf,
  readMove,
  regionOf,
  setName,
  standOfTurn,
  turnOf,
  wondersOf,
} from "./read";

const view = (parts: object = {}): RiseOfEmpiresView =>
  ({
    players: 3,
    viewer: 1,
    current: 1,
    over: false,
    phase: "actions",
    set_name: "Reconstruction 0a1b2c3d",
    circles: { empire: 6, trade: 4 },
    cities: [],
    wonders: [],
    ...parts,
    table: {
      players: 3,
      turn: "1B",
      order: ["blue", "red", "green"],
      rows: { empire: ["red", "", "green", "red"] },
      ...(parts as { table?: object }).table,
    },
  }) as unknown as RiseOfEmpiresView;

describe("a move", () => {
  it("is read word by word", () => {
    expect(readMove("progress iron at 3")).toEqual({ verb: "progress", count: 0, one: "iron", two: "3" });
    expect(readMove("pay 2 gold")).toEqual({ verb: "pay", count: 2, one: "gold", two: "" });
    expect(readMove("cubes 12")).toEqual({ verb: "cubes", count: 12, one: "", two: "" });
    expect(readMove("lift empire 3")).toEqual({ verb: "lift", count: 0, one: "empire", two: "3" });
  });

  it("has its place", () => {
    expect(["disc trade", "city rome", "hire gaul", "peace", "war gaul blue"].map(placeOf)).toEqual([
      "row",
      "tile",
      "region",
      "answer",
      "answer",
    ]);
    expect(["place gaul", "war gaul blue", "lose cube"].map(regionOf)).toEqual(["gaul", "gaul", ""]);
  });
});

describe("answers", () => {
  it("of a kind are grouped", () => {
    const groups = groupsOf(["pay 1 gold", "pay 2 gold", "pay 1 vp", "waive"]);
    expect(groups.map(({ key, good, moves }) => [key, good, moves.length])).toEqual([
      ["pay gold", "gold", 2],
      ["pay vp", "vp", 1],
      ["waive", "", 1],
    ]);
    expect(groups[2]?.moves).toEqual([{ text: "waive", count: 0 }]);
  });

  it("are the moves without a place on the board", () => {
    expect(groupsOf(["progress iron at 1", "skip"]).map((group) => group.key)).toEqual(["skip"]);
  });
});

describe("the action display", () => {
  it("numbers circles from the right and has the prices of the view", () => {
    const circles = circlesOf(view({ prices: { empire: [6, 0, 3, 0] } }), "empire");
    expect(circles.map((one) => one.number)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(circles.map((one) => one.colour || (one.lifted ? "off" : "-"))).toEqual([
      "-",
      "-",
      "red",
      "green",
      "off",
      "red",
    ]);
    expect(circles.map((one) => one.price)).toEqual([0, 0, 0, 3, 0, 6]);
    expect(circlesOf(view(), "trade").every((one) => !one.colour && !one.lifted)).toBe(true);
  });

  it("keeps empty boxes empty", () => {
    expect(boxesOf([{ box: 2 }, { box: 4 }], 4).map((tile) => tile?.box ?? 0)).toEqual([0, 2, 0, 4]);
  });
});

describe("the turn", () => {
  it("is the first if the view omits it", () => {
    expect(turnOf(view({ table: { turn: undefined } }))).toBe("1A");
    expect(isB(view())).toBe(true);
    expect(["1A", "1B", "2A"].map((turn) => standOfTurn(view(), turn))).toEqual(["done", "now", "next"]);
  });

  it("has six phases, and alliances only while they are made", () => {
    expect(phasesOf(view()).map((one) => one.stand)).toEqual(["done", "now", "next", "next", "next", "next"]);
    expect(phasesOf(view({ phase: "alliances" }))[0]).toEqual({ phase: "alliances", stand: "now" });
    expect(phasesOf(view({ over: true }))).toEqual([]);
  });

  it("has an order", () => {
    expect([0, 1, 2].map((seat) => placeInOrder(view(), seat))).toEqual([2, 3, 1]);
    expect(mats(view())).toEqual([1, 2, 0]);
    expect(mats(view({ viewer: -1 }))).toEqual([0, 1, 2]);
  });
});

describe("what a player has", () => {
  it("separates cities and wonders", () => {
    const cities = [
      { id: "rome", owner: "green", kind: "city" },
      { id: "wonder-1b", owner: "green", kind: "wonder" },
      { id: "ur", owner: "", kind: "city" },
    ];
    const seen = view({ cities, wonders: [{ id: "wonder-1b", holder: "green" }] });
    expect(citiesOf(seen, 1).map((city) => city.id)).toEqual(["rome"]);
    expect(wondersOf(seen, 1).map((wonder) => wonder.id)).toEqual(["wonder-1b"]);
    expect(wondersOf(seen, 0)).toEqual([]);
  });

  it("comes from a named content set", () => {
    expect(setName(view())).toBe("Reconstruction");
    expect(setName(view({ set_name: "My box 12345678" }))).toBe("My box");
  });
});
