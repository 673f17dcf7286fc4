// The drawn pieces of the game, put into the document when the first of them is shown.
import { addSprite } from "../../pieces/sprite";
import pieces from "./pieces.svg?raw";

export const addPieces = (): void => addSprite("great-wall", pieces);
