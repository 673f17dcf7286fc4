// A game of Chang Cheng as its screen shows it: the frame's Play with this game's view and choosing.
import type { Play as AnyPlay } from "../../table/play.svelte";
import type { Choice } from "./choosing.svelte";
import type { ChangChengView } from "./wire";

export type Play = AnyPlay<ChangChengView, Choice>;
