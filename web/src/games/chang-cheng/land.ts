// Mountains and hills, drawn from a seed, so that they look the same each time.
import type { Layout } from "./layout";

type Luck = () => number;
export type Point = [number, number];

/** A generator of numbers between 0 and 1, reproducible by its seed. */
export function luck(seed: number): Luck {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Range {
  ridge: string;
  body: string;
  strokes: string;
  top: number;
  foot: number;
}

const STEP = 4;

export const round = (value: number, digits = 1): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A mountain range between two heights, with its foot in the mist. */
export function range(seed: number, width: number, top: number, low: number, foot: number): Range {
  const next = luck(seed);
  const peaks: { x: number; height: number; wide: number }[] = [];
  for (let x = -40; x < width + 80; x += 60 + next() * 110)
    peaks.push({ x, height: (low - top) * (0.35 + 0.65 * next()), wide: 70 + next() * 90 });
  const points: Point[] = [];
  for (let x = -20; x <= width + 20; x += STEP) {
    const high = Math.max(...peaks.map((peak) => peak.height * (1 - Math.abs(x - peak.x) / peak.wide)), 0);
    points.push([x, low - high - next() * 4 + 2]);
  }
  const ridge = line(points);
  return {
    ridge,
    top,
    foot,
    body: `M-20 ${round(foot)}L${ridge.slice(1)}L${width + 20} ${round(foot)}z`,
    strokes: texture(points, next),
  };
}

/** Strokes of the brush down the flanks. */
function texture(points: Point[], next: Luck): string {
  return points
    .filter(() => next() < 0.34)
    .map(([x, y]) => {
      const long = 8 + next() * 16;
      const lean = (next() < 0.5 ? -1 : 1) * long * (0.15 + 0.2 * next());
      return `M${round(x)} ${round(y + 6)}q${round(lean)} ${round(long * 0.3)} ${round(lean * 2)} ${round(long)}`;
    })
    .join("");
}

/** Grass and furrows between two heights. */
export function strokes(seed: number, width: number, top: (x: number) => number, deep: number, many: number): string {
  const next = luck(seed);
  let path = "";
  for (let i = 0; i < many; i++) {
    const x = next() * width;
    const y = top(x) + 14 + next() * deep;
    const bend = `${round(6 + next() * 5)} ${round(3 + next() * 2)}`;
    path += `M${round(x)} ${round(y)}q${bend} ${round(9 + next() * 6)} ${round(7 + next() * 6)}`;
  }
  return path;
}

export const line = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

/** The ground south of the wall between two places, down to the lower edge. */
export function ground(layout: Layout, from: number, to: number): string {
  const points: Point[] = [];
  for (let x = from; x < to; x += 9) points.push([x, layout.y(x) + 3.5]);
  points.push([to, layout.y(to) + 3.5]);
  return `M${round(from)} ${layout.height}L${line(points).slice(1)}L${round(to)} ${layout.height}z`;
}

/** The ground north of the wall. */
export function steppe(layout: Layout): string {
  const points: Point[] = [];
  const top = (x: number) => layout.ridge - 92 + 6 * Math.sin(x / 53) + 4 * Math.sin(x / 101 + 2);
  for (let x = -20; x <= layout.width + 20; x += 20) points.push([x, top(x)]);
  for (let x = layout.width + 20; x >= -20; x -= 20) points.push([x, layout.y(x) + 4]);
  return `${line(points)}z`;
}
