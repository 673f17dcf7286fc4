// Rise of Empires with the Wonders of the World on the page.
import type { NoteInfo, View } from "../../wire";
import { words } from "../../words.svelte";
import type { Screen } from "../index";
import Board from "./Board.svelte";
import { RiseOfEmpiresChoosing } from "./choosing.svelte";
import Facts from "./Facts.svelte";
import { COLOURS, seen, setName, turnOf } from "./read";
import { sayTold } from "./say";
import Tray from "./Tray.svelte";

// A phase may bring dozens of lines; these few change the course of the game.
const TOLD = ["turn-begins", "era-ends", "war", "wonder-built", "wonder-taken", "wonder-destroyed", "marker-falls", "beyond-reach", "no-cube-to-mark", "leaves-unmarked", "cannot-keep", "famine", "cannot-pay"];

const screen: Screen = {
  Board,
  Tray,
  Facts,
  colours: (view: View) => COLOURS.slice(0, view.players),
  openTray: true,
  namesPlayers: true,
  choosing: (play) => new RiseOfEmpiresChoosing(play),
  tells: sayTold,
  counts: (note: NoteInfo) => TOLD.includes(note.code),
  about: (view: View) => {
    const now = view.over ? "" : words.say(`screen-phase-${seen(view).phase}`, {}, "rise-of-empires");
    const turn = words.say("screen-turn", { turn: turnOf(seen(view)) }, "rise-of-empires");
    return [turn, now, setName(seen(view))].filter(Boolean).join(" · ");
  },
};

export default screen;
