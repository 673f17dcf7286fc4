// Who follows a link begins at the heading of the new page, also with a screen reader.

/** Put the focus on the heading as soon as it is there, unless it has left where it was; gives how to stop. */
export function arrive(from: Element | null): () => void {
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
