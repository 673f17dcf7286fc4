// Where the points came from: the notes of a story with points, by seat.
import type { NoteInfo, Told } from "../wire";

/** A note with points that a seat scored or lost. */
export interface Line {
  seat: number;
  points: number;
  note: NoteInfo;
}

/** A way to score: the points of each seat, null where it did not occur. */
export interface Part {
  code: string;
  points: (number | null)[];
}

/** All notes of a story with points, in order. */
export function linesOf(story: Told[], colours: string[]): Line[] {
  return story
    .flatMap((told) => told.notes)
    .filter((note) => typeof note.facts["points"] === "number")
    .map((note) => ({ seat: seatOf(note, colours), points: Number(note.facts["points"]), note }))
    .filter((line) => line.seat >= 0);
}

/** A story up to the note that is shown; all of it if none is. */
export function upTo(story: Told[], note: NoteInfo | null): Told[] {
  const at = note ? story.findIndex((told) => told.notes.includes(note)) : -1;
  const told = story[at];
  if (!note || !told) return story;
  return [...story.slice(0, at), { ...told, notes: told.notes.slice(0, told.notes.indexOf(note) + 1) }];
}

/** The points of each seat without those of notes not shown yet; null where they are secret. */
export function scoresAt(scores: (number | null)[], story: Told[], told: Told[], colours: string[]): (number | null)[] {
  const ahead = linesOf(story, colours).slice(linesOf(told, colours).length);
  const owed = (seat: number) => ahead.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0);
  return scores.map((score, seat) => (score === null ? null : score - owed(seat)));
}

/** The sums of the notes by kind, in the order in which the kinds first occur. */
export function partsOf(lines: Line[], seats: number): Part[] {
  const parts = new Map<string, Part>();
  for (const { seat, points, note } of lines) {
    const part = parts.get(note.code) ?? { code: note.code, points: Array<number | null>(seats).fill(null) };
    part.points[seat] = (part.points[seat] ?? 0) + points;
    parts.set(note.code, part);
  }
  return [...parts.values()];
}

function seatOf(note: NoteInfo, colours: string[]): number {
  const { seat, colour } = note.facts;
  if (typeof seat === "number") return seat - 1;
  return colours.findIndex((own) => own.split("+").includes(String(colour)));
}
