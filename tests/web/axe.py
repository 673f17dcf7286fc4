"""axe-core: what it finds wrong with a page for those who cannot see or point, in both themes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.web.visitor import JSON, drawn

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def objections(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options = {"resultTypes": ["violations"], "preload": False} | (
        {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    )
    found: list[JSON] = page.evaluate(
        "options => axe.run(document, options).then(all => all.violations)", options
    )
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


def wear(page: Page, theme: str) -> None:
    """Change the colours."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    drawn(page)
