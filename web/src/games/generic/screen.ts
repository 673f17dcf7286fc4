// A screen for any game: the view's fields as they are, and the legal moves as a list.
import type { View } from "../../wire";
import { readerOf, type Screen } from "..";
import Board from "./Board.svelte";
import { ListChoosing } from "./choosing.svelte";
import Facts from "./Facts.svelte";
import Tray from "./Tray.svelte";

const COLOURS = ["red", "green", "blue", "violet", "yellow"];

const screen: Screen<View, ListChoosing> = {
  read: readerOf("View"),
  Board,
  Tray,
  Facts,
  colours: (view) => COLOURS.slice(0, view.players),
  openTray: false,
  namesPlayers: false,
  choosing: (play) => new ListChoosing(play),
  showsNote: () => false,
  topBarText: () => "",
};

export default screen;
