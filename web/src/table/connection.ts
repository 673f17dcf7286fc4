// The connection to a table: receives complete updates, and resends commands until they are confirmed.
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
import { Heartbeat } from "./heartbeat";

export type Answer = Confirmed | Conflict | Refused;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type NewCommand = Without<Command, "id" | "version">;

export interface ConnectionListener {
  update(update: Update, story: Told[]): void;
  chat(line: ChatLine): void;
  presence(presence: Presence): void;
  connected(open: boolean): void;
  gone(code: string): void;
  /** A message could not be read; the connection starts again. */
  unreadable(): void;
  /** The answer to a command from before the page was loaded. */
  late(answer: Answer): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const RETRY_AFTER = 1_000; // when the server has lost its database
const [SIGNED_OUT, REFUSED, NO_TABLE, GONE] = [4401, 4403, 4404, 4410]; // reconnecting is useless
const RESTARTED = 1012; // the server restarts, maybe from a backup: drop what we know

/** A random id for a command; browsers have randomUUID over https only. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  private socket: WebSocket | null = null;
  private readonly outbox: Outbox;
  private readonly heartbeat = new Heartbeat(
    () => this.send({ do: "ping" }),
    () => this.giveUp(),
  );
  private readonly answerHandlers = new Map<string, (answer: Answer) => void>();
  private story: Told[] = [];
  private version = 0; // the last version received
  private since = 0; // the version that our story reaches; 0 if it is incomplete
  private wait = FIRST_WAIT;
  private misread = false; // the last message could not be read: the time between attempts grows
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly listener: ConnectionListener,
    private viewer: number | null = null,
  ) {
    this.outbox = new Outbox(table);
    this.takeOver();
    this.open();
  }

  /** Send a command. It is stored, and sent again after a reconnect or when the page is opened again. */
  command(wanted: NewCommand): Promise<Answer> {
    const command = { ...wanted, id: newId(), version: this.version } as Command;
    this.outbox.add(command);
    this.send(command);
    return new Promise((resolve) => this.answerHandlers.set(command.id, resolve));
  }

  /** How many commands wait for an answer on this connection. */
  get waiting(): number {
    return this.outbox.all().filter((one) => this.answerHandlers.has(one.id)).length;
  }

  /** Ask for the view of another seat. */
  look(seat: number): void {
    this.viewer = seat;
    this.forgetStory();
    this.send({ do: "look", seat });
  }

  close(): void {
    this.ended = true;
    this.heartbeat.stop();
    this.socket?.close();
  }

  /** Handle the answers to all stored commands, also those of a page that was closed. */
  private takeOver(): Command[] {
    const kept = this.outbox.all();
    for (const { id } of kept)
      if (!this.answerHandlers.has(id)) this.answerHandlers.set(id, (answer) => this.listener.late(answer));
    return kept;
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: String(this.since) });
    if (this.viewer !== null) query.set("viewer", String(this.viewer));
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}?${query}`);
    this.socket = socket;
    this.heartbeat.expect();
    socket.onopen = () => {
      this.heartbeat.beat();
      if (!this.misread) this.wait = FIRST_WAIT;
      const kept = this.takeOver();
      this.listener.connected(true);
      for (const command of kept) this.send(command);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return; // it was abandoned
      this.heartbeat.beat();
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

  /** Report a message that does not match its type, reconnect, and load everything again. */
  reject(error: Error): void {
    if (!this.socket) return;
    console.error(error);
    this.misread = true;
    this.listener.unreadable();
    this.forgetStory();
    this.giveUp();
  }

  /** The server does not answer: abandon this socket and open another. */
  private giveUp(): void {
    const silent = this.socket;
    this.lost();
    silent?.close();
  }

  private lost(code = 0, reason = ""): void {
    this.socket = null;
    this.heartbeat.stop();
    if (this.ended) return;
    if ([SIGNED_OUT, REFUSED, NO_TABLE, GONE].includes(code)) {
      this.ended = true;
      this.listener.gone(reason);
      return;
    }
    if (code === RESTARTED) this.forgetStory();
    if (this.version === 0) this.recall();
    this.listener.connected(false);
    setTimeout(() => !this.ended && this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Without a network, show the table as it was last seen. */
  private recall(): void {
    const last = remembered(this.table);
    if (!last) return;
    this.version = last.update.version;
    this.listener.update(last.update, last.story);
  }

  private send(message: object): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.heartbeat.expect();
  }

  private take(message: FromServer): void {
    if (message.t === "update") this.update(message);
    else if (message.t === "chat") this.listener.chat(message);
    else if (message.t === "presence") this.listener.presence(message);
    else if (message.t !== "gone" && message.t !== "pong") this.answer(message);
  }

  /** Drop the story, so that the server sends all of it again. */
  private forgetStory(): void {
    this.story = [];
    this.since = 0;
  }

  private update(update: Update): void {
    this.version = update.version;
    this.since = update.told_from > this.story.length ? 0 : update.version;
    this.story = [...this.story.slice(0, update.told_from), ...update.told];
    remember(this.table, { update, story: this.story });
    this.listener.update(update, this.story);
  }

  private answer(answer: Answer): void {
    const id = answer.id ?? "";
    const kept = this.outbox.all().find((one) => one.id === id);
    if (kept && answer.t === "refused" && ["storage-away", "table-busy"].includes(answer.code)) {
      setTimeout(() => this.send(kept), RETRY_AFTER);
      return;
    }
    if (answer.t === "conflict") this.update(answer.update);
    this.outbox.drop(id);
    this.answerHandlers.get(id)?.(answer);
    this.answerHandlers.delete(id);
  }
}
