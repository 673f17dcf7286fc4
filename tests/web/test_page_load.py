"""Pages load completely and without violating the content security policy."""

from __future__ import annotations

import pytest
from playwright.sync_api import ConsoleMessage, Page, Response

from tests.web.visitor import Requests


def is_complaint(said: ConsoleMessage) -> bool:
    """Return whether a console message reports an error; refusals by the API may be expected."""
    return said.type == "error" and not said.text.startswith("Failed to load resource")


@pytest.mark.parametrize("address", ["/", "/rules"])
def test_a_page_loads_without_errors(page: Page, address: str) -> None:
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108  (marks its listener)
    requests = Requests(page)
    page.goto(address)
    page.wait_for_selector("#main:not([aria-busy]) h1")
    requests.wait_until_idle()
    assert complaints == []
    files = [one for one in answers if "/static/" in one.url]
    assert files
    assert {one.status for one in files} == {200}


ASKED = """() => {
  const known = navigator.serviceWorker.register.bind(navigator.serviceWorker);
  navigator.serviceWorker.register = (...all) => {
    window.askedAt = [document.readyState, !!document.querySelector('h1')];
    return known(...all);
  };
}"""


def test_the_service_worker_loads_files_after_the_page_is_shown(page: Page) -> None:
    page.add_init_script(f"({ASKED})()")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    assert page.evaluate("window.askedAt") == ["complete", True]


def test_a_second_visit_loads_no_script_again(page: Page) -> None:
    requests = Requests(page)
    for _ in range(2):
        page.goto("/")
        page.wait_for_selector("#main:not([aria-busy]) h1")
        requests.wait_until_idle()
    sizes = page.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter(one => one.name.includes('/static/')).map(one => one.transferSize)"
    )
    assert sizes
    assert sum(sizes) == 0


def test_an_unknown_address_still_loads_the_client(page: Page) -> None:
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    page.wait_for_selector("#app > *")
