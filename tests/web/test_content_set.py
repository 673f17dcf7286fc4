"""Owners of the box can play with the numbers and names of their own content set."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.web.conftest import OpenVisitor
from wanli.games.rise_of_empires.content import FILES, shipped_text

# A file is read some time after it is chosen, and nothing on the screen says when.
FOLLOW_READING = """() => {
  const read = Blob.prototype.text;
  window.texts = [];
  Blob.prototype.text = function () {
    const text = read.call(this);
    window.texts.push(text);
    return text;
  };
}"""


def chosen(**files: object) -> list[FilePayload]:
    """Return files as a person would choose them."""
    return [
        {
            "name": f"{name}.json",
            "mimeType": "application/json",
            "buffer": json.dumps(file).encode(),
        }
        for name, file in files.items()
    ]


def with_thule() -> list[FilePayload]:
    """Return the shipped set with a region that the map does not draw and a named tile."""
    parts = json.loads(shipped_text().replace('"gaul"', '"thule"').replace("Gaul", "Ultima Thule"))
    parts["setup"]["name"] = "Anna's box"
    for tile in parts["territory_tiles"]["tiles"]:
        tile["name"] = f"My {tile['id']}"
    assert list(parts) == list(FILES)
    return chosen(**parts)


def start(page: Page, files: list[FilePayload]) -> None:
    """Choose these files and, when the page has read them, create the table."""
    page.evaluate(FOLLOW_READING)
    page.get_by_label("Values of your own copy").set_input_files(files)
    assert page.evaluate("Promise.all(window.texts).then(all => all.length)") >= len(files)
    page.get_by_role("button", name="Start").click()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_set_of_several_files_can_be_chosen_and_its_names_are_shown(
    new_visitor: OpenVisitor, width: int
) -> None:
    anna = new_visitor("Anna", size={"width": width, "height": 900})
    anna.go("/new/rise-of-empires")
    anna.page.get_by_text("Undo, absence, spectators").click()
    start(anna.page, with_thule()[1:2])
    wrong = anna.page.get_by_role("alert").filter(has_text="only one file of a content set")
    expect(wrong).to_contain_text("setup.json, map.json")
    broken: FilePayload = {"name": "setup.json", "mimeType": "text/plain", "buffer": b"{"}
    anna.page.get_by_label("Values of your own copy").set_input_files([*with_thule()[1:], broken])
    expect(anna.page.get_by_text("setup.json cannot be read")).to_be_visible()
    start(anna.page, with_thule())
    anna.page.wait_for_selector("#main [data-stop]", state="attached")
    expect(anna.page.get_by_text("Anna's box").first).to_be_attached()
    expect(anna.page.locator('[data-region="thule"]')).to_contain_text("Ultima Thule")
    expect(anna.page.locator("[data-row=territory]").first).to_contain_text("My ")


def test_the_shipped_set_is_described_wherever_it_is_offered(
    new_visitor: OpenVisitor,
) -> None:  # RE-1.1
    anna = new_visitor("Anna")
    anna.go("/")
    card = anna.page.get_by_role("article", name="Rise of Empires")
    expect(card).to_contain_text("Reconstruction")
    anna.go("/new/rise-of-empires")
    expect(anna.page.locator(".setup .set")).to_have_text("Reconstruction")
    table = anna.create("rise-of-empires", bots="")
    anna.go(f"/table/{table}")
    expect(anna.page.locator(".room .set")).to_have_text("Reconstruction")
    own = json.dumps({file["name"][:-5]: json.loads(file["buffer"]) for file in with_thule()})
    anna.go(f"/table/{anna.create('rise-of-empires', bots='', terms={'content': own})}")
    expect(anna.page.get_by_text("Your own values are used")).to_be_visible()
    expect(anna.page.locator(".room .set")).to_have_count(0)
