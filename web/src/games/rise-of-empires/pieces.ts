// The drawn pieces of the game, added to the document on first use.
import { addSprite } from "../../pieces/sprite";
import type { WonderView } from "./wire";
import pieces from "./pieces.svg?raw";

export const addPieces = (): void => addSprite("rise-of-empires", pieces);

const isDrawn = (name: string): boolean => pieces.includes(`id="${name}"`);

/** The drawing of a tile; a content set may have tiles without one. */
export function tilePiece(id: string): string {
  return [`re-t-${id}`, `re-${id}`].find(isDrawn) ?? "re-t-other";
}

const WONDERS = ["re-wonder-a", "re-wonder-b", "re-wonder-c"];

/** The drawing of a wonder: each its own, as far as they go. */
export const wonderPiece = ({ number }: WonderView): string => WONDERS[(number - 1) % WONDERS.length] ?? "";
