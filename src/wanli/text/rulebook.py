"""The rules pages: parses them into sections, clauses and rulings, and searches them.

A page is `rules/<game>.<language>.md`: a summary, sections `## 3 Turn`, clauses `- **CC-3.2** ...`,
or those of a variant `- **WW-5** ...`, examples `- **Example H** ...`, and a table of rulings whose
first column names clauses; a table of examples has a first column `#`. The browser reads the same
pages: `web/src/rules/book.ts`.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files

from wanli.text.languages import DEFAULT


@dataclass(frozen=True)
class Clause:
    """One numbered rule, or an example, whose id is empty."""

    id: str
    section: str
    text: str  # Markdown, the id in front


@dataclass
class Rulebook:
    """A parsed rules page."""

    text: str
    clauses: dict[str, Clause] = field(default_factory=dict)
    examples: list[Clause] = field(default_factory=list)
    sections: list[str] = field(default_factory=list)
    rulings: list[tuple[list[str], list[str]]] = field(default_factory=list)  # ids, columns

    def find(self, wanted: str) -> Clause | None:
        """Return the clause with an id in any spelling: CC-3.2, cc3.2, 3.2a, ww5."""
        number = re.search(r"\d+\.\d+", wanted)
        plain = re.sub(r"[^A-Z0-9.]", "", wanted.upper())
        for clause in self.clauses.values():
            if clause.id.replace("-", "") == plain:
                return clause
        for clause in self.clauses.values():
            if number and clause.id.partition("-")[2] == number[0]:
                return clause
        return None

    def section(self, wanted: str) -> list[Clause]:
        """Return the clauses and examples of a section by its number."""
        every = [*self.clauses.values(), *self.examples]
        return [one for one in every if one.section.split()[0] == wanted.strip()]

    def similar(self, wanted: str) -> list[str]:
        """Return ids that may have been meant."""
        number = re.search(r"\d+", wanted)
        near = [c.id for c in self.section(number[0]) if c.id] if number else []
        return near or difflib.get_close_matches(wanted.upper(), list(self.clauses), 5, 0.4)

    def search(self, text: str) -> list[Clause]:
        """Return the clauses that contain all words of a text."""
        words = text.lower().split()
        return [c for c in self.clauses.values() if all(w in c.text.lower() for w in words)]

    def rulings_on(self, clause: Clause) -> list[list[str]]:
        """Return the rulings that name a clause."""
        number = clause.id.partition("-")[2]
        section, _, place = number.partition(".")
        names = {clause.id, number, section} if place else {clause.id}
        return [row for ids, row in self.rulings if names & set(ids)]


@lru_cache(maxsize=16)
def rulebook(game: str, language: str = DEFAULT) -> Rulebook:
    """Return the rules page of a game, in English if the language has none."""
    folder = files("wanli") / "rules"
    page = folder / f"{game}.{language}.md"
    if not page.is_file():
        page = folder / f"{game}.{DEFAULT}.md"
    return read_rulebook(page.read_text(encoding="utf-8"))


def read_rulebook(text: str) -> Rulebook:
    """Parse a rules page."""
    book = Rulebook(text)
    section, examples = "", False
    parts = re.split(r"^(?=## |- |\| )", text, flags=re.MULTILINE)
    for part in parts:
        heading = re.match(r"## (.+)", part)
        found = re.match(r"- \*\*([A-Z]+-\d+(?:\.\d+)?)", part)
        if heading:
            section, examples = heading[1].strip(), False
            book.sections.append(section)
        elif found:
            book.clauses[found[1]] = Clause(found[1], section, _joined(part[2:]))
        elif part.startswith("- **"):
            book.examples.append(Clause("", section, _joined(part[2:])))
        elif part.startswith("| "):
            row = [cell.strip() for cell in part.strip().strip("|").split("|")]
            examples = examples or row[0] == "#"
            if not examples:
                book.rulings.append((re.findall(r"(?:[A-Z]+-)?\d+(?:\.\d+)?", row[0]), row))
    return book


def _joined(text: str) -> str:
    """Remove the line breaks of the file from a clause, except those of a nested list."""
    return re.sub(r"\s*\n\s*(?!\s|- )", " ", re.sub(r"\n\s+- ", "\n- ", text.strip()))
