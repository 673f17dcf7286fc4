"""Every clause of the rules is cited by a test, and every clause that is cited is in the rules.

Lists the offenders, and fails if there are any: `python3 tools/clauses.py`. A test that means a
clause that does not exist says so on the same line: `# no such clause`.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFINED = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)?)")  # **CC-5.3**, **CC-8.1 Warrior (1)**, **WW-5**
MEANT = "# no such clause"
CODE = {".py", ".ftl", ".json", ".md", ".toml", ".txt"}


def defined(root: Path) -> set[str]:
    """The clause ids of all rules pages; English is the page that counts."""
    pages = sorted((root / "src/wanli/rules").glob("*.en.md"))
    return {found for page in pages for found in DEFINED.findall(page.read_text(encoding="utf-8"))}


def citations(place: Path, known: set[str]) -> Iterator[tuple[str, str]]:
    """Every citation of a rules page's prefix, as (clause or section, file:line)."""
    prefixes = "|".join(sorted({clause.partition("-")[0] for clause in known}))
    cited = re.compile(rf"\b(?:{prefixes})-\d+(?:\.\d+)?\b")
    for path in sorted(place.rglob("*")):
        if path.suffix not in CODE or "__pycache__" in path.parts:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for found in cited.findall(line) if MEANT not in line else ():
                yield found, f"{path}:{number}"


def untested(root: Path, known: set[str]) -> list[str]:
    """The clauses that no test cites."""
    tested = {clause for clause, where in citations(root / "tests", known) if ".py:" in where}
    return sorted(known - tested, key=in_order)


def unknown(root: Path, known: set[str]) -> list[str]:
    """The citations of clauses and sections that do not exist."""
    sections = {clause.partition(".")[0] for clause in known}
    return [
        f"{where} {clause}"
        for place in ("src", "tests")
        for clause, where in citations(root / place, known)
        if clause not in known and clause not in sections
    ]


def in_order(clause: str) -> tuple[str, list[int]]:
    """Sorts CC-5.3 before CC-14.1."""
    prefix, _, number = clause.partition("-")
    return prefix, [int(part) for part in number.split(".")]


def main(root: Path = ROOT) -> int:
    """Say what is wrong; 0 if nothing is."""
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
