// What a press on a place of the board does.

/** How a place may be used: not now, as the next step, or it is what has been chosen. */
export type Glow = "" | "legal" | "chosen";

/** Whether a click came from a key: Enter or the space bar. */
export const isByKey = (event: MouseEvent): boolean => event.detail === 0;

/** Whether a press sends what is chosen: Enter does on what is chosen, and a double click. A finger never does. */
export function confirms(event: MouseEvent, glow: Glow): boolean {
  const isTwice = event.detail === 2 && "pointerType" in event && event.pointerType === "mouse";
  return glow === "chosen" && (isByKey(event) || isTwice);
}
