// The registration of the games, and what the screen of a game provides.
import type { Component } from "svelte";
import { parsed, type Shapes } from "../shapes";
import type { Play } from "../table/play.svelte";
import { shapes as shared, type NoteInfo, type Told, type Update, type View } from "../wire";
import { words } from "../words.svelte";

/** A move that is chosen step by step, before it is sent. */
export interface Choosing {
  /** The legal move that Confirm would send, or "". */
  readonly text: string;
  /** What is chosen so far, in words, for the line under the prompt; or "". */
  readonly summary: string;
  /** The label of the Confirm button; "" for the usual one. */
  readonly confirmLabel: string;
  /** Take back one step; false if there was none. */
  back(): boolean;
  /** Drop everything chosen, as when the position has changed. */
  clear(): void;
  /** Handle a key of the game (docs/playing.md); return whether it was one. */
  key(key: string): boolean;
  /** Choose a complete legal move, as a hint does. */
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

/** The screen of a game; `screen.ts` in its folder exports one as default. */
export interface Screen<V extends View = View, C extends Choosing = Choosing> {
  /** Check that an update has a view of this game; throws a BadMessage. */
  read(update: Update): Position<V>;
  Board: Part<{ play: Play<V, C> }>;
  Tray: Part<{ play: Play<V, C> }>;
  /** A few facts about a seat, for the players' panel. */
  Facts: Part<{ play: Play<V, C>; seat: number }>;
  /** The colours of each seat: "red", or "red+blue" for two in one hand. */
  colours(view: V): string[];
  choosing(play: Play<V, C>): C;
  /** The text of a move, where its notation alone does not say enough; or "". */
  moveText?(play: Play<V, C>, told: Pick<Told, "seat" | "text">): string;
  /** Whether a note is shown by itself while a scoring plays out. */
  showsNote(note: NoteInfo): boolean;
  /** Whether the board names the players, so that the desk need not. */
  readonly namesPlayers: boolean;
  /** Whether the tray shows all players and what they have, also to spectators. */
  readonly openTray: boolean;
  /** A short text for the top bar, such as event card, round or tokens left; or "". */
  topBarText(view: V): string;
}

/** The `read` of a screen, by the name of its view and the shapes of its wire.ts. */
export function readerOf<V extends View>(name: string, own: Shapes = {}): (update: Update) => Position<V> {
  const all = { ...shared, ...own };
  return (update) => ({ ...update, view: parsed<V>(update.view, name, all) });
}

/** The registration of a game. */
interface Registration {
  /** The title as printed; it is not translated. */
  title: string;
  screen: () => Promise<{ default: Screen }>;
  /** A picture for lists and the lobby; without one, Wanli's own seal. */
  emblem?: () => Promise<{ default: Component }>;
  /** Whether the companion for a printed copy is for this game. */
  companion?: true;
}

/** All games, one line each. A game without a screen of its own names the generic one. */
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

/** The ids of all games. */
export const gameIds = Object.keys(games);

/** The title of a game; its id if it is not registered. */
export const titleOf = (game: string): string => games[game]?.title ?? game;

/** The game whose printed copy has a companion. */
export const companionGame = gameIds.find((game) => games[game]?.companion) ?? "";

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
