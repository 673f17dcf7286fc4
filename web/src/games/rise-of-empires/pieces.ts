// The drawn pieces of the game, put into the document when the first of them is shown.
import { addSprite } from "../../pieces/sprite";
import type { WonderView } from "./wire";
import pieces from "./pieces.svg?raw";

export const addPieces = (): void => addSprite("rise-of-empires", pieces);

const isDrawn = (name: string): boolean => pieces.includes(`id="${name}"`);

/** The drawing of a tile; another set may have tiles that nobody has drawn. */
export function tilePiece(id: string): string {
  return [`re-t-${id}`, `re-${id}`].find(isDrawn) ?? "re-t-other";
}

const WONDERS = ["re-wonder-a", "re-wonder-b", "re-wonder-c"];

/** The drawing of a wonder: each has another, as far as there are some. */
export const wonderPiece = ({ number }: WonderView): string => WONDERS[(number - 1) % WONDERS.length] ?? "";
