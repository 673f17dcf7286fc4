// Roving focus: a board is one tab stop, and keys move the focus between its places.
// A place is an element with data-stop (its name) and data-row (its group), and data-legal if it may be chosen.
import { untrack } from "svelte";

/** How the focus moves on a board. */
export interface Paths {
  /** The place that a key leads to; null if there is none, undefined if the key does not move the focus. */
  target(stops: HTMLElement[], here: HTMLElement, key: string): HTMLElement | null | undefined;
  /** The place that becomes the tab stop at first, and when the one that was it is removed. */
  substitute(stops: HTMLElement[]): HTMLElement | undefined;
  /** A place has received the focus. */
  visit?(stop: HTMLElement): void;
  /** Give a place the focus and bring it into view, where a board does it in its own way. */
  go?(stop: HTMLElement): void;
}

export class Roving {
  at = $state(""); // the tab stop
  private root: HTMLElement | null = null;
  private visited = false;

  constructor(private readonly paths: Paths = AS_SEEN) {}

  /** Attach to the element around the places. */
  within = (root: HTMLElement): (() => void) => {
    this.root = root;
    untrack(() => this.mend());
    return () => (this.root = null);
  };

  tabindex(stop: string): 0 | -1 {
    return this.at === stop ? 0 : -1;
  }

  /** On `focusin`: the place with the focus is the tab stop. */
  came = (event: FocusEvent): void => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (!stop) return;
    this.visited = true;
    this.at = nameOf(stop);
    this.paths.visit?.(stop);
  };

  /** Call it after the places have changed: one of them is always the tab stop, and focus is not lost. */
  mend(): void {
    const stops = this.stops();
    if (this.visited && stops.some((one) => nameOf(one) === this.at)) return;
    const isLost = this.visited && document.activeElement === document.body;
    const near = this.paths.substitute(stops) ?? stops[0];
    this.at = near ? nameOf(near) : "";
    if (isLost) near?.focus({ preventScroll: true });
  }

  /** Move the focus by a key; return whether the key does that. */
  key(key: string): boolean {
    const stops = this.stops();
    const here = stops.find((one) => nameOf(one) === this.at) ?? stops[0];
    if (!here) return false;
    const to = this.paths.target(stops, here, key);
    if (to === undefined) return false;
    if (to) (this.paths.go ?? go)(to);
    return true;
  }

  /** On `keydown` without modifiers: move the focus, and keep the key from doing anything else. */
  press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (this.key(key)) event.preventDefault();
  };

  /** The visible places; all of them while the whole board is hidden. */
  private stops(): HTMLElement[] {
    const all = [...(this.root?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])];
    const visible = all.filter((one) => one.checkVisibility());
    return visible.length ? visible : all;
  }
}

/** N and P: the next or previous place that may be chosen, around the ends; undefined for other keys. */
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

/** By the order of the places sideways, to the nearest up and down, and by [ and ] between the groups. */
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

/** The nearest place above or below. */
function nearest(stops: HTMLElement[], here: HTMLElement, way: number): HTMLElement | null {
  const from = here.getBoundingClientRect();
  const middle = (box: DOMRect): number => box.left + box.width / 2;
  const far = (box: DOMRect): number => Math.abs(middle(box) - middle(from)) + 4 * Math.abs(box.top - from.top);
  const beyond = stops
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - from.top) * way > from.height / 2);
  return beyond.sort((a, b) => far(a.box) - far(b.box))[0]?.stop ?? null;
}

/** The name of a place. */
export const nameOf = (stop: HTMLElement): string => stop.dataset["stop"] ?? "";
const rowOf = (stop: HTMLElement): string => stop.dataset["row"] ?? "";

const isAfter = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
