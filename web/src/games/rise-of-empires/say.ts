// Longer names, composed from the game's texts.
import type { Play } from "./play";
import type { CityView, FaceView, LandView, ProgressView, RiseOfEmpiresView } from "./wire";
import { words } from "../../words.svelte";
import { readMove, seatOf } from "./read";

const GAME = "rise-of-empires";
const say = (code: string, facts: Record<string, string | number> = {}): string =>
  words.say(`screen-${code}`, facts, GAME);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const tileName = (id: string): string => words.name("tile", id, "", GAME);
export const rowName = (row: string): string => words.name("row", row, "", GAME);
export const goodName = (good: string): string => words.name("good", good, "", GAME);

/** "2 gold", "one cube". */
export const sayGood = (good: string, count: number): string => say("goods", { good, count });

export function sayGoods(goods: Record<string, number>): string {
  return Object.entries(goods)
    .filter(([, count]) => count)
    .map(([good, count]) => sayGood(good, count))
    .join(", ");
}

// ---- tiles ---------------------------------------------------------------------------------------
export function sayEffect(effect: Record<string, number>): string {
  return Object.entries(effect)
    .map(([key, n]) => say(`effect-${key.replaceAll("_", "-")}`, { n }))
    .join("; ");
}

const sayCost = (goods: Record<string, number>): string => {
  const cost = sayGoods(goods);
  return cost && say("costs", { goods: cost });
};

const sentence = (...parts: string[]): string => `${capital(parts.filter(Boolean).join("; "))}.`;

export const sayProgress = (tile: ProgressView): string =>
  sentence(sayEffect(tile.effect), sayCost({ gold: tile.gold }));

export const sayLand = (tile: LandView): string =>
  sentence(
    say("income", { goods: sayGoods(tile.income) }),
    tile.food ? say("needs-food", { n: tile.food }) : "",
    sayCost({ gold: tile.gold }),
  );

export function sayCity(tile: CityView): string {
  const gives = say(!tile.kept ? "vp-once" : tile.kind === "wonder" ? "vp-while-held" : "vp-each-turn", { n: tile.vp });
  const needs = tile.food
    ? say("needs-food", { n: tile.food })
    : tile.upkeep
      ? say("needs-gold", { n: tile.upkeep })
      : "";
  return sentence(gives, needs, tile.owner ? "" : sayCost({ gold: tile.gold, resources: tile.resources }));
}

export function sayFace(tile: FaceView): string {
  return sentence(
    say("regions", { n: tile.regions }),
    tile.water ? say("water") : "",
    say("war-losses", { own: tile.attacker_loss, other: tile.defender_loss }),
  );
}

/** A description of the tile that a move takes; "" for other moves. */
export function sayTile(play: Play, text: string): string {
  const view = play.view;
  const { verb, one, two } = readMove(text);
  const boxed = <T extends { box: number }>(tiles: T[]): T | undefined =>
    tiles.find((tile) => tile.box === Number(two));
  const progress = verb === "progress" ? boxed(view.progress) : undefined;
  const land = verb === "territory" ? boxed(view.territory) : undefined;
  const city = verb === "city" || verb === "abandon" ? view.cities.find((tile) => tile.id === one) : undefined;
  const face = verb === "empire" ? view.faces.find((tile) => tile.id === one) : undefined;
  if (progress) return sayProgress(progress);
  if (land) return sayLand(land);
  if (city) return sayCity(city);
  return face ? sayFace(face) : "";
}

// ---- moves ---------------------------------------------------------------------------------------
/** The label of a move's button. */
export function sayMove(play: Play, text: string): string {
  const { verb, count, one, two } = readMove(text);
  const view = play.view;
  const rival = verb === "war" ? two : one;
  const regions = view.faces.find((tile) => tile.id === one)?.regions ?? 0;
  const goods = sayGood(one, verb === "trade" ? fetched(view, one, count) : count);
  const facts = { count, one, two, goods, name: play.name(seatOf(rival)), n: regions };
  return say(`do-${verb}`, facts);
}

/** What a number of resource discs fetches. */
export const fetched = (view: RiseOfEmpiresView, good: string, discs: number): number =>
  view.trade?.[good]?.[discs] ?? 0;

/** What a chosen move means, for the line under the prompt. */
export const sayChosen = (play: Play, text: string): string => sayTile(play, text);

/** What choosing a region does. */
export function sayCan(play: Play, text: string): string {
  const { verb, two } = readMove(text);
  return say(`can-${verb}`, { name: play.name(seatOf(two)) });
}

/** The text of using an empire tile, by its effect, as the view no longer has tiles of earlier eras; else "". */
export function textOfTold(play: Play, { seat, text }: { seat: number; text: string }): string {
  const { verb, one } = readMove(text);
  if (verb !== "empire") return "";
  const who = words.seat(play.colours, seat, GAME);
  const face = play.view.faces.find((tile) => tile.id === one);
  if (!face) return say("told-empire-before", { who });
  return say("told-empire", {
    who,
    what: [say("regions", { n: face.regions }), face.water ? say("water") : ""].filter(Boolean).join(", "),
  });
}
