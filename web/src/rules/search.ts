// Searches the rules for words, in any order, without regard to case and accents.
import type { Clause, Paragraph, Piece, Row, Rulebook, Section } from "./book";

export type Mark = { text: string; found: boolean };

/** A character without case and accents. Unicode does not decompose the Polish ł, so it is replaced here. */
const fold = (character: string): string =>
  character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l").normalize("NFC");

const folded = (text: string): string => [...text].map(fold).join("");

/** The words of a query. */
export const wanted = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The parts of the page with all the words; everything for an empty query. */
export function search(book: Rulebook, query: string): { book: Rulebook; count: number } {
  const looked = wanted(query);
  if (!looked.length) return { book, count: 0 };
  const has = (text: string): boolean => looked.every((word) => folded(text).includes(word));
  const sections = book.sections
    .map((section): Section => ({
      ...section,
      clauses: section.clauses.filter((clause) => has(clauseText(clause))),
      examples: section.examples.filter((example) => has(clauseText(example))),
      rows: section.rows.filter((row) => has(rowText(row))),
    }))
    .filter((section) => section.clauses.length + section.examples.length + section.rows.length);
  const count = sections.reduce(
    (sum, { clauses, examples, rows }) => sum + clauses.length + examples.length + rows.length,
    0,
  );
  return { book: { ...book, sections }, count };
}

/** Split a text into parts that match and parts that do not. */
export function marks(text: string, looked: string[]): Mark[] {
  const characters = [...text];
  const starts: number[] = []; // where each character begins in the folded text
  let plain = "";
  for (const character of characters) {
    starts.push(plain.length);
    plain += fold(character);
  }
  const hits = looked.flatMap((word) => spots(plain, word));
  const parts: Mark[] = [];
  characters.forEach((character, i) => {
    const found = hits.some(([from, to]) => from <= (starts[i] ?? 0) && (starts[i] ?? 0) < to);
    const last = parts.at(-1);
    if (last?.found === found) last.text += character;
    else parts.push({ text: character, found });
  });
  return parts;
}

function spots(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}

const text = (pieces: Piece[]): string => pieces.map((piece) => piece.text).join("");
const rowText = (row: Row): string => row.cells.map(text).join(" ");
const choiceText = ({ choice }: Paragraph): string =>
  choice ? `${choice.only} ${choice.name} ${choice.values.join(" ")} ` : "";

/** The text of a clause in one line. */
export const clauseText = (clause: Clause): string =>
  [clause.id, clause.name, ...clause.paragraphs.map((one) => choiceText(one) + text(one.pieces))].join(" ");
