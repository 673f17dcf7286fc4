import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleUpdate } from "../sample";
import type { Told } from "../wire";
import { Connection, type ConnectionListener } from "./connection";
import { PING_AFTER, LOST_AFTER } from "./heartbeat";

/** A server that answers as a test says. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

class FakeStorage {
  private items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}

const told = (text: string): Told => ({ seat: 0, text, notes: [] });
const update = (version: number, from: number, ...texts: string[]) =>
  sampleUpdate({ version, told_from: from, told: texts.map(told) });
const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

function listener() {
  const heard = {
    updates: [] as [number, string[]][],
    lines: [] as boolean[],
    gone: [] as string[],
    late: [] as string[],
    unreadable: 0,
  };
  const ear: ConnectionListener = {
    update: (one, story) => heard.updates.push([one.version, story.map((each) => each.text)]),
    chat: () => undefined,
    presence: () => undefined,
    connected: (open) => heard.lines.push(open),
    gone: (code) => heard.gone.push(code),
    late: (answer) => heard.late.push(answer.t),
    unreadable: () => heard.unreadable++,
  };
  return { heard, ear };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection to a table", () => {
  it("joins the story from the parts in the updates", () => {
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().open();
    latest().say(update(3, 0, "a", "b"));
    latest().say(update(4, 2, "c"));
    latest().say(update(5, 1, "d")); // b and c were taken back
    expect(heard.updates).toEqual([
      [3, ["a", "b"]],
      [4, ["a", "b", "c"]],
      [5, ["a", "d"]],
    ]);
  });

  it("resends a command with the same id until it is answered", async () => {
    const { ear } = listener();
    const connection = new Connection("t", ear);
    latest().open();
    latest().say(update(7, 0, "a"));
    const answer = connection.command({ do: "move", text: "draw", seat: 0 });
    const first = latest().sent.at(-1);
    expect(first).toMatchObject({ do: "move", text: "draw", version: 7 });
    latest().drop();
    vi.advanceTimersByTime(1000);
    latest().open();
    expect(latest().sent).toEqual([first]);
    latest().say({ t: "confirmed", id: first?.["id"], version: 8 });
    expect(await answer).toMatchObject({ t: "confirmed", version: 8 });
    latest().drop();
    vi.advanceTimersByTime(1000);
    latest().open();
    expect(latest().sent).toEqual([]);
  });

  it("keeps a command when the page is closed", () => {
    const { ear } = listener();
    void new Connection("t", ear).command({ do: "undo" });
    const before = latest();
    expect(before.sent).toEqual([]); // it was never open
    new Connection("t", ear);
    latest().open();
    expect(latest().sent).toHaveLength(1);
    expect(latest().sent[0]).toMatchObject({ do: "undo" });
  });

  it("retries when the database is away", () => {
    const { ear } = listener();
    const connection = new Connection("t", ear);
    latest().open();
    void connection.command({ do: "undo" });
    const id = latest().sent[0]?.["id"];
    latest().say({ t: "refused", code: "storage-away", id });
    vi.advanceTimersByTime(1100);
    expect(latest().sent.map((one) => one["id"])).toEqual([id, id]);
    expect(connection.waiting).toBe(1);
  });

  it("reports the answer to a command of a closed page", () => {
    void new Connection("t", listener().ear).command({ do: "undo" });
    const { heard, ear } = listener();
    const connection = new Connection("t", ear);
    expect(connection.waiting).toBe(1);
    latest().open();
    latest().say({ t: "refused", code: "no-undo", id: latest().sent[0]?.["id"] });
    expect(heard.late).toEqual(["refused"]);
    expect(connection.waiting).toBe(0);
  });

  it("does not wait for the answers of another page", () => {
    const connection = new Connection("t", listener().ear);
    latest().open();
    void new Connection("t", listener().ear).command({ do: "undo" });
    expect(connection.waiting).toBe(0);
  });

  it("reconnects when there is no answer, and resends the command", () => {
    const { heard, ear } = listener();
    const connection = new Connection("t", ear);
    latest().open();
    void connection.command({ do: "undo" });
    const id = latest().sent[0]?.["id"];
    vi.advanceTimersByTime(LOST_AFTER);
    expect(heard.lines).toEqual([true, false]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().open();
    expect(latest().sent.map((one) => one["id"])).toEqual([id]);
    FakeSocket.all[0]?.drop(); // the browser gives the old one up at last
    expect(heard.lines).toEqual([true, false, true]);
  });

  it("sends a ping after a long silence", () => {
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().open();
    vi.advanceTimersByTime(PING_AFTER);
    expect(latest().sent).toEqual([{ do: "ping" }]);
    latest().say({ t: "pong" });
    vi.advanceTimersByTime(PING_AFTER);
    expect(latest().sent).toHaveLength(2);
    expect(heard.lines).toEqual([true]);
    vi.advanceTimersByTime(LOST_AFTER);
    expect(heard.lines).toEqual([true, false]);
  });

  it("does not wait for ever for a socket to open", () => {
    const { heard, ear } = listener();
    new Connection("t", ear);
    vi.advanceTimersByTime(LOST_AFTER + 1000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().open();
    expect(heard.lines).toEqual([false, true]);
  });

  it("does nothing after it was closed", () => {
    const connection = new Connection("t", listener().ear);
    latest().open();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.all.length, latest().sent]).toEqual([1, []]);
  });

  it("asks only for news after a reconnect", () => {
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().open();
    latest().say(update(12, 0, "a"));
    latest().drop();
    vi.advanceTimersByTime(1000);
    expect(latest().url).toContain("since=12");
    expect(heard.lines).toEqual([true, false]);
  });

  it("asks for the whole story while it has none for this viewer", () => {
    const { heard, ear } = listener();
    const connection = new Connection("t", ear);
    latest().open();
    latest().say(update(12, 0, "a", "b"));
    connection.look(1);
    latest().say(update(13, 2, "c")); // was on its way before they looked
    latest().drop();
    vi.advanceTimersByTime(1000);
    expect(latest().url).toContain("since=0&viewer=1");
    latest().say(update(13, 0, "a", "b", "c"));
    expect(heard.updates.at(-1)).toEqual([13, ["a", "b", "c"]]);
    latest().drop();
    vi.advanceTimersByTime(1000);
    expect(latest().url).toContain("since=13");
  });

  it("accepts an older version from a restored backup", () => {
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().open();
    latest().say(update(12, 0, "a", "b", "c"));
    latest().drop(1012, "restored");
    vi.advanceTimersByTime(1000);
    expect(latest().url).toContain("since=0");
    latest().open();
    latest().say(update(5, 0, "a", "z"));
    expect(heard.updates.at(-1)).toEqual([5, ["a", "z"]]);
    expect(heard.gone).toEqual([]);
  });

  it("prefers the server's table to the stored one", () => {
    new Connection("t", listener().ear);
    latest().open();
    latest().say(update(12, 0, "a", "b", "c"));
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().drop();
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().say(update(5, 0, "a", "z"));
    expect(heard.updates.map(([version]) => version)).toEqual([12, 5]);
  });

  it("reconnects after the database was away", () => {
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().open();
    latest().drop(1013, "storage-away");
    vi.advanceTimersByTime(1000);
    expect([heard.gone, FakeSocket.all.length]).toEqual([[], 2]);
  });

  it("ignores an abandoned socket", () => {
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().open();
    latest().say(update(3, 0, "a"));
    const silent = latest();
    vi.advanceTimersByTime(PING_AFTER + LOST_AFTER + 1000);
    latest().open();
    latest().say(update(4, 1, "b"));
    silent.say(update(3, 0, "a"));
    expect(heard.updates.at(-1)).toEqual([4, ["a", "b"]]);
  });

  it("shows the last known position without a network", () => {
    const first = listener();
    new Connection("t", first.ear);
    latest().open();
    latest().say(update(3, 0, "a", "b"));
    const second = listener();
    new Connection("t", second.ear);
    latest().drop();
    expect(second.heard.updates).toEqual([[3, ["a", "b"]]]);
  });

  it("does not reconnect to a table that is gone", () => {
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().drop(4404, "no-such-table");
    vi.advanceTimersByTime(60_000);
    expect(heard.gone).toEqual(["no-such-table"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("uses the table in a conflict", async () => {
    const { heard, ear } = listener();
    const connection = new Connection("t", ear);
    latest().open();
    latest().say(update(3, 0, "a"));
    const answer = connection.command({ do: "move", text: "draw" });
    latest().say({ t: "conflict", id: latest().sent[0]?.["id"], version: 4, update: update(4, 0, "a", "z") });
    expect((await answer).t).toBe("conflict");
    expect(heard.updates.at(-1)).toEqual([4, ["a", "z"]]);
  });

  it("reports a message that it cannot read, and loads everything again", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { heard, ear } = listener();
    new Connection("t", ear);
    latest().open();
    latest().say(update(3, 0, "a"));
    latest().say({ ...update(4, 1, "b"), table: { id: "t" } });
    expect([heard.unreadable, heard.updates.length, heard.lines]).toEqual([1, 1, [true, false]]);
    vi.advanceTimersByTime(300);
    expect(latest().url).toContain("since=0");
    latest().open();
    latest().say(update(4, 0, "a", "b"));
    expect([heard.unreadable, heard.updates.at(-1)]).toEqual([1, [4, ["a", "b"]]]);
  });

  it("waits longer each time while messages cannot be read", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    new Connection("t", listener().ear);
    for (const wait of [300, 600, 1200]) {
      latest().open();
      latest().say({ t: "no-such-message" });
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });
});
