// What the view says, as the board and the tray want it. Nothing here decides what is legal.
import type { NoteInfo, Told } from "../../wire";
import type { ChangChengView } from "./wire";

export const COLOURS = ["red", "green", "blue", "violet"];
export const CARDS = ["warrior", "traitor", "flood", "builder", "master", "mandarin"];
export const PIECES = ["wall", "double", "tower"] as const;
export const BOARD = 13; // squares of a board
const INITIALS: Record<string, string> = { r: "red", g: "green", b: "blue", v: "violet" };
const MARKS: Record<string, Block["kind"]> = { "": "wall", "/": "broken", "=": "double", "^": "tower" };
const HELD: string[] = [...PIECES, "card", "neutral"]; // what is taken in hand before its place is chosen

export interface Block {
  kind: "wall" | "broken" | "double" | "tower";
  colour: string;
}

export interface Square {
  name: string;
  index: number; // from the left
  block: Block | null;
  half: "" | "left" | "right"; // of a double wall
  kept: string; // the colour it is kept for
  province: string;
  region: string;
}

const known = new WeakMap<ChangChengView, Square[]>(); // a view is never changed, and asked often

/** The squares of the wall from left to right. */
export function squaresOf(view: ChangChengView): Square[] {
  const squares = known.get(view) ?? readSquares(view);
  known.set(view, squares);
  return squares;
}

function readSquares(view: ChangChengView): Square[] {
  const provinces = holders(view.provinces);
  const regions = holders(view.regions);
  const squares: Square[] = [];
  for (const board of view.table.line ?? "")
    (view.table.rows?.[board] ?? "").split(" ").forEach((cell, i) => {
      const name = `${board}${i + 1}`;
      const block = blockOf(cell);
      const before = squares.at(-1);
      const isRight = before?.half === "left" && before.block?.colour === block?.colour;
      const half = block?.kind !== "double" ? "" : isRight ? "right" : "left";
      const place = { province: provinces[name] ?? "", region: regions[name] ?? "" };
      squares.push({ name, index: squares.length, block, half, kept: view.kept[name] ?? "", ...place });
    });
  return squares;
}

function blockOf(cell: string): Block | null {
  const colour = INITIALS[cell[0] ?? ""];
  return colour ? { colour, kind: MARKS[cell.slice(1)] ?? "wall" } : null;
}

function holders(areas: { name: string; squares: string[] }[]): Record<string, string> {
  return Object.fromEntries(areas.flatMap(({ name, squares }) => squares.map((one) => [one, name])));
}

/** Gives the same objects as the last time where nothing has changed: what is drawn from them is left alone. */
export function steady<T>(): (now: T[]) => T[] {
  let before: T[] = [];
  let written: string[] = [];
  return (now) => {
    const texts = now.map((one) => JSON.stringify(one));
    before = now.map((one, i) => (texts[i] === written[i] ? (before[i] as T) : one));
    written = texts;
    return before;
  };
}

/** Provinces or regions from left to right. */
export function inLine<T extends { squares: string[] }>(areas: T[], squares: Square[]): T[] {
  const at = Object.fromEntries(squares.map(({ name, index }) => [name, index]));
  const first = (area: T) => at[area.squares[0] ?? ""] ?? 0;
  return [...areas].sort((one, other) => first(one) - first(other));
}

/** How many boards lie to the left of the first one that came. */
export const boardsBefore = (view: ChangChengView): number => Math.max(0, (view.table.line ?? "").indexOf("a"));

// ---- moves -------------------------------------------------------------------------------------
export interface Option {
  text: string;
  verb: string; // what it says apart from the places: "red wall", "card flood", "swap"
  hold: string; // what is taken in hand for it: its verb, or "" if nothing is
  places: string[];
}

const PLACE = /^[a-d](\d+|I{1,3}|N[1-3])$/;
export const isSquare = (place: string): boolean => /^[a-d]\d+$/.test(place);
export const isRegion = (place: string): boolean => /^[a-d]N\d$/.test(place);

/** A move's text taken apart: what is done, and where. */
export function optionOf(text: string): Option {
  const parts = text.split(" ");
  const places = parts.filter((part) => PLACE.test(part));
  const verb = parts.filter((part) => !PLACE.test(part)).join(" ");
  const isHeld = places.length > 0 && HELD.some((word) => parts.includes(word));
  return { text, verb, hold: isHeld ? verb : "", places };
}

export interface Thing {
  colour: string; // "" where there is only one it can be
  piece: string; // wall, double, tower, neutral or card
  card: string;
}

/** What a hold such as "red card flood" is. */
export function thingOf(hold: string): Thing {
  const words = hold.split(" ");
  const colour = COLOURS.includes(words[0] ?? "") ? (words.shift() as string) : "";
  return { colour, piece: words[0] ?? "", card: words[1] ?? "" };
}

/** The places of the last turn's moves, as everybody was told them. */
export function lastPlaces(story: Told[]): Set<string> {
  const moves = story.filter((told) => told.seat >= 0);
  const seat = moves.at(-1)?.seat;
  const places = new Set<string>();
  for (const told of moves.reverse()) {
    if (told.seat !== seat) break;
    optionOf(told.text).places.forEach((place) => places.add(place));
  }
  return places;
}

