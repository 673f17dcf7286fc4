// The games that the page can show. A game is a folder here with a `screen.ts`, loaded when needed.
import type { Component } from "svelte";
import type { Play } from "../table/play.svelte";
import type { NoteInfo, Told, View } from "../wire";
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

/** What a game's folder gives: `screen.ts` exports one as default. */
export interface Screen {
  Board: Component<{ play: Play }>;
  Tray: Component<{ play: Play }>;
  /** A few facts about a seat for the players' panel. */
  Facts: Component<{ play: Play; seat: number }>;
  /** The colours of each seat: "red", or "red+blue" for two in one hand. */
  colours(view: View): string[];
  choosing(play: Play): Choosing;
  /** A move in the screen's own words, where its notation alone says too little; or "". */
  tells?(play: Play, told: Pick<Told, "seat" | "text">): string;
  /** Whether a line of a scoring is worth being shown by itself. */
  counts(note: NoteInfo): boolean;
  /** Whether the board itself names the players, so that the desk need not. */
  readonly namesPlayers: boolean;
  /** Whether the tray shows all players and what they have, for watchers, too. */
  readonly openTray: boolean;
  /** What is worth a chip in the top bar: event card, round, tokens left; or "". */
  about(view: View): string;
}

const screens = import.meta.glob<{ default: Screen }>("./*/screen.ts");
const emblems = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });

/** The games there is a screen for. */
export const shown = Object.keys(screens).map((path) => path.split("/")[1] as string);

/** A game's picture for lists and the lobby. */
export const emblem = (game: string): Component | undefined => emblems[`./${game}/Emblem.svelte`]?.default;

/** Load a game's screen and its words. */
export async function screenOf(game: string): Promise<Screen> {
  const load = screens[`./${game}/screen.ts`];
  if (!load) throw new Error(`no screen for ${game}`);
  const [module] = await Promise.all([load(), words.learn(game)]);
  return module.default;
}
