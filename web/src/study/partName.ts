// Names of the ways to score.
import { words } from "../words.svelte";

/** The name of a way to score; event cards have names of their own. */
export const partName = (code: string, game: string): string =>
  words.has(`part-${code}`, game) ? words.say(`part-${code}`, {}, game) : words.name("event", code, "", game);
