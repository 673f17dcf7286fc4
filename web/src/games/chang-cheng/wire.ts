// Made by tools/wire_types.py from the messages in src/wanli/server. Do not edit.

import type { Prompt } from "../../wire";

/** What everybody may know. Defaults are left out, so that an example is a small file. */
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

/** A position of Chang Cheng through the eyes of a seat or a watcher. */
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

/** A Mongol region: what the viewer knows of its counter. */
export interface Region {
  name: string;
  squares: string[];
  lies: string;
  threat: number | null;
}

/** The scoring under way (CC-7). */
export interface Scoring {
  province?: number;
  change?: number;
  virtual?: Record<string, number>;
}

/** A province as it stands: what it would be worth, and the blocks of each colour in it. */
export interface Standing {
  name: string;
  squares: string[];
  left: number;
  value: number;
  blocks: Record<string, number>;
}

/** What a colour has left to build (CC-1.4, CC-12.1). */
export interface Stock {
  wall: number;
  double: number;
  tower: number;
}

/** A tower, in the order they were built, and the neighbours it was promised one of (CC-5.2). */
export interface TowerLine {
  square: string;
  colour: string;
  promised: number;
}

/** The turn under way. */
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
