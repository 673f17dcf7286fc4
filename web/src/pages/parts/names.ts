// Names that several pages need: games, seats, levels, clocks.
import type { SeatInfo, Summary, Terms } from "../../wire";
import { words } from "../../words.svelte";
import { duration } from "./time";

export { titleOf } from "../../games";

const sentences = import.meta.glob<string>("../../../../src/wanli/locales/*/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** One sentence about a game, in English where it is not translated. */
export function aboutOf(game: string): string {
  const path = (language: string): string =>
    `../../../../src/wanli/locales/${language}/${game.replaceAll("-", "_")}.txt`;
  return sentences[path(words.language)] ?? sentences[path("en")] ?? "";
}

export const levelName = (level: string): string => words.name("level", level);

/** The name of the player in a seat. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return words.say("seat-open");
  if (seat.kind === "bot" && seat.level) return words.say("bot-name", { level: levelName(seat.level) });
  return seat.name || words.say("seat-nobody");
}

/** The names of all players of a table but one. */
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
