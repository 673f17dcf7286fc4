// Texts about the places of the board, for tips and screen readers.
import type { Play } from "./play";
import type { ChangChengView, Region, Standing } from "./wire";
import { words, type Facts } from "../../words.svelte";
import { cardsAt, leadersOf, thingOf, type Result, type Square } from "./read";

export interface Line {
  text: string;
  clause?: string;
}
export interface Tip {
  title: string;
  lines: Line[];
}

const GAME = "chang-cheng";
const say = (code: string, facts: Facts = {}): string => words.say(`screen-${code}`, facts, GAME);
const list = (counted: Record<string, number>): string =>
  Object.entries(counted)
    .map(([colour, count]) => `${colourName(colour)} ${count}`)
    .join(", ");

/** A colour as the name of a player. */
export const colourName = (colour: string): string => words.name("seat", colour, "", GAME);

export const cardName = (card: string): string => words.name("card", card, "", GAME);

/** A tip as one text. */
export const spoken = ({ title, lines }: Tip): string => [title, ...lines.map(({ text }) => text)].join(". ");

// ---- squares -----------------------------------------------------------------------------------
export function squareTip(square: Square, play: Play): Tip {
  const choice = play.choosing;
  const lines: Line[] = [{ text: say("in", { province: square.province, region: square.region }) }];
  const { block, kept } = square;
  if (block) lines.push({ text: say("block", { kind: block.kind, colour: block.colour }) });
  else lines.push({ text: say("empty") });
  if (kept) lines.push({ text: say("kept", { colour: kept }), clause: "CC-5.3" });
  const scouts = choice.targets.has(square.name) && !block ? unseen(square, play) : [];
  if (scouts.length) lines.push({ text: say("would-see", { regions: scouts.join(", ") }), clause: "CC-6.1" });
  if (choice.isPicked(square.name)) lines.push({ text: say("is-chosen") });
  else if (choice.targets.has(square.name)) lines.push({ text: say(block ? "may-choose" : "may-build") });
  return { title: say("square", { square: square.name }), lines };
}

/** The regions whose counter the viewer would see by building there. */
function unseen(square: Square, play: Play): string[] {
  const view = play.view;
  const choice = play.choosing;
  const isDouble = thingOf(choice.held).piece === "double";
  const left = isDouble ? choice.targets.get(square.name)?.places[0] : square.name;
  const touched = view.regions.filter(
    ({ squares }) => squares.includes(left ?? "") || (isDouble && squares.includes(square.name)),
  );
  return touched.filter(({ lies, threat }) => lies === "down" && threat === null).map(({ name }) => name);
}

// ---- provinces and regions ---------------------------------------------------------------------
export function provinceTip(province: Standing, results: Result[] | undefined, play: Play): Tip {
  const view = play.view;
  const choice = play.choosing;
  const lines: Line[] = [{ text: squaresSaid(province.squares) }];
  if (results?.length)
    for (const { colour, points } of results) lines.push({ text: say("scored", { colour, points }), clause: "CC-7.4" });
  else if (results) lines.push({ text: say("complete"), clause: "CC-7.6" });
  else lines.push(...standing(province, view));
  if (choice.isPicked(province.name)) lines.push({ text: say("is-chosen") });
  else if (choice.targets.has(province.name)) lines.push({ text: say(choice.held ? "may-lay" : "may-choose") });
  return { title: say("province", { province: province.name }), lines };
}

function standing(province: Standing, view: ChangChengView): Line[] {
  const reputation = view.table.reputation?.[province.name] ?? 0;
  const lines: Line[] = [{ text: say("value", { value: province.value, reputation }), clause: "CC-7.5" }];
  const leaders = leadersOf(province.blocks);
  if (leaders.length) {
    lines.push({ text: say("blocks", { blocks: list(province.blocks) }), clause: "CC-7.4" });
    lines.push({ text: say("leads", { count: leaders.length, colours: leaders.map(colourName).join(", ") }) });
  }
  if (province.left) lines.push({ text: say("left", { count: province.left }) });
  const lying = view.table.lying?.[province.name];
  if (lying) lines.push({ text: say("lying", { cards: list(lying) }) });
  const own = cardsAt(view, province.name).filter(({ state }) => state === "own");
  if (own.length) lines.push({ text: say("yours", { cards: own.map(({ card }) => cardName(card)).join(", ") }) });
  return lines;
}

export function regionTip(region: Region, play: Play): Tip {
  const view = play.view;
  const choice = play.choosing;
  const { name, lies, threat } = region;
  const how = lies === "removed" ? "removed" : threat === null ? "unseen" : lies === "up" ? "open" : "seen";
  const lines: Line[] = [
    { text: squaresSaid(region.squares) },
    { text: say(`threat-${how}`, { threat: threat ?? 0 }) },
  ];
  const scouts = (view.table.scouts?.[name] ?? []).map((seat) => words.seat(play.colours, seat - 1, GAME));
  if (scouts.length) lines.push({ text: say("scouts", { who: scouts.join(", ") }), clause: "CC-6.1" });
  if (choice.isPicked(name)) lines.push({ text: say("is-chosen") });
  else if (choice.targets.has(name)) lines.push({ text: say("may-choose") });
  return { title: say("region", { region: name }), lines };
}

const squaresSaid = (squares: string[]): string =>
  say("squares", { first: squares[0] ?? "", last: squares.at(-1) ?? "" });
