// How keys move the focus: along a row over all walls, up and down at one wall, [ and ] from wall to wall.
// A place has data-wall beside its data-row; both are numbers.
import { nextLegal, type Paths } from "../../board/roving.svelte";

const rowOf = (stop: HTMLElement): number => Number(stop.dataset["row"]);
const wallOf = (stop: HTMLElement): number => Number(stop.dataset["wall"]);

export class WallPaths implements Paths {
  private wall = 0; // where the focus was last

  visit(stop: HTMLElement): void {
    this.wall = wallOf(stop);
  }

  substitute(stops: HTMLElement[]): HTMLElement | undefined {
    return stops.find((one) => wallOf(one) === this.wall);
  }

  target(stops: HTMLElement[], here: HTMLElement, key: string): HTMLElement | null | undefined {
    const row = stops.filter((one) => rowOf(one) === rowOf(here));
    switch (key) {
      case "ArrowRight":
        return row[row.indexOf(here) + 1] ?? null;
      case "ArrowLeft":
        return row[row.indexOf(here) - 1] ?? null;
      case "ArrowDown":
        return nextRow(stops, here, 1);
      case "ArrowUp":
        return nextRow(stops, here, -1);
      case "]":
        return row.find((one) => wallOf(one) > wallOf(here)) ?? null;
      case "[":
        return firstAt(
          row,
          row.findLast((one) => wallOf(one) < wallOf(here)),
        );
    }
    return nextLegal(
      stops.filter((one) => one.dataset["legal"]),
      here,
      key,
    );
  }
}

/** The first place in the next row that has one at this wall. */
function nextRow(stops: HTMLElement[], here: HTMLElement, way: number): HTMLElement | null {
  const far = (one: HTMLElement): number => (rowOf(one) - rowOf(here)) * way;
  const beyond = stops.filter((one) => wallOf(one) === wallOf(here) && far(one) > 0);
  const next = Math.min(...beyond.map(far));
  return beyond.find((one) => far(one) === next) ?? null;
}

/** The first place of a row at the wall of another. */
const firstAt = (row: HTMLElement[], at?: HTMLElement): HTMLElement | null =>
  (at && row.find((one) => wallOf(one) === wallOf(at))) ?? null;
