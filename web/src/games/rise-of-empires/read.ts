// Reads the view and the legal moves of Rise of Empires. The server decides what is legal, who leads and what is due.
import type { CityView, RiseOfEmpiresView, Seat, WonderView } from "./wire";

export const COLOURS = ["red", "green", "blue", "violet", "yellow"] as const; // of the seats, in order
export const ROWS = ["progress", "territory", "city", "empire", "trade"] as const;
export const TURNS = ["1A", "1B", "2A", "2B", "3A", "3B"] as const;
export const PHASES = ["new-tiles", "actions", "food", "income", "points", "turn-order"] as const;
const FIRST_PHASES = ["set-up", "alliances"]; // before the six, and not always

export type Row = (typeof ROWS)[number];

export const colourOf = (seat: number): string => COLOURS[seat] ?? "grey";
export const seatOf = (colour: string): number => COLOURS.findIndex((one) => one === colour);

// ---- moves ---------------------------------------------------------------------------------------
/** A move: its verb, an optional number, and the things that it names. */
export interface Move {
  verb: string;
  count: number;
  one: string;
  two: string;
}

const LINK = "at"; // between a tile and its box

/** Read the text of a move. */
export function readMove(text: string): Move {
  const [verb = "", ...rest] = text.split(" ").filter((word) => word && word !== LINK);
  const count = /^\d+$/.test(rest[0] ?? "") ? Number(rest.shift()) : 0;
  return { verb, count, one: rest[0] ?? "", two: rest[1] ?? "" };
}

/** Where a move is made: in a row, on a tile, in a region, or by an answer below the board. */
export type Place = "row" | "tile" | "region" | "answer";

const PLACES: Record<string, Place> = {
  disc: "row",
  idle: "row",
  lift: "row",
  progress: "tile",
  territory: "tile",
  city: "tile",
  empire: "tile",
  place: "region",
  hire: "region",
  site: "region",
};

/** The part of the table that a place is in; a small screen shows one at a time. */
export const PARTS: Record<Place, string> = { row: "actions", tile: "tiles", region: "map", answer: "" };

export const placeOf = (text: string): Place => PLACES[readMove(text).verb] ?? "answer";

/** The region a move points at on the map, or "". War is an answer as well: there may be several rivals. */
export function regionOf(text: string): string {
  const { verb, one } = readMove(text);
  return verb === "war" || PLACES[verb] === "region" ? one : "";
}

// ---- answers -------------------------------------------------------------------------------------
const COUNTED = ["pay", "trade", "islands"]; // a number of one of several goods
const NUMBERED = ["cubes", "order"]; // a number alone

/** Answers that differ by a number only, or a single one. */
export interface Group {
  key: string;
  verb: string;
  good: string; // what is counted, or "" if it is clear
  moves: { text: string; count: number }[]; // count 0: the answer is no number
}

/** The answers below the board, those of a kind together. */
export function groupsOf(legal: string[]): Group[] {
  const groups: Group[] = [];
  for (const text of legal.filter((one) => placeOf(one) === "answer")) {
    const { verb, count, one } = readMove(text);
    const isNumber = COUNTED.includes(verb) || NUMBERED.includes(verb);
    const key = isNumber ? `${verb} ${one}` : text;
    const known = groups.find((group) => group.key === key);
    if (known) known.moves.push({ text, count });
    else groups.push({ key, verb, good: isNumber ? one : "", moves: [{ text, count: isNumber ? count : 0 }] });
  }
  return groups;
}

// ---- the action display --------------------------------------------------------------------------
export interface Circle {
  number: number; // from the right, as moves name it
  colour: string; // of the disc that lies there, or ""
  lifted: boolean; // a disc lay there in the A turn
  price: number; // of taking the disc off, in a B turn
}

/** The circles of a row, from the left. */
export function circlesOf(view: RiseOfEmpiresView, row: string): Circle[] {
  const discs = view.table.rows?.[row] ?? [];
  const prices = view.prices?.[row] ?? [];
  return Array.from({ length: view.circles[row] ?? 0 }, (_, i) => (view.circles[row] ?? 0) - i).map((number) => {
    const colour = discs[number - 1] ?? "";
    return { number, colour, lifted: !colour && number <= discs.length, price: prices[number - 1] ?? 0 };
  });
}

/** The turn; the view omits the first one. */
export const turnOf = (view: RiseOfEmpiresView): string => view.table.turn ?? TURNS[0];

export const isB = (view: RiseOfEmpiresView): boolean => turnOf(view).endsWith("B");

/** The boxes of progress or territory; null where nothing is shown. */
export function boxesOf<T extends { box: number }>(tiles: T[], boxes: number): (T | null)[] {
  return Array.from({ length: boxes }, (_, i) => tiles.find((tile) => tile.box === i + 1) ?? null);
}

/** City tiles that can be built. */
export const offeredCities = (view: RiseOfEmpiresView): CityView[] => view.cities.filter((city) => !city.owner);

// ---- the players ---------------------------------------------------------------------------------
/** The seats, the viewer's first. */
export function mats(view: RiseOfEmpiresView): number[] {
  const first = Math.max(view.viewer, 0);
  return Array.from({ length: view.players }, (_, i) => (first + i) % view.players);
}

export const seatInfo = (view: RiseOfEmpiresView, seat: number): Seat => view.table.seats?.[colourOf(seat)] ?? {};

/** Place in the order of the turn, from 1; 0 if it is not drawn yet. */
export const placeInOrder = (view: RiseOfEmpiresView, seat: number): number =>
  (view.table.order ?? []).indexOf(colourOf(seat)) + 1;

/** The settlements and cities of a player. */
export const citiesOf = (view: RiseOfEmpiresView, seat: number): CityView[] =>
  view.cities.filter((city) => city.owner === colourOf(seat) && city.kind !== "wonder");

/** The wonders of a player. */
export const wondersOf = (view: RiseOfEmpiresView, seat: number): WonderView[] =>
  view.wonders.filter((wonder) => wonder.holder === colourOf(seat));

// ---- the turn ------------------------------------------------------------------------------------
export type Stand = "done" | "now" | "next";

/** The phases of the turn, each done, current or to come. */
export function phasesOf(view: RiseOfEmpiresView): { phase: string; stand: Stand }[] {
  if (view.over) return [];
  const first = FIRST_PHASES.includes(view.phase) ? [view.phase] : [];
  const all: string[] = [...first, ...PHASES];
  const now = all.indexOf(view.phase);
  return all.map((phase, i) => ({ phase, stand: i < now ? "done" : i === now ? "now" : "next" }));
}

export const standOfTurn = (view: RiseOfEmpiresView, turn: string): Stand => {
  const now = TURNS.findIndex((one) => one === turnOf(view));
  const at = TURNS.findIndex((one) => one === turn);
  return view.over || at < now ? "done" : at === now ? "now" : "next";
};

/** What the content set is called, without its checksum. */
export const setName = (view: RiseOfEmpiresView): string => view.set_name.replace(/ [0-9a-f]{8}$/, "");
