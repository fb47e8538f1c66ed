"""axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from spielwerk.games import GAMES, game
from tests.browser.conftest import AXE, Server
from tests.browser.person import Person
from tests.needs import missing

Visit = Callable[..., Person]
GRAVE = ("serious", "critical")
TURNS = 3
"""After so many turns there is something of everybody's on the board."""


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        missing("no accessibility check: axe-core is not there (make fetches it)")
    return AXE.read_text("utf-8")


def findings(person: Person, axe: str) -> list[str]:
    person.page.evaluate(axe)
    result: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {violation['help']}: {violation['nodes'][0]['html'][:160]} ({len(violation['nodes'])}×)"
        for violation in result["violations"]
        if violation["impact"] in GRAVE
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(shared_server: Server, visit: Visit, axe: str, scheme: str) -> None:
    person = visit(shared_server.address, color_scheme=scheme)
    person.prefer(speed="instant", sound=False)
    person.go()
    person.page.get_by_test_id("quick-start").first.wait_for()
    assert findings(person, axe) == []
    person.go("/new/airship_city")
    person.page.get_by_test_id("open-table").wait_for()
    assert findings(person, axe) == []
    person.go("/lobby")
    person.page.get_by_test_id("wish-airship_city").wait_for()
    assert findings(person, axe) == []
    person.go("/me")
    person.page.get_by_test_id("make-link").click()
    person.page.get_by_test_id("device-link").wait_for()
    assert findings(person, axe) == []


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", False), ("light", True)])
def test_table(shared_server: Server, visit: Visit, axe: str, scheme: str, phone: bool) -> None:
    person = visit(shared_server.address, color_scheme=scheme, phone=phone)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    person.asked()
    assert findings(person, axe) == []
    person.component("tile:lighthouse_1").click()
    person.page.locator("[data-bubble]").wait_for()
    assert findings(person, axe) == []
    person.page.keyboard.press("Escape")
    for name in ("Settings", "Rules and help", "All open information", "Share"):
        person.page.get_by_role("button", name=name, exact=True).click()
        person.page.locator("dialog[open]").wait_for()
        assert findings(person, axe) == [], name
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", False), ("dark", True)])
@pytest.mark.parametrize("slug", GAMES)
def test_boards(shared_server: Server, visit: Visit, axe: str, slug: str, scheme: str, phone: bool) -> None:
    """The board of every game after some turns; on a phone every section of it."""
    person = visit(shared_server.address, color_scheme=scheme, phone=phone)
    person.prefer(speed="instant", sound=False)
    person.quick_start(slug, seats=game(slug).seats[-1])
    chance = random.Random(3)
    for _ in range(TURNS):
        person.play_turn(chance)
    person.asked()
    assert findings(person, axe) == []
    for tab in person.page.locator("[data-testid^=tab-]").all():
        tab.click()
        assert findings(person, axe) == [], tab.inner_text()
