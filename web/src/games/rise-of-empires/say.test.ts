import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Play } from "./play";
import type { CityView } from "./wire";
import { words } from "../../words.svelte";
import { sayCity, textOfTold } from "./say";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn("rise-of-empires");
});

describe("the text of a city tile says", () => {
  const tile: CityView = {
    id: "rome",
    turn: "1B",
    kind: "city",
    owner: "",
    gold: 6,
    resources: 1,
    food: 3,
    vp: 4,
    kept: true,
  };
  const wonder: CityView = { ...tile, id: "wonder-1b", kind: "wonder", food: 0, vp: 6, upkeep: 3 };

  it("that a city scores every turn", () => {
    expect(sayCity(tile)).toBe("4\u00a0VP each turn; needs 3 food each turn; costs 6 gold, one resource disc.");
  });

  it("that a wonder of the variant scores while it is held, and what it needs", () => {
    expect(sayCity(wonder)).toMatch(
      /^6\u00a0VP when it is built, and each later turn for the player who holds and marks it; upkeep of 3 gold/,
    );
  });

  it("that a wonder by the printed rules scores once", () => {
    expect(sayCity({ ...wonder, kept: false, upkeep: 0 })).toBe(
      "6\u00a0VP when it is built; costs 6 gold, one resource disc.",
    );
  });
});

describe("the text of using an empire tile", () => {
  const faces = [{ id: "e3c", regions: 3, water: true, attacker_loss: 1, defender_loss: 2 }];
  const play = { view: { faces }, colours: ["red", "green"] } as unknown as Play;

  it("names the effect of the tile, never its id", () => {
    expect(textOfTold(play, { seat: 1, text: "empire e3c" })).toBe("Green uses an empire tile: 3 regions, with water.");
    expect(textOfTold(play, { seat: 0, text: "empire e1a" })).toBe("Red uses an empire tile.");
    expect(textOfTold(play, { seat: 0, text: "cubes 2" })).toBe("");
  });

  it("ends with the number of cubes placed", () => {
    expect(words.move({ seat: 0, text: "cubes 1" }, play.colours, "rise-of-empires")).toBe("Red places one cube.");
    expect(words.move({ seat: 1, text: "cubes 4" }, play.colours, "rise-of-empires")).toBe("Green places 4 cubes.");
  });
});
