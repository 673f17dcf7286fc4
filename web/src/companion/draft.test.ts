import { describe, expect, it } from "vitest";
import type { Notebook } from "../wire";
import { Draft } from "./draft.svelte";

const notebook: Notebook = {
  companion: 1,
  players: [
    { name: "Anna", colour: "red" },
    { name: "Bela", colour: "green" },
  ],
  wonders: [{ name: "Colossus", turn: "1B", vp: 6, upkeep: 3, gold: 7, resources: 2 }],
  regions: [{ name: "Gaul", era: 1, zone: true, sea: false }],
  options: { marker: "pool" },
  turn: "1B",
  entries: [
    { did: "build", wonder: "Colossus", player: "Anna", region: "Gaul" },
    { did: "war", region: "Gaul", attacker: "Bela", defender: "Anna", fallen: ["Colossus"], cubes_left: false },
    { did: "mark", wonder: "Colossus" },
    { did: "order", players: ["Bela", "Anna"] },
    { did: "next" },
  ],
};

describe("the set-up form", () => {
  it("gives back the notebook that it was filled from", () => {
    expect(new Draft(notebook).notebook()).toEqual(notebook);
  });

  it("begins with the rows that every notebook needs", () => {
    const draft = new Draft(null);
    expect([draft.players.length, draft.wonders.length, draft.regions.length]).toEqual([2, 1, 1]);
    expect(draft.players.map((player) => player.colour)).toEqual(["red", "green"]);
  });

  it("can be restored before there is a notebook", () => {
    const draft = new Draft(null);
    draft.add("regions");
    Object.assign(draft.wonders[0] ?? {}, { name: "Colossus", vp: 6 });
    draft.turn = "2A";
    const again = new Draft(null, draft.typed);
    expect(again.notebook()).toEqual(draft.notebook());
    expect(again.wonders[0]).toMatchObject({ name: "Colossus", vp: 6, gold: null });
    expect(again.regions.map((row) => row.key)).not.toEqual(draft.regions.map((row) => row.key));
  });

  it("gives each new player another colour", () => {
    const draft = new Draft(notebook);
    for (let more = 0; more < 3; more++) draft.add("players");
    expect(new Set(draft.players.map((player) => player.colour)).size).toBe(5);
  });

  it("drops empty rows, except those that are required", () => {
    const draft = new Draft(null);
    draft.add("wonders");
    draft.add("players");
    draft.tidy();
    expect([draft.players.length, draft.wonders.length]).toEqual([2, 1]);
  });

  it("renames things in the entries, too", () => {
    const draft = new Draft(notebook);
    for (const row of [draft.players[0], draft.wonders[0], draft.regions[0]])
      if (row) row.name = `  New   ${row.name} `;
    const after = JSON.stringify(draft.notebook().entries);
    expect(after).toBe(JSON.stringify(notebook.entries).replaceAll(/"(Anna|Colossus|Gaul)"/g, '"New $1"'));
  });

  it("lets two players swap names", () => {
    const draft = new Draft(notebook);
    [draft.players[0]!.name, draft.players[1]!.name] = ["Bela", "Anna"];
    expect(draft.notebook().entries?.[1]).toMatchObject({ attacker: "Anna", defender: "Bela" });
  });
});
