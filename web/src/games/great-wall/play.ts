// A game of Great Wall of China as its screen shows it: the frame's Play with this game's view and choosing.
import type { Play as AnyPlay } from "../../table/play.svelte";
import type { GreatWallChoosing } from "./choosing.svelte";
import type { GreatWallView } from "./wire";

export type Play = AnyPlay<GreatWallView, GreatWallChoosing>;
