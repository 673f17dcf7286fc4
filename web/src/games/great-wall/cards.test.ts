import { beforeAll, describe, expect, it, vi } from "vitest";
import { rendered } from "../../rendered";
import type { Play } from "./play";
import type { GreatWallView, WallLine } from "./wire";
import { words } from "../../words.svelte";
import { GreatWallChoosing } from "./choosing.svelte";
import Hand from "./Hand.svelte";
import Lane from "./Lane.svelte";
import { marksOf } from "./marks";
import { Roving } from "../../board/roving.svelte";

const LEGAL = ["draw", "play foot at 1", "play 2 foot at 1", "play gate at 1"];

function table(
  hand: Record<string, number>,
  walls: WallLine[] = [{ tokens: [5, 3] }],
  standing: GreatWallView["walls"] = [],
) {
  const view = {
    game: "great-wall",
    players: 2,
    viewer: 0,
    current: 0,
    over: false,
    scores: [0, null],
    prompt: { code: "act", clause: "" },
    legal: LEGAL,
    table: { players: 2, walls },
    decks: {},
    hand,
    walls: standing,
  };
  const play = {
    view,
    viewer: 0,
    game: "great-wall",
    over: false,
    deciding: true,
    legal: LEGAL,
    colours: ["red", "green"],
    story: [],
    last: null,
    shown: null,
    name: (seat: number) => ["Anna", "Bela"][seat],
  } as unknown as Play;
  play.choosing = new GreatWallChoosing(play);
  return { play, choosing: play.choosing };
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn("great-wall");
});

describe("the hand", () => {
  it("is a button for each kind, with how many there are", () => {
    const { html, tags } = rendered(Hand, { play: table({ foot: 2, gate: 1 }).play });
    expect(tags("button").map((tag) => /data-stop="(\w+)"/.exec(tag)?.[1])).toEqual(["gate", "foot"]);
    expect(html.match(/data-card=/g)).toHaveLength(3);
  });

  it("says how many of a kind are chosen", () => {
    const { play, choosing } = table({ foot: 2, gate: 1 });
    choosing.pickCard("foot");
    const { tags, text } = rendered(Hand, { play });
    expect(tags("button").map((tag) => tag.includes('aria-pressed="true"'))).toEqual([false, true]);
    expect(text).toContain("1/2");
  });

  it("says that it is empty", () => {
    const { tags, text } = rendered(Hand, { play: table({}).play });
    expect([tags("button"), text.length > 0]).toEqual([[], true]);
  });
});

describe("a lane", () => {
  const cards = { red: { foot: 2 }, green: { wall: 1 } };
  const lane = ({ play }: { play: Play }, seat: number) =>
    rendered(Lane, { play, rover: new Roving(), marks: marksOf(play), wall: 1, seat, row: 1, noble: false });
  const name = (html: string) => /class="pick[^>]*aria-label="([^"]*)"/.exec(html)?.[1]?.replace(/[\u2068\u2069]/g, "");

  it("is named by its player, its wall and its cards", () => {
    const game = table({ foot: 1 }, [{ tokens: [5, 3], cards } as WallLine]);
    expect(name(lane(game, 0).html)).toMatch(/^Anna in section 1: 2 foot soldiers/);
    expect(name(lane(game, 1).html)).toMatch(/^Bela in section 1: wall/);
    expect(name(lane(table({ foot: 1 }), 1).html)).toBe("Bela in section 1: no cards.");
  });

  it("can be pressed by its owner while a card is held that may go there", () => {
    const game = table({ foot: 2 });
    expect(lane(game, 0).html).not.toContain("data-legal");
    game.choosing.pickCard("foot");
    expect(lane(game, 0).html).toContain('data-legal="legal"');
    expect(lane(game, 1).html).not.toContain("data-legal");
    game.choosing.pickWall(1);
    expect(lane(game, 0).html).toContain('aria-pressed="true"');
  });
});
