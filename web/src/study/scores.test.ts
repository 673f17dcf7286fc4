// The fixtures are the scoring lines of games that a server has played, and the scores it gave.
import { describe, expect, it } from "vitest";
import type { Told } from "../wire";
import { linesOf, partsOf, scoresAt, upTo } from "./scores";

type Game = { colours: string[]; scores: number[]; story: Told[] };
const games = import.meta.glob<Game>("./fixtures/*-story.json", { import: "default", eager: true });
const sum = (numbers: (number | null)[]): number => numbers.reduce<number>((total, one) => total + (one ?? 0), 0);

describe("the parts of a score", () => {
  it("add up to the server's scores in every game, also with two colours per player", () => {
    expect(Object.keys(games)).toHaveLength(4);
    for (const [name, { colours, scores, story }] of Object.entries(games)) {
      const parts = partsOf(linesOf(story, colours), scores.length);
      expect(
        scores.map((_, seat) => sum(parts.map(({ points }) => points[seat] ?? 0))),
        name,
      ).toEqual(scores);
    }
  });

  it("are null for a seat without such points", () => {
    const note = { code: "mongols", clause: "CC-11.1", facts: { colour: "red", points: -2 } };
    const spared = { code: "tower-protects", clause: "CC-11.2", facts: { colour: "blue", points: 0 } };
    const neutral = { code: "mongols", clause: "CC-11.1", facts: { colour: "grey", points: -9 } };
    const lines = linesOf([{ seat: 0, text: "wall a1", notes: [note, spared, neutral, note] }], ["red", "blue"]);
    expect(partsOf(lines, 2)).toEqual([
      { code: "mongols", points: [-4, null] },
      { code: "tower-protects", points: [null, 0] },
    ]);
  });
});

describe("a story up to the shown note", () => {
  const note = (points: number) => ({
    code: "province-points",
    clause: "CC-7.2",
    facts: { colour: points > 0 ? "red" : "blue", points },
  });
  const [first, second, third] = [note(5), note(-2), note(3)] as const;
  const story: Told[] = [
    { seat: 0, text: "wall a1", notes: [first, second] },
    { seat: 1, text: "wall a2", notes: [third] },
  ];

  it("has no later note, and no points of one", () => {
    const told = upTo(story, first);
    expect(told).toEqual([{ seat: 0, text: "wall a1", notes: [first] }]);
    expect(scoresAt([18, 8], story, told, ["red", "blue"])).toEqual([15, 10]);
    expect(scoresAt([18, null], story, told, ["red", "blue"])).toEqual([15, null]);
  });

  it("is complete at the last note, and when no note is shown", () => {
    expect(upTo(story, third)).toEqual(story);
    expect(upTo(story, null)).toBe(story);
    expect(upTo(story, note(5))).toBe(story); // a line of another story
    expect(scoresAt([18, 8], story, story, ["red", "blue"])).toEqual([18, 8]);
  });
});
