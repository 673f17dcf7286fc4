// Moves the focus to the heading of a new page, so that a screen reader starts there.

/** Focus the heading when it appears, unless the focus has moved meanwhile; return how to stop waiting. */
export function focusHeading(from: Element | null): () => void {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
  look();
  return () => observer.disconnect();

  function look(): void {
    const heading = document.querySelector("h1");
    if (!heading || heading.closest("[aria-busy=true]")) return;
    observer.disconnect();
    const { activeElement, body } = document;
    if (activeElement !== from && activeElement !== body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
