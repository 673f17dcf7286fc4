import { describe, expect, it, vi } from "vitest";
import type { Play } from "./play";
import { RiseOfEmpiresChoosing } from "./choosing.svelte";

const ROWS = ["disc progress", "disc territory", "disc trade"];
const LIFTS = ["lift empire 4", "lift empire 1", "lift trade 2"];
const TILES = ["progress iron at 2", "progress roads at 5", "skip"];
const WARS = ["war gaul blue", "war gaul green", "war italia green", "peace"];

function playing(legal: string[], turn = "1A") {
  const whyNot = vi.fn(() => Promise.resolve());
  const notNow = vi.fn();
  const rows = { empire: ["red", "", "green", "red"], trade: ["blue", "red"] };
  const view = {
    players: 3,
    viewer: 0,
    faces: [],
    progress: [],
    circles: { progress: 4, empire: 6, trade: 4 },
    table: { players: 3, turn, rows },
  };
  const play = {
    legal,
    view,
    viewer: 0,
    over: false,
    deciding: true,
    game: "rise-of-empires",
    whyNot,
    notNow,
    name: (seat: number) => `seat ${seat}`,
  } as unknown as Play;
  return { choosing: new RiseOfEmpiresChoosing(play), whyNot, notNow };
}

describe("a move", () => {
  it("is one legal move at a time, and can be dropped", () => {
    const { choosing } = playing(ROWS);
    expect(choosing.glow("disc trade")).toBe("legal");
    choosing.pick("disc trade");
    expect(choosing.text).toBe("disc trade");
    expect(choosing.glow("disc trade")).toBe("chosen");
    choosing.pick("disc progress");
    expect(choosing.text).toBe("disc progress");
    expect(choosing.back()).toBe(true);
    expect(choosing.text).toBe("");
    expect(choosing.back()).toBe(false);
  });

  it("that is not legal asks the server why", () => {
    const { choosing, whyNot } = playing(ROWS);
    choosing.pick("progress iron at 2");
    expect(whyNot).toHaveBeenCalledWith("progress iron at 2");
    expect(choosing.text).toBe("");
  });

  it("may come from a hint", () => {
    const { choosing } = playing(TILES);
    choosing.choose("progress roads at 5");
    expect(choosing.text).toBe("progress roads at 5");
    choosing.clear();
    expect(choosing.text).toBe("");
  });
});

describe("a row", () => {
  it("takes a disc in an A turn", () => {
    const { choosing, whyNot } = playing(ROWS);
    choosing.pickRow("territory");
    expect(choosing.text).toBe("disc territory");
    choosing.pickRow("city");
    expect(whyNot).toHaveBeenCalledWith("disc city");
  });

  it("offers its discs one after another in a B turn", () => {
    const { choosing, whyNot } = playing(LIFTS, "1B");
    choosing.pickRow("empire");
    expect(choosing.text).toBe("lift empire 4");
    choosing.pickRow("empire");
    expect(choosing.text).toBe("lift empire 1");
    choosing.pickRow("empire");
    expect(choosing.text).toBe("lift empire 4");
    choosing.pickRow("progress");
    expect(whyNot).toHaveBeenCalledWith("lift progress 1");
  });
});

describe("a region", () => {
  it("says what can be done", () => {
    const { choosing, whyNot } = playing(["place gaul", "hire india"]);
    expect(Object.keys(choosing.regions)).toEqual(["gaul", "india"]);
    choosing.pickRegion("india");
    expect(choosing.text).toBe("hire india");
    expect(choosing.region).toBe("india");
    choosing.pickRegion("egypt");
    expect(choosing.text).toBe("hire india");
    expect(whyNot).toHaveBeenCalledWith("place egypt");
  });

  it("says what is expected when no region can be chosen", () => {
    const { choosing, whyNot, notNow } = playing(ROWS);
    choosing.pickRegion("egypt");
    expect([notNow.mock.calls.length, whyNot.mock.calls.length, choosing.text]).toEqual([1, 0, ""]);
  });

  it("changes from rival to rival", () => {
    const { choosing } = playing(WARS);
    choosing.pickRegion("gaul");
    expect(choosing.text).toBe("war gaul blue");
    choosing.pickRegion("gaul");
    expect(choosing.text).toBe("war gaul green");
    choosing.pickRegion("italia");
    expect(choosing.text).toBe("war italia green");
    expect(choosing.groups.map((group) => group.key)).toEqual(WARS);
  });
});

describe("the prompt", () => {
  it("is answered in one place", () => {
    expect(playing(ROWS).choosing.place).toBe("row");
    expect(playing(TILES).choosing.place).toBe("tile");
    expect(playing(WARS).choosing.place).toBe("region");
    expect(playing(["feed", "abandon rome"]).choosing.place).toBe("answer");
  });
});

describe("keys", () => {
  it("choose rows, boxes, tiles and answers by number", () => {
    const rows = playing(ROWS).choosing;
    expect(rows.key("5")).toBe(true);
    expect(rows.text).toBe("disc trade");
    expect(rows.key("6")).toBe(false);
    const boxes = playing(TILES).choosing;
    expect(boxes.key("5")).toBe(true);
    expect(boxes.text).toBe("progress roads at 5");
    expect(boxes.key("1")).toBe(false);
    const tiles = playing(["city ur", "city rome"]).choosing;
    tiles.key("2");
    expect(tiles.text).toBe("city rome");
    const answers = playing(["pay 1 gold", "pay 2 gold", "pay 1 food"]).choosing;
    answers.key("3");
    expect(answers.text).toBe("pay 1 food");
  });

  it("leave the rest to the board", () => {
    const { choosing } = playing(WARS);
    expect(choosing.key("1")).toBe(false);
    expect(choosing.key("n")).toBe(false);
    choosing.boardKey = (key) => key === "n";
    expect(choosing.key("n")).toBe(true);
  });
});
