// The places of the regions on the drawn map, and how the map fits the screen.
import { OUTLINES } from "./mapland";

export type Point = readonly [x: number, y: number];

/** The size of the drawing; every place below is in its units. */
export const WIDTH = 1120;
export const HEIGHT = 780;
/** What a small window shows first: the lands of the first era. */
export const HOME: Point = [493, 382];

const SMALLEST = 0.53; // below this the plaques would cover each other, so the map scrolls
const SCROLLING = 0.9;
const TEXT = 15.6; // size of a name at scale 1, in pixels
const SMALLEST_TEXT = 12;
const LARGEST_TEXT = 18;

/** The middle of a region's plaque, and of its first wonder. */
export interface Spot {
  plaque: Point;
  wonder: Point;
}

export const SPOTS: Readonly<Record<string, Spot>> = {
  iberia: { plaque: [306, 396], wonder: [302, 484] },
  gaul: { plaque: [386, 306], wonder: [440, 356] },
  italia: { plaque: [506, 371], wonder: [558, 440] },
  balkans: { plaque: [598, 318], wonder: [597, 414] },
  anatolia: { plaque: [694, 381], wonder: [778, 362] },
  egypt: { plaque: [616, 544], wonder: [692, 564] },
  "north-africa": { plaque: [404, 562], wonder: [512, 560] },
  mediterranean: { plaque: [456, 452], wonder: [646, 464] },
  britain: { plaque: [346, 86], wonder: [338, 180] },
  "northern-europe": { plaque: [502, 222], wonder: [478, 104] },
  "eastern-europe": { plaque: [690, 156], wonder: [704, 256] },
  "middle-east": { plaque: [774, 488], wonder: [780, 582] },
  africa: { plaque: [500, 676], wonder: [610, 682] },
  india: { plaque: [958, 500], wonder: [962, 590] },
  "south-america": { plaque: [206, 496], wonder: [206, 598] },
  china: { plaque: [988, 274], wonder: [1000, 384] },
  "north-america": { plaque: [150, 166], wonder: [152, 272] },
};

/** Whether the map has a place for this region; a content set may have others. */
export const isDrawn = (region: string): boolean => region in SPOTS && region in OUTLINES;

export interface Fit {
  scale: number;
  scrolls: boolean;
  text: number; // the size of a name, in pixels
}

/** The whole map in a window if its plaques can be read there, else a larger one to be scrolled. */
export function fit(width: number, height: number): Fit {
  const whole = Math.min(width / WIDTH, height / HEIGHT);
  const scrolls = whole < SMALLEST;
  const scale = scrolls ? SCROLLING : whole;
  return { scale, scrolls, text: Math.min(LARGEST_TEXT, Math.max(SMALLEST_TEXT, TEXT * scale)) };
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow key leads to: the nearest in that direction, straight ahead if possible; or "". */
export function nearest(places: ReadonlyMap<string, Point>, from: string, key: string): string {
  const way = WAYS[key];
  const here = places.get(from);
  if (!way || !here) return "";
  const there = [...places].flatMap(([name, at]) => {
    const ahead = (at[0] - here[0]) * way[0] + (at[1] - here[1]) * way[1];
    const aside = Math.abs((at[0] - here[0]) * way[1]) + Math.abs((at[1] - here[1]) * way[0]);
    return ahead > 0 ? [{ name, far: ahead + 2 * aside, straight: aside <= 1.5 * ahead }] : [];
  });
  const best = (some: typeof there) => some.reduce((a, b) => (b.far < a.far ? b : a)).name;
  const straight = there.filter((one) => one.straight);
  return straight.length ? best(straight) : there.length ? best(there) : "";
}
