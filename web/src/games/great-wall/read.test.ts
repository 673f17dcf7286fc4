import { describe, expect, it } from "vitest";
import type { Told } from "../../wire";
import type { GreatWallView, WallLine, WallView } from "./wire";
import {
  done,
  heldKinds,
  isNew,
  laneOf,
  NOTHING,
  readMove,
  room,
  rows,
  steps,
  supplySize,
  wallNumbers,
  writeMove,
} from "./read";

function view(
  parts: Partial<GreatWallView> = {},
  walls: (WallLine | null)[] = [],
  standing: WallView[] = [],
): GreatWallView {
  return {
    game: "great-wall",
    players: 4,
    viewer: 3,
    current: 3,
    over: false,
    scores: [],
    prompt: { code: "act", clause: "" },
    legal: [],
    table: { players: 4, walls },
    decks: {},
    hand: {},
    walls: standing,
    ...parts,
  };
}
const told = (seat: number, text: string): Told => ({ seat, text, notes: [] });

describe("the room of a lane", () => {
  const card = { key: "", colour: "red", kind: "wall", token: 0, under: null };

  it("is a card, and the value of each that lies under others", () => {
    expect([room([], 0), room([card], 0), room([], 1)]).toEqual([1, 1, 1]);
    expect(room([card, card, card], 0)).toBeCloseTo(1.78);
    expect(room([card, card, card], 2)).toBeCloseTo(3.17);
  });

  it("leaves a card whole that bears a token, and one with a dragon on it", () => {
    expect(room([{ ...card, under: card }, { ...card, token: 5 }, card], 0)).toBeCloseTo(3.42);
  });
});

describe("a move", () => {
  it.each([
    ["draw", { verb: "draw" }],
    ["play wall at 1", { verb: "play", kind: "wall", count: 1, wall: 1 }],
    ["play 2 foot at 3", { verb: "play", kind: "foot", count: 2, wall: 3 }],
    ["play dragon at 4 over blue keep", { verb: "play", kind: "dragon", count: 1, wall: 4, over: "blue keep" }],
    ["ride 1", { verb: "ride", kind: "horseman", count: 1, wall: 1 }],
    ["claim 4 at 2 on gate", { verb: "claim", kind: "gate", wall: 2, token: 4 }],
    ["take 2", { verb: "take", wall: 2 }],
    ["decline 2", { verb: "decline", wall: 2 }],
  ])("%s reads back to itself", (text, says) => {
    expect(readMove(text)).toEqual({ ...NOTHING, ...says });
    expect(writeMove(readMove(text))).toBe(text);
  });

  it("is empty for a draw", () => {
    expect(readMove("card red ?")).toEqual(NOTHING);
    expect(readMove("token 5 at 2")).toEqual(NOTHING);
  });
});

describe("the table", () => {
  it("has a place for each wall, also for closed ones", () => {
    const open = { tokens: [1, 2] };
    expect(wallNumbers(view({ players: 2 }, [open, open, null, null]))).toEqual([1, 2]);
    expect(wallNumbers(view({ players: 3 }, [open, null, null, null]))).toEqual([1, 2, 3]);
    expect(wallNumbers(view({ players: 5 }, [open, open, open, open]))).toEqual([1, 2, 3, 4]);
  });

  it("has the viewer in the lowest row, and the others in turn order", () => {
    expect(rows(view({ viewer: 1 }))).toEqual([2, 3, 0, 1]);
    expect(rows(view({ viewer: -1 }))).toEqual([0, 1, 2, 3]);
  });

  it("counts the supply and names the kinds in hand", () => {
    expect(supplySize(view({ table: { players: 4, supply: { "1": 2, "5": 3 } } }))).toBe(5);
    expect(heldKinds(view({ hand: { dragon: 1, wall: 2 } }))).toEqual(["wall", "dragon"]);
  });
});

