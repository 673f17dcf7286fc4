// Words that several pages need: games, seats, levels, clocks.
import type { SeatInfo, Summary, Terms } from "../../wire";
import { words } from "../../words.svelte";
import { offered } from "./offer.svelte";
import { duration } from "./time";

export const titleOf = (game: string): string =>
  words.has(`game-${game}`) ? words.say(`game-${game}`) : (offered.game(game)?.title ?? game);

/** Make sure that a game's title is known: of a game without a text for it, the server tells. */
export async function learnTitle(game: string): Promise<void> {
  if (!words.has(`game-${game}`)) await offered.load().catch(() => undefined);
}

export const levelName = (level: string): string => words.name("level", level);

/** Who sits on a seat. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return words.say("seat-open");
  if (seat.kind === "bot" && seat.level) return words.say("bot-name", { level: levelName(seat.level) });
  return seat.name || words.say("seat-nobody");
}

/** Everybody at a table but one. */
export function others(table: Pick<Summary, "seats">, person: string): string {
  const seats = table.seats.filter((seat) => seat.kind !== "open" && (!person || seat.person !== person));
  return new Intl.ListFormat(words.language, { type: "unit" }).format(seats.map(seatName));
}

export function clockName(clock: Terms["clock"]): string {
  if (!clock || clock.kind === "none") return words.say("clock-none");
  if (clock.kind === "days") return words.say("clock-days", { days: clock.days ?? 3 });
  const [store, more] = [clock.seconds ?? 1200, clock.increment ?? 10];
  const short = (seconds: number) => duration(seconds, words.language, "short");
  return more ? `${short(store)} + ${short(more)}` : short(store);
}
