// Reads the view and the legal moves of Great Wall of China.
// The server decides what is legal, who leads and what counts.
import type { NoteInfo, Told } from "../../wire";
import type { Total, GreatWallView, WallLine } from "./wire";

export const KINDS = ["wall", "gate", "keep", "foot", "horseman", "noble", "dragon"] as const;
export const COLOURS = ["red", "green", "blue", "violet", "yellow"] as const; // of the seats, in order
const PRINTED: Record<string, string> = {
  wall: "1",
  gate: "2",
  keep: "3",
  foot: "1+",
  horseman: "2",
  noble: "1",
  dragon: "1",
};
const MOST_WALLS = 4; // there is a wall for each player, up to four

export const printed = (kind: string): string => PRINTED[kind] ?? "";
export const colourOf = (seat: number): string => COLOURS[seat] ?? "grey";
export const seatOf = (colour: string): number => COLOURS.findIndex((one) => one === colour);

// ---- moves ---------------------------------------------------------------------------------------
export type Verb = "" | "draw" | "play" | "ride" | "claim" | "take" | "decline";

/** A move, or the part of it chosen so far; the rest is "" or 0. */
export interface Wish {
  verb: Verb;
  kind: string; // the cards played, or the card that bears the claimed token
  count: number;
  wall: number;
  over: string; // the card under a dragon, such as "blue noble"
  token: number;
}

export const NOTHING: Readonly<Wish> = { verb: "", kind: "", count: 0, wall: 0, over: "", token: 0 };

/** Read the text of a move; NOTHING if it is not a decision. */
export function readMove(text: string): Wish {
  const [verb, ...rest] = text.split(" ");
  const after = (word: string): string => rest[rest.indexOf(word) + 1] ?? "";
  const wish = { ...NOTHING, verb: verb as Verb };
  switch (verb) {
    case "draw":
      return wish;
    case "play": {
      const many = /^\d+$/.test(rest[0] ?? "");
      const kind = (many ? rest[1] : rest[0]) ?? "";
      const over = rest.includes("over") ? rest.slice(rest.indexOf("over") + 1).join(" ") : "";
      return { ...wish, kind, count: many ? Number(rest[0]) : 1, wall: Number(after("at")), over };
    }
    case "ride":
      return { ...wish, kind: "horseman", count: 1, wall: Number(rest[0]) };
    case "claim":
      return { ...wish, kind: after("on"), wall: Number(after("at")), token: Number(rest[0]) };
    case "take":
    case "decline":
      return { ...wish, wall: Number(rest[0]) };
    default:
      return { ...NOTHING };
  }
}

/** The text of a move, legal or not. */
export function writeMove(wish: Wish): string {
  const { verb, kind, count, wall, over, token } = wish;
  if (verb === "play") return `play ${count > 1 ? `${count} ` : ""}${kind} at ${wall}${over && ` over ${over}`}`;
  if (verb === "claim") return `claim ${token} at ${wall} on ${kind}`;
  return verb === "draw" ? "draw" : `${verb} ${wall}`;
}

// ---- the table -----------------------------------------------------------------------------------
/** The numbers of the places for walls. */
export function wallNumbers(view: GreatWallView): number[] {
  const opened = (view.table.walls ?? []).findLastIndex((wall) => wall !== null) + 1;
  return Array.from({ length: Math.max(Math.min(view.players, MOST_WALLS), opened) }, (_, i) => i + 1);
}

export const wallAt = (view: GreatWallView, wall: number): WallLine | null => view.table.walls?.[wall - 1] ?? null;

/** The seats from top to bottom, the viewer's last. */
export function rows(view: GreatWallView): number[] {
  const first = view.viewer < 0 ? 0 : view.viewer + 1;
  return Array.from({ length: view.players }, (_, i) => (first + i) % view.players);
}

/** The kinds in the viewer's hand, in the order they are held. */
export const heldKinds = (view: GreatWallView): string[] => KINDS.filter((kind) => view.hand[kind]);

export function supplySize(view: GreatWallView): number {
  return Object.values(view.table.supply ?? {}).reduce((sum, count) => sum + count, 0);
}

// ---- a lane --------------------------------------------------------------------------------------
/** A card that lies at a wall. */
export interface Laid {
  key: string;
  colour: string;
  kind: string;
  token: number; // the token on it, or 0
  under: Laid | null; // the dragon that covers it: then it counts for nothing
}

export interface Lane {
  cards: Laid[];
  away: number; // the owner's dragons that count here and lie on others' cards
  total: Total | null; // null without cards there
  standing: "" | "leads" | "tie";
}

