// Choosing a move of Great Wall of China: cards, wall, card to cover; or a token and the card that bears it.
// Every step is kept, so that each can be taken back.
import { confirms as isConfirmed, isByKey, type Glow } from "../../board/press";
import type { Play } from "./play";
import { words } from "../../words.svelte";
import type { Choosing } from "../index";
import { heldKinds, NOTHING, readMove, seatOf, wallAt, wallNumbers, writeMove, type Wish } from "./read";

export class GreatWallChoosing implements Choosing {
  hover = $state(0); // the wall under the pointer while cards are held
  boardKey: (key: string) => boolean = () => false; // set by the board while it is mounted
  private steps = $state.raw<Wish[]>([]);
  private moves = $derived.by<Wish[]>(() => this.play.legal.map(readMove));

  constructor(private readonly play: Play) {}

  get wish(): Readonly<Wish> {
    return this.steps.at(-1) ?? NOTHING;
  }

  get text(): string {
    const { wish } = this;
    return this.moves.some((move) => same(move, wish)) ? writeMove(wish) : "";
  }

  /** Whether cards of the hand are chosen. */
  get holds(): boolean {
    return this.wish.count > 0;
  }

  // ---- in words --------------------------------------------------------------------------------
  get summary(): string {
    const { verb, kind, count, wall, over, token } = this.wish;
    if (verb === "claim") return this.text ? "" : this.say(token ? "says-bearer" : "says-token", { token });
    if (!this.holds) return "";
    const isFree = verb === "ride" ? "yes" : this.mayRide ? "no" : "";
    const cards = this.say("says-cards", { count, card: kind, free: isFree });
    if (kind === "dragon" && !over && this.targets.length) return `${cards} ${this.say("says-dragon")}`;
    return wall ? cards : `${cards} ${this.say("says-wall")}`;
  }

  get confirmLabel(): string {
    const { verb, kind, count, wall, over, token } = this.wish;
    if (!this.text) return "";
    const [colour = "", card = ""] = over.split(" ");
    const code = over ? "confirm-cover" : `confirm-${verb}`;
    return this.say(code, { count, card: over ? card : kind, colour, wall, token });
  }

  private say(code: string, facts: Record<string, string | number> = {}): string {
    return words.say(`screen-${code}`, facts, this.play.game);
  }

  // ---- what glows ------------------------------------------------------------------------------
  /** The glow of a wall, for cards or for its last token. */
  wallGlow(wall: number): Glow {
    const { wish } = this;
    if (wish.verb === "take" && wish.wall === wall) return "chosen";
    if (!this.holds) return "";
    if (wish.wall === wall && !wish.over) return "chosen";
    return this.moves.some((move) => same(move, { ...wish, wall, over: "" })) ? "legal" : "";
  }

  tokenGlow(wall: number, token: number): Glow {
    const { wish } = this;
    if (wish.wall === wall && (wish.verb === "take" || (wish.verb === "claim" && wish.token === token)))
      return "chosen";
    const here = this.moves.some(
      (move) => move.wall === wall && (move.verb === "take" || (move.verb === "claim" && move.token === token)),
    );
    return here && !this.holds ? "legal" : "";
  }

  /** Whether any part of a wall may be chosen next. */
  mayUse(wall: number): boolean {
    const tokens = wallAt(this.play.view, wall)?.tokens ?? [];
    return this.wallGlow(wall) !== "" || tokens.some((token) => this.tokenGlow(wall, token) !== "");
  }

  /** The glow of a card at a wall, to be covered by a dragon or to bear a token. */
  cardGlow(wall: number, colour: string, kind: string): Glow {
    const { wish } = this;
    if (wish.verb === "claim") {
      if (wish.wall !== wall || seatOf(colour) !== this.play.viewer) return "";
      if (wish.kind === kind) return "chosen";
      return this.moves.some((move) => same(move, { ...wish, kind })) ? "legal" : "";
    }
    const over = `${colour} ${kind}`;
    if (wish.over === over && wish.wall === wall) return "chosen";
    return this.targets.some((move) => move.wall === wall && move.over === over) ? "legal" : "";
  }

  /** The legal moves that lay the held dragon on a card. */
  private get targets(): Wish[] {
    return this.wish.kind === "dragon" && this.holds ? this.moves.filter((move) => move.over) : [];
  }

  /** Whether a card of the hand can be played now. */
  playable(kind: string): boolean {
    return this.moves.some((move) => move.kind === kind && move.count > 0);
  }

  get mayRide(): boolean {
    return this.wish.kind === "horseman" && this.moves.some((move) => move.verb === "ride");
  }

  get ridesNow(): boolean {
    return this.moves.some((move) => move.verb === "ride");
  }

  get mayDraw(): boolean {
    return this.moves.some((move) => move.verb === "draw");
  }

  /** The walls where a claim may be declined. */
  get declinable(): number[] {
    return this.moves.filter((move) => move.verb === "decline").map((move) => move.wall);
  }

  // ---- choosing --------------------------------------------------------------------------------
  /** Choose one more card of a kind; after the last one, none. */
  pickCard(kind: string): void {
    const { wish } = this;
    if (!this.playable(kind))
      return this.askWhy({ ...NOTHING, verb: "play", kind, count: 1, wall: wish.wall || this.firstWall });
    const more = this.holds && wish.kind === kind ? wish.count + 1 : 1;
    this.hold(kind, more > this.mostOf(kind) ? 0 : more);
  }

