// Made by tools/wire_types.py from the messages in src/wanli/server. Do not edit.

import type { Shapes } from "../../shapes";
import type { Prompt } from "../../wire";

/** The boxes of progress or territory tiles. */
export interface BoxLine {
  shown: string[];
  left: number[];
  unseen: Record<string, number>;
  gone?: Record<string, number>;
}

/** A city tile on offer or owned. */
export interface CityView {
  id: string;
  turn: string;
  kind: string;
  owner: string;
  gold: number;
  resources: number;
  food: number;
  vp: number;
  kept: boolean;
  upkeep?: number;
}

/** The current action, or the rest of the last one. */
export interface Doing {
  active?: number;
  owed?: number;
  face?: string;
  regions_left?: number;
  reach?: string[];
  anywhere?: boolean;
  placed?: string[];
  overseas?: string;
  hired?: boolean;
  fronts?: string[];
  front?: string;
  enemy?: number;
  losses?: number;
}

/** An empire tile of this era. */
export interface FaceView {
  id: string;
  regions: number;
  water: boolean;
  attacker_loss: number;
  defender_loss: number;
}

/** A territory tile in a box. */
export interface LandView {
  box: number;
  id: string;
  gold: number;
  income: Record<string, number>;
  food: number;
}

/** A progress tile in a box. */
export interface ProgressView {
  box: number;
  id: string;
  era: number;
  gold: number;
  effect: Record<string, number>;
}

/** A region with its majorities. */
export interface RegionView {
  id: string;
  era: number;
  area: string;
  sea: boolean;
  open: boolean;
  vp: [number, number];
  income: Record<string, number>;
  cubes: Record<string, number>;
  leader: string;
  wonders: string[];
}

/** The public part of a position. Defaults are omitted, so that an example is a small file. */
export interface RiseOfEmpiresOpen {
  players: number;
  options?: Record<string, string>;
  content?: string;
  turn?: string;
  order?: string[];
  new_order?: string[];
  seats?: Record<string, Seat>;
  bank?: number | null;
  progress?: BoxLine | null;
  territory?: BoxLine | null;
  shown_cities?: string[];
  gone_cities?: string[];
  rows?: Record<string, string[]>;
  wonders?: Record<string, WonderLine>;
  doing?: Doing;
  question?: string;
  about?: number;
  current?: number;
  todo?: string[];
  over?: boolean;
}

/** A position of Rise of Empires as a seat or a spectator may know it. */
export interface RiseOfEmpiresView {
  game: string;
  players: number;
  viewer: number;
  current: number;
  over: boolean;
  scores: (number | null)[];
  prompt: Prompt;
  legal: string[];
  names?: Record<string, string>;
  set_name: string;
  phase: string;
  table: RiseOfEmpiresOpen;
  circles: Record<string, number>;
  regions: RegionView[];
  progress: ProgressView[];
  territory: LandView[];
  cities: CityView[];
  faces: FaceView[];
  wonders: WonderView[];
  upkeep: Record<string, number>;
  food_max: number;
  effects?: Record<string, Record<string, number>>;
  trade?: Record<string, number[]>;
  prices?: Record<string, number[]>;
}

/** The goods, pieces and tiles of a player. */
export interface Seat {
  gold?: number;
  food?: number;
  resources?: number;
  vp?: number;
  pool?: number;
  stock?: number | null;
  cubes?: Record<string, number>;
  progress?: string[];
  territory?: Record<string, number>;
  cities?: string[];
  ally?: string;
  waived?: number;
  islands?: Record<string, number>;
}

/** A wonder on the map. */
export interface WonderLine {
  site: string;
  holder: string;
  marked?: boolean;
  builder?: string;
  beyond_reach?: boolean;
}

/** A wonder on the map, with its upkeep and points due now (WW-9, WW-11). */
export interface WonderView {
  id: string;
  number: number;
  site: string;
  holder: string;
  marked: boolean;
  beyond_reach: boolean;
  upkeep_due: number;
  vp_due: number;
}

