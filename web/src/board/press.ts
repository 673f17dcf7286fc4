// What pressing a place of the board does.

/** Whether a place may not be chosen now, may be chosen next, or is chosen. */
export type Glow = "" | "legal" | "chosen";

/** Return whether a click came from the keyboard: Enter or the space bar. */
export const isByKey = (event: MouseEvent): boolean => event.detail === 0;

/** Return whether a press sends the chosen move: Enter or a double click on it. A touch never does. */
export function confirms(event: MouseEvent, glow: Glow): boolean {
  const isTwice = event.detail === 2 && "pointerType" in event && event.pointerType === "mouse";
  return glow === "chosen" && (isByKey(event) || isTwice);
}
