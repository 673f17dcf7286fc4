// Many places, one tab stop: arrows walk between them, [ and ] between the groups.
// A place is an element with data-stop (its name) and data-row (its group); data-legal if it may be chosen.
import { untrack } from "svelte";

export class Roving {
  at = $state(""); // the place that Tab reaches
  private root: HTMLElement | null = null;

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
    if (stop) this.at = stop.dataset["stop"] ?? "";
  };

  /** After the places have changed: there is always one that Tab reaches, and focus is not lost. */
  mend(): void {
    const stops = this.stops();
    if (stops.some((one) => one.dataset["stop"] === this.at)) return;
    const lost = this.at !== "" && document.activeElement === document.body;
    const near = stops.find((one) => one.dataset["legal"]) ?? stops[0];
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
    if (to) go(to);
    return true;
  }

  private stops(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])].filter((one) => one.checkVisibility());
  }
}

const LEGAL = "#main [data-legal], #main [data-region][aria-pressed]"; // the map has its own way to say it

/** N and P: the next or the previous place that may be chosen, on the board and below it. */
export function walk(key: string): boolean {
  if (key !== "n" && key !== "p") return false;
  const legal = [...document.querySelectorAll<HTMLElement>(LEGAL)].filter((one) => one.checkVisibility());
  const here = document.activeElement ?? document.body;
  const to = key === "n" ? (legal.find((one) => isAfter(here, one)) ?? legal[0]) : (legal.findLast((one) => isAfter(one, here)) ?? legal.at(-1));
  if (to) go(to);
  return true;
}

function go(stop: HTMLElement): void {
  stop.focus();
  stop.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const rowOf = (stop: HTMLElement): string => stop.dataset["row"] ?? "";

/** Where a key leads: a place, null for nowhere, undefined if it is no such key. */
function target(stops: HTMLElement[], here: HTMLElement, key: string): HTMLElement | null | undefined {
  const rows = [...new Set(stops.map(rowOf))];
  const row = rows.indexOf(rowOf(here));
  const first = (at: number): HTMLElement | null => stops.find((one) => rowOf(one) === rows[at]) ?? null;
  switch (key) {
    case "ArrowRight":
      return stops[stops.indexOf(here) + 1] ?? null;
    case "ArrowLeft":
      return stops[stops.indexOf(here) - 1] ?? null;
    case "ArrowDown":
      return nearest(stops, here, 1);
    case "ArrowUp":
      return nearest(stops, here, -1);
    case "]":
      return first(row + 1);
    case "[":
      return row > 0 ? first(row - 1) : null;
  }
  return undefined;
}

/** The place above or below that lies nearest. */
function nearest(stops: HTMLElement[], here: HTMLElement, way: number): HTMLElement | null {
  const from = here.getBoundingClientRect();
  const middle = (box: DOMRect): number => box.left + box.width / 2;
  const far = (box: DOMRect): number => Math.abs(middle(box) - middle(from)) + 4 * Math.abs(box.top - from.top);
  const beyond = stops.map((stop) => ({ stop, box: stop.getBoundingClientRect() })).filter(({ box }) => (box.top - from.top) * way > from.height / 2);
  return beyond.sort((a, b) => far(a.box) - far(b.box))[0]?.stop ?? null;
}

const isAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
