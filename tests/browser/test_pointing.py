"""Pointing at what one wants: the way there, played and taken back; outcomes on options; warnings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import spielwerk
from spielwerk.kernel.journal import to_journal
from tests.browser.conftest import Server
from tests.browser.geometry import open_position
from tests.browser.person import Person
from tests.games.anno_1800.test_pointing import OVER_A_STRUCTURE

Visit = Callable[..., Person]
EARLY = "[data-ref^='tile:']:not([data-pick=legal])"


@pytest.fixture
def person(shared_server: Server, visit: Visit) -> Person:
    """Somebody whose turn it is."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    assert person.asked() == "choose"
    return person


def ask_too_early(person: Person) -> None:
    """Ask about tiles until one of them tells a way."""
    page = person.page
    for tile in page.locator(EARLY).all():
        tile.dispatch_event("keydown", {"key": "i", "bubbles": True})  # a press would go the only way
        page.locator("[data-testid=way], [data-testid=lacking], [data-testid=no-way]").first.wait_for()
        if page.get_by_test_id("way").count():
            return
        page.keyboard.press("Escape")
    pytest.fail("no tile told a way")


def test_asked_too_early_the_board_tells_the_way_and_goes_it(person: Person) -> None:
    page = person.page
    before = person.keys()
    ask_too_early(person)
    way = page.get_by_test_id("way").first
    steps = way.locator("li").count()
    assert steps > 1
    way.get_by_test_id("go-way").click()
    undo = page.get_by_role("button", name="Undo")
    page.locator("[data-bubble]").wait_for(state="detached")
    undo.and_(page.locator(":enabled")).wait_for()
    page.locator("main:not([data-going])").wait_for()
    for _ in range(steps):
        undo.click()
    page.locator(f"[data-testid=options] [data-key='{before[0]}']:enabled").wait_for()
    page.get_by_role("button", name="Undo", disabled=True).wait_for()
    assert person.keys() == before


def test_resting_on_an_option_shows_what_it_changes(person: Person) -> None:
    page = person.page
    page.locator("[data-fold=shift]").click()
    option = page.locator("[data-key='shift:row0_left']")
    option.locator("[data-amount='resource:gear']").get_by_text("−1").wait_for()
    option.hover()
    preview = page.get_by_test_id("preview")
    preview.get_by_text(f"→ {person.stock('gear') - 1}").wait_for()
    page.locator("[data-ref='shift:row0_left'][data-lit]").first.wait_for()
    page.mouse.move(2, 2)
    preview.wait_for(state="detached")


def test_the_keyboard_goes_the_way_too(person: Person) -> None:
    page = person.page
    ask_too_early(person)
    steps = page.get_by_test_id("way").first.locator("li").count()
    focused = page.evaluate("document.activeElement.closest('[data-testid=way]') !== null")
    assert focused, "the way has the focus, so that Enter goes it"
    page.keyboard.press("Enter")
    page.locator("[data-bubble]").wait_for(state="detached")
    page.get_by_role("button", name="Undo").and_(page.locator(":enabled")).wait_for()
    assert steps > 1


def test_resting_tells_the_only_way_and_a_press_goes_it(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.go()
    page = person.page
    open_position(page, person.address, to_journal(spielwerk.game("airship_city").table(3, 2)))
    person.component("airship:tourist").hover()
    page.locator("[data-bubble][role=tooltip] [data-testid=way]").wait_for()
    person.component("airship:tourist").click()
    page.locator("[data-bubble]").wait_for(state="detached")
    person.log.get_by_text("builds").first.wait_for()
    page.get_by_role("button", name="Undo").and_(page.locator(":enabled")).wait_for()


def test_one_press_goes_the_only_way_that_can_be_taken_back(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.go()
    page = person.page
    open_position(page, person.address, to_journal(spielwerk.game("airship_city").table(3, 2)))
    page.locator("[data-ref='airship:tourist']").first.dispatch_event("click")  # without resting on it before
    undo = page.get_by_role("button", name="Undo")
    undo.and_(page.locator(":enabled")).wait_for()
    page.locator("main:not([data-going])").wait_for()
    assert page.locator("[data-bubble]").count() == 0
    for _ in range(3):
        undo.click()
    page.get_by_role("button", name="Undo", disabled=True).wait_for()


def test_a_way_by_which_something_is_lost_tells_so_and_asks_before_it_is(shared_server: Server, visit: Visit) -> None:
    """Also where the press comes before the page has heard what comes of the steps."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.go()
    page = person.page
    table = spielwerk.game("anno_1800").table(3, 3)
    for key in OVER_A_STRUCTURE:
        table.play(key)
    open_position(page, person.address, to_journal(table))
    field = page.locator("[data-ref='field:home:r3c1']").first
    field.dispatch_event("click")  # without resting on it before
    page.get_by_test_id("way").get_by_test_id("warns").get_by_text("will be covered").wait_for()
    page.route("**/outcomes?*", lambda route: (page.wait_for_timeout(300), route.continue_()))
    page.get_by_test_id("go-way").click()
    page.get_by_test_id("warning").get_by_text("will be covered").wait_for()
    page.get_by_role("button", name="Back").click()
    page.locator("main:not([data-going])").wait_for()
    person.button("field:home:r3c1").first.wait_for()  # the last step is still to be taken


def test_many_ways_are_told_by_how_they_begin_and_a_press_goes_one(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.go()
    page = person.page
    table = spielwerk.game("import_export").table(3, 5)
    while table.decision is None or table.decision.name != "captain_main":
        table.play(table.options()[0])
    open_position(page, person.address, to_journal(table))
    page.locator("[data-ref^='card:']:not([data-pick=legal])").first.wait_for()
    before = person.keys()
    for card in page.locator("[data-ref^='card:']:not([data-pick=legal])").all():
        card.dispatch_event("click")
        page.locator("[data-testid=go-way], [data-testid=lacking], [data-testid=no-way]").first.wait_for()
        if page.get_by_test_id("go-way").count() > 3:
            break
        page.keyboard.press("Escape")
    assert page.get_by_test_id("go-way").count() > 3
    page.get_by_test_id("go-way").first.click()
    page.locator("[data-bubble]").wait_for(state="detached")
    page.locator("main:not([data-going])").wait_for()
    assert person.keys() != before


def test_on_a_phone_the_answer_is_a_sheet_at_the_foot(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address, phone=True)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    person.asked()
    ask_too_early(person)
    box = person.page.locator("[data-bubble]").bounding_box()
    assert box is not None
    assert box["x"] == 0 and box["width"] == 390 and abs(box["y"] + box["height"] - 844) <= 1
