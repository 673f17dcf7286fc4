// The transition of a new board.
import type { TransitionConfig } from "svelte/transition";
import { reducedMotion } from "../../device.svelte";

const UNROLLS = 600; // milliseconds

/** The squares of a new board appear from left to right. */
export function appear(_: Element, { index }: { index: number }): TransitionConfig {
  if (reducedMotion()) return { duration: 0 };
  return { duration: UNROLLS / 2, delay: (index * UNROLLS) / 26, css: (t) => `opacity: ${t}` };
}
