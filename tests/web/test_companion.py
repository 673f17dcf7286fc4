"""The companion in a browser: set up, written, undone, taken up again, carried elsewhere."""

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
from tests.web.axe import objections, wear
from tests.web.conftest import Comes
from tests.web.cut import cut_texts
from tests.web.test_every_page import LANGUAGES, missing_texts, sizes
from tests.web.visitor import DESKTOP, PHONE, Visitor, drawn
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
    """The text of a notebook at some stage."""
    kept = book("3B").add("next", "next", "next") if stage == "over" else book()
    return write_notebook(kept.add(*STAGES[stage]).notebook)


def open_with(visitor: Visitor, text: str = "") -> Page:
    """The page of somebody whose device has kept a notebook."""
    if text:
        visitor.context.add_init_script(
            f"if (location.origin === {visitor.address!r}) "
            f"localStorage.companion ??= {json.dumps(text)}"
        )
    visitor.page.goto("/companion")
    visitor.page.wait_for_selector("h1")
    return visitor.page


def kept(page: Page) -> dict[str, Any]:
    """The notebook that the device has kept."""
    data: dict[str, Any] = json.loads(page.evaluate("localStorage.companion ?? 'null'"))
    return data


def dids(page: Page) -> list[str]:
    """What the entries on this device did."""
    return [entry["did"] for entry in (kept(page) or {"entries": []})["entries"]]


def panel(page: Page, title: str) -> Any:
    """A part of the page by its heading."""
    return page.get_by_role("region", name=title, exact=True)


def press(page: Page, name: str) -> None:
    """Press a button, and wait until the page shows what came of it."""
    page.get_by_role("button", name=name).first.click()
    drawn(page)


def wrote(page: Page, *wanted: str) -> None:
    """Wait until these entries are kept."""
    until_blocking(lambda: dids(page) == [*wanted])


def fill_in(page: Page) -> None:
    """Type in a small copy."""
    players, wonders, regions = (panel(page, name) for name in ("Players", "Wonders", "Regions"))
    for number, name in enumerate(("Anna", "Bela")):
        players.get_by_label("Name").nth(number).fill(name)
    wonders.get_by_label("Name").fill("Colossus")
    for label, value in (("Gold", 7), ("Discs", 2), ("VP", 6), ("Upkeep", 3)):
        wonders.get_by_label(label).fill(str(value))
    regions.get_by_label("Name").fill("Gaul")
    regions.get_by_role("button", name="Another region").click()
    page.keyboard.type("Britain")  # the new row has the focus
    regions.get_by_label("Era").nth(1).select_option("2")
    wonders.get_by_role("button", name="Another wonder").click()  # left empty: it is no wonder
    page.get_by_label("Begins with turn").select_option("1B")


@pytest.mark.parametrize("phone", [False, True])
def test_a_copy_is_typed_in_and_a_wonder_built_taken_paid_and_scored(
    comes: Comes, phone: bool
) -> None:  # WW-1 to WW-11, WW-14
    anna = comes(size=PHONE, touch=True) if phone else comes()
    page = open_with(anna)
    fill_in(page)
    press(page, "Begin")
    wrote(page)
    expect(panel(page, "Wonders")).to_contain_text("not built yet")
    assert [one["name"] for one in kept(page)["wonders"]] == ["Colossus"]

    press(page, "A wonder was built")
    form = panel(page, "What happened?")
    assert form.get_by_label("Region").inner_text().split() == ["Gaul"]  # WW-2: not Britain
    form.get_by_label("Built by").select_option("Anna")
    form.get_by_label("Region").select_option("Gaul")
    press(page, "Write down the building")
    wrote(page, "build")
    expect(panel(page, "Wonders")).to_contain_text("exempt: built this turn")

    press(page, "A war about a wonder")
    form.get_by_label("Attacker").select_option("Bela")
    form.get_by_role("checkbox", name="Colossus").check()
    form.get_by_label("none left").check()
    press(page, "Write down the war")
    wrote(page, "build", "war")
    expect(page.get_by_role("button", name="On to upkeep")).to_have_count(0)
    press(page, "Mark it")
    wrote(page, "build", "war", "mark")

    press(page, "On to upkeep")
    expect(panel(page, "Upkeep")).to_contain_text("3 gold due")
    expect(page.get_by_role("button", name="On to victory points")).to_have_count(0)
    press(page, "Paid")
    wrote(page, "build", "war", "mark", "next", "pay")
    press(page, "On to victory points")
    press(page, "Scored")
    press(page, "On to the next turn")
    wrote(page, "build", "war", "mark", "next", "pay", "next", "score", "next")
    rows = panel(page, "Players").locator("tbody tr")
    assert [row.split()[-1] for row in rows.all_inner_texts()] == ["6", "6"]  # WW-11: both scored
    expect(page.get_by_label("Turn and phase")).to_contain_text("2A")


