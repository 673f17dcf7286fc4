// The rules pages of the games, loaded when somebody wants to read them.
import type { Language } from "../words.svelte";
import { find, readBook, type Clause, type Rulebook } from "./book";

const pages = import.meta.glob<string>("../../../src/wanli/rules/*.md", { query: "?raw", import: "default" });
const books = new Map<string, Promise<Rulebook>>();
const prefixes: Record<string, string> = { CC: "chang-cheng", GW: "great-wall", RE: "rise-of-empires", WW: "rise-of-empires" };

/** The games that have a rules page. */
export const ruled: string[] = [...new Set(Object.keys(pages).map((path) => /([^/]+)\.\w+\.md$/.exec(path)?.[1] ?? ""))].sort();

/** The game that a clause belongs to; empty for an id that is none. */
export const gameOf = (id: string): string => prefixes[id.split("-")[0] ?? ""] ?? "";

/** Where a clause stands. */
export const addressOf = (id: string): string => `/rules/${gameOf(id)}#${/^[A-Z]+-\d+(?:\.\d+)?/.exec(id)?.[0] ?? ""}`;

/** The rules of a game, in English where nobody has translated them. */
export async function rulesOf(game: string, language: Language): Promise<Rulebook> {
  const path = (one: string): string => `../../../src/wanli/rules/${game}.${one}.md`;
  const load = pages[path(language)] ?? pages[path("en")];
  if (!load) throw new Error(`no rules of ${game}`);
  const key = `${game} ${language}`;
  const kept = books.get(key) ?? load().then(readBook);
  books.set(key, kept);
  kept.catch(() => books.delete(key)); // the line may be back when somebody asks again
  return kept;
}

/** One clause of a game by its id. */
export async function clauseOf(game: string, language: Language, id: string): Promise<Clause | undefined> {
  return find(await rulesOf(game, language), id);
}
