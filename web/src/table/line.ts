// The line to a table: whole updates come in, commands go out and are sent again until answered.
import { BadMessage, parsed } from "../shapes";
import {
  shapes,
  type ChatLine,
  type Confirmed,
  type Conflict,
  type FromServer,
  type Presence,
  type Refused,
  type Told,
  type Update,
} from "../wire";
import { remember, remembered } from "./memory";
import { Outbox, type Command } from "./outbox";
import { Pulse } from "./pulse";

export type Answer = Confirmed | Conflict | Refused;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = Without<Command, "id" | "version">;

export interface Heard {
  update(update: Update, story: Told[]): void;
  chat(line: ChatLine): void;
  presence(presence: Presence): void;
  line(open: boolean): void;
  gone(code: string): void;
  /** A message could not be read; the line begins again. */
  unreadable(): void;
  /** What came of a command that was given before the page was opened. */
  late(answer: Answer): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const AGAIN = 1_000; // when the server's database is away
const [SIGNED_OUT, REFUSED, NO_TABLE, GONE] = [4401, 4403, 4404, 4410]; // it is no use to come again
const ANOTHER = 1012; // the server begins anew, it may be from a backup: what we know may not be so any more

/** A name for a command; randomUUID is not there on a plain http address of a local network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  private socket: WebSocket | null = null;
  private readonly outbox: Outbox;
  private readonly pulse = new Pulse(
    () => this.send({ do: "ping" }),
    () => this.giveUp(),
  );
  private readonly settled = new Map<string, (answer: Answer) => void>();
  private story: Told[] = [];
  private version = 0; // that is shown
  private since = 0; // the version that our story goes to; 0: it lacks something
  private wait = FIRST_WAIT;
  private misread = false; // the last message could not be read: the time between attempts grows
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly heard: Heard,
    private viewer: number | null = null,
  ) {
    this.outbox = new Outbox(table);
    this.takeOver();
    this.open();
  }

  /** Send a command; it is kept, and sent again after a lost line or a closed page. */
  command(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: newId(), version: this.version } as Command;
    this.outbox.add(command);
    this.send(command);
    return new Promise((settle) => this.settled.set(command.id, settle));
  }

  /** How many commands wait for an answer that will come over this line. */
  get waiting(): number {
    return this.outbox.all().filter((one) => this.settled.has(one.id)).length;
  }

  /** See the table through another seat's eyes. */
  look(seat: number): void {
    this.viewer = seat;
    this.forgetStory();
    this.send({ do: "look", seat });
  }

  close(): void {
    this.ended = true;
    this.pulse.stop();
    this.socket?.close();
  }

  /** Answer for all that is kept, also for what a page has left behind that was closed. */
  private takeOver(): Command[] {
    const kept = this.outbox.all();
    for (const { id } of kept) if (!this.settled.has(id)) this.settled.set(id, (answer) => this.heard.late(answer));
    return kept;
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: String(this.since) });
    if (this.viewer !== null) query.set("viewer", String(this.viewer));
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}?${query}`);
    this.socket = socket;
    this.pulse.expect();
    socket.onopen = () => {
      this.pulse.beat();
      if (!this.misread) this.wait = FIRST_WAIT;
      const kept = this.takeOver();
      this.heard.line(true);
      for (const command of kept) this.send(command);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return; // it was given up
      this.pulse.beat();
      this.read(String(event.data));
    };
    socket.onclose = (event) => socket === this.socket && this.lost(event.code, event.reason);
  }

  private read(text: string): void {
    try {
      this.take(parsed<FromServer>(JSON.parse(text), "FromServer", shapes));
      this.misread = false;
    } catch (error) {
      if (!(error instanceof BadMessage || error instanceof SyntaxError)) throw error;
      this.reject(error);
    }
  }

  /** A message is not what this page knows: report it, and have everything sent again. */
  reject(error: Error): void {
    if (!this.socket) return;
    console.error(error);
    this.misread = true;
    this.heard.unreadable();
    this.forgetStory();
    this.giveUp();
  }

  /** Nobody answers: leave this socket to itself, and try another. */
  private giveUp(): void {
    const silent = this.socket;
    this.lost();
    silent?.close();
  }

  private lost(code = 0, reason = ""): void {
    this.socket = null;
    this.pulse.stop();
    if (this.ended) return;
    if ([SIGNED_OUT, REFUSED, NO_TABLE, GONE].includes(code)) {
      this.ended = true;
      this.heard.gone(reason);
      return;
    }
    if (code === ANOTHER) this.forgetStory();
    if (this.version === 0) this.recall();
    this.heard.line(false);
    setTimeout(() => !this.ended && this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Without a network, the table as it was when we last saw it. */
  private recall(): void {
    const last = remembered(this.table);
    if (!last) return;
    this.version = last.update.version;
    this.heard.update(last.update, last.story);
  }

  private send(message: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.pulse.expect();
  }

  private take(message: FromServer): void {
    if (message.t === "update") this.update(message);
    else if (message.t === "chat") this.heard.chat(message);
    else if (message.t === "presence") this.heard.presence(message);
    else if (message.t !== "gone" && message.t !== "pong") this.answer(message);
  }

  /** Have it told from the beginning. */
  private forgetStory(): void {
    this.story = [];
    this.since = 0;
  }

  private update(update: Update): void {
    this.version = update.version;
    this.since = update.told_from > this.story.length ? 0 : update.version;
    this.story = [...this.story.slice(0, update.told_from), ...update.told];
    remember(this.table, { update, story: this.story });
    this.heard.update(update, this.story);
  }

  private answer(answer: Answer): void {
    const id = answer.id ?? "";
    const kept = this.outbox.all().find((one) => one.id === id);
    if (kept && answer.t === "refused" && ["storage-away", "table-busy"].includes(answer.code)) {
      setTimeout(() => this.send(kept), AGAIN);
      return;
    }
    if (answer.t === "conflict") this.update(answer.update);
    this.outbox.drop(id);
    this.settled.get(id)?.(answer);
    this.settled.delete(id);
  }
}