export const shapes: Shapes = {
  BoxLine: {
    shown: ["list", "string"],
    left: ["list", "number"],
    unseen: ["map", "number"],
    "gone?": ["map", "number"],
  },
  CityView: {
    id: "string",
    turn: "string",
    kind: "string",
    owner: "string",
    gold: "number",
    resources: "number",
    food: "number",
    vp: "number",
    kept: "boolean",
    "upkeep?": "number",
  },
  Doing: {
    "active?": "number",
    "owed?": "number",
    "face?": "string",
    "regions_left?": "number",
    "reach?": ["list", "string"],
    "anywhere?": "boolean",
    "placed?": ["list", "string"],
    "overseas?": "string",
    "hired?": "boolean",
    "fronts?": ["list", "string"],
    "front?": "string",
    "enemy?": "number",
    "losses?": "number",
  },
  FaceView: {
    id: "string",
    regions: "number",
    water: "boolean",
    attacker_loss: "number",
    defender_loss: "number",
  },
  LandView: { box: "number", id: "string", gold: "number", income: ["map", "number"], food: "number" },
  ProgressView: { box: "number", id: "string", era: "number", gold: "number", effect: ["map", "number"] },
  RegionView: {
    id: "string",
    era: "number",
    area: "string",
    sea: "boolean",
    open: "boolean",
    vp: ["tuple", "number", "number"],
    income: ["map", "number"],
    cubes: ["map", "number"],
    leader: "string",
    wonders: ["list", "string"],
  },
  RiseOfEmpiresOpen: {
    players: "number",
    "options?": ["map", "string"],
    "content?": "string",
    "turn?": "string",
    "order?": ["list", "string"],
    "new_order?": ["list", "string"],
    "seats?": ["map", "Seat"],
    "bank?": ["or", "number", "null"],
    "progress?": ["or", "BoxLine", "null"],
    "territory?": ["or", "BoxLine", "null"],
    "shown_cities?": ["list", "string"],
    "gone_cities?": ["list", "string"],
    "rows?": ["map", ["list", "string"]],
    "wonders?": ["map", "WonderLine"],
    "doing?": "Doing",
    "question?": "string",
    "about?": "number",
    "current?": "number",
    "todo?": ["list", "string"],
    "over?": "boolean",
  },
  RiseOfEmpiresView: {
    game: "string",
    players: "number",
    viewer: "number",
    current: "number",
    over: "boolean",
    scores: ["list", ["or", "number", "null"]],
    prompt: "Prompt",
    legal: ["list", "string"],
    "names?": ["map", "string"],
    set_name: "string",
    phase: "string",
    table: "RiseOfEmpiresOpen",
    circles: ["map", "number"],
    regions: ["list", "RegionView"],
    progress: ["list", "ProgressView"],
    territory: ["list", "LandView"],
    cities: ["list", "CityView"],
    faces: ["list", "FaceView"],
    wonders: ["list", "WonderView"],
    upkeep: ["map", "number"],
    food_max: "number",
    "effects?": ["map", ["map", "number"]],
    "trade?": ["map", ["list", "number"]],
    "prices?": ["map", ["list", "number"]],
  },
  Seat: {
    "gold?": "number",
    "food?": "number",
    "resources?": "number",
    "vp?": "number",
    "pool?": "number",
    "stock?": ["or", "number", "null"],
    "cubes?": ["map", "number"],
    "progress?": ["list", "string"],
    "territory?": ["map", "number"],
    "cities?": ["list", "string"],
    "ally?": "string",
    "waived?": "number",
    "islands?": ["map", "number"],
  },
  WonderLine: {
    site: "string",
    holder: "string",
    "marked?": "boolean",
    "builder?": "string",
    "beyond_reach?": "boolean",
  },
  WonderView: {
    id: "string",
    number: "number",
    site: "string",
    holder: "string",
    marked: "boolean",
    beyond_reach: "boolean",
    upkeep_due: "number",
    vp_due: "number",
  },
};
