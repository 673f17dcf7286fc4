// The play screen of Rise of Empires with the Wonders of the World.
import { words } from "../../words.svelte";
import { readerOf, type Screen } from "../index";
import Board from "./Board.svelte";
import { RiseOfEmpiresChoosing } from "./choosing.svelte";
import Facts from "./Facts.svelte";
import { COLOURS, setName, turnOf } from "./read";
import { textOfTold } from "./say";
import Tray from "./Tray.svelte";
import { shapes, type RiseOfEmpiresView } from "./wire";

// A phase may have dozens of notes; these few change the course of the game.
const TOLD = [
  "turn-begins",
  "era-ends",
  "war",
  "wonder-built",
  "wonder-taken",
  "wonder-destroyed",
  "marker-falls",
  "beyond-reach",
  "no-cube-to-mark",
  "leaves-unmarked",
  "cannot-keep",
  "famine",
  "cannot-pay",
];

const screen: Screen<RiseOfEmpiresView, RiseOfEmpiresChoosing> = {
  read: readerOf("RiseOfEmpiresView", shapes),
  Board,
  Tray,
  Facts,
  colours: (view) => COLOURS.slice(0, view.players),
  openTray: true,
  namesPlayers: true,
  choosing: (play) => new RiseOfEmpiresChoosing(play),
  moveText: textOfTold,
  showsNote: (note) => TOLD.includes(note.code),
  topBarText: (view) => {
    const now = view.over ? "" : words.say(`screen-phase-${view.phase}`, {}, "rise-of-empires");
    const turn = words.say("screen-turn", { turn: turnOf(view) }, "rise-of-empires");
    return [turn, now, setName(view)].filter(Boolean).join(" · ");
  },
};

export default screen;
