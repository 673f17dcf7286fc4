"""Check that every clause of the rules is cited by a test, and that every cited clause exists.

Prints the violations and fails if there are any: `python3 tools/clauses.py`. A test that cites a
clause that does not exist on purpose has the comment `# no such clause` on the same line.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFINED = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)?)")  # **CC-5.3**, **CC-8.1 Warrior (1)**, **WW-5**
ON_PURPOSE = "# no such clause"
CODE = {".py", ".ftl", ".json", ".md", ".toml", ".txt"}


def defined(root: Path) -> set[str]:
    """Return the clause ids of all rules pages; the English pages are authoritative."""
    pages = sorted((root / "src/wanli/rules").glob("*.en.md"))
    return {found for page in pages for found in DEFINED.findall(page.read_text(encoding="utf-8"))}


def citations(place: Path, known: set[str]) -> Iterator[tuple[str, str]]:
    """Yield every citation in a folder as (clause or section, file:line)."""
    prefixes = "|".join(sorted({clause.partition("-")[0] for clause in known}))
    cited = re.compile(rf"\b(?:{prefixes})-\d+(?:\.\d+)?\b")
    for path in sorted(place.rglob("*")):
        if path.suffix not in CODE or "__pycache__" in path.parts:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for found in cited.findall(line) if ON_PURPOSE not in line else ():
                yield found, f"{path}:{number}"


def untested(root: Path, known: set[str]) -> list[str]:
    """Return the clauses that no test cites."""
    tested = {clause for clause, where in citations(root / "tests", known) if ".py:" in where}
    return sorted(known - tested, key=sort_key)


def unknown(root: Path, known: set[str]) -> list[str]:
    """Return the citations of clauses and sections that do not exist."""
    sections = {clause.partition(".")[0] for clause in known}
    return [
        f"{where} {clause}"
        for place in ("src", "tests")
        for clause, where in citations(root / place, known)
        if clause not in known and clause not in sections
    ]


def sort_key(clause: str) -> tuple[str, list[int]]:
    """Return a sort key that puts CC-5.3 before CC-14.1."""
    prefix, _, number = clause.partition("-")
    return prefix, [int(part) for part in number.split(".")]


def main(root: Path = ROOT) -> int:
    """Print the violations; return 0 if there are none."""
    known = defined(root)
    if not known:
        print(f"no clause found in {root / 'src/wanli/rules'}")
        return 1
    missing, wrong = untested(root, known), unknown(root, known)
    for clause in missing:
        print(f"no test cites {clause}")
    for line in wrong:
        print(f"no such clause: {line}")
    cited = len(known) - len(missing)
    print(f"{cited} of {len(known)} clauses are cited by a test")
    return int(bool(missing or wrong))


if __name__ == "__main__":
    sys.exit(main())
