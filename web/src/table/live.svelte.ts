// A running game at a table of the server.
import { announcer } from "../announce.svelte";
import { call } from "../api";
import { reducedMotion } from "../device.svelte";
import type { Choosing, Position, Screen } from "../games";
import { attempt } from "../pages/parts/attempt";
import type { ChatLine, Hint, Presence, Refused, Told, Update, View } from "../wire";
import { words } from "../words.svelte";
import type { Answer, Connection, NewCommand } from "./connection";
import { Play } from "./play.svelte";

const MOVE_SHOWN = 350; // milliseconds before the next move of the others is drawn
const NOTE_SHOWN = 1100; // for a note of a scoring

export class LivePlay<V extends View = View, C extends Choosing = Choosing> extends Play<V, C> {
  connected = $state(true);
  pending = $state(false); // a command has not been answered yet
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false); // while a hint is computed
  /** The seat whose turn it is at a shared device. */
  readonly next: number = $derived.by(() => (this.you.seats.includes(this.table.turn) ? this.table.turn : this.viewer));
  /** Whether the curtain is closed: until the next player has opened it and their view has arrived. */
  readonly veiled: boolean = $derived.by(
    () => this.you.seats.length > 1 && !this.over && (this.next !== this.unveiled || this.viewer !== this.next),
  );
  private unveiled = $state(-1); // the seat that opened the curtain
  private made = $state(0); // the version after our last confirmed command
  private queue: { update: Position<V>; story: Told[] }[] = [];
  private busy = $state(false); // updates are still being shown
  private skip: (() => void) | null = null;
  private enough = 0; // skip everything up to this version

  constructor(
    screen: Screen<V, C>,
    private readonly connection: Connection,
    update: Update,
    story: Told[],
  ) {
    super(screen, update, story);
    this.pending = connection.waiting > 0; // commands of a page that was closed before the answer
  }

  /** Not between a confirmation and its position: the old position would accept moves again. */
  get ready(): boolean {
    return !this.pending && !this.busy && this.update.version >= this.made;
  }

  // ---- what comes in ---------------------------------------------------------------------------
  /** The connection was opened or lost. */
  connectionChanged(open: boolean): void {
    this.connected = open;
    this.pending = this.connection.waiting > 0;
  }

  /** Queue an update; the moves of others are shown one after another. */
  take(update: Update, story: Told[]): void {
    this.made = Math.min(this.made, update.version); // a backup may not know of our last command
    this.queue.push({ update: this.screen.read(update), story });
    if (!this.busy) void this.show();
  }

  /** Skip to the last update in the queue. */
  skipAll(): void {
    this.enough = (this.queue.at(-1)?.update ?? this.update).version;
    this.skip?.();
  }

  private async show(): Promise<void> {
    this.busy = true;
    let next: { update: Position<V>; story: Told[] } | undefined;
    while ((next = this.queue.shift())) {
      const sameEyes = next.update.you.viewer === this.update.you.viewer; // another viewer has another story
      const news = sameEyes ? next.story.slice(this.sharedWith(next.story)) : [];
      this.set(next.update, next.story);
      this.tell(news);
      for (const note of news.flatMap((told) => told.notes).filter((one) => this.screen.showsNote(one)))
        if (await this.pause(NOTE_SHOWN, () => (this.shownNote = note))) break;
      this.shownNote = null;
      const byOthers = news.some((told) => told.seat >= 0 && !this.you.seats.includes(told.seat));
      if (byOthers && this.queue.length) await this.pause(MOVE_SHOWN);
    }
    this.busy = false;
    this.callToMove();
  }

  private set(update: Position<V>, story: Told[]): void {
    const moved = update.version !== this.update.version || update.you.viewer !== this.update.you.viewer;
    this.update = update;
    this.story = story;
    if (moved) {
      this.choosing.clear();
      this.hint = null;
    }
  }

  private sharedWith(story: Told[]): number {
    let same = 0;
    const isSame = (a?: Told, b?: Told) => a && b && a.text === b.text && a.seat === b.seat;
    while (same < story.length && isSame(story[same], this.story[same])) same++;
    return same;
  }

  /** Wait a moment; return whether the rest is to be skipped. */
  private pause(time: number, first?: () => void): Promise<boolean> {
    if (reducedMotion() || document.hidden || this.update.version <= this.enough) return Promise.resolve(true);
    first?.();
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), time);
      this.skip = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  private tell(news: Told[]): void {
    if (this.veiled) return; // the next player must not hear it
    const said = news
      .slice(-6)
      .flatMap((told) => [this.words(told), ...told.notes.map((note) => words.note(note, this.colours, this.game))]);
    if (said.some(Boolean)) announcer.tell(said.filter(Boolean).join(" "));
  }

  private callToMove(): void {
    if (this.veiled) return;
    if (this.over) announcer.call(words.say("game-over"));
    else if (this.deciding)
      announcer.call(`${words.say("your-turn")} ${words.prompt(this.view.prompt, this.colours, this.game)}`);
  }

  // ---- what goes out ---------------------------------------------------------------------------
  async command(wish: NewCommand): Promise<boolean> {
    this.pending = true;
    const seat = this.viewer >= 0 ? { seat: this.viewer } : {};
    return this.answered(await this.connection.command({ ...seat, ...wish } as NewCommand));
  }

  /** Handle the answer to a command; return whether it was confirmed. */
  answered(answer: Answer): boolean {
    this.pending = this.connection.waiting > 0;
    if (answer.t === "confirmed") this.made = answer.version;
    if (answer.t === "refused") {
      announcer.show(words.refusal(answer, this.game), "refusal", answer.clause ?? "");
      this.choosing.clear();
    }
    if (answer.t === "conflict") announcer.show(words.say("table-went-on"), "refusal");
    return answer.t === "confirmed";
  }

  async send(text: string): Promise<void> {
    if (this.deciding) await this.command({ do: "move", text });
  }

  async whyNot(text: string): Promise<void> {
    const query = { text, ...(this.viewer >= 0 ? { seat: this.viewer } : {}) };
    await attempt(async () => {
      const { refusal } = await call("why", { path: { table: this.table.id }, query });
      if (refusal && !this.veiled)
        announcer.show(this.reason(refusal), "refusal", refusal.clause || (this.view.prompt.clause ?? ""));
    }, this.game);
  }

  /** The reason in words, without quoting a move text that the player never typed. */
  private reason(refusal: Refused): string {
    return refusal.code === "something-else-is-asked" ? this.wanted : words.refusal(refusal, this.game);
  }

  notNow(): void {
    if (this.deciding) announcer.show(this.wanted, "refusal", this.view.prompt.clause ?? "");
  }

  /** What is expected instead: the next step of the chosen move, or the prompt. */
  private get wanted(): string {
    const step = this.choosing.text ? "" : this.choosing.summary;
    return words.say("not-now", { wanted: step || words.prompt(this.view.prompt, this.colours, this.game) });
  }

  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    await attempt(async () => {
      const hint = await call("hint", { path: { table: this.table.id }, query: { seat: this.viewer } });
      if (hint.version !== this.update.version) return;
      this.hint = hint;
      this.choosing.choose(hint.text);
    }, this.game);
    this.thinking = false;
  }

  /** Send a chat message; return whether it was sent. */
  say(text: string): Promise<boolean> {
    return attempt(() => call("say", { path: { table: this.table.id }, body: { text } }), this.game);
  }

  /** Open the curtain for the next player. */
  unveil(): void {
    this.unveiled = this.next;
    this.connection.look(this.next);
  }
}
