import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { person } from "./me.svelte";
import { remember, rememberedTables } from "./table/memory";
import { sampleUpdate } from "./sample";
import type { Me } from "./wire";

const anna: Me = { id: "anna", name: "Anna", kind: "guest", scopes: [], settings: {}, muted: [], created_at: 0 };
const answers = (status: number) => vi.stubGlobal("fetch", async () => new Response("away", { status }));
const known = () => [person.me?.id, localStorage.getItem("me") !== null, rememberedTables().length];

beforeEach(() => {
  const items = new Map([["me", JSON.stringify(anna)]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  remember("t", { update: sampleUpdate(), story: [] });
});
afterEach(() => vi.unstubAllGlobals());

describe("the person at a device", () => {
  it.each([429, 500, 502, 503])("is kept when the status is %i", async (status) => {
    answers(status);
    await person.refresh();
    expect(known()).toEqual(["anna", true, 1]);
  });

  it("is kept without a network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    await person.refresh();
    expect(known()).toEqual(["anna", true, 1]);
  });

  it("is removed with the stored tables on status 401", async () => {
    answers(401);
    await person.refresh();
    expect(known()).toEqual([undefined, false, 0]);
  });
});
