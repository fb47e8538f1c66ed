"""axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest

from spielwerk.games import GAMES
from tests.browser.conftest import AXE, Server
from tests.browser.geometry import Size, open_position, positions, put_in, resize
from tests.browser.person import Person
from tests.needs import missing

Visit = Callable[..., Person]
GRAVE = ("serious", "critical")
PHONE = Size(390, 844)
Scheme = Literal["light", "dark"]


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        missing("no accessibility check: axe-core is not there (make fetches it)")
    return AXE.read_text("utf-8")


def findings(person: Person, axe: str) -> list[str]:
    if person.page.evaluate("typeof axe === 'undefined'"):
        person.page.evaluate(axe)
    result: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
    return [
        f"{violation['id']}: {violation['help']}: {violation['nodes'][0]['html'][:160]} ({len(violation['nodes'])}×)"
        for violation in result["violations"]
        if violation["impact"] in GRAVE
    ]


def check(person: Person, axe: str, where: str, *schemes: Scheme) -> None:
    """Nothing grave is found in any of these lights."""
    for scheme in schemes:
        put_in(person.page, scheme)
        assert findings(person, axe) == [], f"{where}, {scheme}"


def test_pages(shared_server: Server, visit: Visit, axe: str) -> None:
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.go()
    person.page.get_by_test_id("quick-start").first.wait_for()
    check(person, axe, "front page", "light", "dark")
    person.go("/new/airship_city")
    person.page.get_by_test_id("open-table").wait_for()
    check(person, axe, "a new table", "light", "dark")
    person.go("/lobby")
    person.page.get_by_test_id("wish-airship_city").wait_for()
    check(person, axe, "the lobby", "light", "dark")
    person.go("/me")
    person.page.get_by_test_id("make-link").click()
    person.page.get_by_test_id("device-link").wait_for()
    check(person, axe, "who one is", "light", "dark")


@pytest.mark.parametrize(("phone", "schemes"), [(False, ("light", "dark")), (True, ("light",))], ids=["large", "phone"])
def test_table(shared_server: Server, visit: Visit, axe: str, phone: bool, schemes: tuple[Scheme, ...]) -> None:
    person = visit(shared_server.address, phone=phone)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    person.asked()
    check(person, axe, "table", *schemes)
    person.component("tile:lighthouse_1").press("i")
    person.page.locator("[data-bubble]").wait_for()
    check(person, axe, "bubble", *schemes)
    person.page.keyboard.press("Escape")
    for name in ("Settings", "Rules and help", "All open information", "Share"):
        person.page.get_by_role("button", name=name, exact=True).click()
        person.page.locator("dialog[open]").wait_for()
        check(person, axe, name, *schemes)
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize("slug", GAMES)
def test_boards(shared_server: Server, visit: Visit, axe: str, slug: str) -> None:
    """The board of every game with something of everybody's on it; on a phone every section of it."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.go()
    *_, journal = positions(slug).values()
    open_position(person.page, person.address, journal)
    person.asked()
    check(person, axe, "large", "light", "dark")
    resize(person.page, PHONE)
    tabs = person.page.locator("[data-testid^=tab-]")
    tabs.first.wait_for()
    for tab in tabs.all():
        tab.click()
        check(person, axe, tab.inner_text(), "dark")
