"""The rules in the app: as a page, beside the table, from whatever cites them; searched, tried on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import AXE, Server
from tests.browser.person import Person
from tests.browser.test_accessibility import findings

Visit = Callable[..., Person]
AT_TABLE = "[data-testid=drawer]"


@pytest.fixture
def reader(shared_server: Server, visit: Visit) -> Person:
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    return person


def open_section(person: Person, number: str, place: str = "") -> None:
    """Wait until a section is the one that is read."""
    person.page.locator(f"{place} section[data-number='{number}']:focus").wait_for()


def test_a_link_to_a_section_opens_there(reader: Person) -> None:
    reader.go("/rules/dudo#3.2")
    open_section(reader, "3.2")
    reader.page.locator(".contents [data-section='2.3']").click()
    open_section(reader, "2.3")
    assert reader.page.url.endswith("/rules/dudo#2.3")


def test_search_finds_words_in_sections(reader: Person) -> None:
    reader.go("/rules/dudo")
    reader.page.get_by_label("Search the rules").fill("rounded up")
    hits = reader.page.get_by_test_id("hits").locator("li")
    hits.first.wait_for()
    assert hits.count() == 1 and "2.3" in hits.first.inner_text()
    hits.locator("a").click()
    open_section(reader, "2.3")
    reader.page.get_by_label("Search the rules").fill("zeppelin")
    reader.page.get_by_text("Nothing found").wait_for()


def test_an_example_is_drawn_and_can_be_tried(reader: Person) -> None:
    reader.go("/rules/dudo#2.1")
    figure = reader.page.locator("figure[data-example='2.1-1']")
    figure.locator("[data-ref]").first.wait_for()
    figure.get_by_test_id("try").click()
    reader.see_table()
    reader.button("bid:3:6").first.click()
    reader.log.get_by_text("bids 3 × 6").wait_for()
    reader.page.get_by_role("button", name="Undo").click()
    reader.button("bid:3:6").first.wait_for()


def test_prompt_and_refusals_open_their_section_beside_the_table(reader: Person) -> None:
    reader.quick_start("dudo", seats=2)
    assert reader.asked() == "choose"
    reader.page.locator(".prompt a[data-section='2']").click()
    open_section(reader, "2", AT_TABLE)
    reader.page.keyboard.press("Escape")
    reader.page.locator(AT_TABLE).wait_for(state="detached")
    reader.page.get_by_role("button", name="Why not").click()
    links = reader.page.locator(".reasons a[data-section]")
    links.first.wait_for()
    for number in range(links.count()):
        links.nth(number).click()
        open_section(reader, links.nth(number).get_attribute("data-section") or "", AT_TABLE)


def test_on_a_phone_they_are_a_sheet(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address, lang="de", phone=True)
    person.prefer(speed="instant", sound=False)
    person.quick_start("dudo", seats=2)
    person.asked()
    person.page.get_by_role("button", name="Regeln", exact=True).click()
    sheet = person.page.locator(AT_TABLE)
    sheet.locator("section[data-number='2.1']", has_text="Ein Gebot").wait_for()
    box = sheet.bounding_box()
    assert box and box["width"] >= 380 and box["y"] > 100


def test_a_table_option_cites_its_section(reader: Person) -> None:
    reader.go("/new/dudo")
    reader.page.locator("details summary").first.click()
    link = reader.page.locator("a[href='/rules/dudo#3.2']")
    link.wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_grave_for_screen_readers(shared_server: Server, visit: Visit, scheme: str) -> None:
    person = visit(shared_server.address, color_scheme=scheme)
    person.prefer(speed="instant", sound=False)
    axe = AXE.read_text("utf-8")
    for path in ("/rules/dudo", "/rules/dudo/numbers", "/learn/dudo/first"):
        person.go(path)
        person.page.locator("h2, [data-testid=remark]").first.wait_for()
        assert findings(person, axe) == [], path
