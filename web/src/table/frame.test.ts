import { beforeAll, describe, expect, it, vi } from "vitest";
import { readerOf, type Choosing, type Screen } from "../games";
import { rendered } from "../rendered";
import { sampleTable, sampleUpdate, sampleView } from "../sample";
import ScoreTable from "../study/ScoreTable.svelte";
import { linesOf, partsOf } from "../study/scores";
import type { AskedInfo, NoteInfo, SeatInfo, Told } from "../wire";
import { words } from "../words.svelte";
import PendingRequest from "./PendingRequest.svelte";
import type { Connection } from "./connection";
import { LivePlay } from "./live.svelte";
import Rail from "./Rail.svelte";
import ScoringNote from "./ScoringNote.svelte";
import Score from "./Score.svelte";

const person = (name: string): SeatInfo => ({ kind: "person", person: name, name, level: "", word: "" });
const SEATS = [person("Anna"), person("Bela")];
const points = (seat: number, code: string, got: number): NoteInfo => ({
  code,
  clause: "GW-6.2",
  facts: { seat: seat + 1, points: got },
});
const told = (...notes: NoteInfo[]): Told => ({ seat: 0, text: "take 2", notes });

interface Parts {
  viewer?: number;
  current?: number;
  chosen?: string;
  you?: object;
  asked?: AskedInfo;
  scores?: (number | null)[];
  story?: Told[];
}

/** A table of Great Wall of China with two people, in some state. */
function table({
  viewer = 0,
  current = 0,
  chosen = "",
  you = {},
  asked,
  scores = [4, 0],
  story = [],
}: Parts = {}): LivePlay {
  const choosing = { text: chosen, summary: "", confirmLabel: "", clear: () => undefined } as unknown as Choosing;
  const screen = {
    choosing: () => choosing,
    colours: () => ["red", "green"],
    showsNote: () => true,
    read: readerOf("View"),
  } as unknown as Screen;
  const view = sampleView({ viewer, current, scores, prompt: { code: "first-action", clause: "GW-3.4", facts: {} } });
  const update = sampleUpdate({
    view,
    you: { viewer, seats: viewer < 0 ? [] : [viewer], may_undo: false, may_ask_undo: false, ...you },
    table: sampleTable({ game: "great-wall", turn: current, seats: SEATS, asked: asked ?? null }),
  });
  return new LivePlay(screen, { waiting: 0 } as Connection, update, story);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn("great-wall", "study");
});

describe("the prompt rail", () => {
  const rail = (parts: Parts) => rendered(Rail, { play: table(parts), confirm: () => true, undo: () => true });
  const disabled = (parts: Parts, act: string) =>
    / disabled|aria-disabled="true"/.test(
      rail(parts)
        .tags("button")
        .find((tag) => tag.includes(`data-act="${act}"`)) ?? "",
    );

  it("asks the player who has to decide, and cites the clause", () => {
    expect(rail({}).text).toMatch(/action.*Why\? GW-3\.4/);
  });

  it("names the player who is thinking, and asks nothing", () => {
    expect(rail({ current: 1 }).text).toContain("Bela is thinking");
    expect(disabled({ current: 1, chosen: "draw" }, "confirm")).toBe(true);
    expect(disabled({ current: 1 }, "hint")).toBe(true);
  });

  it("confirms only a chosen move", () => {
    expect([disabled({}, "confirm"), disabled({ chosen: "draw" }, "confirm")]).toEqual([true, false]);
  });

  it("offers undo, or a request for it, where that is allowed", () => {
    expect([disabled({}, "undo"), disabled({ you: { may_undo: true } }, "undo")]).toEqual([true, false]);
    expect(rail({ you: { may_undo: true } }).text).toContain("Undo");
    expect(rail({ you: { may_ask_undo: true } }).text).toContain("Ask");
  });

  it("has no buttons for a spectator", () => {
    expect(rail({ viewer: -1 }).html).not.toContain("data-act");
  });
});

describe("a scoring", () => {
  it("shows its clause, and can be skipped", () => {
    const { text } = rendered(ScoringNote, { play: table(), note: points(0, "token-taken", 7) });
    expect(text).toMatch(/7.*GW-6\.2 Skip$/);
  });
});

describe("the points of a seat", () => {
  const story = [told(points(0, "token-taken", 7), points(0, "token-stranded", -3), points(1, "token-taken", 2))];

  it("are a button with the player's name if they have parts", () => {
    const { tags } = rendered(Score, { play: table({ story }), seat: 0 });
    expect(tags("button")[0]).toContain('aria-label="Anna: 4 points"');
  });

  it("are a number without parts, and a question mark if they are secret", () => {
    expect(rendered(Score, { play: table(), seat: 0 }).tags("button")).toEqual([]);
    const secret = rendered(Score, { play: table({ story, scores: [null, null] }), seat: 0 });
    expect([secret.text, secret.tags("button")]).toEqual(["?", []]);
  });

  it("are summed up by their parts, a column for each seat", () => {
    const play = table({ story });
    const { html } = rendered(ScoreTable, {
      play,
      seats: [1, 0],
      parts: partsOf(linesOf(story, play.colours), 2),
      totals: [4, 2],
    });
    const rows = (html.match(/<tr.*?<\/tr>/gs) ?? []).map((row) =>
      (row.match(/<td.*?<\/td>/gs) ?? []).map((cell) => cell.replace(/<[^>]*>/g, "")),
    );
    expect(rows).toEqual([[], ["+2", "+7"], ["–", "−3"], ["2", "4"]]);
  });
});

describe("a request to the other players", () => {
  const asked = (seat: number, waiting_for: number[]): AskedInfo => ({ what: "undo", seat, waiting_for });

  it("has buttons only for those who have to answer", () => {
    expect(rendered(PendingRequest, { play: table({ asked: asked(1, [0]) }) }).tags("button")).toHaveLength(2);
    const own = rendered(PendingRequest, { play: table({ asked: asked(0, [1]) }) });
    expect(own.tags("button")).toEqual([]);
    expect(own.text).toContain("Bela");
  });
});
