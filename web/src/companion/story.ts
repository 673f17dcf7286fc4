// What followed from the entries, in words, the latest entry first.
import type { Happening } from "../wire";
import { sharedText } from "./words";

export type Line = { text: string; clause: string };
export type Told = { entry: number; lines: Line[] };

export function storyOf(story: Happening[]): Told[] {
  const found: Told[] = [];
  for (const { entry, code, facts, clause } of story) {
    if (found[0]?.entry !== entry) found.unshift({ entry, lines: [] });
    found[0]?.lines.push({ text: sharedText(`note-${code}`, facts), clause });
  }
  return found;
}