def test_undo_takes_out_the_last_entry(comes: Comes) -> None:
    page = open_with(comes(), notebook("war"))
    press(page, "Destroy it")
    wrote(page, "build", "war", "raze")
    expect(panel(page, "Wonders")).to_contain_text("has left the game")
    press(page, "Undo")
    wrote(page, "build", "war")
    expect(page.get_by_role("button", name="Destroy it")).to_be_visible()
    press(page, "Undo")
    wrote(page, "build")
    press(page, "Undo")
    wrote(page)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_page_that_is_opened_again_goes_on(comes: Comes) -> None:
    page = open_with(comes(), notebook("upkeep"))
    press(page, "Not paid")
    wrote(page, *["build", *["next"] * 4, "let-go"])
    page.reload()
    expect(panel(page, "Wonders")).to_contain_text("has left the game")
    assert dids(page)[-1] == "let-go"


def test_what_is_typed_in_is_there_after_a_reload_until_the_notebook_begins(comes: Comes) -> None:
    page = open_with(comes())
    fill_in(page)
    page.reload()
    wonders, regions = panel(page, "Wonders"), panel(page, "Regions")
    expect(wonders.get_by_label("Name").first).to_have_value("Colossus")
    expect(wonders.get_by_label("Upkeep").first).to_have_value("3")
    expect(wonders.get_by_label("Gold").nth(1)).to_have_value("")
    expect(regions.get_by_label("Name").nth(1)).to_have_value("Britain")
    expect(page.get_by_label("Begins with turn")).to_have_value("1B")
    press(page, "Begin")
    wrote(page)
    assert page.evaluate("localStorage['companion-draft'] ?? null") is None
    page.reload()
    expect(panel(page, "Wonders")).to_contain_text("not built yet")


def test_a_notebook_goes_to_another_device_and_to_a_terminal(comes: Comes, tmp_path: Path) -> None:
    page = open_with(comes(), notebook("war"))
    press(page, "Mark it")
    wrote(page, "build", "war", "mark")
    with page.expect_download() as saving:
        press(page, "Download")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    read = read_notebook(file.read_text(encoding="utf-8"))  # as a terminal reads it
    assert standing(read).wonders[0].holder == "Bela"

    other = open_with(comes())
    chooser = other.get_by_label("A file from this page")
    wrong = tmp_path / "wrong.json"
    for text, said in (
        ("{", "This is no notebook"),
        (file.read_text("utf-8").replace('"mark"', '"pay"'), "Entry 3"),
        (file.read_text("utf-8").replace('"vp": 6', '"vp": "x"'), "wonders[0].vp"),
    ):
        wrong.write_text(text, encoding="utf-8")
        chooser.set_input_files(wrong)
        expect(other.get_by_role("alert")).to_contain_text(said)
    chooser.set_input_files(file)
    wrote(other, "build", "war", "mark")
    expect(panel(other, "Wonders")).to_contain_text("Bela")


