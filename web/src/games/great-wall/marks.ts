// What the board marks: the last move, and the subject of a scoring note.
import type { Play } from "./play";
import { aboutNote, readMove, type Wish } from "./read";

export interface Marks {
  last: (Wish & { seat: number }) | null;
  told: { wall: number; seat: number };
}

export function marksOf(play: Play): Marks {
  const last = play.last;
  return { last: last ? { ...readMove(last.text), seat: last.seat } : null, told: aboutNote(play.shownNote) };
}
