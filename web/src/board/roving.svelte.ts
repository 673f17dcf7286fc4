// Many places, one tab stop: arrow keys walk between the places of a board, N and P between the legal ones.
// A place is an element with data-stop (its name) and data-row (its group); data-legal if it may be chosen.
import { untrack } from "svelte";

/** How a board is walked. */
export interface Paths {
  /** Where a key leads: a place, null for nowhere, undefined if the key does not walk. */
  target(stops: HTMLElement[], here: HTMLElement, key: string): HTMLElement | null | undefined;
  /** The place that gets the tab stop when the one that had it is gone. */
  substitute(stops: HTMLElement[]): HTMLElement | undefined;
  /** The focus has come to a place. */
  visit?(stop: HTMLElement): void;
}

export class Roving {
  at = $state(""); // the place that Tab reaches
  private root: HTMLElement | null = null;

  constructor(private readonly paths: Paths = AS_SEEN) {}

  /** Take care of the places inside an element. */
  within = (root: HTMLElement): (() => void) => {
    this.root = root;
    untrack(() => this.mend());
    return () => (this.root = null);
  };

  tabindex(stop: string): 0 | -1 {
    return this.at === stop ? 0 : -1;
  }

  /** The focus has come to a place, by whatever way. */
  came = (event: FocusEvent): void => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (!stop) return;
    this.at = nameOf(stop);
    this.paths.visit?.(stop);
  };

  /** After the places have changed: there is always one that Tab reaches, and focus is not lost. */
  mend(): void {
    const stops = this.stops();
    if (stops.some((one) => nameOf(one) === this.at)) return;
    const lost = this.at !== "" && document.activeElement === document.body;
    const near = this.paths.substitute(stops) ?? stops[0];
    this.at = near ? nameOf(near) : "";
    if (lost) near?.focus({ preventScroll: true });
  }

  /** A key that walks; true if it was one. */
  key(key: string): boolean {
    const stops = this.stops();
    const here = stops.find((one) => nameOf(one) === this.at) ?? stops[0];
    if (!here) return false;
    const to = this.paths.target(stops, here, key);
    if (to === undefined) return false;
    if (to) go(to);
    return true;
  }

  /** The same for a pressed key that no modifier changes; one that walks does nothing else. */
  press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (this.key(key)) event.preventDefault();
  };

  private stops(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])].filter((one) => one.checkVisibility());
  }
}

/** N and P: the next or the previous one of the places that may be chosen, around the ends; undefined for other keys. */
export function nextLegal(legal: HTMLElement[], here: Element, key: string): HTMLElement | null | undefined {
  if (key === "n") return legal.find((one) => isAfter(here, one)) ?? legal[0] ?? null;
  if (key === "p") return legal.findLast((one) => isAfter(one, here)) ?? legal.at(-1) ?? null;
  return undefined;
}

/** Give a place the focus, and bring it into view. */
export function go(stop: HTMLElement): void {
  stop.focus();
  stop.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Places as they lie on the screen: sideways in their order, up and down to the nearest, [ and ] between the groups. */
const AS_SEEN: Paths = {
  target(stops, here, key) {
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
  },
  substitute: (stops) => stops.find((one) => one.dataset["legal"]),
};

/** The place above or below that lies nearest. */
function nearest(stops: HTMLElement[], here: HTMLElement, way: number): HTMLElement | null {
  const from = here.getBoundingClientRect();
  const middle = (box: DOMRect): number => box.left + box.width / 2;
  const far = (box: DOMRect): number => Math.abs(middle(box) - middle(from)) + 4 * Math.abs(box.top - from.top);
  const beyond = stops
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - from.top) * way > from.height / 2);
  return beyond.sort((a, b) => far(a.box) - far(b.box))[0]?.stop ?? null;
}

const nameOf = (stop: HTMLElement): string => stop.dataset["stop"] ?? "";
const rowOf = (stop: HTMLElement): string => stop.dataset["row"] ?? "";

const isAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
