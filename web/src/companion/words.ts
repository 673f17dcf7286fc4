// The texts of the companion: from its own catalogue, and from the game's for colours and options.
import { companionGame } from "../games";
import type { Refused } from "../wire";
import { words, type Facts } from "../words.svelte";

export const PART = "companion";
export const GAME = companionGame;

/** A text of the page. */
export const say = (code: string, facts: Facts = {}): string => words.say(`screen-${code}`, facts, PART);

/** A text that it shares with the terminal. */
export const sharedText = (code: string, facts: Facts = {}): string => words.say(code, facts, PART);

/** Why something was refused; in a notebook from a file, also which entry is wrong. */
export function whyNot(refused: Refused, written = 0): string {
  const reason = words.refusal(refused, PART);
  const entry = Number(refused.facts?.["entry"] ?? 0);
  return entry && entry <= written ? say("in-entry", { number: entry, reason }) : reason;
}

export const learn = (): Promise<void> => words.learn(PART, GAME);
