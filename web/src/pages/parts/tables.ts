// Sorts tables into lists.
import type { Summary } from "../../wire";

/** Whether a person sits at a table. */
export const sitsAt = (table: Pick<Summary, "seats">, person: string): boolean =>
  person !== "" && table.seats.some((seat) => seat.person === person);

/** Whether a person has to decide at a table. */
export const waitsFor = (table: Pick<Summary, "seats" | "status" | "turn">, person: string): boolean =>
  table.status === "playing" && person !== "" && table.seats[table.turn]?.person === person;

export type Groups = Record<"turn" | "running" | "waiting" | "over", Summary[]>;

/** A person's tables: their turn, other running games, open tables, finished games. */
export function grouped(tables: Summary[], person: string): Groups {
  const groups: Groups = { turn: [], running: [], waiting: [], over: [] };
  for (const table of tables) {
    if (waitsFor(table, person)) groups.turn.push(table);
    else if (table.status === "playing") groups.running.push(table);
    else groups[table.status === "open" ? "waiting" : "over"].push(table);
  }
  return groups;
}

/** The seats of the winners. */
export const winners = (table: Pick<Summary, "seats" | "places">): number[] =>
  [...table.seats.keys()].filter((seat) => table.places[seat] === 1);

/** The id of a table from a pasted link, path or id; or "". */
export function tableIn(text: string): string {
  const wanted = text.trim();
  const found =
    /(?:^|\/)(?:table|replay)\/([A-Za-z0-9_-]{1,40})(?:[/?#].*)?$/.exec(wanted) ??
    /^([A-Za-z0-9_-]{1,40})$/.exec(wanted);
  return found?.[1] ?? "";
}
