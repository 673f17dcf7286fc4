// Drawn pieces, defined once in the document and used by <use href="#id">.
import shared from "./shared.svg?raw";

const added = new Set<string>();

/** Put the symbols of a drawing into the document, once. */
export function addSprite(name: string, drawing: string): void {
  if (added.has(name)) return;
  added.add(name);
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.innerHTML = drawing;
  document.body.prepend(holder);
}

export const addSharedSprite = (): void => addSprite("shared", shared);
