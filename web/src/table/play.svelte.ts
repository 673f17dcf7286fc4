// A game as a screen shows it: live at a table, or an old one being looked at.
import type { Choosing, Position, Screen } from "../games";
import { scoresAt, upTo } from "../study/scores";
import type { NoteInfo, TableInfo, Told, Update, View, You } from "../wire";
import { words } from "../words.svelte";

const NO_MOVES: string[] = [];

/** What a board, a tray and the frame around them read. */
export abstract class Play<V extends View = View, C extends Choosing = Choosing> {
  update: Position<V>;
  story = $state.raw<Told[]>([]);
  shown = $state.raw<NoteInfo | null>(null); // the line of a scoring that is being told
  choosing: C; // what has been chosen so far
  // Values of their own: what reads them is left alone by an update that changes nothing in them.
  /** The colours of each seat, such as "red" or "red+blue". */
  readonly colours: string[] = $derived.by(() => this.painted.split(" "));
  private readonly painted = $derived.by(() => this.screen.colours(this.view).join(" "));
  /** The story as far as it has been told: while a scoring plays out, up to the line being told. */
  readonly told: Told[] = $derived.by(() => upTo(this.story, this.shown));
  /** The points of each seat, as far as they have been told. */
  readonly scores: (number | null)[] = $derived.by(() =>
    this.told === this.story ? this.view.scores : scoresAt(this.view.scores, this.story, this.told, this.colours),
  );
  /** Whether the viewer has to decide, and can. */
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
  /** The seat through whose eyes we look; -1 for a watcher. */
  get viewer(): number {
    return this.view.viewer;
  }
  get over(): boolean {
    return this.table.status === "over";
  }
  /** The name of the person on a seat; a bot is called by its colour, as in the story. */
  name(seat: number): string {
    return this.isTyped(seat) ? (this.table.seats[seat]?.name ?? "") : words.seat(this.colours, seat, this.game);
  }
  /** Whether a seat's name is one that somebody has given himself. */
  isTyped(seat: number): boolean {
    const info = this.table.seats[seat];
    return info?.kind === "person" && info.name !== "";
  }
  /** The level of the bot that plays a seat, or "". */
  bot(seat: number): string {
    const info = this.table.seats[seat];
    return info?.stand_in || (info?.kind === "bot" ? info.level : "");
  }
  /** The last move that anybody was told. */
  get last(): Told | null {
    return this.story.findLast((told) => told.seat >= 0) ?? null;
  }

  words(told: Told): string {
    return this.screen.tells?.(this, told) || words.move(told, this.colours, this.game);
  }

  /** Whether a move could be sent now. */
  abstract get ready(): boolean;
  /** Send a legal move. */
  abstract send(text: string): Promise<void>;
  /** Why a move cannot be made now; shows the reason with its clause. */
  abstract whyNot(text: string): Promise<void>;
  /** What was pressed stands for no move now; says what is wanted, with its clause. */
  abstract notNow(): void;
}