// ---- cards ----------------------------------------------------------------------------------
/** The colours of a seat. */
export function coloursOf(view: ChangChengView, seat: number): string[] {
  return COLOURS.filter((colour) => view.colours[colour] === seat);
}

export interface Lying {
  colour: string;
  card: string; // "" where only its back is seen
  count: number;
  state: "back" | "own" | "open";
}

/** The cards at a province: face down by colour, the viewer's own by name, and open ones. */
export function cardsAt(view: ChangChengView, province: string): Lying[] {
  const found: Lying[] = [];
  for (const [colour, count] of Object.entries(view.table.lying?.[province] ?? {})) {
    const own = Object.entries(view.own_cards[colour] ?? {}).filter(([, at]) => at === province);
    own.forEach(([card]) => found.push({ colour, card, count: 1, state: "own" }));
    if (count > own.length) found.push({ colour, card: "", count: count - own.length, state: "back" });
  }
  if (scored(view) === province)
    for (const text of view.table.revealed ?? []) {
      const [colour = "", card = ""] = text.split(" ");
      found.push({ colour, card, count: 1, state: "open" });
    }
  return found;
}

/** The province that is being scored, or "". */
export function scored(view: ChangChengView): string {
  return view.provinces[view.table.scoring?.province ?? -1]?.name ?? "";
}

// ---- what has been told ------------------------------------------------------------------------
export interface Result {
  colour: string;
  points: number;
}

/** The lines told so far: up to the one being told, if a scoring is still under way on the screen. */
function soFar(story: Told[], shown: NoteInfo | null): { past: NoteInfo[]; future: NoteInfo[] } {
  const notes = story.flatMap((told) => told.notes);
  const end = shown ? notes.indexOf(shown) + 1 : 0;
  return end ? { past: notes.slice(0, end), future: notes.slice(end) } : { past: notes, future: [] };
}

/** What complete provinces have brought, in the order they were completed. */
export function resultsOf(view: ChangChengView, story: Told[], shown: NoteInfo | null = null): Map<string, Result[]> {
  const results = new Map<string, Result[]>();
  const { past, future } = soFar(story, shown);
  const ahead = new Set(future.map((note) => fact(note, "province")));
  for (const note of past) {
    const province = fact(note, "province");
    const found = results.get(province) ?? [];
    if (note.code === "province-points")
      found.push({ colour: fact(note, "colour"), points: Number(note.facts["points"]) });
    if (["province-points", "province-complete"].includes(note.code)) results.set(province, found);
  }
  for (const { name, left } of view.provinces) {
    const isDone = left === 0 && name !== scored(view) && !view.table.lying?.[name];
    const isAhead = ahead.has(name) && !results.get(name)?.length;
    if (!isDone || isAhead)
      results.delete(name); // its scoring is not over, or a move was taken back
    else if (!results.has(name)) results.set(name, []);
  }
  return results;
}

/** The cards of a province that have been turned up in the scoring being told. */
export function turnedAt(province: string, story: Told[], shown: NoteInfo | null): Lying[] {
  const isTurned = (note: NoteInfo) => note.code === "card-revealed" && fact(note, "province") === province;
  const notes = shown && provinceOf(shown, story) === province ? soFar(story, shown).past.filter(isTurned) : [];
  return notes.map((note) => ({ colour: fact(note, "colour"), card: fact(note, "card"), count: 1, state: "open" }));
}

/** The provinces an Emperor card lies at; the earlier ones have gone back (CC-9.1). */
export function emperorsAt(view: ChangChengView, results: Map<string, Result[]>): Set<string> {
  const count = view.table.emperors ?? 0;
  return new Set(count ? [...results.keys()].slice(-count) : []);
}

/** The colours with the most blocks in a province. */
export function leadersOf(blocks: Record<string, number>): string[] {
  const most = Math.max(0, ...Object.values(blocks));
  return COLOURS.filter((colour) => most > 0 && blocks[colour] === most);
}

const TOLD = [
  "double-points",
  "card-revealed",
  "card-removed",
  "cancels",
  "breaks",
  "removes",
  "swaps",
  "no-effect",
  "value-up",
  "value-down",
  "block",
  "two-blocks",
  "province-points",
  "nobody-scores",
  "wall-full",
  "stalemate",
  "mongols",
  "nobody-loses",
  "tower-protects",
  "diplomacy",
  "dominance",
  "reward",
];

/** Whether a line of a scoring is worth being shown by itself. */
export const counts = (note: NoteInfo): boolean => TOLD.includes(note.code);

const EFFECTS = ["cancels", "breaks", "removes", "swaps", "no-effect", "value-up", "value-down", "block", "two-blocks"];

/** The province that a line is about; what a card does belongs to the scoring told around it. */
export function provinceOf(note: NoteInfo | null, story: Told[]): string {
  if (!note || "province" in note.facts || !EFFECTS.includes(note.code)) return fact(note, "province");
  const notes = story.flatMap((told) => told.notes);
  const at = notes.indexOf(note);
  const isNamed = (one: NoteInfo) => "province" in one.facts;
  return fact(notes.slice(0, at).findLast(isNamed) ?? notes.slice(at).find(isNamed) ?? null, "province");
}

/** A fact of the line that is being told. */
export const fact = (note: NoteInfo | null, name: string): string => String(note?.facts[name] ?? "");
