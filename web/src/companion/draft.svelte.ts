// The names and numbers of a printed copy while they are typed in. Empty rows do not count.
import type { Notebook, OwnPlayer, OwnRegion, OwnWonder } from "../wire";
import type { Entry } from "./notebook.svelte";

export const COLOURS: OwnPlayer["colour"][] = ["red", "green", "blue", "violet", "yellow"];
export const MOST = { players: 5, wonders: 16, regions: 48 };

type Row = { key: number; was: string; name: string };
export type PlayerRow = Row & { colour: OwnPlayer["colour"] };
export type WonderRow = Row & {
  turn: OwnWonder["turn"];
  gold: number | null;
  resources: number | null;
  vp: number | null;
  upkeep: number | null;
};
export type RegionRow = Row & { era: OwnRegion["era"]; zone: boolean; sea: boolean };
type Part = "players" | "wonders" | "regions";

const filled = (row: Row): boolean => row.name.trim() !== "";
const plain = (name: string): string => name.trim().replace(/\s+/g, " ");
let keys = 0;

export class Draft {
  players = $state<PlayerRow[]>([]);
  wonders = $state<WonderRow[]>([]);
  regions = $state<RegionRow[]>([]);
  options = $state<Record<string, string>>({});
  turn = $state<NonNullable<Notebook["turn"]>>("1A");
  private entries: Entry[] = [];

  /** Fill the form from a notebook, or from what was typed before there was one. */
  constructor(notebook: Notebook | null, typed = "") {
    if (notebook) this.fill(notebook);
    else if (typed) this.resume(typed);
    while (this.players.length < 2) this.add("players");
    for (const part of ["wonders", "regions"] as const) if (!this[part].length) this.add(part);
  }

  /** Everything typed so far, as JSON for the device. */
  get typed(): string {
    const { players, wonders, regions, options, turn } = this;
    return JSON.stringify({ players, wonders, regions, options, turn });
  }

  /** Add a row. */
  add(part: Part): void {
    const row = { key: ++keys, was: "", name: "" };
    if (part === "players") {
      const free = COLOURS.find((colour) => !this.players.some((player) => player.colour === colour));
      this.players.push({ ...row, colour: free ?? "red" });
    } else if (part === "wonders") {
      const turn = this.wonders.length ? "2B" : "1B";
      this.wonders.push({ ...row, turn, gold: null, resources: null, vp: null, upkeep: null });
    } else {
      this.regions.push({ ...row, era: this.regions.at(-1)?.era ?? 1, zone: true, sea: false });
    }
  }

  remove(part: Part, key: number): void {
    const rows: Row[] = this[part];
    rows.splice(
      rows.findIndex((row) => row.key === key),
      1,
    );
  }

  /** Remove the empty rows. */
  tidy(): void {
    this.players = this.players.filter((row, number) => number < 2 || filled(row));
    this.wonders = this.wonders.filter((row, number) => !number || filled(row));
    this.regions = this.regions.filter((row, number) => !number || filled(row));
  }

  /** The notebook, with new names also in its entries. */
  notebook(): Notebook {
    return {
      companion: 1,
      players: this.players.map(({ name, colour }) => ({ name: plain(name), colour })),
      wonders: this.wonders.map(({ name, turn, gold, resources, vp, upkeep }) => ({
        name: plain(name),
        turn,
        gold: gold ?? 0,
        resources: resources ?? 0,
        vp: vp ?? 0,
        upkeep: upkeep ?? 0,
      })),
      regions: this.regions.map(({ name, era, zone, sea }) => ({ name: plain(name), era, zone, sea })),
      options: { ...this.options },
      turn: this.turn,
      entries: this.entries.map((entry) => this.renamed(entry)),
    };
  }

  private renamed(entry: Entry): Entry {
    const names = (part: Part) => new Map(this[part].map((row) => [row.was, plain(row.name)]));
    const of = { wonder: names("wonders"), player: names("players"), region: names("regions") };
    const kinds = {
      wonder: "wonder",
      player: "player",
      region: "region",
      attacker: "player",
      defender: "player",
      fallen: "wonder",
      players: "player",
    } as const;
    const isNamed = (field: string): field is keyof typeof kinds => field in kinds;
    const changed = Object.entries(entry).map(([field, value]: [string, unknown]) => {
      if (!isNamed(field) || !value) return [field, value];
      const change = (name: unknown) => of[kinds[field]].get(String(name)) || name;
      return [field, Array.isArray(value) ? value.map(change) : change(value)];
    });
    return Object.fromEntries(changed) as Entry;
  }

  private resume(typed: string): void {
    const { players, wonders, regions, options, turn } = JSON.parse(typed) as Pick<Draft, Part | "options" | "turn">;
    const anew = <T extends Row>(rows: T[]): T[] => rows.map((row) => ({ ...row, key: ++keys }));
    Object.assign(this, { players: anew(players), wonders: anew(wonders), regions: anew(regions), options, turn });
  }

  private fill(notebook: Notebook): void {
    const row = ({ name }: { name: string }) => ({ key: ++keys, was: name, name });
    this.players = notebook.players.map((one) => ({ ...one, ...row(one) }));
    this.wonders = notebook.wonders.map((one) => ({
      ...one,
      gold: one.gold ?? 0,
      resources: one.resources ?? 0,
      ...row(one),
    }));
    this.regions = notebook.regions.map((one) => ({ ...one, sea: one.sea ?? false, ...row(one) }));
    this.options = { ...notebook.options };
    this.turn = notebook.turn ?? "1A";
    this.entries = notebook.entries ?? [];
  }
}
