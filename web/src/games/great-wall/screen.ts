// The play screen of Great Wall of China.
import { words } from "../../words.svelte";
import { readerOf, type Screen } from "../index";
import Board from "./Board.svelte";
import { GreatWallChoosing } from "./choosing.svelte";
import Facts from "./Facts.svelte";
import { COLOURS, supplySize } from "./read";
import Tray from "./Tray.svelte";
import { shapes, type GreatWallView } from "./wire";

const screen: Screen<GreatWallView, GreatWallChoosing> = {
  read: readerOf("GreatWallView", shapes),
  Board,
  Tray,
  Facts,
  colours: (view) => COLOURS.slice(0, view.players),
  openTray: false,
  namesPlayers: true,
  choosing: (play) => new GreatWallChoosing(play),
  showsNote: () => true, // few notes follow a move, and each of them changes the table
  topBarText: (view) => words.say("screen-supply-left", { count: supplySize(view) }, "great-wall"),
};

export default screen;
