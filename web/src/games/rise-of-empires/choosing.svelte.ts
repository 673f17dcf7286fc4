// Choosing a move of Rise of Empires. Each decision is one step: one legal move, chosen by pressing its row, disc,
// tile or region, or an answer below the board.
import type { Glow } from "../../board/press";
import type { Play } from "./play";
import type { Choosing } from "../index";
import { circlesOf, colourOf, groupsOf, isB, placeOf, readMove, regionOf, ROWS, type Group, type Place } from "./read";
import { sayCan, sayChosen, sayMove } from "./say";

export class RiseOfEmpiresChoosing implements Choosing {
  boardKey: (key: string) => boolean = () => false; // set by the board while it is mounted
  looked = $state(""); // the tile or answer under the pointer or focus, as its move
  /** The answers below the board. */
  readonly groups: Group[] = $derived.by(() => groupsOf(this.play.legal));
  /** The legal regions, and what choosing each does. */
  readonly regions: Record<string, string> = $derived.by(() => regionsOf(this.play));
  /** Where the prompt is answered. */
  readonly place: Place = $derived.by(() => mainPlace(this.play.legal));
  private chosen = $state("");

  constructor(private readonly play: Play) {}

  get text(): string {
    return this.play.legal.includes(this.chosen) ? this.chosen : "";
  }

  get summary(): string {
    return this.text ? sayChosen(this.play, this.text) : "";
  }

  get confirmLabel(): string {
    return this.text ? sayMove(this.play, this.text) : "";
  }

  // ---- what can be pressed ---------------------------------------------------------------------
  glow(...texts: string[]): Glow {
    if (this.text && texts.includes(this.text)) return "chosen";
    return texts.some((text) => this.play.legal.includes(text)) ? "legal" : "";
  }

  /** The moves of a row as a whole. */
  ofRow(row: string): string[] {
    const own = circlesOf(this.play.view, row).filter((circle) => circle.colour === colourOf(this.play.viewer));
    return [`disc ${row}`, `idle ${row}`, ...own.map((circle) => `lift ${row} ${circle.number}`)];
  }

  get region(): string {
    return regionOf(this.text);
  }

  // ---- choosing --------------------------------------------------------------------------------
  /** Choose a move, or show why it is not legal. */
  pick(text: string): void {
    if (this.play.legal.includes(text)) this.chosen = text;
    else if (this.play.viewer >= 0 && !this.play.over) void this.play.whyNot(text);
  }

  /** Choose a row: its disc, or the next of those that can be taken off. */
  pickRow(row: string): void {
    const texts = this.ofRow(row);
    const legal = texts.filter((text) => this.play.legal.includes(text));
    const next = legal[legal.indexOf(this.text) + 1] ?? legal[0];
    this.pick(next ?? (isB(this.play.view) ? (texts[2] ?? `lift ${row} 1`) : `disc ${row}`));
  }

  /** Choose a region; where several rivals can be attacked, the next one. */
  pickRegion(region: string): void {
    const legal = this.play.legal.filter((text) => regionOf(text) === region);
    const next = legal[legal.indexOf(this.text) + 1] ?? legal[0];
    const [like] = this.play.legal.filter(regionOf);
    if (next) this.pick(next);
    else if (like) void this.play.whyNot(like.replace(regionOf(like), region));
    else this.play.notNow();
  }

  choose(text: string): void {
    this.chosen = text;
  }

  back(): boolean {
    const had = this.text !== "";
    this.chosen = "";
    return had;
  }

  clear(): void {
    this.chosen = "";
  }

  // ---- keys ------------------------------------------------------------------------------------
  key(key: string): boolean {
    if (!/^[0-9]$/.test(key)) return this.boardKey(key);
    return this.pickNumber(Number(key) || 10);
  }

  /** Number keys choose a row, a tile by its box or its place, or an answer. */
  private pickNumber(number: number): boolean {
    const row = ROWS[number - 1];
    if (this.place === "row") return row !== undefined && (this.pickRow(row), true);
    const found = this.place === "tile" ? this.tile(number) : this.place === "answer" ? this.answer(number) : undefined;
    if (found) this.pick(found);
    return found !== undefined;
  }

  private tile(number: number): string | undefined {
    const tiles = this.play.legal.filter((text) => placeOf(text) === "tile");
    const isBoxed = tiles.some((text) => readMove(text).two);
    return isBoxed ? tiles.find((text) => readMove(text).two === String(number)) : tiles[number - 1];
  }

  private answer(number: number): string | undefined {
    return this.groups.flatMap((group) => group.moves)[number - 1]?.text;
  }
}

function regionsOf(play: Play): Record<string, string> {
  const found: Record<string, string> = {};
  for (const text of play.legal) {
    const region = regionOf(text);
    if (region) found[region] = [found[region], sayCan(play, text)].filter(Boolean).join(" ");
  }
  return found;
}

function mainPlace(legal: string[]): Place {
  const places = legal.map((text) => (regionOf(text) ? "region" : placeOf(text)));
  return places.find((place) => place !== "answer") ?? "answer";
}
