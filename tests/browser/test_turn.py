"""Taking back, doing again, reasons, history, hints: what a person does within a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Server
from tests.browser.person import Person

Visit = Callable[..., Person]


@pytest.fixture
def person(shared_server: Server, visit: Visit) -> Person:
    """Somebody whose turn it is."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False, hints=True)
    person.quick_start()
    assert person.asked() == "choose"
    return person


def enabled(person: Person, name: str) -> bool:
    return person.page.get_by_role("button", name=name, exact=True).is_enabled()


def test_undo_across_a_reload(person: Person) -> None:
    gears = person.stock("gear")
    person.component("shift:row0_left").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears - 1}/").wait_for()
    person.page.reload()
    person.see_table()
    person.asked()
    assert person.stock("gear") == gears - 1
    person.page.get_by_role("button", name="Undo").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears}/").wait_for()
    assert not enabled(person, "Undo")
    person.page.get_by_role("button", name="Redo").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears - 1}/").wait_for()


def test_restart_of_the_turn(person: Person) -> None:
    gears = person.stock("gear")
    for shift in ("row0_left", "col2_up"):
        person.component(f"shift:{shift}").click()
        gears -= 1
        person.page.get_by_test_id("own-gear").get_by_text(f"{gears}/").wait_for()
    person.page.get_by_role("button", name="Restart turn").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears + 2}/").wait_for()


def test_what_is_not_possible_says_why(person: Person) -> None:
    person.page.get_by_role("button", name="Why not").click()
    person.page.get_by_text("2 workers still have to move").wait_for()
    person.component("tile:harbour_1").click()
    person.page.locator("[data-key^='to:']").first.wait_for()
    person.component("tile:harbour_1").click()
    bubble = person.page.locator("[data-bubble]")
    bubble.get_by_text("That is where the worker stands").wait_for()
    assert "Rule 5.1" in bubble.inner_text()


def test_history_and_link_to_a_move(person: Person) -> None:
    gears = person.stock("gear")
    person.component("shift:row0_left").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears - 1}/").wait_for()
    person.page.get_by_role("button", name="History").click()
    person.page.get_by_role("button", name="One move back").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears}/").wait_for()
    assert person.page.locator("[data-pick=legal]").count() == 0, "the past can't be played"
    moves = person.page.locator("input[type=range]").get_attribute("max")
    person.page.get_by_role("button", name="Back to the game").click()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears - 1}/").wait_for()
    person.page.goto(f"{person.page.url}?move={int(moves or 1) - 1}")
    person.see_table()
    person.page.get_by_test_id("own-gear").get_by_text(f"{gears}/").wait_for()


def test_hint(person: Person) -> None:
    person.page.get_by_role("button", name="Hint").click()
    person.page.get_by_test_id("hint").wait_for()


def test_help_overview_notes(person: Person) -> None:
    page = person.page
    page.get_by_role("button", name="Rules and help").click()
    page.locator("dialog").get_by_text("most victory points").wait_for()
    page.get_by_role("tab", name="Everything on the table").click()
    page.get_by_label("Search").fill("lighthouse")
    page.locator("dialog dd", has_text="Shift two lines").first.wait_for()
    page.locator("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="All open information").click()
    page.locator("dialog").get_by_role("rowheader", name="Wooden Private Airship").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Notes").fill("watch the lighthouse")
    page.get_by_text("Saved").wait_for()
    page.reload()
    person.see_table()
    page.get_by_role("tab", name="Notes").click()
    page.locator("textarea").wait_for()
    page.get_by_text("Saved").wait_for()
    assert page.get_by_label("Notes").input_value() == "watch the lighthouse"
