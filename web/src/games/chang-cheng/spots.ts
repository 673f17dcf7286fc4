// The places of the board with their rectangles and names.
import { span, type Layout } from "./layout";
import type { Square } from "./read";

export interface Spot {
  place: string;
  says: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A square, from the head of a wall to the number below it. */
export function squareSpot(layout: Layout, { name, index }: Square, says: string): Spot {
  const left = layout.x(index);
  const top = layout.y(left + layout.square / 2) - 58 * layout.scale;
  return { place: name, says, left, top, width: layout.square, height: 58 * layout.scale + 24 };
}

/** A region's plaque above its bracket, or a province's below its own. */
export function areaSpot(
  layout: Layout,
  first: number,
  squares: string[],
  place: string,
  says: string,
  north: boolean,
): Spot {
  const { left, right } = span(layout, first, first + squares.length - 1);
  const top = north ? layout.north - 52 : layout.south - 22;
  return { place, says, left: left + 2, top, width: right - left - 4, height: north ? 58 : layout.height - top - 2 };
}
