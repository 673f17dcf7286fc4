// The options of a table. They depend on the number of players and on other options, as the server says.
import type { OptionInfo, Refused } from "../../wire";

export type Chosen = Record<string, string>;

/** The options that can be chosen now, in the server's order; one may depend on those before it. */
export function applying(options: OptionInfo[], chosen: Chosen, players: number): OptionInfo[] {
  const settled: Chosen = {};
  return options.filter((option) => {
    const [other, value] = option.only_if;
    const applies =
      (!option.players.length || option.players.includes(players)) && (!other || settled[other] === value);
    if (applies) settled[option.name] = chosen[option.name] ?? option.default;
    return applies;
  });
}

/** The chosen values that differ from the default, of the options that apply. */
export function unusual(options: OptionInfo[], chosen: Chosen, players: number): Chosen {
  const found = applying(options, chosen, players).filter(
    (option) => (chosen[option.name] ?? option.default) !== option.default,
  );
  return Object.fromEntries(found.map((option) => [option.name, chosen[option.name] as string]));
}

/** The values of an option for a number of players, without seats that the table does not have. */
export const valuesAt = (option: OptionInfo, players: number): string[] =>
  option.name === "first-seat" ? option.values.filter((value) => !(Number(value) > players)) : option.values;

const FIELDS: [RegExp, string][] = [
  [/^content-/, "content"],
  [/^(too-many-seats|seat-|unknown-level|wrong-name)/, "seats"],
  [/^wrong-player-count$/, "players"],
];
const PLACES = ["clock", "takeover", "content", "seats", "players", "options"]; // in messages that cannot be read

/** The field of the form that a refusal is about: "option:events", "clock", ...; else "form". */
export function fieldOf(refused: Refused): string {
  const option = refused.facts?.["option"];
  if (option !== undefined) return `option:${option}`;
  const found = FIELDS.find(([code]) => code.test(refused.code))?.[1];
  if (found) return found;
  const { what = "", where = "" } = refused.facts ?? {};
  return (refused.code === "bad-message" && PLACES.find((place) => `${what} ${where}`.includes(place))) || "form";
}
