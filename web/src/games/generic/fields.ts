// The fields of any game's view as labels and values, for games without a screen of their own.
import type { View } from "../../wire";
import { words } from "../../words.svelte";

/** How a value is shown. */
export type Shown =
  | { kind: "text"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "group"; fields: Field[] };

export interface Field {
  key: string;
  label: string;
  shown: Shown;
}

// The fields of every view; the frame around the board shows them.
const COMMON = new Set(["game", "players", "viewer", "current", "over", "scores", "prompt", "legal", "names"]);

type Plain = string | number | boolean | null;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** The fields that a view has beyond what all views have. */
export const ownFields = (view: View): [string, unknown][] =>
  Object.entries(view).filter(([key, value]) => !COMMON.has(key) && !isEmpty(value));

/** A view as labelled values. */
export const fieldsOf = (view: View): Field[] => ownFields(view).map(([key, value]) => fieldOf(key, value, view.game));

/** The values for a seat: from every list with one value per seat. */
export function factsOf(view: View, seat: number): { label: string; text: string }[] {
  const perSeat = ([, value]: [string, unknown]): boolean =>
    Array.isArray(value) && value.length === view.players && value.every(isPlain);
  return ownFields(view)
    .filter(perSeat)
    .map(([key, value]) => ({ label: labelOf(key, view.game), text: textOf((value as Plain[])[seat]) }));
}

/** The label of a field: the game's text `field-<name>`, or else its name in plain words. */
export function labelOf(key: string, game: string): string {
  const code = `field-${key.replaceAll("_", "-")}`;
  if (words.has(code, game)) return words.say(code, {}, game);
  return key.replaceAll(/[_-]+/g, " ").trim();
}

function fieldOf(key: string, value: unknown, game: string): Field {
  return { key, label: labelOf(key, game), shown: shownOf(value, game) };
}

function shownOf(value: unknown, game: string): Shown {
  if (Array.isArray(value) && value.length && value.every(isFields))
    return tableOf(
      value.map((row) => ["", row]),
      game,
    );
  if (!isFields(value)) return { kind: "text", text: textOf(value) };
  const entries = Object.entries(value).filter(([, part]) => !isEmpty(part));
  if (entries.length > 1 && entries.every(([, part]) => isFields(part)))
    return tableOf(entries as [string, Fields][], game);
  return { kind: "group", fields: entries.map(([key, part]) => fieldOf(key, part, game)) };
}

/** A table with a row for each thing; names, if there are any, come first. */
function tableOf(things: [string, Fields][], game: string): Shown {
  const columns = [...new Set(things.flatMap(([, thing]) => Object.keys(thing)))];
  const isNamed = things.some(([name]) => name !== "");
  const cells = ([name, thing]: [string, Fields]): string[] => [
    ...(isNamed ? [name] : []),
    ...columns.map((key) => textOf(thing[key])),
  ];
  return {
    kind: "table",
    head: [...(isNamed ? [""] : []), ...columns.map((key) => labelOf(key, game))],
    rows: things.map(cells),
  };
}

/** A value in one line. */
function textOf(value: unknown): string {
  if (value === true) return "✓";
  if (value === false || isEmpty(value)) return "–";
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (isFields(value))
    return Object.entries(value)
      .map(([key, part]) => `${key} ${textOf(part)}`)
      .join(", ");
  return String(value);
}
