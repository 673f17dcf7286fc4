import { beforeAll, describe, expect, it, vi } from "vitest";
import type { RegionView, RiseOfEmpiresView } from "./wire";
import { words } from "../../words.svelte";
import shipped from "../../../../src/wanli/games/rise_of_empires/data/map.json?raw";
import { fit, HEIGHT, isDrawn, nearest, SPOTS, WIDTH, type Point } from "./map";
import { OUTLINES } from "./mapland";
import { regionName, regionText } from "./mapText";

interface Content {
  regions: { id: string; sea: boolean }[];
  adjacency: [string, string][];
}

const content = JSON.parse(shipped) as Content;
const OVER_SEA = ["iberia north-africa", "gaul britain", "northern-europe britain"]; // joined by dashes

/** The corners of an outline, ring by ring. */
function rings(region: string): Point[][] {
  return (OUTLINES[region] ?? "")
    .split("z")
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return numbers.flatMap((_, i) => {
        if (i % 2) return [];
        [x, y] = [x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)];
        return [[Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const];
      });
    });
}

function isInside(region: string, [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings(region)) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] as Point;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
  }
  return inside;
}

describe("the map", () => {
  const ids = content.regions.map(({ id }) => id);
  const plaques = new Map(ids.map((id) => [id, (SPOTS[id]?.plaque ?? [0, 0]) as Point]));

  it("has every region of the shipped set, and no other", () => {
    expect(Object.keys(OUTLINES).sort()).toEqual([...ids].sort());
    expect(Object.keys(SPOTS).sort()).toEqual([...ids].sort());
    expect(isDrawn("gaul")).toBe(true);
    expect(isDrawn("atlantis")).toBe(false);
  });

  it("has each wonder on its own land", () => {
    for (const id of ids) expect([id, isInside(id, SPOTS[id]?.wonder ?? [0, 0])]).toEqual([id, true]);
  });

  it("has each plaque on its own land, except on small islands", () => {
    for (const id of ids.filter((one) => one !== "britain"))
      expect([id, isInside(id, plaques.get(id) ?? [0, 0])]).toEqual([id, true]);
  });

  it("draws neighbours with a shared border", () => {
    const seas = new Set(content.regions.filter(({ sea }) => sea).map(({ id }) => id));
    for (const [one, other] of content.adjacency) {
      if (seas.has(one) || seas.has(other) || OVER_SEA.includes(`${one} ${other}`)) continue;
      const corners = new Set(rings(one).flat().map(String));
      const shared = rings(other)
        .flat()
        .filter((corner) => corners.has(String(corner)));
      expect([one, other, shared.length > 1]).toEqual([one, other, true]);
    }
  });

  it("has arrow keys that reach every region from every other", () => {
    for (const start of ids) {
      const reached = new Set([start]);
      for (const at of reached)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
          reached.add(nearest(plaques, at, key) || at);
      expect([start, reached.size]).toEqual([start, ids.length]);
    }
  });

  it("follows an arrow key to the neighbour in that direction, and not beyond the edge", () => {
    expect(nearest(plaques, "italia", "ArrowRight")).toBe("balkans");
    expect(nearest(plaques, "egypt", "ArrowLeft")).toBe("north-africa");
    expect(nearest(plaques, "china", "ArrowDown")).toBe("india");
    expect(nearest(plaques, "north-america", "ArrowLeft")).toBe("");
    expect(nearest(plaques, "italia", "Enter")).toBe("");
  });

  it("fits a desktop and scrolls on a phone, with readable text on both", () => {
    expect(fit(932, 650)).toMatchObject({ scrolls: false });
    expect(fit(WIDTH, HEIGHT).scale).toBe(1);
    expect(fit(390, 396)).toMatchObject({ scrolls: true, scale: 0.9 });
    for (let width = 200; width < 3000; width += 100) expect(fit(width, width * 0.6).text).toBeGreaterThanOrEqual(12);
  });
});

describe("the description of a region", () => {
  const italia: RegionView = {
    id: "italia",
    era: 1,
    area: "old",
    sea: false,
    open: true,
    vp: [3, 1],
    income: { gold: 2 },
    cubes: { red: 3, green: 1 },
    leader: "red",
    wonders: ["wonder-1b"],
  };
  const wonder = {
    id: "wonder-1b",
    number: 1,
    site: "italia",
    holder: "green",
    marked: true,
    beyond_reach: false,
    upkeep_due: 2,
    vp_due: 6,
  };
  const view = { game: "rise-of-empires", wonders: [wonder] } as RiseOfEmpiresView;

  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await words.speak("en");
    await words.learn("rise-of-empires");
  });

  it("has everything visible, and what choosing it does", () => {
    expect(regionText(italia, view, "Put the wonder here.")).toBe(
      "Italia. Era 1. 3\u00a0VP for the most cubes, 1 for the second most. Income: gold 2. Cubes: Red 3, Green 1. " +
        "Red leads. Wonder of 1B, marker: Green. Put the wonder here.",
    );
  });

  it("names a tie, a closed region and a wonder without its marker", () => {
    const tied = regionText(
      { ...italia, leader: "", cubes: { red: 1, blue: 1 } },
      { ...view, wonders: [{ ...wonder, marked: false }] },
      "",
    );
    expect(tied).toContain("Cubes: Red 1, Blue 1. Tied for the lead. Wonder of 1B, no marker, holder: Green.");
    const lost = { ...view, wonders: [{ ...wonder, marked: false, beyond_reach: true }] };
    expect(regionText(italia, lost, "")).toContain("no marker, holder: Green. Can no longer be captured.");
    expect(
      regionText({ ...italia, open: false, era: 3, cubes: {}, leader: "", income: {} }, { ...view, wonders: [] }, ""),
    ).toBe("Italia. Era 3, closed. 3\u00a0VP for the most cubes, 1 for the second most. No cubes.");
  });

  it("uses the names of the content set", () => {
    words.call({ "region-thule": "Ultima Thule", "tile-wonder-1b": "Hanging Gardens" });
    expect(regionName({ ...italia, id: "thule" }, view.game)).toBe("Ultima Thule");
    expect(regionText(italia, view, "")).toContain("Hanging Gardens, marker: Green");
    expect(words.prompt({ code: "site", clause: "WW-2", facts: { wonder: "wonder-1b" } }, [], view.game)).toBe(
      "Choose a region for Hanging Gardens.",
    );
    expect(words.move({ seat: 0, text: "place thule" }, ["red"], view.game)).toBe("Red places cubes in Ultima Thule.");
    words.call();
    expect(words.name("tile", "wonder-1b", "", view.game)).toBe("Wonder of 1B");
  });
});
