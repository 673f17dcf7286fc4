// How pieces come to the board.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { reducedMotion } from "../../device.svelte";

const SETTLES = 320;
const UNROLLS = 600;

/** A new block comes down on its square. */
export function settle(_: Element): TransitionConfig {
  if (reducedMotion()) return { duration: 0 };
  return { duration: SETTLES, easing: cubicOut, css: (t, u) => `transform: translateY(${-6 * u}px); opacity: ${0.55 + 0.45 * t}` };
}

/** The squares of a new board appear from left to right. */
export function appear(_: Element, { index }: { index: number }): TransitionConfig {
  if (reducedMotion()) return { duration: 0 };
  return { duration: UNROLLS / 2, delay: (index * UNROLLS) / 26, css: (t) => `opacity: ${t}` };
}
