"""axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest

from spielwerk.games import GAMES
from tests.browser.conftest import AXE, Server
from tests.browser.geometry import Size, open_position, positions, put_in, resize, settle
from tests.browser.person import Person
from tests.needs import missing

Visit = Callable[..., Person]
GRAVE = ("serious", "critical")
PHONE = Size(390, 844)
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")

STILL_CHANGING = """() => document.getAnimations()
    .filter((each) => /color|background|fill/.test(each.transitionProperty ?? ""))
    .filter((each) => each.effect.target.matches(".button"))
    .map((each) => `${each.transitionProperty} of ${each.effect.target.textContent.trim()}`)"""


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


@pytest.mark.parametrize("scheme", SCHEMES)
def test_pages(shared_server: Server, visit: Visit, axe: str, scheme: Scheme) -> None:
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


@pytest.mark.parametrize(("phone", "schemes"), [(False, SCHEMES), (True, ("light",))], ids=["large", "phone"])
def test_table(shared_server: Server, visit: Visit, axe: str, phone: bool, schemes: tuple[Scheme, ...]) -> None:
    person = visit(shared_server.address, phone=phone)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    for scheme in schemes:
        put_in(person.page, scheme)
        person.asked()
        assert findings(person, axe) == [], scheme
        person.component("tile:lighthouse_1").press("i")
        person.page.locator("[data-bubble]").wait_for()
        assert findings(person, axe) == [], f"bubble, {scheme}"
        person.page.keyboard.press("Escape")
        for name in ("Settings", "Rules and help", "All open information", "Share"):
            person.page.get_by_role("button", name=name, exact=True).click()
            person.page.locator("dialog[open]").wait_for()
            assert findings(person, axe) == [], f"{name}, {scheme}"
            person.page.keyboard.press("Escape")


def test_the_light_is_changed_while_a_window_is_open(shared_server: Server, visit: Visit, axe: str) -> None:
    """By the person's own switch, without coming anew and with motion: what is on the screen follows at once."""
    person = visit(shared_server.address, color_scheme="light")
    person.prefer(speed="normal", sound=False, motion="full")
    person.quick_start()
    person.asked()
    person.page.get_by_role("button", name="Settings", exact=True).click()
    for name in ("Dark", "Light", "Dark"):
        person.page.get_by_role("radio", name=name).check(force=True)
        assert person.page.evaluate(STILL_CHANGING) == [], "ink on paper of the other light"
        settle(person.page)
        assert findings(person, axe) == [], name


@pytest.mark.parametrize("slug", GAMES)
def test_boards(shared_server: Server, visit: Visit, axe: str, slug: str) -> None:
    """The board of every game with something of everybody's on it; on a phone every section of it."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.go()
    *_, journal = positions(slug).values()
    open_position(person.page, person.address, journal)
    for scheme in SCHEMES:
        put_in(person.page, scheme)
        person.asked()
        assert findings(person, axe) == [], scheme
    resize(person.page, PHONE)
    tabs = person.page.locator("[data-testid^=tab-]")
    tabs.first.wait_for()
    for tab in tabs.all():
        tab.click()
        assert findings(person, axe) == [], tab.inner_text()
