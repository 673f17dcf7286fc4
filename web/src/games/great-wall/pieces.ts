// The drawn pieces of the game, added to the document on first use.
import { addSprite } from "../../pieces/sprite";
import pieces from "./pieces.svg?raw";

export const addPieces = (): void => addSprite("great-wall", pieces);
