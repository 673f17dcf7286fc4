// How a piece comes to the board: a short drop without a bounce.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { reducedMotion } from "../device.svelte";

const TIME = 320; // milliseconds
const DROP = 6; // pixels

/** Let a new piece settle. It moves by `translate`, so that it may have a transform of its own. */
export function settle(_: Element): TransitionConfig {
  return {
    duration: reducedMotion() ? 0 : TIME,
    easing: cubicOut,
    css: (t) => `translate: 0 ${(t - 1) * DROP}px; opacity: ${Math.min(1, t * 2)}`,
  };
}
