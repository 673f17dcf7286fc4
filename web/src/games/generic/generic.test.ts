import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rendered } from "../../rendered";
import { Play } from "../../table/play.svelte";
import { sampleTable, sampleUpdate, sampleView } from "../../sample";
import type { SeatInfo, View } from "../../wire";
import { words } from "../../words.svelte";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import type { ListChoosing } from "./choosing.svelte";
import { fieldsOf } from "./fields";
import screen from "./screen";
import Tray from "./Tray.svelte";

const VIEW = {
  game: "heaps",
  players: 2,
  viewer: 0,
  current: 0,
  over: false,
  scores: [0, 0],
  names: {},
  prompt: { code: "take", clause: "HE-1", facts: {} },
  legal: ["take 1 of a", "take 2 of a", "take 1 of b"],
  heaps: { a: 2, b: 1 },
  last_taken: [0, 3],
  gone: [],
  log: [{ seat: 1, took: 3, heap: "b" }],
};

const sent = vi.fn<(text: string) => void>();

class TestPlay extends Play<View, ListChoosing> {
  ready = true;
  send(text: string): Promise<void> {
    return Promise.resolve(sent(text));
  }
  whyNot = (): Promise<void> => Promise.resolve();
  notNow = (): void => undefined;
}

function play(view: object = {}): TestPlay {
  const shown = { ...VIEW, ...view };
  const bot: SeatInfo = { kind: "bot", person: "", name: "", level: "easy", word: "" };
  const update = sampleUpdate({ view: sampleView(shown), table: sampleTable({ seats: [bot, bot] }) });
  return new TestPlay(screen, update, []);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
});
beforeEach(() => sent.mockClear());

describe("a view of a game without a screen of its own", () => {
  it("shows its own fields, without empty ones and those of all views", () => {
    const view = play().view;
    expect(fieldsOf(view).map(({ label }) => label)).toEqual(["heaps", "last taken", "log"]);
  });

  it("has a row for each thing and a line for each value", () => {
    const { text, tags } = rendered(Board, { play: play() });
    expect(text).toBe("heaps a 2 b 1 last taken 0, 3 log seat took heap 1 3 b");
    expect(tags("table")).toHaveLength(1);
  });

  it("has facts for a seat where it has one value for each", () => {
    expect(rendered(Facts, { play: play(), seat: 1 }).text).toBe("last taken: 3");
  });
});

describe("its moves", () => {
  it("are all buttons, one of them a tab stop", () => {
    const { text, tags } = rendered(Tray, { play: play() });
    expect(text).toBe("take 1 of a 1 take 2 of a 2 take 1 of b 3");
    expect(tags("button").map((tag) => /data-move="(.*?)"/.exec(tag)?.[1])).toEqual(VIEW.legal);
  });

  it("are not there while another player decides", () => {
    expect(rendered(Tray, { play: play({ current: 1 }) }).tags("button")).toEqual([]);
  });

  it("are chosen by number, confirmed as they are, and taken back", () => {
    const { choosing } = play();
    expect([choosing.key("2"), choosing.text, choosing.summary]).toEqual([true, "take 2 of a", "take 2 of a"]);
    expect(choosing.key("4")).toBe(false);
    expect([choosing.back(), choosing.text, choosing.back()]).toEqual([true, "", false]);
  });

  it("are dropped when they are no longer legal", () => {
    const one = play();
    one.choosing.choose("take 2 of a");
    one.update = { ...one.update, view: { ...one.view, legal: ["take 1 of b"] } };
    expect(one.choosing.text).toBe("");
  });
});
