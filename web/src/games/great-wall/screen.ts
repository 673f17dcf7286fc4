// Great Wall of China on the page.
import type { View } from "../../wire";
import { words } from "../../words.svelte";
import type { Screen } from "../index";
import Board from "./Board.svelte";
import { GreatWallChoosing } from "./choosing.svelte";
import Facts from "./Facts.svelte";
import { COLOURS, seen, supplySize } from "./read";
import Tray from "./Tray.svelte";

const screen: Screen = {
  Board,
  Tray,
  Facts,
  colours: (view: View) => COLOURS.slice(0, view.players),
  openTray: false,
  namesPlayers: true,
  choosing: (play) => new GreatWallChoosing(play),
  counts: () => true, // few notes follow a move, and each of them changes the table
  about: (view: View) => words.say("screen-supply-left", { count: supplySize(seen(view)) }, "great-wall"),
};

export default screen;
