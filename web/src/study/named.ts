// What the ways to score are called.
import { words } from "../words.svelte";

/** A way to score in words; event cards have a name of their own. */
export const partName = (code: string, game: string): string =>
  words.has(`part-${code}`, game) ? words.say(`part-${code}`, {}, game) : words.name("event", code, "", game);
