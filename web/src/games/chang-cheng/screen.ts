// The play screen of Chang Cheng.
import { addSprite } from "../../pieces/sprite";
import { words } from "../../words.svelte";
import { readerOf, type Screen } from "..";
import blocks from "./blocks.svg?raw";
import Board from "./Board.svelte";
import { Choice } from "./choosing.svelte";
import Facts from "./Facts.svelte";
import pieces from "./pieces.svg?raw";
import { coloursOf, showsNote } from "./read";
import Tray from "./Tray.svelte";
import { shapes, type ChangChengView } from "./wire";

const GAME = "chang-cheng";
addSprite(`${GAME}/blocks`, blocks);
addSprite(`${GAME}/pieces`, pieces);

const screen: Screen<ChangChengView, Choice> = {
  read: readerOf("ChangChengView", shapes),
  Board,
  Tray,
  Facts,
  showsNote,
  colours: (view) => Array.from({ length: view.players }, (_, seat) => coloursOf(view, seat).join("+")),
  openTray: false,
  namesPlayers: false,
  choosing: (play) => new Choice(play),
  topBarText(view) {
    const events = view.table.events ?? [];
    if (!events.length) return "";
    const names = events.map((event) => words.name("event", event, "", GAME)).join(", ");
    return words.say("screen-events", { count: events.length, names }, GAME);
  },
};

export default screen;
