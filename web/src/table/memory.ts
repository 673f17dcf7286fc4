// Stores the last position of a few tables on the device, so that they open without a network.
import { parsedStored } from "../shapes";
import { shapes, type Summary, type Told, type Update } from "../wire";

export type Remembered = { update: Update; story: Told[] };

const PREFIX = "table/";
const ORDER = "tables"; // ids, the latest last
const MOST = 6;
const REMEMBERED = { update: "Update", story: ["list", "Told"] } as const;

const ids = (): string[] => JSON.parse(localStorage.getItem(ORDER) ?? "[]") as string[];

export function remember(table: string, position: Remembered): void {
  try {
    const order = [...ids().filter((one) => one !== table), table];
    for (const old of order.splice(0, order.length - MOST)) localStorage.removeItem(PREFIX + old);
    localStorage.setItem(ORDER, JSON.stringify(order));
    localStorage.setItem(PREFIX + table, JSON.stringify(position));
  } catch {
    // storage is full or not allowed: the page then needs the network
  }
}

export function remembered(table: string): Remembered | null {
  try {
    return parsedStored<Remembered>(localStorage.getItem(PREFIX + table), REMEMBERED, shapes);
  } catch {
    return null;
  }
}

/** The stored tables as list entries, the latest first. */
export function rememberedTables(): Summary[] {
  try {
    const positions = ids().reverse().map(remembered);
    return positions.flatMap((one) =>
      one ? { places: [], scores: [], imported: false, called: [], ...one.update.table } : [],
    );
  } catch {
    return [];
  }
}

/** Remove every stored table, as when a person signs out. */
export function forgetTables(): void {
  try {
    for (const table of ids()) localStorage.removeItem(PREFIX + table);
    localStorage.removeItem(ORDER);
  } catch {
    // nothing was stored
  }
}
