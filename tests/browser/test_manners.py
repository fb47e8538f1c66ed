"""How the table treats people: nothing typed is lost, reasons name what they speak of, what matters stays in sight."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

import pytest

import spielwerk
from spielwerk.games import GAMES
from spielwerk.kernel.journal import to_journal
from tests.browser.conftest import Server
from tests.browser.geometry import Size, open_position, positions, resize, settle
from tests.browser.person import Person

Visit = Callable[..., Person]
PHONE = Size(360, 740)
IN_SIGHT = """(element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { x, y } = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        && element.contains(document.elementFromPoint(x, y));
}"""
WITHIN = """(card) => {
    const [one, place] = [card, card.parentElement].map((each) => each.getBoundingClientRect());
    return one.left >= place.left - 2 && one.right <= place.right + 2;
}"""


@pytest.fixture
def person(shared_server: Server, visit: Visit) -> Person:
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    return person


def test_who_has_no_name_is_no_number(person: Person) -> None:
    person.quick_start()
    assert person.page.locator("[data-mine] strong").inner_text() == "Guest"


def test_a_press_beside_a_window_loses_nothing_that_was_typed(person: Person) -> None:
    person.quick_start()
    page = person.page
    page.locator("[data-mine] .who").click()
    name = page.locator("dialog[open]").get_by_label("Name")
    name.fill("Hypatia of Alexandria")
    page.mouse.click(5, 5)
    assert name.input_value() == "Hypatia of Alexandria"
    page.keyboard.press("Escape")
    assert name.input_value() == "Hypatia of Alexandria"
    page.get_by_role("button", name="Save").click()
    page.locator("[data-mine] strong", has_text="Hypatia of Alexandria").wait_for()
    page.mouse.click(5, 5)
    page.locator("dialog[open]").wait_for(state="detached")


def test_a_look_at_the_log_keeps_what_was_typed_for_the_chat(person: Person) -> None:
    person.quick_start()
    page = person.page
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("half a sentence")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Chat").click()
    assert page.get_by_label("Say something").input_value() == "half a sentence"


def test_reasons_name_the_option_and_go_with_escape(person: Person) -> None:
    person.go()
    table = spielwerk.game("airship_city").table(3, 2)
    open_position(person.page, person.address, to_journal(table))
    refused = table.refused("en")
    assert refused, "a position in which something is not possible"
    person.page.get_by_role("button", name="Why not").click()
    told = person.page.get_by_test_id("why-not")
    told.wait_for()
    named = table.game.option(refused[0].key)
    assert named is not None
    assert table.kind is not None
    words = table.game.texts.option("en", table.kind, named, table.names)
    assert told.locator("b", has_text=words).count() == 1
    assert told.locator("li").count() == len({reason.text for reason in refused})
    person.page.keyboard.press("Escape")
    told.wait_for(state="detached")


@pytest.mark.parametrize("slug", GAMES)
def test_on_a_phone_points_and_last_move_stay_in_sight(person: Person, slug: str) -> None:
    person.go()
    *_, journal = positions(slug).values()
    open_position(person.page, person.address, journal)
    resize(person.page, PHONE)
    line = person.page.get_by_test_id("last-move")
    for tab in person.page.locator("[data-testid^=tab-]").all():
        tab.click()
        settle(person.page)
        assert line.evaluate(IN_SIGHT), tab.inner_text()
    assert line.locator("b").inner_text().lstrip("-−").isdigit()
    said = line.locator(".text").inner_text().strip()
    person.page.get_by_test_id("tab-board" if slug == "dudo" else "tab-players").click()
    line.click()
    assert said in person.log.inner_text().replace("\n", " ")


def test_on_a_phone_the_view_follows_the_decision(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address, phone=True)
    person.prefer(speed="instant", sound=False)
    person.go()
    open_position(person.page, person.address, positions("dilluvia_project")["turn_menu"])
    person.page.locator("[data-testid=tab-fields][aria-current]").wait_for()
    assert person.page.locator("[data-pick=legal] >> visible=true").count() > 0


def test_a_saved_game_is_called_by_game_and_day(person: Person) -> None:
    person.quick_start("dudo", seats=2)
    person.asked()
    person.page.get_by_role("button", name="Share", exact=True).click()
    saved = person.page.locator("dialog[open] a[download]").get_attribute("download")
    assert saved == f"dudo-{dt.datetime.now(dt.UTC).date().isoformat()}.json"
