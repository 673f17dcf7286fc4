// The names of an option's values.
import type { OptionInfo } from "../../wire";
import { words } from "../../words.svelte";

const KINDS = ["event", "colour"]; // things with names that are values of options

export function valueName(option: OptionInfo, value: string, game: string): string {
  const own = `option-${option.name}-${value}`;
  if (words.has(own, game)) return words.say(own, {}, game);
  if (option.name === "first-seat") return words.say("seat-number", { seat: value });
  return named(value.split("+"), game) ?? named(value.split("-"), game) ?? value;
}

function named(parts: string[], game: string): string | undefined {
  const names = parts.map((part) => {
    const kind = KINDS.find((one) => words.has(`${one}-${part}`, game));
    return kind && words.name(kind, part, "", game);
  });
  return names.every(Boolean) ? names.join(", ") : undefined;
}
