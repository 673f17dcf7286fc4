// Choosing a move of Chang Cheng: first a piece or card, then its place. The server lists the legal moves; this only
// sorts them by what is held and where it goes.
import type { Play } from "./play";
import type { ChangChengView } from "./wire";
import { words } from "../../words.svelte";
import type { Choosing } from "..";
import { CARDS, coloursOf, isRegion, isSquare, optionOf, PIECES, squaresOf, thingOf, type Option } from "./read";

const STEERING = ["n", "p", "[", "]"]; // keys that move the focus

export class Choice implements Choosing {
  private taken = $state<string | null>(null); // what is held; null for the default
  private tinted = $state(""); // which of two own colours is shown
  private placed = $state(""); // what was held when a place was chosen
  picked = $state.raw<string[]>([]); // the places chosen so far
  answer = $state(""); // a chosen move without a place
  over = $state(""); // the place under the pointer or in focus
  dragging = $state(false);
  steer: ((key: string) => boolean) | null = null; // set by the board, which moves the focus

  constructor(private readonly play: Play) {}

  private get view(): ChangChengView {
    return this.play.view;
  }

  readonly options = $derived.by((): Option[] => this.play.legal.map(optionOf));
  readonly holds = $derived([...new Set(this.options.map(({ hold }) => hold).filter(Boolean))]);
  /** The moves without a place. */
  readonly answers = $derived(this.options.filter(({ places }) => !places.length));
  /** What is held: "wall", "red card flood", or "". */
  readonly held = $derived(this.taken !== null && this.holds.includes(this.taken) ? this.taken : this.usual);
  /** What the board shows as held, also while the move is being sent. */
  readonly seen = $derived(this.held || (this.picked.length ? this.placed : ""));
  /** The own colour that the tray shows. */
  readonly colour = $derived.by((): string => {
    const own = coloursOf(this.view, this.play.viewer);
    const able = own.find((colour) => this.holds.some((hold) => thingOf(hold).colour === colour));
    return thingOf(this.seen).colour || this.tinted || able || own[0] || "";
  });
  private readonly open = $derived(this.options.filter(({ hold, places }) => places.length && hold === this.held));

  /** The places that may be chosen now, each with the move it stands for, or null if one more follows. */
  readonly targets = $derived.by((): Map<string, Option | null> => {
    const found = new Map<string, Option | null>();
    const first = this.picked.length === 1 ? this.picked[0] : undefined;
    for (const option of this.open) {
      const [one, other] = option.places as [string, string?];
      if (!other) found.set(one, option);
      else if (first === one || first === other) found.set(first === one ? other : one, option);
      else if (!first) for (const place of [one, other]) found.set(place, null);
    }
    if (thingOf(this.held).piece === "double") this.addRightHalves(found);
    return found;
  });

  readonly text = $derived.by((): string => {
    if (this.answer) return this.play.legal.includes(this.answer) ? this.answer : "";
    const isChosen = ({ places }: Option) =>
      places.length === this.picked.length && places.every((one) => this.picked.includes(one));
    return (this.picked.length && this.open.find(isChosen)?.text) || "";
  });

  private get usual(): string {
    if (this.holds.length === 1) return this.holds[0] as string;
    return this.holds.find((hold) => ["wall", "neutral"].includes(thingOf(hold).piece)) ?? "";
  }

  /** A double wall may be pointed at by its right square, too. */
  private addRightHalves(found: Map<string, Option | null>): void {
    const squares = squaresOf(this.view).map(({ name }) => name);
    for (const option of this.open) {
      const right = squares[squares.indexOf(option.places[0] ?? "") + 1];
      if (right && !found.has(right)) found.set(right, option);
    }
  }

  // ---- choosing ----------------------------------------------------------------------------------
  /** Hold a piece or card. */
  hold(hold: string): void {
    if (!this.play.deciding) return;
    this.answer = "";
    if (!this.holds.includes(hold)) return void this.play.whyNot(`${hold} ${this.somewhere(hold)}`);
    this.taken = hold;
    this.placed = hold;
    if (!this.picked.every((place) => this.targets.has(place))) this.picked = [];
  }

  /** Choose a place. */
  pick(place: string): void {
    if (!this.play.deciding) return;
    this.answer = "";
    this.placed = this.held;
    if (this.text && this.open[0]?.places.length === 2) this.picked = []; // two were chosen: start again
    const option = this.targets.get(place);
    if (option) this.picked = option.places;
    else if (this.picked.includes(place)) this.picked = this.picked.filter((one) => one !== place);
    else if (option === null) this.picked = [...this.picked, place];
    else this.askWhyNot(place);
  }

  /** Choose a move that has no place. */
  say(text: string): void {
    this.picked = [];
    this.answer = text;
  }

  /** Show the pieces of one of two own colours. */
  tint(colour: string): void {
    this.tinted = colour;
    const { piece, card } = thingOf(this.held);
    const same = [colour, piece, card].filter(Boolean).join(" ");
    if (this.held && this.holds.includes(same)) this.hold(same);
  }