def test_a_refusal_stands_where_it_happened_and_opens_its_rule(comes: Comes) -> None:
    page = open_with(comes(), notebook("built"))
    page.evaluate(
        "localStorage.companion = JSON.stringify({...JSON.parse(localStorage.companion)})"
    )
    page.route("**/api/companion", lambda route: route.abort())
    press(page, "On to upkeep")
    expect(page.get_by_role("alert")).to_be_visible()  # no network, and nothing is lost
    page.unroute("**/api/companion")
    wrote(page, "build")
    press(page, "New turn order")
    press(page, "Correct names and numbers")
    name = panel(page, "Players").get_by_label("Name").first
    name.fill("Bela")
    press(page, "Keep the corrections")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("“Bela” is there already")
    expect(page.locator('[data-row="players[1]"] :focus')).to_have_count(1)
    name.fill("Anikó")
    press(page, "Keep the corrections")
    player = "JSON.parse(localStorage.companion).entries[0].player"
    until_blocking(lambda: page.evaluate(player) == "Anikó")
    assert dids(page) == ["build"]
    expect(panel(page, "Wonders")).to_contain_text("Anikó")
    panel(page, "Wonders").get_by_role("button", name="WW-4").click()
    expect(page.get_by_role("dialog")).to_contain_text("A wonder changes hands by war only")


def test_the_order_of_the_players_can_change(comes: Comes) -> None:  # RE-4.4
    page = open_with(comes(), notebook("built"))
    press(page, "New turn order")
    press(page, "Earlier Cili")
    press(page, "Write down the order")
    wrote(page, "build", "order")
    rows = panel(page, "Players").locator("tbody tr")
    expect(rows).to_have_text([re.compile(rf"^\s*{one}") for one in ("Anna", "Cili", "Bela")])


def test_the_last_cube_leaves(comes: Comes) -> None:  # WW-5
    page = open_with(comes(), notebook("unmarked"))
    press(page, "The last cube left")
    press(page, "Write it down")
    wrote(page, "build", "build", "war", "leave")
    expect(panel(page, "Wonders")).to_contain_text("nobody can take it")


def test_beginning_anew_asks_first(comes: Comes) -> None:
    page = open_with(comes(), notebook("built"))
    press(page, "New notebook")
    press(page, "Cancel")
    assert dids(page) == ["build"]
    press(page, "New notebook")
    press(page, "Forget it")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert kept(page) is None


def test_everything_works_from_the_keyboard(comes: Comes) -> None:
    page = open_with(comes(), notebook("upkeep"))

    def to(name: str) -> None:
        for _ in range(60):
            if page.evaluate("document.activeElement.innerText ?? ''").startswith(name):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way to {name}")

    for name in ("Paid", "On to victory points", "Scored", "On to the next turn"):
        to(name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_have_count(0)
    to("Undo")
    page.keyboard.press("Enter")
    wrote(page, *["build", *["next"] * 4, "pay", "next", "score"])
    expect(page.locator("[aria-live=polite]")).to_have_text("The last entry was taken out.")


def test_the_lobby_and_the_rules_lead_there(comes: Comes) -> None:
    anna = comes()
    for address in ("/rules/rise-of-empires", "/"):
        anna.page.goto(address)
        anna.page.get_by_role("link", name="Companion for your printed copy").click()
        expect(anna.page.get_by_role("heading", level=1)).to_have_text("Wonders companion")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_in(comes: Comes, language: str) -> None:
    wrong: list[str] = []
    anna = comes(language=language)
    page = open_with(anna)
    for stage in ("", *STAGES):
        page.set_viewport_size(DESKTOP)
        if stage:
            page.evaluate("text => { localStorage.companion = text; }", notebook(stage))
            page.reload()
            page.wait_for_selector("h1")
        anna.rest()  # the options come after the heading
        kinds = page.locator(".kinds button").count()
        for kind in range(max(1, kinds)):
            if kinds:
                page.locator(".kinds button").nth(kind).click()
            page.set_viewport_size(DESKTOP)
            wear(page, "light")
            here = f"{stage or 'set-up'} {kind}"
            wrong += [f"{here}: text {one!r}" for one in missing_texts(page)]
            wrong += [f"{here}, light: {one}" for one in objections(page)]
            wear(page, "dark")
            if FULL:
                wrong += [f"{here}, dark: {one}" for one in objections(page, ["color-contrast"])]
            for size in sizes():
                page.set_viewport_size(size)
                drawn(page)
                wrong += [f"{here}, {size['width']}: {one}" for one in cut_texts(page)]
            if FULL:
                page.set_viewport_size(PHONE)
                wrong += [f"{here}, dark phone: {one}" for one in objections(page)]
    assert wrong == [], "\n".join(wrong)
