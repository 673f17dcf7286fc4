// A game at a table of the server, as it is being played.
import { announcer } from "../announce.svelte";
import { call } from "../api";
import { reducedMotion } from "../device.svelte";
import type { Choosing, Position, Screen } from "../games";
import { attempt } from "../pages/parts/attempt";
import type { ChatLine, Hint, Presence, Refused, Told, Update, View } from "../wire";
import { words } from "../words.svelte";
import type { Answer, Line, Wish } from "./line";
import { Play } from "./play.svelte";

const MOVE_SHOWN = 350; // milliseconds before the next move of the others is drawn
const NOTE_SHOWN = 1100; // for a line of a scoring

export class LivePlay<V extends View = View, C extends Choosing = Choosing> extends Play<V, C> {
  connected = $state(true);
  pending = $state(false); // a command of ours has not been answered yet
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false); // about a hint
  /** Who is to sit before the device, where several people share it. */
  readonly next: number = $derived.by(() => (this.you.seats.includes(this.table.turn) ? this.table.turn : this.viewer));
  /** The curtain stays until what is on the screen is really for the next one's eyes. */
  readonly veiled: boolean = $derived.by(
    () => this.you.seats.length > 1 && !this.over && (this.next !== this.unveiled || this.viewer !== this.next),
  );
  private unveiled = $state(-1); // whose eyes may look
  private made = $state(0); // the version that our last command has made
  private queue: { update: Position<V>; story: Told[] }[] = [];
  private busy = $state(false); // something is still to be shown
  private skip: (() => void) | null = null;
  private enough = 0; // the version up to which whoever looks wants to see nothing more

  constructor(
    screen: Screen<V, C>,
    private readonly line: Line,
    update: Update,
    story: Told[],
  ) {
    super(screen, update, story);
    this.pending = line.waiting > 0; // what a page has left behind that was closed before the answer
  }

  /** Not between an answer and the position it speaks of: the old one would be open once more. */
  get ready(): boolean {
    return !this.pending && !this.busy && this.update.version >= this.made;
  }

  // ---- what comes in ---------------------------------------------------------------------------
  /** The line was opened, or is lost. */
  lineIs(open: boolean): void {
    this.connected = open;
    this.pending = this.line.waiting > 0;
  }

  /** An update has come; the others' moves are shown one after another. */
  take(update: Update, story: Told[]): void {
    this.made = Math.min(this.made, update.version); // a backup may not know of our last command
    this.queue.push({ update: this.screen.read(update), story });
    if (!this.busy) void this.show();
  }

  /** Show at once what is still to be shown. */
  skipAll(): void {
    this.enough = (this.queue.at(-1)?.update ?? this.update).version;
    this.skip?.();
  }

  private async show(): Promise<void> {
    this.busy = true;
    let next: { update: Position<V>; story: Told[] } | undefined;
    while ((next = this.queue.shift())) {
      const sameEyes = next.update.you.viewer === this.update.you.viewer; // other eyes were told otherwise
      const news = sameEyes ? next.story.slice(this.sharedWith(next.story)) : [];
      this.set(next.update, next.story);
      this.tell(news);
      for (const note of news.flatMap((told) => told.notes).filter((one) => this.screen.counts(one)))
        if (await this.pause(NOTE_SHOWN, () => (this.shown = note))) break;
      this.shown = null;
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

  /** Wait a little; true if whoever looks has had enough. */
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
    if (this.veiled) return; // what one has done is not for the next one's ears
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
  async command(wish: Wish): Promise<boolean> {
    this.pending = true;
    const seat = this.viewer >= 0 ? { seat: this.viewer } : {};
    return this.answered(await this.line.command({ ...seat, ...wish } as Wish));
  }

  /** What came of a command; whether it was done. */
  answered(answer: Answer): boolean {
    this.pending = this.line.waiting > 0;
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

  /** Why not, in words: a text that nobody has typed is not quoted. */
  private reason(refusal: Refused): string {
    return refusal.code === "something-else-is-asked" ? this.wanted : words.refusal(refusal, this.game);
  }

  notNow(): void {
    if (this.deciding) announcer.show(this.wanted, "refusal", this.view.prompt.clause ?? "");
  }

  /** What is wanted instead: the next step of what has been begun, or what is asked. */
  private get wanted(): string {
    const step = this.choosing.text ? "" : this.choosing.says;
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

  /** Say something to the others; whether it was heard. */
  say(text: string): Promise<boolean> {
    return attempt(() => call("say", { path: { table: this.table.id }, body: { text } }), this.game);
  }

  /** The next one sits before the device. */
  unveil(): void {
    this.unveiled = this.next;
    this.line.look(this.next);
  }
}
