// Dragging a piece or a card onto the board: only the transform of a drawing changes while it moves.
const START = 8; // pixels before a press becomes a drag

export interface Drag {
  /** Begin the drag; return what follows the pointer from now on. */
  begin(): HTMLElement | null;
  /** The pointer is over an element. */
  over(under: Element | null): void;
  /** The pointer was released over an element, or the drag was cancelled (null). */
  drop(under: Element | null): void;
}

/** Follow a pointer from where it was pressed until it is released. */
export function startDrag(press: PointerEvent, drag: Drag): void {
  if (press.button !== 0) return;
  let ghost: HTMLElement | null = null;
  let begun = false;
  let frame = 0;
  const listening = new AbortController();
  const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY);

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
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
    if (event.pointerId !== press.pointerId) return;
    cancelAnimationFrame(frame);
    listening.abort();
    if (!begun) return;
    // Releasing the pointer is not a click on what lies there.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, true);
    setTimeout(() => {
      removeEventListener("click", swallow, true);
      drag.drop(event.type === "pointerup" ? under(event) : null);
    });
  }

  const { signal } = listening;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}
