// How a piece comes onto the map: it settles, a short drop without a bounce.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { reducedMotion } from "../../device.svelte";

const TIME = 320;
const DROP = 6; // pixels

export function settle(_: Element): TransitionConfig {
  return {
    duration: reducedMotion() ? 0 : TIME,
    easing: cubicOut,
    css: (t) => `translate: 0 ${(t - 1) * DROP}px; opacity: ${Math.min(1, t * 2)}`,
  };
}
