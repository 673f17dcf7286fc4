"""The documentation site: builds without warnings, complete, loads nothing from other hosts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.docs.test_doctests import modules
from tests.full import FULL
from tests.test_readme import ROOT

pytestmark = pytest.mark.skipif(
    find_spec("mkdocs") is None and not FULL,
    reason="MkDocs is not installed: pip install --require-hashes -r requirements/docs.txt",
)

FOREIGN = re.compile(r"\s*(?:[a-z]+:)?//", flags=re.IGNORECASE)
IN_STYLES = re.compile(r"(?:url\(|@import)\s*[\"']?\s*(?:[a-z]+:)?//", flags=re.IGNORECASE)
LOADS = {"src", "srcset", "data", "poster"}  # attributes that make a browser fetch something


class Tags(HTMLParser):
    """The tags of a page with their attributes, and its ids."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(page.read_text(encoding="utf-8"))
        self.ids = {names["id"] for _, names in self.found if "id" in names}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Store a tag."""
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def loaded(self) -> Iterator[str]:
        """The addresses that a browser loads without a click."""
        for tag, names in self.found:
            yield from (names[name] for name in LOADS & set(names))
            if tag == "link" and "href" in names:
                yield names["href"]

    def links(self) -> Iterator[str]:
        """The addresses that a reader can follow."""
        yield from (names["href"] for tag, names in self.found if tag == "a" and "href" in names)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, built with warnings as errors."""
    place = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(place)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return place


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Tags]:
    """All pages of the site."""
    return {page: Tags(page) for page in site.rglob("*.html")}


def test_the_site_has_the_rules_in_every_language_with_an_anchor_for_each_clause(
    site: Path, pages: dict[Path, Tags]
) -> None:
    rules = sorted((ROOT / "src" / "wanli" / "rules").glob("*.md"))
    assert rules
    for file in rules:
        game, language = file.stem.split(".")
        page = pages[site / "rules" / game / f"{language}.html"]
        clauses = set(re.findall(r"^- \*\*([A-Z]+-[\d.]+)", file.read_text("utf-8"), re.MULTILINE))
        assert clauses
        assert clauses <= page.ids, file.name
        assert ("div", {"lang": language}) in page.found


def test_the_reference_describes_every_public_module(pages: dict[Path, Tags]) -> None:
    ids = {one for page, tags in pages.items() if page.parent.name == "api" for one in tags.ids}
    assert set(modules()) <= ids
    assert {"wanli.core.play.Play.move", "wanli.research.environment.Environment.step"} <= ids


def test_rules_and_reference_can_be_searched_without_a_server(site: Path) -> None:
    text = (site / "search" / "search_index.json").read_text(encoding="utf-8")
    places = {entry["location"].partition("#")[0] for entry in json.loads(text)["docs"]}
    assert {"rules/great-wall/hu.html", "api/play.html", "start.html", "hosting.html"} <= places
    assert not any(place.startswith("files/") for place in places)
    script = (site / "search" / "search_index.js").read_text(encoding="utf-8")
    assert script == f"var __index = {text}"


def test_the_site_loads_nothing_from_another_host(site: Path, pages: dict[Path, Tags]) -> None:
    for page, tags in pages.items():
        assert not [one for one in tags.loaded() if FOREIGN.match(one)], page
        assert not IN_STYLES.search(page.read_text(encoding="utf-8")), page
    for file in [*site.rglob("*.css"), *site.rglob("*.svg")]:
        assert not IN_STYLES.search(file.read_text(encoding="utf-8")), file


def test_every_link_of_the_site_has_a_target(pages: dict[Path, Tags]) -> None:
    for page, tags in pages.items():
        if page.name == "404.html":  # its links begin at the root of the host
            continue
        for link in [*tags.links(), *tags.loaded()]:
            if ":" in link or FOREIGN.match(link):
                continue
            path, _, anchor = unquote(link).partition("#")
            place = (page.parent / path).resolve() if path else page
            assert place.is_file(), f"{page}: {link}"
            if anchor and not anchor.startswith("__") and place in pages:
                assert anchor in pages[place].ids, f"{page}: {link}"


def test_a_link_to_a_source_file_shows_the_file(site: Path) -> None:
    page = (site / "adding-a-bot.html").read_text(encoding="utf-8")
    assert 'href="files/examples/bots/first.py.html"' in page
    shown = (site / "files" / "examples" / "bots" / "first.py.html").read_text(encoding="utf-8")
    assert "sys" in shown