/** A player's cards at a wall. */
export function laneOf(view: GreatWallView, wall: number, colour: string): Lane {
  const line = wallAt(view, wall);
  const about = view.walls.find((one) => one.number === wall);
  const total = about?.totals.find((one) => one.colour === colour) ?? null;
  const best = Math.max(...(about?.totals ?? []).map((one) => one.points));
  const tied = total && !about?.leader && total.points === best;
  const standing = about?.leader === colour ? "leads" : tied ? "tie" : "";
  if (!line) return { cards: [], away: 0, total, standing };
  const away =
    line.dragons?.[colour] && !line.dragons[colour].startsWith(`${colour} `) && !isCovered(line, colour, "dragon");
  return { cards: laid(line, colour), away: away ? 1 : 0, total, standing };
}

const STRIP = 0.39; // the part of a card's width that the next card leaves free
const PILED = 1.42; // a card and the dragon on it

/** The least width of a lane's cards and of those to come, in widths of a card. */
export function room(cards: Laid[], coming: number): number {
  const widths = cards.map((one, i) => (one.under ? PILED : one.token || i === cards.length - 1 ? 1 : STRIP));
  const more = coming ? 1 + (coming - 1) * STRIP : 0;
  return Math.max(
    1,
    widths.reduce((sum, width) => sum + width, more),
  );
}

const isCovered = (line: WallLine, colour: string, kind: string): boolean => !!line.covered?.[colour]?.[kind];

/** The cards in a lane: those that count, then those under dragons. */
function laid(line: WallLine, colour: string): Laid[] {
  const lies = line.dragons?.[colour] ?? "";
  const found = KINDS.flatMap((kind) => {
    const count = (line.cards?.[colour]?.[kind] ?? 0) - (kind === "dragon" && lies ? 1 : 0);
    return Array.from({ length: Math.max(count, 0) }, (_, i) => card(line, colour, kind, i, i === count - 1));
  });
  const void_ = KINDS.flatMap((kind) => {
    if (kind === "dragon" && lies) return []; // it lies on a card, and is drawn there
    const on = dragonsOn(line, `${colour} ${kind}`);
    return on.map((owner, i) => ({
      ...card(line, colour, kind, i, false),
      key: `void-${kind}-${i}`,
      under: dragonOf(line, owner),
    }));
  });
  return [...void_, ...found];
}

function card(line: WallLine, colour: string, kind: string, index: number, last: boolean): Laid {
  const bears = last && line.bearer?.colour === colour && line.bearer.card === kind;
  return { key: `${kind}-${index}`, colour, kind, token: bears ? (line.bearer?.token ?? 0) : 0, under: null };
}

const dragonsOn = (line: WallLine, target: string): string[] =>
  COLOURS.filter((owner) => line.dragons?.[owner] === target);

function dragonOf(line: WallLine, owner: string): Laid {
  const over = dragonsOn(line, `${owner} dragon`)[0];
  const top = card(line, owner, "dragon", 0, !over);
  return { ...top, under: over ? dragonOf(line, over) : null };
}

/** Whether a move at this wall brought a card or its token. */
export function isNew(move: Wish & { seat: number }, card: Laid, lane: Laid[]): boolean {
  const mover = colourOf(move.seat);
  if (move.over) return move.over === `${card.colour} ${card.kind}` && card.under?.colour === mover;
  if (card.colour !== mover || card.kind !== move.kind || card.under) return false;
  if (move.verb === "claim") return card.token > 0;
  return lane
    .filter((one) => one.kind === card.kind && !one.under)
    .slice(-move.count)
    .includes(card);
}

// ---- the turn ------------------------------------------------------------------------------------
export type Stand = "done" | "now" | "next";

/** The steps of the turn: claims, first action, second action. */
export function steps(view: GreatWallView): Stand[] {
  const { question = "act", actions_left = 2, stage = "play", over } = view.table;
  if (over) return [];
  const claiming = question === "claim" || question === "draw-token";
  const claims: Stand = claiming ? "now" : "done";
  if (stage === "claims-only") return [claims];
  const first: Stand = claiming ? "next" : actions_left === 2 ? "now" : "done";
  return [claims, first, !claiming && actions_left === 1 ? "now" : "next"];
}

/** The actions that the active player has done in this turn, the oldest first. */
export function done(view: GreatWallView, story: Told[]): Wish[] {
  const count = 2 - (view.table.actions_left ?? 2);
  const active = view.table.active ?? 0;
  const actions = story.filter((told) => told.seat === active && /^(play|draw)/.test(told.text));
  return count > 0 ? actions.slice(-count).map((told) => readMove(told.text)) : [];
}

/** The wall and the seat that a scoring note is about; 0 and -1 for none. */
export function aboutNote(note: NoteInfo | null): { wall: number; seat: number } {
  return { wall: Number(note?.facts["wall"] ?? 0), seat: Number(note?.facts["seat"] ?? 0) - 1 };
}
