// Made by tools/wire_types.py from the messages in src/wanli/server. Do not edit.

import type { Shapes } from "../../shapes";
import type { Prompt } from "../../wire";

/** The public part of a position. Defaults are omitted, so that an example is a small file. */
export interface ChangChengOpen {
  players: number;
  options?: Record<string, string>;
  content?: string;
  boards?: string[];
  line?: string;
  rows?: Record<string, string>;
  reputation?: Record<string, number>;
  lies?: Record<string, string>;
  threat?: Record<string, number>;
  scouts?: Record<string, number[]>;
  drawn?: string[];
  towers?: TowerLine[];
  scores?: Record<string, number>;
  in_hand?: Record<string, number>;
  lying?: Record<string, Record<string, number>>;
  revealed?: string[];
  gone?: string[];
  events?: string[];
  emperors?: number;
  letter?: string;
  next_face?: string;
  turn?: Turn;
  scoring?: Scoring;
  question?: string;
  about?: number;
  current?: number;
  todo?: string[];
  shown?: number;
  over?: boolean;
}

/** A position of Chang Cheng as a seat or a spectator may know it. */
export interface ChangChengView {
  game: string;
  players: number;
  viewer: number;
  current: number;
  over: boolean;
  scores: (number | null)[];
  prompt: Prompt;
  legal: string[];
  names?: Record<string, string>;
  table: ChangChengOpen;
  colours: Record<string, number>;
  neutral: string;
  own_cards: Record<string, Record<string, string>>;
  known_threat: Record<string, number>;
  kept: Record<string, string>;
  stock: Record<string, Stock>;
  provinces: Standing[];
  regions: Region[];
}

/** A Mongol region, with what the viewer knows about its counter. */
export interface Region {
  name: string;
  squares: string[];
  lies: string;
  threat: number | null;
}

/** The current scoring (CC-7). */
export interface Scoring {
  province?: number;
  change?: number;
  virtual?: Record<string, number>;
}

/** A province: its present value, and the blocks of each colour in it. */
export interface Standing {
  name: string;
  squares: string[];
  left: number;
  value: number;
  blocks: Record<string, number>;
}

/** The pieces that a colour has left (CC-1.4, CC-12.1). */
export interface Stock {
  wall: number;
  double: number;
  tower: number;
}

/** A tower, in building order, and the neighbouring squares reserved for its wall (CC-5.2). */
export interface TowerLine {
  square: string;
  colour: string;
  promised: number;
}

/** The current turn. */
export interface Turn {
  active?: number;
  colour?: number;
  opening?: boolean;
  passes?: number;
  began_with_card?: boolean;
  near_only?: boolean;
  here?: number;
  there?: number;
}

export const shapes: Shapes = {
  ChangChengOpen: {
    players: "number",
    "options?": ["map", "string"],
    "content?": "string",
    "boards?": ["list", "string"],
    "line?": "string",
    "rows?": ["map", "string"],
    "reputation?": ["map", "number"],
    "lies?": ["map", "string"],
    "threat?": ["map", "number"],
    "scouts?": ["map", ["list", "number"]],
    "drawn?": ["list", "string"],
    "towers?": ["list", "TowerLine"],
    "scores?": ["map", "number"],
    "in_hand?": ["map", "number"],
    "lying?": ["map", ["map", "number"]],
    "revealed?": ["list", "string"],
    "gone?": ["list", "string"],
    "events?": ["list", "string"],
    "emperors?": "number",
    "letter?": "string",
    "next_face?": "string",
    "turn?": "Turn",
    "scoring?": "Scoring",
    "question?": "string",
    "about?": "number",
    "current?": "number",
    "todo?": ["list", "string"],
    "shown?": "number",
    "over?": "boolean",
  },
  ChangChengView: {
    game: "string",
    players: "number",
    viewer: "number",
    current: "number",
    over: "boolean",
    scores: ["list", ["or", "number", "null"]],
    prompt: "Prompt",
    legal: ["list", "string"],
    "names?": ["map", "string"],
    table: "ChangChengOpen",
    colours: ["map", "number"],
    neutral: "string",
    own_cards: ["map", ["map", "string"]],
    known_threat: ["map", "number"],
    kept: ["map", "string"],
    stock: ["map", "Stock"],
    provinces: ["list", "Standing"],
    regions: ["list", "Region"],
  },
  Region: { name: "string", squares: ["list", "string"], lies: "string", threat: ["or", "number", "null"] },
  Scoring: { "province?": "number", "change?": "number", "virtual?": ["map", "number"] },
  Standing: {
    name: "string",
    squares: ["list", "string"],
    left: "number",
    value: "number",
    blocks: ["map", "number"],
  },
  Stock: { wall: "number", double: "number", tower: "number" },
  TowerLine: { square: "string", colour: "string", promised: "number" },
  Turn: {
    "active?": "number",
    "colour?": "number",
    "opening?": "boolean",
    "passes?": "number",
    "began_with_card?": "boolean",
    "near_only?": "boolean",
    "here?": "number",
    "there?": "number",
  },
};