describe("a lane", () => {
  const kinds = (of: GreatWallView, colour: string) => laneOf(of, 1, colour).cards.map((card) => card.kind);

  it("has every card, and the token on one of its kind", () => {
    const at = view({}, [
      { tokens: [3], bearer: { colour: "red", card: "foot", token: 7 }, cards: { red: { wall: 1, foot: 2 } } },
    ]);
    expect(kinds(at, "red")).toEqual(["wall", "foot", "foot"]);
    expect(laneOf(at, 1, "red").cards.map((card) => card.token)).toEqual([0, 0, 7]);
    expect(kinds(at, "blue")).toEqual([]);
  });

  it("shows a dragon where it lies, not where it counts", () => {
    const at = view({}, [
      {
        tokens: [5, 2],
        cards: { red: { wall: 1 }, green: { dragon: 1 } },
        covered: { red: { keep: 1 } },
        dragons: { green: "red keep" },
      },
    ]);
    expect(kinds(at, "red")).toEqual(["keep", "wall"]);
    expect(laneOf(at, 1, "red").cards[0]?.under).toMatchObject({ colour: "green", kind: "dragon" });
    expect(laneOf(at, 1, "green")).toMatchObject({ cards: [], away: 1 });
  });

  it("piles a dragon on a dragon on a card", () => {
    const at = view({}, [
      {
        tokens: [5, 2],
        cards: { red: { dragon: 1 } },
        covered: { blue: { keep: 1 }, violet: { dragon: 1 } },
        dragons: { violet: "blue keep", red: "violet dragon" },
      },
    ]);
    const [keep] = laneOf(at, 1, "blue").cards;
    expect([keep?.kind, keep?.under?.colour, keep?.under?.under?.colour]).toEqual(["keep", "violet", "red"]);
    expect(laneOf(at, 1, "violet")).toMatchObject({ cards: [], away: 0 });
    expect(laneOf(at, 1, "red").away).toBe(1);
  });

  it("keeps a covered dragon that lies by itself, and an own dragon on an own card", () => {
    const alone = view({}, [
      {
        tokens: [5, 2],
        cards: { green: { dragon: 1 } },
        covered: { red: { dragon: 1 } },
        dragons: { green: "red dragon" },
      },
    ]);
    expect(kinds(alone, "red")).toEqual(["dragon"]);
    const own = view({}, [
      { tokens: [5, 2], cards: { red: { dragon: 1 } }, covered: { red: { gate: 1 } }, dragons: { red: "red gate" } },
    ]);
    expect(kinds(own, "red")).toEqual(["gate"]);
    expect(laneOf(own, 1, "red").away).toBe(0);
  });

  it("puts a token on a dragon that covers a card", () => {
    const at = view({}, [
      {
        tokens: [2],
        bearer: { colour: "green", card: "dragon", token: 4 },
        cards: { green: { dragon: 1 } },
        covered: { red: { keep: 1 } },
        dragons: { green: "red keep" },
      },
    ]);
    expect(laneOf(at, 1, "red").cards[0]?.under?.token).toBe(4);
  });

  it("marks the cards of a move: the last of its kind, the one with the new token, the one under the dragon", () => {
    const at = view({}, [
      {
        tokens: [3],
        bearer: { colour: "red", card: "foot", token: 7 },
        cards: { red: { wall: 1, foot: 3 }, green: { dragon: 1 } },
        covered: { red: { keep: 1 } },
        dragons: { green: "red keep" },
      },
    ]);
    const { cards } = laneOf(at, 1, "red");
    const marked = (seat: number, text: string) =>
      cards.filter((card) => isNew({ ...readMove(text), seat }, card, cards)).map((card) => card.key);
    expect(marked(0, "play 2 foot at 1")).toEqual(["foot-1", "foot-2"]);
    expect(marked(0, "claim 7 at 1 on foot")).toEqual(["foot-2"]);
    expect(marked(1, "play dragon at 1 over red keep")).toEqual(["void-keep-0"]);
    expect(marked(1, "play foot at 1")).toEqual([]);
  });

  it("knows who leads and who shares the highest total", () => {
    const total = (colour: string, points: number) => ({ colour, points, parts: [] });
    const wall = (leader: string): WallView => ({
      number: 1,
      leader,
      noble: false,
      totals: [total("red", 4), total("green", leader ? 2 : 4), total("blue", 1)],
    });
    expect(laneOf(view({}, [{ tokens: [1] }], [wall("red")]), 1, "red").standing).toBe("leads");
    expect(laneOf(view({}, [{ tokens: [1] }], [wall("")]), 1, "green").standing).toBe("tie");
    expect(laneOf(view({}, [{ tokens: [1] }], [wall("")]), 1, "blue").standing).toBe("");
  });
});

describe("the turn", () => {
  const at = (table: object) => view({ table: { players: 4, ...table } });

  it("goes from claims to the second action", () => {
    expect(steps(at({ question: "claim" }))).toEqual(["now", "next", "next"]);
    expect(steps(at({}))).toEqual(["done", "now", "next"]);
    expect(steps(at({ actions_left: 1 }))).toEqual(["done", "done", "now"]);
  });

  it("has only claims in the last round, and nothing when it is over", () => {
    expect(steps(at({ question: "claim", stage: "claims-only" }))).toEqual(["now"]);
    expect(steps(at({ over: true }))).toEqual([]);
  });

  it("knows what its first action was", () => {
    const story = [told(3, "draw"), told(0, "draw"), told(3, "take 1"), told(3, "play 2 wall at 3"), told(3, "ride 1")];
    expect(done(at({ actions_left: 1, active: 3 }), story)).toEqual([readMove("play 2 wall at 3")]);
    expect(done(at({ active: 3 }), story)).toEqual([]);
  });
});
