// The name of a region, and a full description for screen readers.
import type { RegionView, RiseOfEmpiresView } from "./wire";
import { words } from "../../words.svelte";
import { capital } from "./say";

const said = (code: string, facts: Record<string, string | number>, game: string) =>
  words.say(`screen-${code}`, facts, game);

export const regionName = (region: RegionView, game: string): string => words.name("region", region.id, "", game);

/** "Italia. Era 1. 3 VP for most cubes, 1 for second most. Income: gold 2. Cubes: Red 3. Red leads. Build here." */
export function regionText(region: RegionView, view: RiseOfEmpiresView, does: string): string {
  const { game } = view;
  const parts = [
    regionName(region, game),
    eraText(region.era, region.open, game),
    said("map-points", { first: region.vp[0], second: region.vp[1] }, game),
  ];
  const income = Object.entries(region.income).map(([good, count]) => `${words.name("good", good, "", game)} ${count}`);
  if (income.length) parts.push(said("map-income", { goods: income.join(", ") }, game));
  parts.push(...standing(region, game), ...wonders(region, view));
  if (does) parts.push(does);
  return parts.map((part) => part.replace(/[.!]$/, "")).join(". ") + ".";
}

export const eraText = (era: number, open: boolean, game: string): string =>
  said(open ? "map-era" : "map-closed", { era }, game);

function standing(region: RegionView, game: string): string[] {
  const cubes = Object.entries(region.cubes).map(
    ([colour, count]) => `${words.name("seat", colour, "", game)} ${count}`,
  );
  if (!cubes.length) return [said("map-empty", {}, game)];
  return [
    said("map-cubes", { cubes: cubes.join(", ") }, game),
    region.leader ? said("map-leads", { colour: region.leader }, game) : said("map-tie", {}, game),
  ];
}

function wonders(region: RegionView, view: RiseOfEmpiresView): string[] {
  return wondersIn(region, view).flatMap(({ id, holder, marked, beyond_reach }) => [
    said(marked ? "map-wonder" : "map-bare-wonder", { wonder: id, colour: holder }, view.game),
    ...(beyond_reach ? [capital(said("beyond-reach", {}, view.game))] : []),
  ]);
}

export const wondersIn = (region: RegionView, view: RiseOfEmpiresView) =>
  view.wonders.filter((one) => one.site === region.id);
