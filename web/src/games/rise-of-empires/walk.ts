// N and P on the whole table: board, map and the answers below.
import { go, nextLegal } from "../../board/roving.svelte";

const LEGAL = "#main [data-legal], #main [data-region][aria-pressed]"; // the map has its own way to say it

/** Give the next or the previous place that may be chosen the focus; true if the key was one of the two. */
export function walk(key: string): boolean {
  const legal = [...document.querySelectorAll<HTMLElement>(LEGAL)].filter((one) => one.checkVisibility());
  const to = nextLegal(legal, document.activeElement ?? document.body, key);
  if (to) go(to);
  return to !== undefined;
}
