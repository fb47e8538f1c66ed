"""After the last move: the result, the game looked at again, and taken along to another table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Server
from tests.browser.person import Person

Visit = Callable[..., Person]
POINT: dict[str, Any] = {
    "move": 3,
    "seat": 0,
    "chance": 0.6,
    "loss": 0.2,
    "played": {"key": "a", "text": "the move that was played"},
    "better": {"key": "b", "text": "the move that was better"},
    "steps": 2,
}
CHANCES = [{"move": move, "seat": move % 3, "chance": 0.3 + move / 100, "loss": 0.0} for move in range(1, 20)]
STUDIED = {"status": "ready", "done": 20, "total": 20, "points": [POINT], "chances": CHANCES}


@pytest.fixture
def person(shared_server: Server, visit: Visit) -> Person:
    """Somebody at a table where bots have played a game to its end."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.go()
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = api(person, "POST", "tables", {"game": "airship_city", "seats": seats, "fixed_seats": True})["table"]
    api(person, "PUT", f"tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    person.go(f"/table/{table}")
    person.page.locator("dialog[open]").wait_for()
    return person


def api(person: Person, method: str, path: str, body: Any) -> Any:
    """A call as the page makes it, with its cookie."""
    request = "(await fetch(path, {method, headers: {'content-type': 'application/json'}, body})).json()"
    said = person.page.evaluate(
        f"async ([method, path, body]) => {request}", [method, f"/api/{path}", json.dumps(body)]
    )
    assert "error" not in said, said
    return said


def test_turning_points(person: Person) -> None:
    """What the server finds out is shown as a curve and a list, and leads to the position before the move."""

    def answer(route: Route) -> None:
        route.fulfill(json=STUDIED)

    def better_line(route: Route) -> None:
        later = route.request.url.split("/analysis")[0] + "/position?move=3&lang=en"
        steps = [{"seat": 0, "text": "the move that was better"}, {"seat": 1, "text": "what might have followed"}]
        count = 1 if "steps=1" in route.request.url else 2
        route.fulfill(json={"steps": steps[:count], "state": route.fetch(url=later).json()})

    page = person.page
    page.route("**/analysis?*", answer)
    page.route("**/line?*", better_line)
    page.get_by_role("button", name="Turning points").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("Better: the move that was better").wait_for()
    assert dialog.locator("polyline").count() == 3
    dialog.get_by_test_id("turning-point").click()
    page.get_by_test_id("better").get_by_text("the move that was better").wait_for()
    page.get_by_role("group", name="History").get_by_text(re.compile("^Move 2 of")).wait_for()
    page.get_by_test_id("play-on").click()
    page.get_by_role("group", name="History").get_by_text(re.compile("^Move 3 of")).wait_for()
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("better").get_by_text("what might have followed").wait_for()
    assert page.get_by_test_id("play-on").count() == 0
    page.get_by_role("button", name="Back to the turning points").click()
    dialog.get_by_text("the move that was played").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to the game").click()
    page.get_by_test_id("result").click()
    dialog.get_by_role("button", name="Play again").wait_for()


def test_saved_and_opened_again(person: Person) -> None:
    """A saved game opened again is the same to the last bit of its seed."""
    page = person.page
    seed = page.locator("dialog[open]").get_by_test_id("seed").text_content()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    saved = download.value.path()
    person.go()
    page.get_by_label("Bring a saved game").set_input_files(saved)
    page.wait_for_url("**/table/*")
    person.see_table()
    again = page.locator("dialog[open]")
    again.wait_for()
    assert again.get_by_test_id("seed").text_content() == seed
    person.go()
    page.get_by_label("Bring a saved game").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"no game"}
    )
    page.get_by_role("alert").get_by_text("no saved game").wait_for()
