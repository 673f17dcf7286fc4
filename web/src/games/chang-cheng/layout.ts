// The layout of the board in pixels; it may be wider than its window and then scrolls.
import { round } from "./land";
import { BOARD } from "./read";

export const UNIT = 36; // a square as the pieces are drawn
const SEAM = 4; // between two boards, in those units
const TOWER = 122; // how high a tower reaches, in those units
const SIDE = 44; // beside the wall
const LARGEST = 48; // more on a wide screen
const SMALLEST = 30; // below it the wall scrolls
const SCROLLING = 34;
const LARGEST_SCROLLING = 45;
const LOW = 330; // in a window this low every pixel counts
// Pixels: head for a region's plaque, foot for a province's numbers, name and plaque.
const ROOM = { head: 62, foot: 152, plaque: 96, least: SCROLLING };
const TIGHT = { head: 50, foot: 130, plaque: 82, least: 29 };
const SWING = 62; // between the ridge's highest and lowest place

export interface Layout {
  width: number;
  height: number;
  square: number; // how wide one is
  scale: number; // of the drawn pieces
  ridge: number; // the middle height of the ridge
  north: number; // where the brackets of the regions are
  south: number; // where those of the provinces are
  squares: number;
  scrolls: boolean;
  /** The left edge of a square. */
  x(index: number): number;
  /** The height of the ridge. */
  y(x: number): number;
}

/** Lay out boards in a window; `before` of them lie to the left of the first one. */
export function layOut(window: { width: number; height: number }, boards: number, before: number): Layout {
  const { height } = window;
  const room = height < LOW ? TIGHT : ROOM;
  const seams = Math.max(0, boards - 1);
  const units = boards * BOARD + (seams * SEAM) / UNIT;
  const tallest = Math.max(room.least, ((height - room.head - room.foot - SWING / 2) / TOWER) * UNIT);
  const largest = Math.max(LARGEST, window.width / 32);
  const fitting = boards ? (window.width - 2 * SIDE) / units : largest;
  const scrolls = fitting < SMALLEST;
  const scrolling = window.width > 1000 ? SCROLLING : Math.min(LARGEST_SCROLLING, tallest);
  const wanted = scrolls ? scrolling : Math.min(fitting, largest, tallest);
  const square = Math.round(wanted * 4) / 4;
  const scale = square / UNIT;
  const width = Math.max(window.width, Math.ceil(units * square + 2 * (scrolls ? 24 : SIDE)));
  const start = (width - units * square) / 2;
  const swing = Math.max(10, Math.min(SWING, height - room.head - room.foot - TOWER * scale));
  const ridge = height - room.foot - swing / 2;
  const x = (index: number) => start + index * square + Math.floor(index / BOARD) * SEAM * scale;
  const origin = x(before * BOARD); // a board that joins on the left does not move the land
  return {
    width,
    height,
    square,
    scale,
    ridge,
    scrolls,
    x,
    north: Math.max(room.head - 8, ridge - swing / 2 - TOWER * scale - 4),
    south: height - room.plaque,
    squares: boards * BOARD,
    y: (at) => ridge + (swing / 2) * wave((at - origin) / square),
  };
}

/** The ridge between -1 and 1, so gentle that a wall can follow it. */
function wave(squares: number): number {
  return 0.62 * Math.sin(squares * 0.4 - 0.5) + 0.26 * Math.sin(squares * 0.21 + 1.9) + 0.12 * Math.sin(squares * 0.83);
}

/** The SVG transform of a block on the ridge, by its first square and its width in squares. */
export function standing(layout: Layout, index: number, squares = 1): string {
  const x = layout.x(index);
  const end = layout.x(index + squares - 1) + layout.square;
  const angle = (Math.atan((layout.y(end) - layout.y(x)) / (end - x)) * 180) / Math.PI;
  const stretch = (end - x) / (squares * layout.square);
  const scale = `${round(layout.scale * stretch, 4)} ${round(layout.scale, 4)}`;
  return `translate(${round(x)} ${round(layout.y(x))}) skewY(${round(angle)}) scale(${scale})`;
}

/** The SVG transform of a tower, upright at the middle of its square. */
export function upright(layout: Layout, index: number): string {
  const x = layout.x(index);
  const y = (layout.y(x) + layout.y(x + layout.square)) / 2;
  return `translate(${round(x)} ${round(y)}) scale(${round(layout.scale, 4)})`;
}

/** The edges of an area that begins and ends with these squares. */
export function span(layout: Layout, first: number, last: number): { left: number; right: number; middle: number } {
  const left = layout.x(first);
  const right = layout.x(last) + layout.square;
  return { left, right, middle: (left + right) / 2 };
}
