// A game against bots by one click: how many play, and how strong the bots are.
import { call } from "../../api";
import { store } from "../../device.svelte";
import { person } from "../../me.svelte";
import { router } from "../../router.svelte";
import type { GameInfo, NewTable, Offer } from "../../wire";
import { luckyWord } from "../parts/attempt";

export type Wish = { players: number; level: string };

/** The last choice, if it is still offered; else the default. */
export function wishFor(
  game: Pick<GameInfo, "players">,
  offer: Pick<Offer, "levels" | "usual_level">,
  kept: string,
): Wish {
  const [players, level = ""] = kept.split(" ");
  const middle = game.players[Math.floor(game.players.length / 2)] ?? 2;
  return {
    players: game.players.includes(Number(players)) ? Number(players) : middle,
    level: offer.levels.includes(level) ? level : offer.usual_level,
  };
}

export function keptWish(game: string): string {
  try {
    return localStorage.getItem(`play/${game}`) ?? "";
  } catch {
    return "";
  }
}

export const keepWish = (game: string, wish: Wish): void => store(`play/${game}`, `${wish.players} ${wish.level}`);

export async function playNow(game: string, wish: Wish): Promise<void> {
  await person.needed();
  const bots = Array.from({ length: wish.players - 1 }, () => ({ kind: "bot", level: wish.level }) as const);
  const body: NewTable = {
    game,
    terms: { players: wish.players },
    seats: [{ kind: "me" }, ...bots],
    listed: false,
    start: true,
    word: luckyWord(),
  };
  const update = await call("create_table", { body });
  router.go(`/table/${update.table.id}`);
}
