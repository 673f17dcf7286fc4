// Longer names, composed from the game's texts.
import type { Play } from "./play";
import { words } from "../../words.svelte";
import { seatOf, wallAt, type Laid, type Lane } from "./read";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A number of points, with a true minus sign. */
export const points = (value: number): string => String(value).replace("-", "−");

export const cardName = (kind: string, game: string): string => capital(words.name("card", kind, "", game));

/** "Giulia at wall 2: 2 foot soldiers, 2 gates, wall; total 8, leads." */
export function sayLane(play: Play, wall: number, seat: number, lane: Lane): string {
  const facts = { name: play.name(seat), wall };
  const cards = sayCards(lane.cards, play.game);
  if (lane.away) cards.push(words.say("screen-dragon-away", {}, play.game));
  const borne = lane.total?.parts.find((part) => part.what === "token");
  if (borne) cards.push(words.say("board-token", { points: points(borne.points) }, play.game));
  if (!cards.length) return words.say("screen-lane-empty", facts, play.game);
  const standing = lane.standing
    ? `, ${words.say(lane.standing === "leads" ? "board-leads" : "screen-tie", {}, play.game)}`
    : "";
  if (!lane.total) return words.say("screen-lane-absent", { ...facts, cards: cards.join(", ") }, play.game);
  return words.say(
    "screen-lane",
    { ...facts, cards: cards.join(", "), total: points(lane.total.points), standing },
    play.game,
  );
}

function sayCards(cards: Laid[], game: string): string[] {
  const count = new Map<string, number>();
  const extra: string[] = [];
  for (const card of cards) {
    if (card.under) extra.push(words.say("board-covered", { card: card.kind }, game));
    else count.set(card.kind, (count.get(card.kind) ?? 0) + 1);
  }
  return [...[...count].map(([kind, n]) => words.say("board-cards", { count: n, card: kind }, game)), ...extra];
}

/** "Wall 2, free tokens: 7, 2; leads: Bence." */
export function sayWall(play: Play, wall: number): string {
  const line = wallAt(play.view, wall);
  const facts = { wall, tokens: line?.tokens.join(", ") ?? "" };
  const leader = play.view.walls.find((one) => one.number === wall)?.leader;
  const leads = leader ? `; ${words.say("board-leads", {}, play.game)}: ${play.name(seatOf(leader))}` : "";
  return words.say(line ? "screen-wall-tokens" : "screen-wall-closed", facts, play.game) + leads;
}
