"""Pages around the games do what they say: search, export, settings, host page, installing."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import expect

from tests.serving import Server
from tests.web.conftest import Comes
from tests.web.positions import bring_in, past


def test_the_rules_are_searched(comes: Comes) -> None:
    page = comes("Anna").page
    page.goto("/rules/chang-cheng")
    clauses = page.locator('[id^="CC-"]')
    expect(clauses.first).to_be_visible()
    all_of_them = clauses.count()
    page.keyboard.press("/")
    page.keyboard.type("tower")
    found = page.get_by_role("status").filter(has_text="places in Chang Cheng")
    expect(found).to_be_visible()
    assert 0 < clauses.count() < all_of_them
    assert "tower" in clauses.first.inner_text().lower()
    page.keyboard.type(" dragon")
    expect(page.get_by_text("No rule has all these words.")).to_be_visible()
    page.get_by_role("button", name="Show all rules").click()
    expect(clauses).to_have_count(all_of_them)


def test_a_finished_game_is_exported(comes: Comes, tmp_path: Path) -> None:
    anna = comes("Anna")
    record = past("chang-cheng", 2, (), 3).record
    table = bring_in(anna, record)
    anna.sit(table)
    with anna.page.expect_download() as coming:
        anna.page.get_by_role("link", name="Export the record").click()
    assert coming.value.suggested_filename == f"chang-cheng-{table}.txt"
    coming.value.save_as(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_text() == anna.get(f"/api/tables/{table}/record")


def test_settings_are_kept_for_the_person(comes: Comes) -> None:
    anna = comes("Anna")
    page = anna.page
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill("Anna Nowak")
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator(".toast")).to_contain_text("Saved")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Polski").check()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    anna.wait_until(lambda: anna.get("/api/me")["settings"]["language"] == "pl")
    me = anna.get("/api/me")
    assert (me["name"], me["settings"]["theme"]) == ("Anna Nowak", "dark")
    page.evaluate("localStorage.removeItem('theme'); localStorage.removeItem('language')")
    page.reload()  # as on another device
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_host_takes_a_backup_and_removes_a_table(
    comes: Comes, site: Server, tmp_path: Path
) -> None:
    anna = comes("Anna")
    table = anna.create("great-wall", bots="", listed=False)
    page = anna.page
    page.goto("/host")
    key = Path(site.data, "host-key").read_text().strip()
    page.get_by_role("textbox", name="Key of the server").fill(key)
    page.get_by_role("button", name="Show").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download a backup").click()
    coming.value.save_as(tmp_path / "site.backup")
    assert table.encode() in gzip.decompress((tmp_path / "site.backup").read_bytes())
    row = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{table}"]'))
    row.get_by_role("button", name="Remove", exact=True).click()
    row.get_by_role("dialog").get_by_role("button", name="Remove the table").click()
    expect(row).to_have_count(0)
    assert anna.context.request.get(f"/api/tables/{table}").status == 404


def test_the_page_can_be_installed(comes: Comes) -> None:
    anna = comes("Anna")
    anna.page.goto("/")
    address = anna.page.get_attribute('link[rel="manifest"]', "href") or ""
    manifest = anna.context.request.get(address).json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = anna.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
