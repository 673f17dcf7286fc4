"""The companion in a browser: set up, entries, undo, resuming, another device."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.companion.pages import book
from tests.full import FULL
from tests.waiting import until_blocking
from tests.web.axe import switch_theme, violations
from tests.web.conftest import OpenVisitor
from tests.web.test_every_page import LANGUAGES, missing_texts, sizes
from tests.web.unreadable_text import unreadable_texts
from tests.web.visitor import DESKTOP, PHONE, Visitor, wait_for_drawing
from wanli.companion import read_notebook, standing, write_notebook

BUILT = "build Colossus by Anna at Gaul"
STAGES = {
    "empty": (),
    "built": (BUILT,),
    "war": (BUILT, "war Gaul by Bela on Anna fell Colossus"),
    "unmarked": (
        BUILT,
        "build Forum by Cili unmarked",
        "war Gaul by Bela on Anna fell Colossus left",
    ),
    "upkeep": (BUILT, "next", "next", "next", "next"),
    "points": (BUILT, "next", "next", "next", "next", "pay Colossus", "next"),
    "over": (),
}


def notebook(stage: str) -> str:
    """Return the text of a notebook at a stage."""
    entries = book("3B").add("next", "next", "next") if stage == "over" else book()
    return write_notebook(entries.add(*STAGES[stage]).notebook)


def open_with(visitor: Visitor, text: str = "") -> Page:
    """Open the page of a visitor whose device has stored a notebook."""
    if text:
        visitor.context.add_init_script(
            f"if (location.origin === {visitor.address!r}) "
            f"localStorage.companion ??= {json.dumps(text)}"
        )
    visitor.page.goto("/companion")
    visitor.page.wait_for_selector("h1")
    return visitor.page


def stored_notebook(page: Page) -> dict[str, Any]:
    """Return the notebook that the device has stored."""
    data: dict[str, Any] = json.loads(page.evaluate("localStorage.companion ?? 'null'"))
    return data


def stored_entries(page: Page) -> list[str]:
    """Return what the entries stored on this device did."""
    return [entry["did"] for entry in (stored_notebook(page) or {"entries": []})["entries"]]


def panel(page: Page, title: str) -> Any:
    """Return a part of the page by its heading."""
    return page.get_by_role("region", name=title, exact=True)


def press(page: Page, name: str) -> None:
    """Press a button and wait until the page shows the result."""
    page.get_by_role("button", name=name).first.click()
    wait_for_drawing(page)


def wait_for_entries(page: Page, *wanted: str) -> None:
    """Wait until exactly these entries are stored."""
    until_blocking(lambda: stored_entries(page) == [*wanted])


def fill_in(page: Page) -> None:
    """Fill in the set-up with a few wonders."""
    players, wonders, regions = (panel(page, name) for name in ("Players", "Wonders", "Regions"))
    for number, name in enumerate(("Anna", "Bela")):
        players.get_by_label("Name").nth(number).fill(name)
    wonders.get_by_label("Name").fill("Colossus")
    for label, value in (("Gold", 7), ("Discs", 2), ("VP", 6), ("Upkeep", 3)):
        wonders.get_by_label(label).fill(str(value))
    regions.get_by_label("Name").fill("Gaul")
    regions.get_by_role("button", name="Add region").click()
    page.keyboard.type("Britain")  # the new row has the focus
    regions.get_by_label("Era").nth(1).select_option("2")
    wonders.get_by_role("button", name="Add wonder").click()  # an empty row is no wonder
    page.get_by_label("First turn").select_option("1B")


@pytest.mark.parametrize("phone", [False, True])
def test_a_set_up_is_filled_in_and_a_wonder_built_taken_paid_and_scored(
    new_visitor: OpenVisitor, phone: bool
) -> None:  # WW-1 to WW-11, WW-14
    anna = new_visitor(size=PHONE, touch=True) if phone else new_visitor()
    page = open_with(anna)
    fill_in(page)
    press(page, "Start")
    wait_for_entries(page)
    expect(panel(page, "Wonders")).to_contain_text("not built yet")
    assert [one["name"] for one in stored_notebook(page)["wonders"]] == ["Colossus"]

    press(page, "A wonder was built")
    form = panel(page, "What happened?")
    assert form.get_by_label("Region").inner_text().split() == ["Gaul"]  # WW-2: not Britain
    form.get_by_label("Built by").select_option("Anna")
    form.get_by_label("Region").select_option("Gaul")
    press(page, "Record building")
    wait_for_entries(page, "build")
    expect(panel(page, "Wonders")).to_contain_text("exempt: built this turn")

    press(page, "There was a war over a wonder")
    form.get_by_label("Attacker").select_option("Bela")
    form.get_by_role("checkbox", name="Colossus").check()
    form.get_by_label("none left").check()
    press(page, "Record war")
    wait_for_entries(page, "build", "war")
    expect(page.get_by_role("button", name="Go to upkeep")).to_have_count(0)
    press(page, "Mark it")
    wait_for_entries(page, "build", "war", "mark")

    press(page, "Go to upkeep")
    expect(panel(page, "Upkeep")).to_contain_text("3 gold due")
    expect(page.get_by_role("button", name="Go to victory points")).to_have_count(0)
    press(page, "Paid")
    wait_for_entries(page, "build", "war", "mark", "next", "pay")
    press(page, "Go to victory points")
    press(page, "Scored")
    press(page, "Go to next turn")
    wait_for_entries(page, "build", "war", "mark", "next", "pay", "next", "score", "next")
    rows = panel(page, "Players").locator("tbody tr")
    assert [row.split()[-1] for row in rows.all_inner_texts()] == ["6", "6"]  # WW-11: both scored
    expect(page.get_by_label("Turn and phase")).to_contain_text("2A")


def test_undo_removes_the_last_entry(new_visitor: OpenVisitor) -> None:
    page = open_with(new_visitor(), notebook("war"))
    press(page, "Destroy it")
    wait_for_entries(page, "build", "war", "raze")
    expect(panel(page, "Wonders")).to_contain_text("removed from the game")
    press(page, "Undo")
    wait_for_entries(page, "build", "war")
    expect(page.get_by_role("button", name="Destroy it")).to_be_visible()
    press(page, "Undo")
    wait_for_entries(page, "build")
    press(page, "Undo")
    wait_for_entries(page)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_reopened_page_resumes_the_notebook(new_visitor: OpenVisitor) -> None:
    page = open_with(new_visitor(), notebook("upkeep"))
    press(page, "Not paid")
    wait_for_entries(page, *["build", *["next"] * 4, "let-go"])
    page.reload()
    expect(panel(page, "Wonders")).to_contain_text("removed from the game")
    assert stored_entries(page)[-1] == "let-go"


def test_set_up_fields_survive_a_reload(new_visitor: OpenVisitor) -> None:
    page = open_with(new_visitor())
    fill_in(page)
    page.reload()
    wonders, regions = panel(page, "Wonders"), panel(page, "Regions")
    expect(wonders.get_by_label("Name").first).to_have_value("Colossus")
    expect(wonders.get_by_label("Upkeep").first).to_have_value("3")
    expect(wonders.get_by_label("Gold").nth(1)).to_have_value("")
    expect(regions.get_by_label("Name").nth(1)).to_have_value("Britain")
    expect(page.get_by_label("First turn")).to_have_value("1B")
    press(page, "Start")
    wait_for_entries(page)
    assert page.evaluate("localStorage['companion-draft'] ?? null") is None
    page.reload()
    expect(panel(page, "Wonders")).to_contain_text("not built yet")


def test_a_notebook_moves_to_another_device_and_to_a_terminal(
    new_visitor: OpenVisitor, tmp_path: Path
) -> None:
    page = open_with(new_visitor(), notebook("war"))
    press(page, "Mark it")
    wait_for_entries(page, "build", "war", "mark")
    with page.expect_download() as saving:
        press(page, "Download")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    read = read_notebook(file.read_text(encoding="utf-8"))  # as a terminal writes it
    assert standing(read).wonders[0].holder == "Bela"

    other = open_with(new_visitor())
    chooser = other.get_by_label("A file from this page")
    wrong = tmp_path / "wrong.json"
    for text, said in (
        ("{", "This is not a notebook"),
        (file.read_text("utf-8").replace('"mark"', '"pay"'), "Entry 3"),
        (file.read_text("utf-8").replace('"vp": 6', '"vp": "x"'), "wonders[0].vp"),
    ):
        wrong.write_text(text, encoding="utf-8")
        chooser.set_input_files(wrong)
        expect(other.get_by_role("alert")).to_contain_text(said)
    chooser.set_input_files(file)
    wait_for_entries(other, "build", "war", "mark")
    expect(panel(other, "Wonders")).to_contain_text("Bela")


def test_a_refusal_is_shown_at_its_entry_and_links_to_the_rule(new_visitor: OpenVisitor) -> None:
    page = open_with(new_visitor(), notebook("built"))
    page.evaluate(
        "localStorage.companion = JSON.stringify({...JSON.parse(localStorage.companion)})"
    )
    page.route("**/api/companion", lambda route: route.abort())
    press(page, "Go to upkeep")
    expect(page.get_by_role("alert")).to_be_visible()  # offline, without loss
    page.unroute("**/api/companion")
    wait_for_entries(page, "build")
    press(page, "The turn order changed")
    press(page, "Correct names and numbers")
    name = panel(page, "Players").get_by_label("Name").first
    name.fill("Bela")
    press(page, "Save corrections")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The name “Bela” is already used")
    expect(page.locator('[data-row="players[1]"] :focus')).to_have_count(1)
    name.fill("Anikó")
    press(page, "Save corrections")
    player = "JSON.parse(localStorage.companion).entries[0].player"
    until_blocking(lambda: page.evaluate(player) == "Anikó")
    assert stored_entries(page) == ["build"]
    expect(panel(page, "Wonders")).to_contain_text("Anikó")
    panel(page, "Wonders").get_by_role("button", name="WW-4").click()
    expect(page.get_by_role("dialog")).to_contain_text("A wonder changes hands by war only")


def test_the_order_of_play_can_change(new_visitor: OpenVisitor) -> None:  # RE-4.4
    page = open_with(new_visitor(), notebook("built"))
    press(page, "The turn order changed")
    press(page, "Move up Cili")
    press(page, "Record order")
    wait_for_entries(page, "build", "order")
    rows = panel(page, "Players").locator("tbody tr")
    expect(rows).to_have_text([re.compile(rf"^\s*{one}") for one in ("Anna", "Cili", "Bela")])


def test_the_last_cube_of_a_wonder_can_leave(new_visitor: OpenVisitor) -> None:  # WW-5
    page = open_with(new_visitor(), notebook("unmarked"))
    press(page, "A holder’s last cube was removed")
    press(page, "Record")
    wait_for_entries(page, "build", "build", "war", "leave")
    expect(panel(page, "Wonders")).to_contain_text("it can no longer be taken")


def test_starting_over_asks_for_confirmation(new_visitor: OpenVisitor) -> None:
    page = open_with(new_visitor(), notebook("built"))
    press(page, "New notebook")
    press(page, "Cancel")
    assert stored_entries(page) == ["build"]
    press(page, "New notebook")
    press(page, "Discard")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert stored_notebook(page) is None


def test_everything_can_be_done_by_keyboard(new_visitor: OpenVisitor) -> None:
    page = open_with(new_visitor(), notebook("upkeep"))

    def focus(name: str) -> None:
        for _ in range(60):
            if page.evaluate("document.activeElement.innerText ?? ''").startswith(name):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way to {name}")

    for name in ("Paid", "Go to victory points", "Scored", "Go to next turn"):
        focus(name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_have_count(0)
    focus("Undo")
    page.keyboard.press("Enter")
    wait_for_entries(page, *["build", *["next"] * 4, "pay", "next", "score"])
    expect(page.locator("[aria-live=polite]")).to_have_text("Last entry undone.")


def test_the_lobby_and_the_rules_link_to_it(new_visitor: OpenVisitor) -> None:
    anna = new_visitor()
    for address in ("/rules/rise-of-empires", "/"):
        anna.page.goto(address)
        anna.page.get_by_role("link", name="Companion for your printed copy").click()
        expect(anna.page.get_by_role("heading", level=1)).to_have_text("Wonders companion")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_is_readable_and_accessible(new_visitor: OpenVisitor, language: str) -> None:
    wrong: list[str] = []
    anna = new_visitor(language=language)
    page = open_with(anna)
    for stage in ("", *STAGES):
        page.set_viewport_size(DESKTOP)
        if stage:
            page.evaluate("text => { localStorage.companion = text; }", notebook(stage))
            page.reload()
            page.wait_for_selector("h1")
        anna.wait_until_idle()  # options come after the heading
        kinds = page.locator(".kinds button").count()
        for kind in range(max(1, kinds)):
            if kinds:
                page.locator(".kinds button").nth(kind).click()
            page.set_viewport_size(DESKTOP)
            switch_theme(page, "light")
            here = f"{stage or 'set-up'} {kind}"
            wrong += [f"{here}: text {one!r}" for one in missing_texts(page)]
            wrong += [f"{here}, light: {one}" for one in violations(page)]
            switch_theme(page, "dark")
            if FULL:
                wrong += [f"{here}, dark: {one}" for one in violations(page, ["color-contrast"])]
            for size in sizes():
                page.set_viewport_size(size)
                wait_for_drawing(page)
                wrong += [f"{here}, {size['width']}: {one}" for one in unreadable_texts(page)]
            if FULL:
                page.set_viewport_size(PHONE)
                wrong += [f"{here}, dark phone: {one}" for one in violations(page)]
    assert wrong == [], "\n".join(wrong)
