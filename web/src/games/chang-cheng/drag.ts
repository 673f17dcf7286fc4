// Pulling a piece or a card from the tray onto the board. Only a transform changes while it moves.
import type { Choice } from "./choosing.svelte";

const FAR = 7; // pixels before a press becomes a pull

/** Begin to pull; `ghost` is the element that follows the pointer. */
export function pull(event: PointerEvent, hold: string, choice: Choice, ghost: HTMLElement): void {
  if (event.button !== 0 || !choice.holds.includes(hold)) return;
  const source = event.currentTarget as HTMLElement;
  const from = { x: event.clientX, y: event.clientY };
  const stop = new AbortController();

  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== event.pointerId) return;
    if (!choice.dragging) {
      if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR) return;
      choice.hold(hold);
      choice.dragging = true;
      source.setPointerCapture(event.pointerId);
    }
    ghost.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px)`;
    choice.over = placeAt(moved.clientX, moved.clientY);
  };

  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== event.pointerId) return;
    stop.abort();
    if (!choice.dragging) return;
    choice.dragging = false;
    const place = ended.type === "pointerup" ? placeAt(ended.clientX, ended.clientY) : "";
    choice.over = "";
    if (place) choice.pick(place);
  };

  const options = { signal: stop.signal };
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", end, options);
  addEventListener("pointercancel", end, options);
}

function placeAt(x: number, y: number): string {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? "";
}
