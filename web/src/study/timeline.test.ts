import { describe, expect, it, vi } from "vitest";
import type { Told } from "../wire";
import { stepAt, stepsOf } from "./timeline";

const told = (seat: number): Told => ({ seat, text: "x", notes: [] });
const story = [-1, -1, 0, -1, 1, 0, 1, -1].map(told); // two draws, then four decisions, two of them with a draw

/** As a table counts: the moves there were at each version, and how many of them stood in the end. */
const knownOf = (lengths: number[]) => vi.fn(async (version: number) => Math.min(...lengths.slice(version)));

describe("the steps of a replay", () => {
  it("need no request when every version is a move", async () => {
    const known = knownOf([0, 2, 4, 5, 6, 8]);
    const steps = await stepsOf(story, 5, 0, known);
    expect(steps).toEqual([
      { version: 1, from: 0, to: 2 },
      { version: 2, from: 2, to: 4 },
      { version: 3, from: 4, to: 5 },
      { version: 4, from: 5, to: 6 },
      { version: 5, from: 6, to: 8 },
    ]);
    expect(known).not.toHaveBeenCalled();
    expect(stepAt(steps, 3)).toBe(2);
    expect(stepAt(steps, 99)).toBe(4);
    expect(stepAt(steps, 0)).toBe(0);
  });

  it("leave out undone moves and requests", async () => {
    // started, move, move, taken back, move, asked, answered, move, move
    const lengths = [0, 2, 4, 5, 4, 5, 5, 5, 6, 8];
    const steps = await stepsOf(story, 9, 0, knownOf(lengths));
    expect(steps.map(({ version }) => version)).toEqual([1, 2, 5, 8, 9]);
    for (const { version, to } of steps) expect(lengths[version]).toBe(to);
  });

  it("end where the table ended, even without a move", async () => {
    const steps = await stepsOf(story, 6, 0, knownOf([0, 2, 4, 5, 6, 8, 8]));
    expect(steps.at(-1)).toEqual({ version: 6, from: 6, to: 8 });
  });

  it("start where a fork starts", async () => {
    const steps = await stepsOf(story, 3, 5, knownOf([0, 5, 6, 8]));
    expect(steps).toEqual([
      { version: 1, from: 0, to: 5 },
      { version: 2, from: 5, to: 6 },
      { version: 3, from: 6, to: 8 },
    ]);
  });

  it("are one before the first move", async () => {
    expect(await stepsOf(story.slice(0, 2), 1, 0, knownOf([0, 2]))).toEqual([{ version: 1, from: 0, to: 2 }]);
  });
});