  /** Choose one card fewer. */
  dropCard(): void {
    this.hold(this.wish.kind, this.wish.count - 1);
  }

  /** Play a horseman for free, or as an action. */
  ride(free: boolean): void {
    this.step({ ...this.wish, verb: free ? "ride" : "play", count: 1 });
  }

  pickWall(wall: number): void {
    const { wish } = this;
    if (this.holds) this.maybe({ ...wish, wall, over: "" });
    else if (this.moves.some((move) => move.verb === "take" && move.wall === wall))
      this.step({ ...NOTHING, verb: "take", wall });
    else if (this.moves.some((move) => move.verb === "claim" && move.wall === wall))
      this.claim({ ...NOTHING, verb: "claim", wall });
    else if (wallAt(this.play.view, wall)) this.play.notNow();
    else this.askWhy({ ...NOTHING, verb: "play", kind: heldKinds(this.play.view)[0] ?? "wall", count: 1, wall });
  }

  pickToken(wall: number, token: number): void {
    const claims = this.moves.filter((move) => move.verb === "claim" && move.wall === wall && move.token === token);
    const wish =
      this.wish.verb === "claim" && this.wish.wall === wall ? this.wish : { ...NOTHING, verb: "claim" as const, wall };
    if (claims.length) return this.claim({ ...wish, token });
    const take = { ...NOTHING, verb: "take" as const, wall };
    if (this.moves.some((move) => same(move, take))) return this.step(take);
    const isLast = (this.play.view.table.walls?.[wall - 1]?.tokens.length ?? 0) < 2;
    this.askWhy(isLast ? take : { ...NOTHING, verb: "claim", wall, token, kind: "wall" });
  }

  /** Choose a card at a wall: the one to cover, or the one to bear a token. */
  pickTarget(wall: number, colour: string, kind: string): void {
    if (this.wish.verb === "claim") this.claim({ ...this.wish, kind });
    else this.maybe({ ...this.wish, wall, over: `${colour} ${kind}` });
  }

  draw(): void {
    this.maybe({ ...NOTHING, verb: "draw" });
  }

  decline(wall: number): void {
    this.maybe({ ...NOTHING, verb: "decline", wall });
  }

  choose(text: string): void {
    const wish = readMove(text);
    if (wish.verb) this.step(wish);
  }

  back(): boolean {
    const had = this.steps.length > 0;
    this.steps = this.steps.slice(0, -1);
    return had;
  }

  clear(): void {
    this.steps = [];
    this.hover = 0;
  }

  key(key: string): boolean {
    const kind = /^[1-9]$/.test(key) ? heldKinds(this.play.view)[Number(key) - 1] : undefined;
    if (kind) this.pickCard(kind);
    else if (key === "d" && this.play.deciding) this.draw();
    else return this.boardKey(key);
    return true;
  }

  // ---- steps -----------------------------------------------------------------------------------
  private hold(kind: string, count: number): void {
    if (count <= 0) return this.step({ ...NOTHING });
    const wall = this.holds ? this.wish.wall : 0;
    const goesOn = this.holds && this.wish.kind === kind;
    const free = count === 1 && this.moves.some((move) => move.verb === "ride" && move.kind === kind);
    const verb = free && !(goesOn && this.wish.verb === "play") ? "ride" : "play";
    this.step({ ...NOTHING, verb, kind, count, wall });
  }

  private mostOf(kind: string): number {
    return Math.max(...this.moves.filter((move) => move.kind === kind).map((move) => move.count));
  }

  /** Choose a claim, and fill in what has only one possible value. */
  private claim(wish: Wish): void {
    const fits = this.moves.filter(
      (move) => move.verb === "claim" && move.wall === wish.wall && (!wish.token || move.token === wish.token),
    );
    const fitting = fits.filter((move) => !wish.kind || move.kind === wish.kind);
    const only = (values: (string | number)[]) => new Set(values).size === 1;
    const token = only(fitting.map((move) => move.token)) ? (fitting[0]?.token ?? 0) : wish.token;
    const kind = only(fitting.map((move) => move.kind)) ? (fitting[0]?.kind ?? "") : wish.kind;
    this.step({ ...wish, token, kind });
  }

  private maybe(wish: Wish): void {
    if (this.moves.some((move) => same(move, wish))) this.step(wish);
    else this.askWhy(wish);
  }

  private step(wish: Wish): void {
    if (same(wish, this.wish)) return;
    this.steps = same(wish, NOTHING) ? [] : [...this.steps, wish];
  }

  private askWhy(wish: Wish): void {
    if (this.play.viewer >= 0 && !this.play.over) void this.play.whyNot(writeMove(wish));
  }

  private get firstWall(): number {
    const view = this.play.view;
    return wallNumbers(view).find((wall) => wallAt(view, wall)) ?? 1;
  }
}

function same(a: Wish, b: Wish): boolean {
  return (
    a.verb === b.verb &&
    a.kind === b.kind &&
    a.count === b.count &&
    a.wall === b.wall &&
    a.over === b.over &&
    a.token === b.token
  );
}

/** Return whether a press sends the chosen move: as elsewhere, and Enter on a place without a use now. */
export const confirms = (event: MouseEvent, glow: Glow): boolean =>
  isConfirmed(event, glow) || (glow === "" && isByKey(event));
