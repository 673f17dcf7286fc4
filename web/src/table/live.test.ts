import { afterEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../announce.svelte";
import { readerOf, type Choosing, type Screen } from "../games";
import { sampleUpdate, sampleView } from "../sample";
import type { Told, Update } from "../wire";
import type { Answer, Connection } from "./connection";
import { LivePlay } from "./live.svelte";

const choosing = { clear: () => undefined } as Choosing;
const screen = {
  read: readerOf("View"),
  choosing: () => choosing,
  colours: () => ["red", "green"],
  showsNote: () => false,
} as unknown as Screen;

function position(version: number, current = 0): Update {
  return sampleUpdate({ version, view: sampleView({ current, legal: [`move of ${version}`] }) });
}

/** A table whose connection gives the answers of a test. */
function play(answer: Partial<Answer>): LivePlay {
  return new LivePlay(screen, { command: () => Promise.resolve(answer) } as unknown as Connection, position(1), []);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a scoring", () => {
  const told = (text: string): Told => ({ seat: 0, text, notes: [{ code: text, clause: "CC-7.2", facts: {} }] });
  const story = [told("first"), told("second"), told("third")];

  function scoring(): LivePlay {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { hidden: false });
    const game = new LivePlay({ ...screen, showsNote: () => true }, {} as Connection, position(1), []);
    game.take(position(2), story.slice(0, 1));
    game.take(position(3), story.slice(0, 2));
    return game;
  }

  it("plays out note by note", async () => {
    const game = scoring();
    expect([game.update.version, game.shownNote?.code]).toEqual([2, "first"]);
    await vi.advanceTimersByTimeAsync(1200);
    expect([game.update.version, game.shownNote?.code]).toEqual([3, "second"]);
  });

  it("shows no points or notes ahead of time", async () => {
    const note = (seat: number, points: number) => ({ code: "points", clause: "CC-7.2", facts: { seat, points } });
    const game = scoring();
    game.skipAll();
    await vi.advanceTimersByTimeAsync(0);
    const update = position(4);
    (update.view as { scores: number[] }).scores = [12, 3];
    game.take(update, [...story.slice(0, 2), { seat: 0, text: "third", notes: [note(1, 5), note(2, 3), note(1, 2)] }]);
    const lines = () => game.storySoFar.flatMap((told) => told.notes).length - 2;
    expect([game.scores, lines()]).toEqual([[10, 0], 1]);
    await vi.advanceTimersByTimeAsync(1200);
    expect([game.scores, lines()]).toEqual([[10, 3], 2]);
    game.skipAll();
    await vi.advanceTimersByTimeAsync(0);
    expect([game.shownNote, game.scores, lines()]).toEqual([null, [12, 3], 3]);
  });

  it("is skipped with everything queued, but not what arrives later", async () => {
    const game = scoring();
    game.skipAll();
    await vi.advanceTimersByTimeAsync(0);
    expect([game.update.version, game.shownNote, game.ready]).toEqual([3, null, true]);
    game.take(position(4), story);
    expect(game.shownNote?.code).toBe("third");
  });
});

describe("a press that means no move", () => {
  it("shows what is expected, with its clause", () => {
    const game = play({});
    (game.view as { prompt: object }).prompt = { code: "act", facts: {}, clause: "GW-3.4" };
    game.notNow();
    expect(announcer.toast).toMatchObject({ kind: "refusal", clause: "GW-3.4" });
  });

  it("shows nothing to a player who does not have to decide", () => {
    announcer.hide();
    const game = play({});
    game.take(position(2, 1), []);
    game.notNow();
    expect(announcer.toast).toBe(null);
  });
});

describe("an own move", () => {
  it("does not make the old position playable again before the new one arrives", async () => {
    const game = play({ t: "confirmed", version: 2 });
    expect(game.legal).toEqual(["move of 1"]);
    await game.send("move of 1");
    expect([game.pending, game.deciding, game.legal]).toEqual([false, false, []]);
    game.take(position(2), []);
    expect([game.deciding, game.legal]).toEqual([true, ["move of 2"]]);
  });

  it("may be confirmed after the new position", async () => {
    const game = play({ t: "confirmed", version: 2 });
    const sent = game.send("move of 1");
    game.take(position(2), []);
    expect(game.deciding).toBe(false);
    await sent;
    expect(game.deciding).toBe(true);
  });

  it("may be missing from a restored backup", async () => {
    const game = play({ t: "confirmed", version: 3 });
    await game.send("move of 1");
    game.take(position(2), []);
    expect([game.deciding, game.legal]).toEqual([true, ["move of 2"]]);
  });

  it("is still pending if the page was closed before the answer", () => {
    const connection = { waiting: 1 };
    const game = new LivePlay(screen, connection as Connection, position(1), []);
    expect([game.pending, game.legal]).toEqual([true, []]);
    connection.waiting = 0;
    game.answered({ t: "refused", code: "not-legal", facts: {}, clause: "CC-5.3", id: "" });
    expect(announcer.toast).toMatchObject({ kind: "refusal", clause: "CC-5.3" });
    expect([game.pending, game.legal]).toEqual([false, ["move of 1"]]);
  });

  it("of another page may have been confirmed there", () => {
    const connection = { waiting: 1 };
    const game = new LivePlay(screen, connection as Connection, position(1), []);
    connection.waiting = 0;
    game.connectionChanged(true);
    expect(game.legal).toEqual(["move of 1"]);
  });

  it("leaves the position playable when it was refused", async () => {
    const game = play({ t: "refused", code: "no" });
    await game.send("move of 1");
    expect(game.legal).toEqual(["move of 1"]);
  });
});
