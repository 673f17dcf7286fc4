// A game of Rise of Empires as its screen shows it: the frame's Play with this game's view and choosing.
import type { Play as AnyPlay } from "../../table/play.svelte";
import type { RiseOfEmpiresChoosing } from "./choosing.svelte";
import type { RiseOfEmpiresView } from "./wire";

export type Play = AnyPlay<RiseOfEmpiresView, RiseOfEmpiresChoosing>;
