"""MkDocs hooks: add the pages outside docs/ to the site, and rewrite links between files.

Rules pages and the documents in the root folder have other addresses on the site than in the
repository. So every link to a file is resolved in the repository and rewritten for the site. A
linked file that is no page gets a page with its text.
"""

from __future__ import annotations

import os
import posixpath
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig  # pyright: ignore[reportMissingImports]
from mkdocs.structure.files import (  # pyright: ignore[reportMissingImports]
    File,
    Files,
    InclusionLevel,
)
from mkdocs.structure.pages import Page  # pyright: ignore[reportMissingImports]

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = {
    "README.md": "start.md",
    "CONTRIBUTING.md": "contributing.md",
    "STYLE.md": "style.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
ASSETS = {"web/public/icon.svg": "assets/icon.svg"}
LANGUAGES = {"en": "English", "pl": "Polski", "hu": "Magyar", "it": "Italiano"}
RULES = "src/wanli/rules"
HIGHLIGHT = {".py": "python", ".mjs": "javascript", ".sh": "sh", ".json": "json", ".conf": "nginx"}

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
RULES_PAGE = re.compile(r"rules/([a-z-]+)/([a-z]{2})\.md")
CLAUSE = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)*)( [^*\n]+)?\*\*")
FENCE = re.compile(r"^ *(```|~~~)")
ITEM = re.compile(r"^( *)(?:[-*]|\d+\.) ")


@cache
def titles() -> dict[str, str]:
    """Return the titles of the games by id, in the order of their registration."""
    sys.path.append(str(ROOT / "src"))  # last, so that PYTHONPATH can name another build
    from wanli.games import GAMES

    return {game.id: game.title for game in GAMES}


def languages_of(game: str) -> list[str]:
    """Return the languages in which a game has a rules page."""
    return [code for code in LANGUAGES if (ROOT / RULES / f"{game}.{code}.md").is_file()]


def rules_pages() -> dict[str, str]:
    """Return the page of the site for every rules page of the repository."""
    return {
        f"{RULES}/{game}.{language}.md": f"rules/{game}/{language}.md"
        for game in titles()
        for language in languages_of(game)
    }


def included() -> dict[str, str]:
    """Return every page outside docs/: its path in the repository and its page on the site."""
    return {**DOCUMENTS, **rules_pages()}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Fill the generated sections of the navigation."""
    entries: dict[str, list[Any]] = {
        "Rules": [
            {title: [{LANGUAGES[code]: f"rules/{game}/{code}.md"} for code in languages_of(game)]}
            for game, title in titles().items()
        ],
        "Views": [{title: f"views/{game}.md"} for game, title in titles().items()],
        "Decisions": [f"decisions/{path.name}" for path in decisions()],
    }
    fill(config.nav or [], entries)
    return config


def fill(sections: list[Any], entries: dict[str, list[Any]]) -> None:
    """Put the pages into the empty sections of a navigation, by section title."""
    for section in sections:
        for title, pages in section.items() if isinstance(section, dict) else ():
            if pages == []:
                section[title] = entries[title]
            elif isinstance(pages, list):
                fill(pages, entries)


def decisions() -> list[Path]:
    """Return the decisions, the overview first."""
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    return sorted(pages, key=lambda path: path.name != "README.md")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and pictures from outside docs/, and a page for each file that is linked."""
    for source, uri in {**included(), **ASSETS}.items():
        files.append(File.generated(config, uri, abs_src_path=str(ROOT / source)))
    pages = [file for file in files.documentation_pages() if file.abs_src_path]
    for source in sorted({found for page in pages for found in linked_files(page, files)}):
        files.append(source_page(config, source))
    return files


def linked_files(page: File, files: Files) -> set[str]:
    """Return the files that a page links to and that are not on the site yet."""
    found: set[str] = set()
    for _, _, target in LINK.findall(page.content_string):
        source = resolved(repository_path(page.src_uri), target.partition("#")[0])
        if source and (ROOT / source).is_file() and site_path(source, files) is None:
            found.add(source)
    return found


