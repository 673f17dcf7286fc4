"""Pages around the games: search, export, settings, operator's page, installing."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.live_server import Server
from tests.server.sinks import mail_sink_in_thread
from tests.web.all_pages import open_page
from tests.web.conftest import OpenVisitor
from tests.web.positions import import_record, random_game
from tests.web.visitor import Visitor, wait_for_drawing


def test_the_rules_can_be_searched(new_visitor: OpenVisitor) -> None:
    page = new_visitor("Anna").page
    page.goto("/rules/chang-cheng")
    clauses = page.locator('[id^="CC-"]')
    expect(clauses.first).to_be_visible()
    all_of_them = clauses.count()
    page.keyboard.press("/")
    page.keyboard.type("tower")
    found = page.get_by_role("status").filter(has_text="results in Chang Cheng")
    expect(found).to_be_visible()
    assert 0 < clauses.count() < all_of_them
    assert "tower" in clauses.first.inner_text().lower()
    page.keyboard.type(" dragon")
    expect(page.get_by_text("No rule contains all these words.")).to_be_visible()
    page.get_by_role("button", name="Show all rules").click()
    expect(clauses).to_have_count(all_of_them)


def test_a_finished_game_can_be_exported(new_visitor: OpenVisitor, tmp_path: Path) -> None:
    anna = new_visitor("Anna")
    record = random_game("chang-cheng", 2, (), 3).record
    table = import_record(anna, record)
    anna.open_table(table)
    with anna.page.expect_download() as coming:
        anna.page.get_by_role("link", name="Export record").click()
    assert coming.value.suggested_filename == f"chang-cheng-{table}.txt"
    coming.value.save_as(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_text() == anna.get(f"/api/tables/{table}/record")


def test_an_imported_game_is_listed(new_visitor: OpenVisitor, tmp_path: Path) -> None:
    page = new_visitor("Anna").page
    file = tmp_path / "game.txt"
    file.write_text(random_game("chang-cheng", 2, (), 3).record, encoding="utf-8")
    page.goto("/games")
    page.get_by_label("Record file").set_input_files(file)
    page.get_by_role("button", name="Import").click()
    expect(page).to_have_url(re.compile("/replay/"))
    address = page.url.partition("?")[0]  # the page adds the step to the address once it is loaded
    page.goto("/games")
    found = page.get_by_role("listitem").filter(has_text="Chang Cheng")
    expect(found).to_contain_text(re.compile(r"Imported · .+ wins · \d+ : \d+"))
    found.get_by_role("link").click()
    expect(page).to_have_url(re.compile(rf"{re.escape(address)}(\?|$)"))


def test_settings_are_stored_for_the_person(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    page = anna.page
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill("Anna Nowak")
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator(".toast")).to_contain_text("Saved")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Polski").check()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    anna.wait_until_idle()
    me = anna.get("/api/me")
    kept = (me["name"], me["settings"]["theme"], me["settings"]["language"])
    assert kept == ("Anna Nowak", "dark", "pl")
    page.evaluate("localStorage.removeItem('theme'); localStorage.removeItem('language')")
    page.reload()  # as on another device
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_mail_address_is_confirmed_by_a_mailed_code(
    browser: Browser, built: Path, tmp_path: Path
) -> None:
    with mail_sink_in_thread() as mail:
        env = {
            "WANLI_WEB": str(built),
            "WANLI_SMTP": f"smtp://127.0.0.1:{mail.port}",
            "WANLI_MAIL_FROM": "wanli@wall.example",
        }
        with Server(tmp_path, "--trust-proxy", "--bots", "1", env=env) as site:
            anna = Visitor(browser, site.address, "Anna")
            page = anna.page
            anna.post("/api/sign-up", {"name": "Anna", "password": "a long password"})
            page.goto("/settings")
            page.get_by_label("E-mail").fill("anna@home.example")
            page.get_by_label("E-mail").press("Enter")
            code = page.get_by_label("Code from the e-mail")
            expect(code).to_be_visible()
            anna.wait_until(lambda: len(mail.messages) == 1)
            expect(page.locator(".toast")).to_contain_text("Saved")  # otherwise it may come later
            code.fill("WRONG")
            code.press("Enter")
            expect(page.get_by_text("That is not the code")).to_be_visible()
            [said] = re.findall(r"\b[A-Z2-7]{8}\b", mail.messages[0].get_content())
            code.fill(said.lower())
            page.get_by_role("button", name="Confirm").click()
            expect(page.locator(".toast")).to_contain_text("Confirmed")
            expect(code).to_have_count(0)
            page.get_by_role("button", name="Test").click()
            anna.wait_until(lambda: len(mail.messages) == 2)
            anna.close()


def test_the_operator_can_take_a_backup_and_remove_a_table(
    new_visitor: OpenVisitor, site: Server, tmp_path: Path
) -> None:
    anna = new_visitor("Anna")
    table = anna.create("great-wall", bots="", listed=False)
    page = anna.page
    page.goto("/host")
    key = Path(site.data, "host-key").read_text().strip()
    page.get_by_role("textbox", name="Server key").fill(key)
    page.get_by_role("button", name="Show").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download backup").click()
    coming.value.save_as(tmp_path / "site.backup")
    assert table.encode() in gzip.decompress((tmp_path / "site.backup").read_bytes())
    row = page.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{table}"]'))
    row.get_by_role("button", name="Remove", exact=True).click()
    row.get_by_role("dialog").get_by_role("button", name="Delete table").click()
    expect(row).to_have_count(0)
    assert anna.context.request.get(f"/api/tables/{table}").status == 404


def test_the_operators_page_shows_no_error_while_it_loads(
    new_visitor: OpenVisitor, site: Server
) -> None:
    anna = new_visitor("Anna")
    page = anna.page
    asked: list[Route] = []
    page.route("**/health", lambda route: asked.append(route))  # noqa: PLW0108
    key = Path(site.data, "host-key").read_text().strip()
    with page.expect_response("**/api/host") as coming:
        page.goto(f"/host#key={key}")
    coming.value.finished()
    anna.wait_until(lambda: len(asked) > 0)
    wait_for_drawing(page)  # the server's figures have come, its health has not
    assert page.get_by_text("The database is not responding").count() == 0
    [health] = asked
    health.continue_()
    expect(page.get_by_text("All is well")).to_be_visible()


def test_the_page_can_be_installed(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    anna.page.goto("/")
    address = anna.page.get_attribute('link[rel="manifest"]', "href") or ""
    manifest = anna.context.request.get(address).json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = anna.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_the_seats_of_an_imported_game_are_named_by_colour(new_visitor: OpenVisitor) -> None:
    anna = new_visitor("Anna")
    for game in ("great-wall", "chang-cheng"):
        import_record(anna, random_game(game, 2, (), 0).record)
    open_page(anna, "/games")
    games = anna.page.locator(".what", has_text="Imported")
    expect(games).to_have_count(2)
    for at in range(2):
        expect(games.nth(at)).to_contain_text(re.compile("(Red|Green|Blue|Violet) "))
    expect(anna.page.locator("#main")).not_to_contain_text("Unknown player")
