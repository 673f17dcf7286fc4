// Reads the view for the board and the tray. Nothing here decides what is legal.
import type { NoteInfo, Told } from "../../wire";
import type { ChangChengView } from "./wire";

export const COLOURS = ["red", "green", "blue", "violet"];
export const CARDS = ["warrior", "traitor", "flood", "builder", "master", "mandarin"];
export const PIECES = ["wall", "double", "tower"] as const;
export const BOARD = 13; // squares of a board
const INITIALS: Record<string, string> = { r: "red", g: "green", b: "blue", v: "violet" };
const MARKS: Record<string, Block["kind"]> = { "": "wall", "/": "broken", "=": "double", "^": "tower" };
const HELD: string[] = [...PIECES, "card", "neutral"]; // what is held before its place is chosen

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

const known = new WeakMap<ChangChengView, Square[]>(); // a view never changes, and is read often

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

/** Reuse the previous objects where nothing has changed, so that Svelte redraws only what has. */
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

/** How many boards lie to the left of the first one. */
export const boardsBefore = (view: ChangChengView): number => Math.max(0, (view.table.line ?? "").indexOf("a"));

// ---- moves -------------------------------------------------------------------------------------
export interface Option {
  text: string;
  verb: string; // what it contains apart from the places: "red wall", "card flood", "swap"
  hold: string; // what is held for it: its verb, or ""
  places: string[];
}

const PLACE = /^[a-d](\d+|I{1,3}|N[1-3])$/;
export const isSquare = (place: string): boolean => /^[a-d]\d+$/.test(place);
export const isRegion = (place: string): boolean => /^[a-d]N\d$/.test(place);

/** Split the text of a move into what is done and where. */
export function optionOf(text: string): Option {
  const parts = text.split(" ");
  const places = parts.filter((part) => PLACE.test(part));
  const verb = parts.filter((part) => !PLACE.test(part)).join(" ");
  const isHeld = places.length > 0 && HELD.some((word) => parts.includes(word));
  return { text, verb, hold: isHeld ? verb : "", places };
}

export interface Thing {
  colour: string; // "" where only one is possible
  piece: string; // wall, double, tower, neutral or card
  card: string;
}

/** Read what is held, such as "red card flood". */
export function thingOf(hold: string): Thing {
  const words = hold.split(" ");
  const colour = COLOURS.includes(words[0] ?? "") ? (words.shift() as string) : "";
  return { colour, piece: words[0] ?? "", card: words[1] ?? "" };
}

/** The places of the last turn's moves, as the story has them. */
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
  card: string; // "" if it lies face down
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

/** The notes before and after the one that is shown, while a scoring plays out; else all of them are past. */
function soFar(story: Told[], shown: NoteInfo | null): { past: NoteInfo[]; future: NoteInfo[] } {
  const notes = story.flatMap((told) => told.notes);
  const end = shown ? notes.indexOf(shown) + 1 : 0;
  return end ? { past: notes.slice(0, end), future: notes.slice(end) } : { past: notes, future: [] };
}

/** The points of complete provinces, in the order they were completed. */
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
      results.delete(name); // its scoring is not over, or was undone
    else if (!results.has(name)) results.set(name, []);
  }
  return results;
}

/** The cards of a province that the scoring on the screen has turned up so far. */
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

/** Whether a note of a scoring is shown by itself. */
export const showsNote = (note: NoteInfo): boolean => TOLD.includes(note.code);

const EFFECTS = ["cancels", "breaks", "removes", "swaps", "no-effect", "value-up", "value-down", "block", "two-blocks"];

/** The province that a note is about; the effect of a card belongs to the scoring around it. */
export function provinceOf(note: NoteInfo | null, story: Told[]): string {
  if (!note || "province" in note.facts || !EFFECTS.includes(note.code)) return fact(note, "province");
  const notes = story.flatMap((told) => told.notes);
  const at = notes.indexOf(note);
  const isNamed = (one: NoteInfo) => "province" in one.facts;
  return fact(notes.slice(0, at).findLast(isNamed) ?? notes.slice(at).find(isNamed) ?? null, "province");
}

/** A fact of the note that is shown. */
export const fact = (note: NoteInfo | null, name: string): string => String(note?.facts[name] ?? "");