  /** Send the chosen move. */
  send(): void {
    if (this.text) void this.play.send(this.text);
  }

  isPicked(place: string): boolean {
    return this.picked.includes(place);
  }

  /** Whether no legal move goes to such a place, so that a touch only shows its tip. */
  isOnlyLookedAt(place: string): boolean {
    if (this.targets.has(place) || this.isPicked(place) || isSquare(place)) return false;
    if (isRegion(place)) return !this.options.some(({ places }) => places.some(isRegion));
    return this.view.provinces.some(({ name, left }) => name === place && !left);
  }

  private askWhyNot(place: string): void {
    const text = this.wouldSay(place);
    if (text) void this.play.whyNot(text);
    else this.play.notNow();
  }

  /** The move that choosing a place would have been. */
  private wouldSay(place: string): string {
    const onSquare = isSquare(place);
    if (this.held) {
      const isCard = thingOf(this.held).piece === "card";
      return isCard === onSquare || isRegion(place) ? "" : `${this.held} ${place}`;
    }
    const verbs = new Set(this.open.map(({ verb }) => verb));
    if (verbs.has("swap") && onSquare) return `swap ${this.picked[0] ?? this.open[0]?.places[0]} ${place}`;
    if (verbs.has("first") && !onSquare && !isRegion(place)) return `first ${place}`;
    if (verbs.has("break") || verbs.has("remove"))
      return onSquare ? `break ${place}` : isRegion(place) ? `remove ${place}` : "";
    return "";
  }

  /** A place for the question why something cannot be held. */
  private somewhere(hold: string): string {
    if (thingOf(hold).piece === "card") return this.view.provinces.find(({ left }) => left)?.name ?? "aI";
    return squaresOf(this.view).find(({ block, kept }) => !block && !kept)?.name ?? "a1";
  }

  // ---- the frame's side --------------------------------------------------------------------------
  get summary(): string {
    if (!this.play.deciding || this.answer) return "";
    const { colour, piece, card } = thingOf(this.held);
    const [place = "", other = this.nextTo(place)] = this.picked;
    const stage = !this.picked.length ? "holding" : this.text ? "chosen" : "half";
    const verb =
      piece || (isRegion(place) ? "remove" : (this.open.find(({ places }) => places.includes(place))?.verb ?? ""));
    if (!words.has(`screen-${stage}-${verb}`, this.play.game)) return "";
    const said = words.say(`screen-${stage}-${verb}`, { place, other, card }, this.play.game);
    return colour ? `${words.name("seat", colour, "", this.play.game)}: ${said}` : said;
  }

  get confirmLabel(): string {
    const { piece } = thingOf(this.held);
    const [place] = this.picked;
    if (!place || !this.text || !piece) return "";
    return words.say(piece === "card" ? "screen-lay" : "screen-build", { place }, this.play.game);
  }

  private nextTo(place: string): string {
    const squares = squaresOf(this.view);
    return squares[squares.findIndex(({ name }) => name === place) + 1]?.name ?? "";
  }

  back(): boolean {
    if (this.answer) this.answer = "";
    else if (this.picked.length)
      this.picked = this.picked.length > 1 && this.open[0]?.places.length === 2 ? this.picked.slice(0, -1) : [];
    else if (this.taken !== null && this.taken !== this.usual) this.taken = null;
    else return false;
    return true;
  }

  clear(): void {
    this.taken = null;
    this.tinted = "";
    this.over = "";
    this.picked = [];
    this.answer = "";
  }

  choose(text: string): void {
    const option = optionOf(text);
    this.clear();
    if (!option.places.length) return this.say(text);
    this.taken = option.hold || null;
    this.placed = option.hold;
    this.picked = option.places;
    this.steer?.("picked");
  }

  key(key: string): boolean {
    if (STEERING.includes(key)) return this.steer?.(key) ?? false;
    if (!this.play.deciding) return false;
    const piece = PIECES.find((one) => one[0] === key);
    const card = CARDS[Number(key) - 1];
    if (piece) return (this.holdByKey(piece), true);
    if (!/^[1-9]$/.test(key)) return false;
    const answer = this.answers[Number(key) - 1];
    if (!this.holds.some((hold) => thingOf(hold).piece === "card") && answer) return (this.say(answer.text), true);
    if (card) this.holdByKey(`card ${card}`);
    return card !== undefined;
  }

  /** Hold a piece of the shown colour; pressed again, of the other. */
  private holdByKey(thing: string): void {
    const own = coloursOf(this.view, this.play.viewer);
    if (own.length < 2) return this.hold(thing);
    const now = `${this.colour} ${thing}`;
    const other = `${own.find((colour) => colour !== this.colour)} ${thing}`;
    const isNext = this.held === now || !this.holds.includes(now);
    this.hold(isNext && this.holds.includes(other) ? other : now);
  }
}
