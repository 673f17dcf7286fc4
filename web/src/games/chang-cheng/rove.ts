// Where keys move the focus on the board: three rows of regions, squares and provinces.
import { isRegion, isSquare, type Square } from "./read";

export interface Rows {
  regions: { name: string; squares: string[] }[];
  squares: Square[];
  provinces: { name: string; squares: string[] }[];
}

const namesIn = (row: { name: string }[]): string[] => row.map(({ name }) => name);

function rowOf(rows: Rows, place: string): string[] {
  return namesIn(isSquare(place) ? rows.squares : isRegion(place) ? rows.regions : rows.provinces);
}

/** The square that stands for a place: itself, or the first one of an area. */
function squareOf(rows: Rows, place: string): Square | undefined {
  const area = [...rows.regions, ...rows.provinces].find(({ name }) => name === place);
  const name = area ? area.squares[0] : place;
  return rows.squares.find((square) => square.name === name);
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** The place that a key leads to, or "" if it leads nowhere. */
export function led(rows: Rows, place: string, key: string, targets: ReadonlySet<string>): string {
  const step = STEPS[key];
  if (step !== undefined) {
    const row = rowOf(rows, place);
    return row[Math.min(row.length - 1, Math.max(0, row.indexOf(place) + step))] ?? "";
  }
  if (key === "ArrowUp") return isRegion(place) ? "" : up(rows, place);
  if (key === "ArrowDown")
    return isSquare(place)
      ? (squareOf(rows, place)?.province ?? "")
      : isRegion(place)
        ? (squareOf(rows, place)?.name ?? "")
        : "";
  if (key === "[" || key === "]") return beside(rows, place, key === "]" ? 1 : -1);
  return key === "n" || key === "p" ? target(rows, place, key === "n" ? 1 : -1, targets) : "";
}

function up(rows: Rows, place: string): string {
  const square = squareOf(rows, place);
  return (isSquare(place) ? square?.region : square?.name) ?? "";
}

/** The province beside the present one; from a square, its first square. */
function beside(rows: Rows, place: string, step: number): string {
  const names = namesIn(rows.provinces);
  const next = rows.provinces[names.indexOf(squareOf(rows, place)?.province ?? "") + step];
  return (isSquare(place) ? next?.squares[0] : next?.name) ?? "";
}

/** The next target along the wall, around its ends. */
function target(rows: Rows, place: string, step: number, targets: ReadonlySet<string>): string {
  const at = (name: string) => squareOf(rows, name)?.index ?? 0;
  const order = [...namesIn(rows.squares), ...namesIn(rows.regions), ...namesIn(rows.provinces)]
    .filter((name) => targets.has(name))
    .sort((one, other) => at(one) - at(other));
  if (!order.length) return "";
  const here = order.indexOf(place);
  if (here >= 0) return order[(here + step + order.length) % order.length] as string;
  const beyond = step > 0 ? order.find((name) => at(name) > at(place)) : order.findLast((name) => at(name) < at(place));
  return beyond ?? (step > 0 ? (order[0] as string) : (order.at(-1) as string));
}
