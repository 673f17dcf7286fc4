// The games that the client can show, and what a game's folder gives.
import type { Component } from "svelte";
import { parsed, type Shapes } from "../shapes";
import type { Play } from "../table/play.svelte";
import { shapes as shared, type NoteInfo, type Told, type Update, type View } from "../wire";
import { words } from "../words.svelte";

/** A move being built up step by step, before it is sent. */
export interface Choosing {
  /** The legal move that Confirm would send, or "". */
  readonly text: string;
  /** What has been chosen so far, in words, for the line under the prompt; or "". */
  readonly says: string;
  /** What the Confirm button says; or "" for the usual word. */
  readonly confirm: string;
  /** Take back one step; false if there was none. */
  back(): boolean;
  /** Begin anew, as when the position has changed. */
  clear(): void;
  /** A key of the game's own (see the keyboard map); true if it was one. */
  key(key: string): boolean;
  /** Choose a whole legal move at once, as a hint does. */
  choose(text: string): void;
}

/** An update of a table that has begun, with the view of its game. */
export type Position<V extends View = View> = Update & { view: V };

/**
 * A component of a game. It is written as a method, whose parameters TypeScript compares in both directions: so the
 * screen of one game is a Screen like any other. It never gets another game's Play, because a Play brings its screen.
 */
type Part<Props extends Record<string, unknown>> = {
  part(...parameters: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}["part"];

/** What a game's folder gives: `screen.ts` exports one as default. */
export interface Screen<V extends View = View, C extends Choosing = Choosing> {
  /** Check that an update has a view of this game; throws a BadMessage. */
  read(update: Update): Position<V>;
  Board: Part<{ play: Play<V, C> }>;
  Tray: Part<{ play: Play<V, C> }>;
  /** A few facts about a seat for the players' panel. */
  Facts: Part<{ play: Play<V, C>; seat: number }>;
  /** The colours of each seat: "red", or "red+blue" for two in one hand. */
  colours(view: V): string[];
  choosing(play: Play<V, C>): C;
  /** A move in the screen's own words, where its notation alone says too little; or "". */
  tells?(play: Play<V, C>, told: Pick<Told, "seat" | "text">): string;
  /** Whether a line of a scoring is worth being shown by itself. */
  counts(note: NoteInfo): boolean;
  /** Whether the board itself names the players, so that the desk need not. */
  readonly namesPlayers: boolean;
  /** Whether the tray shows all players and what they have, for watchers, too. */
  readonly openTray: boolean;
  /** What is worth a chip in the top bar: event card, round, tokens left; or "". */
  about(view: V): string;
}

/** The `read` of a screen, by the name of its view and the shapes of its wire.ts. */
export function readerOf<V extends View>(name: string, own: Shapes = {}): (update: Update) => Position<V> {
  const all = { ...shared, ...own };
  return (update) => ({ ...update, view: parsed<V>(update.view, name, all) });
}

/** A game as this client knows it. */
interface Registration {
  /** The title as printed; it is not translated. */
  title: string;
  screen: () => Promise<{ default: Screen }>;
  /** A picture for lists and the lobby; the seal of the house without one. */
  emblem?: () => Promise<{ default: Component }>;
  /** Whether the companion for a printed copy is for this game. */
  companion?: true;
}

/** Every game that can be shown, one line each. A game without a screen of its own names the generic one. */
const games: Record<string, Registration> = {
  "chang-cheng": {
    title: "Chang Cheng",
    screen: () => import("./chang-cheng/screen"),
    emblem: () => import("./chang-cheng/Emblem.svelte"),
  },
  "great-wall": {
    title: "Great Wall of China",
    screen: () => import("./great-wall/screen"),
    emblem: () => import("./great-wall/Emblem.svelte"),
  },
  "rise-of-empires": {
    title: "Rise of Empires",
    screen: () => import("./rise-of-empires/screen"),
    emblem: () => import("./rise-of-empires/Emblem.svelte"),
    companion: true,
  },
};

/** The games there is a screen for. */
export const shown = Object.keys(games);

/** The title of a game; the id of one that is not shown here. */
export const titleOf = (game: string): string => games[game]?.title ?? game;

/** The game whose printed copy has a companion. */
export const companionGame = shown.find((game) => games[game]?.companion) ?? "";

/** A game's picture for lists and the lobby, if it has one. */
export const emblemOf = async (game: string): Promise<Component | undefined> =>
  (await games[game]?.emblem?.())?.default;

/** Load a game's screen and its words. */
export async function screenOf(game: string): Promise<Screen> {
  const known = games[game];
  if (!known) throw new Error(`no screen for ${game}`);
  const [module] = await Promise.all([known.screen(), words.learn(game)]);
  return module.default;
}
