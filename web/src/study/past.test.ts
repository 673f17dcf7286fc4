import { afterEach, describe, expect, it, vi } from "vitest";
import { sampleTable, sampleUpdate } from "../sample";
import { Past } from "./past.svelte";

const told = (seat: number, text: string) => ({ seat, text, notes: [] });
const story = [
  told(-1, "start 1"),
  told(0, "wall a1"),
  told(1, "wall a2"),
  told(-1, "threat aN1 2"),
  told(0, "wall a3"),
];

/** A server with one table of four versions that is being played; it keeps what it was asked. */
function serve(seats = [0]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const query = new URLSearchParams(address.split("?")[1]);
    asked.push(query);
    const version = Number(query.get("version") ?? 4);
    const since = Number(query.get("since") ?? 0);
    const you = { viewer: Number(query.get("viewer") ?? 0), seats, may_undo: false, may_ask_undo: false };
    const body = sampleUpdate({ version, table: sampleTable({ fork_moves: 0 }), you, told: since ? [] : story });
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("a game in a replay", () => {
  it("has a position for every step, with the story up to there", async () => {
    serve();
    const past = await Past.of("t", null);
    expect(past.steps.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    const { update, story: upTo } = await past.at(2);
    expect(update.version).toBe(3);
    expect(upTo).toEqual(story.slice(0, 4));
    expect(past.told(2).map(({ text }) => text)).toEqual(["wall a2", "threat aN1 2"]);
  });

  it("fetches a position once, and never its story again", async () => {
    const asked = serve();
    const past = await Past.of("t", 1);
    past.prefetch(1);
    await past.at(1);
    await past.at(2);
    await past.at(3);
    expect(asked.map((query) => [query.get("version"), query.get("since"), query.get("viewer")])).toEqual([
      [null, null, "1"], // the table as it is
      ["3", "3", "1"],
      ["1", "1", "1"],
      ["2", "2", "1"], // the last one was there already
    ]);
  });

  it.each([null, 0, 1])("has a spectator's view for people who share a device in a running game", async (wanted) => {
    serve([0, 1]);
    const past = await Past.of("t", wanted);
    expect([past.viewer, past.eyes]).toEqual([-1, [-1]]);
  });

  it("fetches again after a failure", async () => {
    serve();
    const past = await Past.of("t", null);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    await expect(past.at(1)).rejects.toThrow();
    serve();
    expect((await past.at(1)).update.version).toBe(2);
  });
});
