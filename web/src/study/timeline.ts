// The steps of a replay. A table's version counts every change, with requests and undone moves; a replay has only the
// moves that were not undone.
import type { Told } from "../wire";

/** A decision with the draws after it, or the draws before the first decision. */
export interface Step {
  version: number;
  from: number; // its moves in the story
  to: number;
}

/** How many decisions are among some moves. */
const decisions = (story: Told[], upTo: number): number => story.slice(0, upTo).filter((told) => told.seat >= 0).length;

/**
 * The steps of a game: `last` is the table's version, `inherited` counts the moves of the game it goes on from,
 * and `known` asks the server how many moves of the story were there at a version.
 */
export async function stepsOf(
  story: Told[],
  last: number,
  inherited: number,
  known: (version: number) => Promise<number>,
): Promise<Step[]> {
  const first = decisions(story, inherited);
  const versions: number[] = []; // the version of each decision
  await fill(1, last, first, decisions(story, story.length));

  /** Every version adds at most one decision, so with as many decisions as versions no request is needed. */
  async function fill(low: number, high: number, before: number, upTo: number): Promise<void> {
    if (before === upTo) return;
    if (upTo - before === high - low) {
      for (let version = low + 1; version <= high; version++) versions.push(version);
      return;
    }
    const middle = Math.floor((low + high) / 2);
    const there = decisions(story, await known(middle));
    await fill(low, middle, before, there);
    await fill(middle, high, there, upTo);
  }

  const starts = story.flatMap((told, i) => (told.seat >= 0 ? [i] : [])).slice(first);
  const ends = [...starts, story.length].slice(1);
  const opening = { version: 1, from: 0, to: starts[0] ?? story.length };
  const steps = [
    opening,
    ...starts.map((from, i) => ({ version: versions[i] ?? last, from, to: ends[i] ?? story.length })),
  ];
  const end = steps[steps.length - 1];
  if (end) end.version = last; // also after a resignation or an agreed end
  return steps;
}

/** The step that a version belongs to. */
export function stepAt(steps: Step[], version: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.version <= version),
  );
}
