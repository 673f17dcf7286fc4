// Doing something that the server may refuse.
import { announcer } from "../../announce.svelte";
import { Refusal } from "../../api";
import type { Refused } from "../../wire";
import { words } from "../../words.svelte";

/** Why the server refused; any other error is a fault of ours. */
export function refusedIn(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused;
  throw error;
}

/** Do something; a refusal is shown as a short message. Whether it was done. */
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

/** What this device adds to the luck of a game: nobody can have known it before. */
export function luckyWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
