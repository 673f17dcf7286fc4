import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleTable, sampleUpdate } from "../sample";
import { forgetTables, remember, rememberedTables } from "./memory";

const update = (id: string, version = 1) => sampleUpdate({ table: sampleTable({ id, version }) });
const kept = () => rememberedTables().map((table) => `${table.id} ${table.version}`);

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the tables seen last are stored, the latest first", () => {
  for (const id of "abcdefgh") remember(id, { update: update(id), story: [] });
  remember("d", { update: update("d", 2), story: [] });
  expect(kept()).toEqual(["d 2", "h 1", "g 1", "f 1", "e 1", "c 1"]);
  expect(rememberedTables()[0]).toMatchObject({ places: [], scores: [] });
});

test("removed tables are not listed, and a device without storage lists none", () => {
  remember("a", { update: update("a"), story: [] });
  forgetTables();
  expect(kept()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect(kept()).toEqual([]);
});
