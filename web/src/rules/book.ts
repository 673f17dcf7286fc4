// Parses a rules page: sections, numbered clauses, tables. The pages use a small part of Markdown:
// `# Title`, `## 3 Turn`, clauses `- **CC-3.2 Name** text`, tables, and **bold**, *italic*, `code` in lines.

export type Piece = { kind: "text" | "strong" | "em" | "code" | "clause"; text: string };

/** A table option, as `Option: name = first | second` in the page; the first value is the default. */
export type Choice = { only: string; name: string; values: string[] };

export interface Paragraph {
  item: boolean; // one of several in a list, such as (a), (b), (c)
  choice: Choice | null; // the option that it begins with
  pieces: Piece[];
}

export interface Clause {
  id: string;
  name: string;
  paragraphs: Paragraph[];
}

export interface Row {
  ids: string[]; // the clauses that a ruling is about
  cells: Piece[][];
}

export interface Section {
  number: string;
  title: string;
  clauses: Clause[];
  examples: Clause[]; // list items without a number; their id is empty
  head: Piece[][];
  rows: Row[];
}

export interface Rulebook {
  title: string;
  intro: Piece[][]; // paragraphs
  sections: Section[];
}

const CLAUSE = /^- \*\*([A-Z]+-\d+(?:\.\d+)?)\s*([^*]*)\*\*\s*/;
const EXAMPLE = /^- \*\*([^*]+)\*\*\s*/;
const CHOICE = /^`Option([^:`]*): ([^=`]+?) = ([^`]+)`/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\b([A-Z]{2,}-\d+(?:\.\d+)?[a-z]?)/g;

/** Parse a rules page. */
export function readBook(text: string): Rulebook {
  const book: Rulebook = { title: "", intro: [], sections: [] };
  for (const block of text.split(/^(?=# |## |- |\| )/m)) {
    const section = book.sections.at(-1);
    if (block.startsWith("# ")) readTitle(book, block);
    else if (block.startsWith("## ")) book.sections.push(sectionOf(block));
    else if (CLAUSE.test(block)) section?.clauses.push(clauseOf(block));
    else if (EXAMPLE.test(block)) section?.examples.push(exampleOf(block));
    else if (block.startsWith("| ") && section) readRow(section, block);
  }
  return book;
}

/** The clause with an id; a letter behind it, as in CC-3.2a, names a part of it. */
export function find(book: Rulebook, id: string): Clause | undefined {
  const wanted = /^[A-Z]+-\d+(?:\.\d+)?/.exec(id)?.[0];
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.id === wanted);
}

/** Split a line into its pieces. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index) });
    const [strong, em, code, clause] = match.slice(1);
    const kind = strong ? "strong" : em ? "em" : code ? "code" : "clause";
    pieces.push({ kind, text: strong ?? em ?? code ?? clause ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
  return pieces;
}

const joined = (text: string): string => text.replace(/\s+/g, " ").trim();

function readTitle(book: Rulebook, block: string): void {
  const [line = "", ...rest] = block.split("\n");
  book.title = line.slice(2).trim();
  book.intro = rest
    .join("\n")
    .split(/\n\s*\n/)
    .map(joined)
    .filter(Boolean)
    .map(piecesOf);
}

function sectionOf(block: string): Section {
  const [, number = "", title = ""] = /^## (\d*)\s*(.*)/.exec(block) ?? [];
  return { number, title: title.trim(), clauses: [], examples: [], head: [], rows: [] };
}

function clauseOf(block: string): Clause {
  const [whole, id = "", name = ""] = CLAUSE.exec(block) ?? [""];
  return { id, name: name.trim(), paragraphs: paragraphsOf(block.slice(whole.length)) };
}

function exampleOf(block: string): Clause {
  const [whole, name = ""] = EXAMPLE.exec(block) ?? [""];
  return { id: "", name: name.trim(), paragraphs: paragraphsOf(block.slice(whole.length)) };
}

/** An option begins a paragraph, and so does a line `**(a)** ...` or `- ...`; what follows such a line does too. */
function paragraphsOf(text: string): Paragraph[] {
  const isItem = (line: string): boolean => /^(\*\*\(\w\)\*\*|- )/.test(line);
  const texts: string[] = [];
  text
    .split("\n")
    .map(joined)
    .filter(Boolean)
    .forEach((line) => {
      const last = texts.at(-1);
      if (last === undefined || isItem(line) || isItem(last)) texts.push(line);
      else texts[texts.length - 1] = `${last} ${line}`;
    });
  return texts.flatMap((one) => one.split(/(?=`Option[^`]* = )/)).map((one) => paragraphOf(one, isItem(one)));
}

function paragraphOf(text: string, item: boolean): Paragraph {
  const [whole = "", only = "", name = "", values = ""] = CHOICE.exec(text) ?? [];
  const choice = whole ? { only: only.trim(), name, values: values.split(" | ") } : null;
  return { item, choice, pieces: piecesOf(text.slice(whole.length).replace(/^- /, "").trimEnd()) };
}

/** The first row of a table is its head. The first column of rulings names clauses, that of examples counts them. */
function readRow(section: Section, block: string): void {
  const line = (block.split("\n")[0] ?? "").trim();
  const cells = line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => piecesOf(cell.trim()));
  if (!section.head.length) {
    section.head = cells;
    return;
  }
  const isRuling = section.head[0]?.[0]?.text !== "#";
  const named = isRuling ? (cells[0] ?? []).map((piece) => piece.text).join("") : "";
  section.rows.push({ ids: named.match(/\d+(?:\.\d+)?/g) ?? [], cells });
}
