// The texts of the page, from the project's Fluent catalogues, loaded per language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { NoteInfo, Prompt, Refused, Told } from "./wire";

export const LANGUAGES = ["en", "pl", "hu", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, string | number>;

const LINKS = ["at", "on", "over"]; // words between the things that a move names
const PLACES = ["one", "two", "three", "four"]; // the names of those things in a text's variables
const UNKNOWN = "unknown"; // the name of a hidden thing, "?" in notation
const FIRST_PARTS = ["web", "pages", "core", "server"];
const catalogues = import.meta.glob<string>(["../../src/wanli/locales/*/*.ftl", "!../../src/wanli/locales/*/cli.ftl"], {
  query: "?raw",
  import: "default",
});

class Words {
  language = $state<Language>("en");
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private parts = [...FIRST_PARTS];
  private own = $state.raw<Record<string, string>>({}); // names from a content set, by their codes

  /** Switch to a language. */
  async speak(language: Language): Promise<void> {
    this.bundles = await loadAll(language, this.parts);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of a game, or of a page with many of them. */
  async learn(...parts: string[]): Promise<void> {
    const missing = parts.map(fileOf).filter((part) => !this.parts.includes(part));
    if (!missing.length) return;
    const bundles = await loadAll(this.language, missing);
    this.parts.push(...missing);
    this.bundles = { ...this.bundles, ...bundles };
  }

  /** Use the names of the content set that is played. */
  call(own: Record<string, string> = {}): void {
    this.own = own;
  }

  has(code: string, game = ""): boolean {
    return this.find(code, game) !== undefined;
  }

  /** A text by its code; a game's own text has priority over the common one. */
  say(code: string, facts: Facts = {}, game = ""): string {
    const found = this.find(code, game);
    return found ? this.format(found, code, "", facts, game) : code;
  }

  /** The name of a thing: `name("card", "foot", "many", "great-wall")`. */
  name(kind: string, value: string, form = "", game = ""): string {
    const code = `${kind}-${value}`;
    const own = this.own[code];
    if (own) return own;
    const found = this.find(code, game);
    if (!found) return value;
    return this.format(found, code, form, {}, game) || this.format(found, code, "", {}, game) || value;
  }

  /** The text of a refusal. */
  refusal(refused: Refused, game = ""): string {
    return this.say(`error-${refused.code}`, refused.facts ?? {}, game);
  }

  // ---- what a game says ------------------------------------------------------------------------
  /** A seat by its colours, such as "red" or "red+blue". */
  seat(colours: string[], seat: number, game: string): string {
    if (seat < 0) return this.say("seat-luck", {}, game);
    const own = colours[seat];
    return own
      ? own
          .split("+")
          .map((one) => this.name("seat", one, "", game))
          .join(" + ")
      : String(seat + 1);
  }

  prompt(prompt: Prompt, colours: string[], game: string): string {
    return this.sentence(`prompt-${prompt.code}`, prompt.facts ?? {}, colours, game);
  }

  note(note: NoteInfo, colours: string[], game: string): string {
    return this.sentence(`note-${note.code}`, note.facts, colours, game);
  }

  /** A move in words; empty if the game has none for it. */
  move(told: Pick<Told, "seat" | "text">, colours: string[], game: string): string {
    const { kind, rest, prefix } = this.split(told.text, game);
    const named = rest.split(" ").filter(Boolean);
    const isCount = named.length > 1 && /^\d+$/.test(named[0] ?? "") && !LINKS.includes(named[1] ?? "");
    const isAlone = named.length === 1 && /^\d+$/.test(named[0] ?? ""); // a number without a thing that it counts
    const facts: Facts = {
      count: isCount ? Number(named.shift()) : isAlone ? Number(named[0]) : 1,
      who: this.seat(colours, told.seat, game),
    };
    named.filter((word) => !LINKS.includes(word)).forEach((word, i) => PLACES[i] && (facts[PLACES[i]] = word));
    if (prefix) return this.say(`move-in-${kind}`, { ...facts, in: prefix }, game);
    return this.say(`move-${kind}`, facts, game).trim();
  }

  private sentence(code: string, facts: Facts, colours: string[], game: string): string {
    if (!("seat" in facts)) return this.say(code, facts, game);
    return this.say(code, { ...facts, who: this.seat(colours, Number(facts["seat"]) - 1, game) }, game);
  }

  private split(text: string, game: string): { kind: string; rest: string; prefix: string } {
    let parts = text.split(" ").filter(Boolean);
    const isKind = this.has(`move-${parts[0]}`, game) || this.has(`move-${parts.slice(0, 2).join("-")}`, game);
    let prefix = "";
    if (parts.length > 1 && !isKind) [prefix, parts] = [parts[0] ?? "", parts.slice(1)];
    const length = this.has(`move-${parts.slice(0, 2).join("-")}`, game) ? 2 : 1;
    let kind = parts.slice(0, length).join("-");
    for (const link of LINKS) if (parts.includes(link) && this.has(`move-${kind}-${link}`, game)) kind += `-${link}`;
    return { kind, rest: parts.slice(length).join(" "), prefix };
  }

  // ---- looking it up ---------------------------------------------------------------------------
  private find(code: string, game: string): FluentBundle | undefined {
    const own = this.bundles[fileOf(game)];
    if (own?.hasMessage(code)) return own;
    return this.parts.map((part) => this.bundles[part]).find((bundle) => bundle?.hasMessage(code));
  }

  private format(bundle: FluentBundle, code: string, form: string, facts: Facts, game: string): string {
    const message = bundle.getMessage(code);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) return "";
    naming = (kind, value, nameForm) => this.name(kind, value, nameForm, game);
    const known = Object.fromEntries(Object.entries(facts).map(([k, v]) => [k, v === "?" ? UNKNOWN : v]));
    return bundle.formatPattern(pattern, known as Record<string, FluentVariable>, []);
  }
}

let naming: (kind: string, value: string, form: string) => string;

const fileOf = (part: string): string => part.replaceAll("-", "_");

async function loadAll(language: Language, parts: string[]): Promise<Record<string, FluentBundle>> {
  const bundles: Record<string, FluentBundle> = {};
  await Promise.all(parts.map(async (part) => (bundles[part] = await load(language, part))));
  return bundles;
}

async function load(language: Language, part: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      NAME: ([value], named) => naming(String(named["kind"] ?? ""), String(value ?? ""), String(named["form"] ?? "")),
      NUMBER: ([value]) => value ?? "",
    },
  });
  const path = (one: Language): string => `../../src/wanli/locales/${one}/${part}.ftl`;
  const text = await (catalogues[path(language)] ?? catalogues[path("en")])?.(); // English if it is not translated
  bundle.addResource(new FluentResource(text ?? ""));
  return bundle;
}

export const words = new Words();
