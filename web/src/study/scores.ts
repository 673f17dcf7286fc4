// Where the points came from: the notes of a story that give or take some, by seat.
import type { NoteInfo, Told } from "../wire";

/** A note that says what a seat got, or lost, or was spared. */
export interface Line {
  seat: number;
  points: number;
  note: NoteInfo;
}

/** One way to score: what every seat got by it, null where it never came to that. */
export interface Part {
  code: string;
  points: (number | null)[];
}

/** All lines of a story that have to do with points, in the order they were told. */
export function linesOf(story: Told[], colours: string[]): Line[] {
  return story
    .flatMap((told) => told.notes)
    .filter((note) => typeof note.facts["points"] === "number")
    .map((note) => ({ seat: seatOf(note, colours), points: Number(note.facts["points"]), note }))
    .filter((line) => line.seat >= 0);
}

/** A story up to the line that is being told; all of it where none is. */
export function upTo(story: Told[], note: NoteInfo | null): Told[] {
  const at = note ? story.findIndex((told) => told.notes.includes(note)) : -1;
  const told = story[at];
  if (!note || !told) return story;
  return [...story.slice(0, at), { ...told, notes: told.notes.slice(0, told.notes.indexOf(note) + 1) }];
}

/** The points of each seat without those of which the story has not told yet; null where they are secret. */
export function scoresAt(scores: (number | null)[], story: Told[], told: Told[], colours: string[]): (number | null)[] {
  const ahead = linesOf(story, colours).slice(linesOf(told, colours).length);
  const owed = (seat: number) => ahead.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0);
  return scores.map((score, seat) => (score === null ? null : score - owed(seat)));
}

/** The sums of the lines by kind, the kinds in the order they first came up. */
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
