"""Run axe-core, an accessibility checker, on a page in the light and the dark theme."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.web.visitor import JSON, wait_for_drawing

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Return what axe-core reports about a page."""
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


def switch_theme(page: Page, theme: str) -> None:
    """Switch the page to a theme."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    wait_for_drawing(page)
