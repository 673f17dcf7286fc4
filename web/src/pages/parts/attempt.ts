// Doing what the server may refuse.
import { announcer } from "../../announce.svelte";
import { Refusal } from "../../api";
import type { Refused } from "../../wire";
import { words } from "../../words.svelte";

/** Return why the server refused; throw any other error again. */
export function refusedIn(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused;
  throw error;
}

/** Do something and show a refusal as a short message; return whether it succeeded. */
export async function attempt(doing: () => Promise<unknown>, game = ""): Promise<boolean> {
  try {
    await doing();
    return true;
  } catch (error) {
    const refused = refusedIn(error);
    announcer.show(words.refusal(refused, game), "refusal", refused.clause ?? "");
    return false;
  }
}

/** A random word that this device adds to the luck of a game, so that no one could know the luck before. */
export function luckyWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
