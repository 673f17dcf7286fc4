// The play screen of Chang Cheng.
import { addSprite } from "../../pieces/sprite";
import type { View } from "../../wire";
import type { ChangChengView } from "./wire";
import { words } from "../../words.svelte";
import type { Screen } from "..";
import blocks from "./blocks.svg?raw";
import Board from "./Board.svelte";
import { Choice } from "./choosing.svelte";
import Facts from "./Facts.svelte";
import pieces from "./pieces.svg?raw";
import { coloursOf, counts } from "./read";
import Tray from "./Tray.svelte";

const GAME = "chang-cheng";
addSprite(`${GAME}/blocks`, blocks);
addSprite(`${GAME}/pieces`, pieces);

const screen: Screen = {
  Board,
  Tray,
  Facts,
  counts,
  colours(view: View): string[] {
    const own = view as ChangChengView;
    return Array.from({ length: own.players }, (_, seat) => coloursOf(own, seat).join("+"));
  },
  openTray: false,
  namesPlayers: false,
  choosing: (play) => new Choice(play),
  about(view: View): string {
    const events = (view as ChangChengView).table.events ?? [];
    if (!events.length) return "";
    const names = events.map((event) => words.name("event", event, "", GAME)).join(", ");
    return words.say("screen-events", { count: events.length, names }, GAME);
  },
};

export default screen;
