"""What a board shows as possible is what the table offers: no more, and no less."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from spielwerk.games import GAMES, game
from tests.browser.conftest import PATIENCE, Server
from tests.browser.person import Person

Visit = Callable[..., Person]
DECISIONS = 25
LOOKS = 1000
"""How often the board is looked at until it shows what the table has said, every twentieth of a second."""
PAUSE = 20
"""Milliseconds between two looks at what the table has said."""

MARKED = """() => [...document.querySelectorAll("[data-pick]")]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => [element.dataset.ref, element.dataset.pick])"""

LOOKALIKES = """() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--accent)";
    const accent = getComputedStyle(probe).color;
    probe.remove();
    const lines = (style) => [style.boxShadow, style.stroke,
        style.outlineStyle === "none" ? "" : style.outlineColor,
        style.borderTopStyle === "none" ? "" : style.borderTopColor];
    return [...document.querySelectorAll("section.board *, section.own *")]
        .filter((element) => !element.closest("[data-pick=legal], button, input, select"))
        .filter((element) => lines(getComputedStyle(element)).some((line) => line.includes(accent)))
        .map((element) => element.outerHTML.slice(0, 120));
}"""


class Heard:
    """What the server has told a window about its table last."""

    def __init__(self, page: Page) -> None:
        self.state: dict[str, Any] = {}
        self._page = page
        page.on("websocket", lambda line: self._listen(line))

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state = message

    def wait_for_more_than(self, entries: int, pressed: str) -> None:
        """Wait until the table has told what has become of a press."""
        for _ in range(PATIENCE // PAUSE):
            if self.state["n"] > entries:
                return
            self._page.wait_for_timeout(PAUSE)
        pytest.fail(f"nothing came of a press on {pressed}")

    def points(self, what: str) -> set[str]:
        """Where the options, or what is refused, can be pressed."""
        return {point for each in self.state[what] for point in each["points"]}


def refs(marked: Iterable[tuple[str, str]], pick: str) -> set[str]:
    return {ref for ref, shown in marked if shown == pick}


def difference(page: Page, heard: Heard) -> dict[str, set[str]]:
    """What the board shows otherwise than the table says, by the way in which it does."""
    marked = [(str(ref), str(pick)) for ref, pick in page.evaluate(MARKED)]
    drawn = {ref for ref, _ in marked}
    offered, refused = heard.points("options"), heard.points("refused")
    legal = refs(marked, "legal")
    return {
        "possible, but not offered": legal - offered,
        "offered, but not shown as possible": (offered & drawn) - legal,
        "shown in two ways": legal & (refs(marked, "refused") | refs(marked, "none")),
        "refused without a reason": refs(marked, "refused") - refused,
        "has a reason that is not shown": (refused & drawn) - offered - refs(marked, "refused"),
        "looks as if it could be pressed": set(page.evaluate(LOOKALIKES)),
    }


def wrong(page: Page, heard: Heard) -> dict[str, set[str]]:
    """The difference that stays after the board has had time to draw what was heard."""
    found: dict[str, set[str]] = {}
    for _ in range(LOOKS):
        found = {way: things for way, things in difference(page, heard).items() if things}
        if not found:
            break
        page.wait_for_timeout(50)
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_the_board_shows_what_is_offered(shared_server: Server, visit: Visit, slug: str) -> None:
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    heard = Heard(person.page)
    person.quick_start(slug, seats=max(2, game(slug).seats[0]))
    chance = random.Random(3)
    compared = pressed = 0
    while compared < DECISIONS and (asked := person.asked()) != "over":
        if asked == "confirm":
            person.confirm()
            continue
        assert wrong(person.page, heard) == {}, f"{heard.state['asked']['decision']}, move {heard.state['moves']}"
        pressed += len(heard.points("options"))
        compared += 1
        moves = heard.state["n"]
        pressed_at = person.press_something(chance)
        heard.wait_for_more_than(moves, pressed_at)
    assert compared > 5 and pressed > 20, "there was hardly anything to compare"
