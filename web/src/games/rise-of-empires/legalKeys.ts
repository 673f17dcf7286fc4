// N and P on the whole table: board, map and the answers below.
import { go, nextLegal } from "../../board/roving.svelte";

const LEGAL = "#main [data-legal], #main [data-region][aria-pressed]"; // the map marks them differently

/** Move the focus to the next or previous legal place; return whether the key was N or P. */
export function focusLegal(key: string): boolean {
  const legal = [...document.querySelectorAll<HTMLElement>(LEGAL)].filter((one) => one.checkVisibility());
  const to = nextLegal(legal, document.activeElement ?? document.body, key);
  if (to) go(to);
  return to !== undefined;
}
