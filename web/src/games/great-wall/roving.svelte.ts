// Many places, one tab stop: arrows walk between them, N and P between those that are legal.
// A place is an element with data-stop (its name), data-row and data-wall; data-legal if it may be chosen.
import { untrack } from "svelte";

export class Roving {
  at = $state(""); // the place that Tab reaches
  private root: HTMLElement | null = null;
  private wall = 0;

  /** Take care of the places inside an element. */
  within = (root: HTMLElement): (() => void) => {
    this.root = root;
    untrack(() => this.mend());
    return () => (this.root = null);
  };

  tabindex(stop: string): 0 | -1 {
    return this.at === stop ? 0 : -1;
  }

  /** Somebody has come to a place, by whatever way. */
  came = (event: FocusEvent): void => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (stop) this.note(stop);
  };

  /** After the places have changed: there is always one that Tab reaches, and focus is not lost. */
  mend(): void {
    const stops = this.stops();
    if (stops.some((one) => one.dataset["stop"] === this.at)) return;
    const near = stops.find((one) => wallOf(one) === this.wall) ?? stops[0];
    const lost = this.at !== "" && document.activeElement === document.body;
    this.at = near?.dataset["stop"] ?? "";
    if (lost) near?.focus({ preventScroll: true });
  }

  /** A key that walks; true if it was one. */
  key(key: string): boolean {
    const stops = this.stops();
    const here = stops.find((one) => one.dataset["stop"] === this.at) ?? stops[0];
    if (!here) return false;
    const to = target(stops, here, key);
    if (to === undefined) return false;
    if (to) this.go(to);
    return true;
  }

  private go(stop: HTMLElement): void {
    this.note(stop);
    stop.focus();
    stop.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private note(stop: HTMLElement): void {
    this.at = stop.dataset["stop"] ?? "";
    this.wall = wallOf(stop);
  }

  private stops(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])];
  }
}

const rowOf = (stop: HTMLElement): number => Number(stop.dataset["row"]);
const wallOf = (stop: HTMLElement): number => Number(stop.dataset["wall"]);

/** Where a key leads: a place, null for nowhere, undefined if it is no such key. */
function target(stops: HTMLElement[], here: HTMLElement, key: string): HTMLElement | null | undefined {
  const row = stops.filter((one) => rowOf(one) === rowOf(here));
  const legal = stops.filter((one) => one.dataset["legal"]);
  switch (key) {
    case "ArrowRight":
      return row[row.indexOf(here) + 1] ?? null;
    case "ArrowLeft":
      return row[row.indexOf(here) - 1] ?? null;
    case "ArrowDown":
      return nearest(stops, wallOf(here), rowOf(here), 1);
    case "ArrowUp":
      return nearest(stops, wallOf(here), rowOf(here), -1);
    case "]":
      return row.find((one) => wallOf(one) > wallOf(here)) ?? null;
    case "[":
      return first(row, row.findLast((one) => wallOf(one) < wallOf(here)));
    case "n":
      return legal.find((one) => isAfter(here, one)) ?? legal[0] ?? null;
    case "p":
      return legal.findLast((one) => isAfter(one, here)) ?? legal.at(-1) ?? null;
  }
  return undefined;
}

/** The first place of the next row that has one at this wall. */
function nearest(stops: HTMLElement[], wall: number, row: number, way: number): HTMLElement | null {
  const beyond = stops.filter((one) => wallOf(one) === wall && (rowOf(one) - row) * way > 0);
  const next = Math.min(...beyond.map((one) => Math.abs(rowOf(one) - row)));
  return beyond.find((one) => Math.abs(rowOf(one) - row) === next) ?? null;
}

const first = (row: HTMLElement[], at?: HTMLElement): HTMLElement | null =>
  (at && row.find((one) => wallOf(one) === wallOf(at))) ?? null;

const isAfter = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
