// Made by tools/wire_types.py from the messages in src/wanli/server. Do not edit.

import type { Shapes } from "../../shapes";
import type { Prompt } from "../../wire";

/** A first token on a card (GW-3.2). */
export interface Bearer {
  colour: string;
  card: string;
  token: number;
}

/** The public part of a position. Defaults are omitted, so that an example is a small file. */
export interface GreatWallOpen {
  players: number;
  options?: Record<string, string>;
  walls?: (WallLine | null)[];
  unplayed?: Record<string, Record<string, number>>;
  hands?: Record<string, number>;
  piles?: Record<string, number[]>;
  supply?: Record<string, number> | null;
  stage?: string;
  active?: number;
  first?: number;
  actions_left?: number;
  claimed?: number[];
  announcer?: number;
  question?: string;
  about?: number;
  revealed?: number;
  current?: number;
  shown?: number;
  over?: boolean;
}

/** A position of Great Wall of China as a seat or a spectator may know it. */
export interface GreatWallView {
  game: string;
  players: number;
  viewer: number;
  current: number;
  over: boolean;
  scores: (number | null)[];
  prompt: Prompt;
  legal: string[];
  names?: Record<string, string>;
  table: GreatWallOpen;
  decks: Record<string, number>;
  hand: Record<string, number>;
  walls: WallView[];
}

/** The part of a total that comes from cards of one kind, or from a token. */
export interface Part {
  what: string;
  count: number;
  points: number;
  clause: string;
}

/** A player's total at a wall with its parts (GW-4.2 to GW-4.4). */
export interface Total {
  colour: string;
  points: number;
  parts: Part[];
}

/** One open wall. */
export interface WallLine {
  tokens: number[];
  bearer?: Bearer | null;
  cards?: Record<string, Record<string, number>>;
  covered?: Record<string, Record<string, number>>;
  dragons?: Record<string, string>;
}

/** The totals at an open wall. */
export interface WallView {
  number: number;
  leader: string;
  noble: boolean;
  totals: Total[];
}

export const shapes: Shapes = {
  Bearer: { colour: "string", card: "string", token: "number" },
  GreatWallOpen: {
    players: "number",
    "options?": ["map", "string"],
    "walls?": ["list", ["or", "WallLine", "null"]],
    "unplayed?": ["map", ["map", "number"]],
    "hands?": ["map", "number"],
    "piles?": ["map", ["list", "number"]],
    "supply?": ["or", ["map", "number"], "null"],
    "stage?": "string",
    "active?": "number",
    "first?": "number",
    "actions_left?": "number",
    "claimed?": ["list", "number"],
    "announcer?": "number",
    "question?": "string",
    "about?": "number",
    "revealed?": "number",
    "current?": "number",
    "shown?": "number",
    "over?": "boolean",
  },
  GreatWallView: {
    game: "string",
    players: "number",
    viewer: "number",
    current: "number",
    over: "boolean",
    scores: ["list", ["or", "number", "null"]],
    prompt: "Prompt",
    legal: ["list", "string"],
    "names?": ["map", "string"],
    table: "GreatWallOpen",
    decks: ["map", "number"],
    hand: ["map", "number"],
    walls: ["list", "WallView"],
  },
  Part: { what: "string", count: "number", points: "number", clause: "string" },
  Total: { colour: "string", points: "number", parts: ["list", "Part"] },
  WallLine: {
    tokens: ["list", "number"],
    "bearer?": ["or", "Bearer", "null"],
    "cards?": ["map", ["map", "number"]],
    "covered?": ["map", ["map", "number"]],
    "dragons?": ["map", "string"],
  },
  WallView: { number: "number", leader: "string", noble: "boolean", totals: ["list", "Total"] },
};
