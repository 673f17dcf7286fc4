// Dragging cards from the hand: the card follows the pointer by transform only.
const START = 8; // pixels before a press becomes a drag

export interface Drag {
  /** It has begun: what is drawn under the pointer from now on. */
  begin(): HTMLElement | null;
  /** The pointer is over something. */
  over(under: Element | null): void;
  /** It was let go over something, or given up (null). */
  drop(under: Element | null): void;
}

/** Follow a pointer from where it was pressed until it is let go. */
export function follow(press: PointerEvent, drag: Drag): void {
  if (press.button !== 0) return;
  let ghost: HTMLElement | null = null;
  let begun = false;
  let frame = 0;
  const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY);

  function move(event: PointerEvent): void {
    const [dx, dy] = [event.clientX - press.clientX, event.clientY - press.clientY];
    if (!begun && Math.hypot(dx, dy) < START) return;
    if (!begun) ghost = drag.begin();
    begun = true;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (ghost) ghost.style.transform = `translate3d(${event.clientX}px, ${event.clientY}px, 0)`;
      drag.over(under(event));
    });
  }

  function end(event: PointerEvent): void {
    cancelAnimationFrame(frame);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!begun) return;
    const swallow = (click: Event) => click.stopPropagation(); // letting go is not a click on what lies there
    addEventListener("click", swallow, true);
    setTimeout(() => {
      removeEventListener("click", swallow, true);
      drag.drop(event.type === "pointerup" ? under(event) : null);
    });
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
