"""A game without a screen of its own is played in the browser: Nim, added by two lines."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import run
from tests.full import full
from tests.live_server import Server
from tests.new_game import ROOT, add_nim
from tests.web.conftest import OpenVisitor
from tests.web.drivers import InputMethod
from tests.web.visitor import DESKTOP, PHONE
from tests.web.whole_games import play_on


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server from the sources with Nim, with the pages built from them."""
    place = add_nim(tmp_path_factory.mktemp("nim"))
    modules = ROOT / "web" / "node_modules"
    (place / "web" / "node_modules").symlink_to(modules, target_is_directory=True)
    node, built = run.find_node(), place / "built"
    build = [*node.npm, "run", "build", "--", "--outDir", str(built), "--emptyOutDir"]
    subprocess.run(build, cwd=place / "web", env=run.node_environment(node), check=True)
    env = {"WANLI_WEB": str(built), "PYTHONPATH": str(place / "src")}
    with Server(place / "data", "--trust-proxy", "--bots", "1", env=env) as running:
        yield running


@pytest.mark.parametrize("input_method", ["mouse", full("keys"), full("touch")])
def test_nim_is_played_from_the_lobby_to_its_end_in_english(
    new_visitor: OpenVisitor, input_method: InputMethod
) -> None:
    """The browser asks for Polish, which Nim's texts are not translated into."""
    touch = input_method == "touch"
    anna = new_visitor("Anna", language="pl", touch=touch, size=PHONE if touch else DESKTOP)
    anna.page.goto("/")
    card = anna.page.get_by_role("article", name="Nim")
    expect(card).to_contain_text("Take matches from one of three heaps")
    card.locator("button.primary").click()
    anna.page.wait_for_url("**/table/*")
    assert anna.wait_to_decide()

    main, clause = anna.page.locator("#main"), anna.page.get_by_role("dialog")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Nim")
    expect(main).to_contain_text("Take matches from one heap.")
    anna.page.keyboard.press("?")
    expect(clause).to_contain_text("In turn each player takes one or more matches")
    anna.page.keyboard.press("Escape")
    expect(clause).to_have_count(0)

    assert play_on(anna, input_method, seed=1)
    assert anna.update["table"]["ending"] == "played"
    expect(main.locator('[data-field="heaps"]')).to_contain_text("0, 0, 0")

    anna.go("/rules/nim")
    expect(main).to_contain_text("Seat 1 begins.")
