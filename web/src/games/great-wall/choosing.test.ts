import { describe, expect, it, vi } from "vitest";
import type { Play } from "./play";
import { GreatWallChoosing } from "./choosing.svelte";

const LEGAL = [
  "draw",
  "play foot at 1",
  "play 2 foot at 1",
  "play foot at 2",
  "play 2 foot at 2",
  "play horseman at 1",
  "play 2 horseman at 1",
  "ride 1",
  "play dragon at 1",
  "play dragon at 1 over blue keep",
  "play dragon at 2",
  "play dragon at 2 over red wall",
];
const CLAIMS = [
  "claim 5 at 1 on wall",
  "claim 5 at 1 on gate",
  "claim 3 at 1 on wall",
  "claim 3 at 1 on gate",
  "decline 1",
  "take 2",
  "claim 4 at 3 on foot",
  "claim 2 at 3 on foot",
];

function playing(legal: string[], hand: Record<string, number> = { foot: 2, horseman: 2, dragon: 1 }) {
  const walls = [{ tokens: [5, 3] }, { tokens: [2] }, { tokens: [4, 2] }];
  const whyNot = vi.fn(() => Promise.resolve());
  const notNow = vi.fn();
  const view = { players: 4, hand, table: { players: 4, walls } };
  const play = {
    legal,
    view,
    viewer: 0,
    over: false,
    deciding: true,
    game: "great-wall",
    whyNot,
    notNow,
  } as unknown as Play;
  return { choosing: new GreatWallChoosing(play), whyNot, notNow };
}

describe("cards", () => {
  it("are chosen one by one, and dropped after the last", () => {
    const { choosing } = playing(LEGAL);
    choosing.pickCard("foot");
    choosing.pickCard("foot");
    expect(choosing.wish).toMatchObject({ kind: "foot", count: 2 });
    choosing.pickCard("foot");
    expect(choosing.holds).toBe(false);
  });

  it("go to a wall, and each step can be taken back", () => {
    const { choosing } = playing(LEGAL);
    choosing.pickCard("foot");
    choosing.pickCard("foot");
    expect(choosing.wallGlow(2)).toBe("legal");
    choosing.pickWall(2);
    expect(choosing.text).toBe("play 2 foot at 2");
    expect(choosing.wallGlow(2)).toBe("chosen");
    choosing.back();
    expect(choosing.text).toBe("");
    choosing.back();
    expect(choosing.wish.count).toBe(1);
    choosing.back();
    expect(choosing.back()).toBe(false);
  });

  it("may change after the wall was chosen", () => {
    const { choosing } = playing(LEGAL);
    choosing.pickCard("foot");
    choosing.pickWall(1);
    choosing.pickCard("foot");
    expect(choosing.text).toBe("play 2 foot at 1");
    choosing.dropCard();
    expect(choosing.text).toBe("play foot at 1");
    choosing.pickCard("dragon");
    expect(choosing.text).toBe("play dragon at 1");
  });

  it("come first: pressing a wall shows what is expected", () => {
    const { choosing, whyNot, notNow } = playing(LEGAL);
    choosing.pickWall(1);
    expect(notNow).toHaveBeenCalledTimes(1);
    choosing.pickWall(4); // where nothing was ever opened
    expect(whyNot).toHaveBeenCalledWith("play foot at 4");
    expect(choosing.text).toBe("");
  });

  it("on an illegal wall ask the server why", () => {
    const { choosing, whyNot } = playing(LEGAL);
    choosing.pickCard("foot");
    choosing.pickWall(3);
    expect(whyNot).toHaveBeenCalledWith("play foot at 3");
    choosing.clear();
    choosing.pickCard("noble");
    expect(whyNot).toHaveBeenLastCalledWith("play noble at 1");
    expect(choosing.text).toBe("");
  });
});

describe("a horseman", () => {
  it("is free unless it is chosen as an action", () => {
    const { choosing } = playing(LEGAL);
    choosing.pickCard("horseman");
    choosing.pickWall(1);
    expect(choosing.text).toBe("ride 1");
    choosing.ride(false);
    expect(choosing.text).toBe("play horseman at 1");
    choosing.pickCard("horseman");
    expect(choosing.text).toBe("play 2 horseman at 1");
  });
});

describe("a dragon", () => {
  it("is played to a wall, or laid on a card of it", () => {
    const { choosing } = playing(LEGAL);
    choosing.pickCard("dragon");
    expect(choosing.cardGlow(2, "red", "wall")).toBe("legal");
    choosing.pickWall(1);
    expect(choosing.text).toBe("play dragon at 1");
    expect(choosing.cardGlow(2, "red", "wall")).toBe("legal");
    choosing.pickTarget(1, "blue", "keep");
    expect(choosing.text).toBe("play dragon at 1 over blue keep");
    expect(choosing.cardGlow(1, "blue", "keep")).toBe("chosen");
    expect(choosing.wallGlow(1)).toBe("legal");
  });
});

describe("a claim", () => {
  it("needs a token and the card that bears it", () => {
    const { choosing } = playing(CLAIMS);
    expect(choosing.tokenGlow(1, 3)).toBe("legal");
    choosing.pickToken(1, 3);
    expect(choosing.cardGlow(1, "red", "gate")).toBe("legal");
    expect(choosing.cardGlow(1, "blue", "gate")).toBe("");
    choosing.pickTarget(1, "red", "gate");
    expect(choosing.text).toBe("claim 3 at 1 on gate");
    choosing.pickToken(1, 5);
    expect(choosing.text).toBe("claim 5 at 1 on gate");
  });

  it("fills in the only possible card", () => {
    const { choosing } = playing(CLAIMS);
    choosing.pickToken(3, 2);
    expect(choosing.text).toBe("claim 2 at 3 on foot");
  });

  it("takes the last token by pressing it or its wall", () => {
    const { choosing } = playing(CLAIMS);
    choosing.pickToken(2, 2);
    expect(choosing.text).toBe("take 2");
    choosing.clear();
    choosing.pickWall(2);
    expect(choosing.text).toBe("take 2");
  });

  it("is declined where that is allowed, and asks why elsewhere", () => {
    const { choosing, whyNot } = playing(CLAIMS);
    expect(choosing.declinable).toEqual([1]);
    choosing.decline(1);
    expect(choosing.text).toBe("decline 1");
    const acting = playing(LEGAL);
    acting.choosing.pickToken(2, 2);
    expect(acting.whyNot).toHaveBeenCalledWith("take 2");
    expect(whyNot).not.toHaveBeenCalled();
  });
});

describe("keys", () => {
  it("choose cards by number and draw with D", () => {
    const { choosing } = playing(LEGAL);
    expect(choosing.key("3")).toBe(true);
    expect(choosing.wish.kind).toBe("dragon");
    choosing.key("d");
    expect(choosing.text).toBe("draw");
    expect(choosing.key("9")).toBe(false);
  });

  it("accept a complete move, as from a hint", () => {
    const { choosing } = playing(LEGAL);
    choosing.choose("play 2 foot at 1");
    expect(choosing.text).toBe("play 2 foot at 1");
    choosing.clear();
    expect(choosing.text).toBe("");
  });
});
