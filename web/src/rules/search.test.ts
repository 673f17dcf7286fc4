import { describe, expect, it } from "vitest";
import { readBook } from "./book";
import { marks, search, wanted } from "./search";

const book = readBook(`# T

## 1 Wieża
- **MM-1.1** Wieża stoi obok murów Łukasza.
- **MM-1.2** Nigdy obok innej wieży.

## 2 Rulings
| clause | why |
|---|---|
| 1.1 | obok |
`);
const found = (query: string): string[] =>
  search(book, query).book.sections.flatMap(({ clauses, rows }) => [
    ...clauses.map(({ id }) => id),
    ...rows.map(() => "row"),
  ]);

describe("searching the rules", () => {
  it("matches all words in any order, without regard to case and accents", () => {
    expect(found("OBOK wiez")).toEqual(["MM-1.1", "MM-1.2"]);
    expect(found("lukasz")).toEqual(["MM-1.1"]);
    expect(found("wieża nigdy")).toEqual([]);
    expect(found("wieży nigdy")).toEqual(["MM-1.2"]);
  });

  it("finds clauses by their number, and rulings", () => {
    expect(found("1.2")).toEqual(["MM-1.2"]);
    expect(found("obok")).toEqual(["MM-1.1", "MM-1.2", "row"]);
    expect(search(book, "obok").count).toBe(3);
  });

  it("shows everything for an empty query", () => {
    expect(search(book, "  ").book).toBe(book);
  });

  it("marks matches in their original spelling", () => {
    expect(marks("Dwie Wieże, obok", wanted("wieze")).filter((one) => one.found)).toEqual([
      { text: "Wieże", found: true },
    ]);
    expect(marks("Łukasz", wanted("lu")).map((one) => one.text)).toEqual(["Łu", "kasz"]);
    expect(marks("őŐo\u0308", wanted("oo"))[0]).toEqual({ text: "őŐ", found: true });
    expect(marks("aaa", []).map((one) => one.found)).toEqual([false]);
  });
});