def source_page(config: MkDocsConfig, source: str) -> File:
    """Return a page that shows a text file of the repository; it is excluded from search."""
    text = (ROOT / source).read_text(encoding="utf-8")
    language = HIGHLIGHT.get(Path(source).suffix, "text")
    meta = f"title: {source}\nhide: [navigation, toc]\nsearch: {{exclude: true}}"
    head = f"---\n{meta}\n---\n\n# `{source}`\n\n"
    body = f"~~~~~~{language}\n{text.rstrip()}\n~~~~~~\n"
    level = InclusionLevel.NOT_IN_NAV
    return File.generated(config, source_uri(source), content=head + body, inclusion=level)


def source_uri(source: str) -> str:
    """Return the address of the page that shows a file as text."""
    return f"files/{source}.md"


def repository_path(uri: str) -> str:
    """Return the file in the repository behind a page of the site."""
    sources = {page: source for source, page in included().items()}
    return sources.get(uri, f"docs/{uri}")


def site_path(source: str, files: Files) -> str | None:
    """Return the page or picture of the site for a file of the repository, if there is one."""
    uri = included().get(source, source.removeprefix("docs/"))
    for candidate in (uri, source_uri(source)):
        if files.get_file_from_path(candidate) is not None:
            return candidate
    return None


def resolved(source: str, target: str) -> str | None:
    """Return the path in the repository that a link points to; None for any other address."""
    if not target or ":" in target or target.startswith("/"):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), target))


def on_page_markdown(markdown: str, page: Page, files: Files, **_: object) -> str:
    """Convert a page of the repository for the site."""
    uri = page.file.src_uri
    if uri.startswith("files/"):
        return markdown
    text = with_site_links(with_wide_lists(markdown), uri, files)
    rules = RULES_PAGE.fullmatch(uri)
    if not rules:
        return text
    page.meta["title"] = text.partition("\n")[0].removeprefix("# ")  # the navigation's is "Polski"
    return with_clauses(text, rules[1], rules[2])


def on_page_content(html: str, page: Page, **_: object) -> str:
    """Mark the language of a rules page, for screen readers and hyphenation."""
    rules = RULES_PAGE.fullmatch(page.file.src_uri)
    return f'<div lang="{rules[2]}">\n{html}\n</div>' if rules else html


def with_site_links(markdown: str, uri: str, files: Files) -> str:
    """Rewrite links to files of the repository for the site; a folder becomes its path."""
    source = repository_path(uri)

    def rewritten(link: re.Match[str]) -> str:
        picture, text, target = link.groups()
        path, hash_, anchor = target.partition("#")
        wanted = resolved(source, path)
        if wanted is None:
            return link[0]
        if (ROOT / wanted).is_dir():
            return f"{text} (`{wanted}`)"
        found = site_path(wanted, files)
        if found is None:
            return link[0]  # MkDocs warns of it
        relative = os.path.relpath(found, posixpath.dirname(uri) or ".").replace(os.sep, "/")
        return f"{picture}[{text}]({relative}{hash_}{anchor})"

    return LINK.sub(rewritten, markdown)


def with_wide_lists(markdown: str) -> str:
    """Convert lists for Python-Markdown: a blank line before each, nested ones indented by 4."""
    lines: list[str] = []
    fenced = in_list = False
    for line in markdown.split("\n"):
        fenced ^= bool(FENCE.match(line))
        item = None if fenced else ITEM.match(line)
        if item and not in_list and lines and lines[-1].strip():
            lines.append("")
        nested = item is not None and in_list and len(item[1]) in {2, 3}
        lines.append(f"    {line.lstrip()}" if nested else line)
        if not fenced and line.strip():
            in_list = item is not None or (in_list and line.startswith(" "))
    return "\n".join(lines)


def with_clauses(markdown: str, game: str, language: str) -> str:
    """Add links to the other languages and an anchor for each clause to a rules page."""
    names = [
        f"**{LANGUAGES[code]}**"
        if code == language
        else f'[{LANGUAGES[code]}]({code}.md){{ lang="{code}" }}'
        for code in languages_of(game)
    ]
    title, _, rest = markdown.partition("\n")
    seen: set[str] = set()

    def marked(clause: re.Match[str]) -> str:
        name = clause[1]
        if name in seen:
            return clause[0]
        seen.add(name)
        return f"[{clause[0]}](#{name}){{ #{name} .clause }}"

    languages = " · ".join(names)
    return f"{title}\n\n{languages}\n{{ .languages }}\n{CLAUSE.sub(marked, rest)}"
