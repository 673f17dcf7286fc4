import { describe, expect, it } from "vitest";
import { find, readBook } from "./book";
import { clauseText } from "./search";

const pages = import.meta.glob<string>("../../../src/wanli/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const page = (name: string): string => pages[`../../../src/wanli/rules/${name}.md`] ?? "";

const small = `# Mist: our reading

By nobody.
In short.

\`Option:\` names an option.

## 1 Turn
- **MM-1.1 Walls** Build **one**
  or *two* (MM-1.2). \`Option: walls = two | one (old)\`: two are
  more. \`Option (alone): end = at once | never\`.
- **MM-1.2** One of these:
  **(a)** a wall;
  **(b)** a tower.
  Not <b>both</b> & more.
- **MM-1.3** Things:
  - *a wall*: one;
  - *a tower*: two.
- **Example A** Red builds
  a wall (MM-1.1).

## 2 Rulings
| clause | why |
|---|---|
| 1.1, 2 | silent |
`;

describe("a rules page", () => {
  const book = readBook(small);

  it("has a title, an introduction and numbered sections", () => {
    expect(book.title).toBe("Mist: our reading");
    expect(book.intro.map((pieces) => pieces.map((piece) => piece.text).join(""))).toEqual([
      "By nobody. In short.",
      "Option: names an option.",
    ]);
    expect(book.sections.map(({ number, title }) => [number, title])).toEqual([
      ["1", "Turn"],
      ["2", "Rulings"],
    ]);
  });

  it("has clauses with a name, and links in their text", () => {
    const clause = find(book, "MM-1.1");
    expect(clause?.name).toBe("Walls");
    expect(clause?.paragraphs[0]?.pieces).toEqual([
      { kind: "text", text: "Build " },
      { kind: "strong", text: "one" },
      { kind: "text", text: " or " },
      { kind: "em", text: "two" },
      { kind: "text", text: " (" },
      { kind: "clause", text: "MM-1.2" },
      { kind: "text", text: ")." },
    ]);
  });

  it("has options, each in a paragraph with its text", () => {
    const [, walls, end] = find(book, "MM-1.1")?.paragraphs ?? [];
    expect(walls?.choice).toEqual({ only: "", name: "walls", values: ["two", "one (old)"] });
    expect(walls?.pieces).toEqual([{ kind: "text", text: ": two are more." }]);
    expect(end?.choice).toEqual({ only: "(alone)", name: "end", values: ["at once", "never"] });
  });

  it("has lists of items", () => {
    expect(find(book, "MM-1.2a")?.paragraphs.map(({ item }) => item)).toEqual([false, true, true, false]);
    expect(find(book, "MM-1.3")?.paragraphs.map(({ item }) => item)).toEqual([false, true, true]);
    expect(clauseText(find(book, "MM-1.3")!)).toContain("Things: a wall: one; a tower: two.");
  });

  it("has examples, which have a name but no number", () => {
    const examples = book.sections[0]?.examples ?? [];
    expect(examples.map(({ id, name }) => [id, name])).toEqual([["", "Example A"]]);
    expect(clauseText(examples[0]!)).toContain("Red builds a wall (MM-1.1).");
  });

  it("keeps characters such as < as they are, because nothing is read as HTML", () => {
    expect(clauseText(find(book, "MM-1.2")!)).toContain("Not <b>both</b> & more.");
  });

  it("links rulings to their clauses", () => {
    expect(book.sections[1]?.head.map((cell) => cell[0]?.text)).toEqual(["clause", "why"]);
    expect(book.sections[1]?.rows.map(({ ids }) => ids)).toEqual([["1.1", "2"]]);
  });
});

describe("the shipped rules pages", () => {
  it("have every clause of the file, the same in all languages", () => {
    for (const path of Object.keys(pages)) {
      const name = path.replace(/.*\/|\.md$/g, "");
      const ids = [...page(name).matchAll(/^- \*\*([A-Z]+-\d+(?:\.\d+)?)/gm)].map((match) => match[1]);
      const book = readBook(page(name));
      expect(
        book.sections.flatMap((section) => section.clauses.map(({ id }) => id)),
        name,
      ).toEqual(ids);
      expect(ids.length, name).toBeGreaterThan(25);
      const english = readBook(page(name.replace(/\.\w+$/, ".en")));
      expect(
        book.sections.map(({ number, rows }) => [number, rows.length]),
        name,
      ).toEqual(english.sections.map(({ number, rows }) => [number, rows.length]));
    }
  });

  it("show no Markdown characters", () => {
    for (const [path, text] of Object.entries(pages))
      for (const clause of readBook(text).sections.flatMap(({ clauses, examples }) => [...clauses, ...examples])) {
        expect(clauseText(clause), path).not.toMatch(/\*\*|`/);
        expect(
          clause.paragraphs.every((one) => one.choice || one.pieces.length),
          clause.id,
        ).toBe(true);
      }
  });
});
