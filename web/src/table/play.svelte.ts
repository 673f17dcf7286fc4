// A game as a screen shows it: running at a table, or in a replay.
import type { Choosing, Position, Screen } from "../games";
import { scoresAt, upTo } from "../study/scores";
import type { NoteInfo, TableInfo, Told, Update, View, You } from "../wire";
import { words } from "../words.svelte";

const NO_MOVES: string[] = [];

/** The state that board, tray and frame read. */
export abstract class Play<V extends View = View, C extends Choosing = Choosing> {
  update: Position<V>;
  story = $state.raw<Told[]>([]);
  shownNote = $state.raw<NoteInfo | null>(null); // the note of a scoring that is shown now
  choosing: C; // what has been chosen so far
  // Derived values, so that an update that does not change them causes no redraw.
  /** The colours of each seat, such as "red" or "red+blue". */
  readonly colours: string[] = $derived.by(() => this.painted.split(" "));
  private readonly painted = $derived.by(() => this.screen.colours(this.view).join(" "));
  /** The story, while a scoring plays out up to the note that is shown. */
  readonly storySoFar: Told[] = $derived.by(() => upTo(this.story, this.shownNote));
  /** The points of each seat, while a scoring plays out up to the note that is shown. */
  readonly scores: (number | null)[] = $derived.by(() =>
    this.storySoFar === this.story
      ? this.view.scores
      : scoresAt(this.view.scores, this.story, this.storySoFar, this.colours),
  );
  /** Whether the viewer has to decide, and a move could be sent now. */
  readonly deciding = $derived.by(
    () => !this.over && this.viewer >= 0 && this.view.current === this.viewer && this.ready,
  );
  /** The moves the viewer may make now, as texts. */
  readonly legal: string[] = $derived.by(() => (this.deciding ? this.view.legal : NO_MOVES));

  constructor(
    readonly screen: Screen<V, C>,
    update: Update,
    story: Told[],
  ) {
    this.update = $state.raw(screen.read(update));
    this.story = story;
    words.call(this.view.names);
    this.choosing = $state.raw(screen.choosing(this));
  }

  get game(): string {
    return this.update.table.game;
  }
  get table(): TableInfo {
    return this.update.table;
  }
  get you(): You {
    return this.update.you;
  }
  get view(): V {
    return this.update.view;
  }
  /** The seat whose view this is; -1 for a spectator. */
  get viewer(): number {
    return this.view.viewer;
  }
  get over(): boolean {
    return this.table.status === "over";
  }
  /** The name of a seat: of the person, or for a bot its colour, as in the story. */
  name(seat: number): string {
    return this.isTyped(seat) ? (this.table.seats[seat]?.name ?? "") : words.seat(this.colours, seat, this.game);
  }
  /** Whether a person has typed the name of a seat. */
  isTyped(seat: number): boolean {
    const info = this.table.seats[seat];
    return info?.kind === "person" && info.name !== "";
  }
  /** The level of the bot that plays a seat, or "". */
  bot(seat: number): string {
    const info = this.table.seats[seat];
    return info?.stand_in || (info?.kind === "bot" ? info.level : "");
  }
  /** The last move of a player in the story. */
  get last(): Told | null {
    return this.story.findLast((told) => told.seat >= 0) ?? null;
  }

  words(told: Told): string {
    return this.screen.moveText?.(this, told) || words.move(told, this.colours, this.game);
  }

  /** Whether a move can be sent now. */
  abstract get ready(): boolean;
  /** Send a legal move. */
  abstract send(text: string): Promise<void>;
  /** Show why a move is not legal, with its clause. */
  abstract whyNot(text: string): Promise<void>;
  /** Show what is expected, with its clause, after a press that means no move now. */
  abstract notNow(): void;
}
