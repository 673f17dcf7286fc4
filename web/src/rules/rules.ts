// The rules pages of the games, loaded on demand.
import { offered } from "../pages/parts/offer.svelte";
import type { GameInfo } from "../wire";
import type { Language } from "../words.svelte";
import { find, readBook, type Clause, type Rulebook } from "./book";

const pages = import.meta.glob<string>("../../../src/wanli/rules/*.md", { query: "?raw", import: "default" });
const books = new Map<string, Promise<Rulebook>>();

/** The games that have a rules page. */
export const ruled: string[] = [
  ...new Set(Object.keys(pages).map((path) => /([^/]+)\.\w+\.md$/.exec(path)?.[1] ?? "")),
].sort();

/** The game that a clause belongs to; empty for an unknown id, and until the server's games are loaded. */
export function gameOf(id: string): string {
  const prefix = id.split("-")[0] ?? "";
  const isOwn = (game: GameInfo): boolean => game.prefix === prefix || game.variant_prefix === prefix;
  return (prefix && offered.all?.games.find(isOwn)?.id) || "";
}

/** Where a clause stands. */
export function addressOf(id: string): string {
  const clause = /^[A-Z]+-\d+(?:\.\d+)?/.exec(id)?.[0] ?? "";
  return `${["/rules", gameOf(id)].filter(Boolean).join("/")}#${clause}`;
}

/** The rules of a game, in English if there is no translation. */
export async function rulesOf(game: string, language: Language): Promise<Rulebook> {
  const path = (one: string): string => `../../../src/wanli/rules/${game}.${one}.md`;
  const load = pages[path(language)] ?? pages[path("en")];
  if (!load) throw new Error(`no rules of ${game}`);
  const key = `${game} ${language}`;
  const kept = books.get(key) ?? load().then(readBook);
  books.set(key, kept);
  kept.catch(() => books.delete(key)); // the next request may succeed
  return kept;
}

/** One clause by its id, such as `GW-3.1`. */
export async function clauseOf(id: string, language: Language): Promise<Clause | undefined> {
  await offered.load();
  return find(await rulesOf(gameOf(id), language), id);
}
