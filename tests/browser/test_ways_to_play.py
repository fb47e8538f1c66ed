"""Both languages, a phone, the keyboard alone, the generic board, dark and without motion."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Server
from tests.browser.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

Visit = Callable[..., Person]
SMALLEST_TARGET = 40


def test_language_can_be_switched_at_any_time(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address, lang="de")
    person.prefer(speed="instant", sound=False, lang="de")
    person.quick_start()
    person.asked()
    person.prompt.get_by_text("Du bist dran").wait_for()
    person.log.get_by_text("ist am Zug").first.wait_for()
    person.page.get_by_role("button", name="Einstellungen").click()
    person.page.get_by_text("English").click()
    person.page.get_by_role("heading", name="Settings").wait_for()
    person.page.keyboard.press("Escape")
    person.prompt.get_by_text("Your turn").wait_for()
    person.log.get_by_text("is on turn").first.wait_for()
    person.page.locator("[data-key='move:harbour_1']", has_text="Move worker").wait_for()
    person.component("tile:harbour_1").get_by_text("Harbour", exact=True).wait_for()
    assert "Hafen" not in person.page.locator("main").inner_text()
    person.page.reload()
    person.see_table()
    person.prompt.get_by_text("Your turn").wait_for()


def test_phone(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address, phone=True)
    person.prefer(speed="instant", sound=False)
    person.quick_start()
    person.asked()
    fits_a_phone(person.page)
    person.component("tile:harbour_1").tap()
    person.page.locator("[data-key^='to:']").first.wait_for()
    fits_a_phone(person.page)
    person.play_turn(random.Random(5))


def fits_a_phone(page: Page) -> None:
    """Nothing sticks out, fingers can press everything, and the own resources are always in sight."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "no scrolling sideways"
    assert page.get_by_test_id("own-board").is_visible(), "own resources are always in sight"
    for target in page.locator("[data-pick=legal], [data-key]:visible").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST_TARGET - 0.5, target.get_attribute("aria-label")
    for tab in ("donations", "contracts", "players", "log", "city"):
        page.get_by_test_id(f"tab-{tab}").tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, tab


def test_keyboard_alone(shared_server: Server, visit: Visit) -> None:
    """From the front page through a whole turn without a pointer."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    page = person.page
    person.go()
    page.get_by_test_id("quick-start").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "quick-start":
            break
    page.keyboard.press("Enter")
    person.see_table()
    person.asked()

    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.dataset.pick") == "legal"
    before = page.evaluate("document.activeElement.dataset.ref")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.ref") != before
    page.keyboard.press("i")
    page.locator("[data-bubble][role=dialog]").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("tab", name="Keys").focus()
    page.keyboard.press("Enter")
    page.locator("dialog").get_by_text("restart the turn").wait_for()
    page.keyboard.press("Escape")

    for _ in range(40):
        if person.asked() != "choose":
            break
        page.keyboard.press("1")
    assert person.asked() == "confirm"
    page.keyboard.press("u")
    assert person.asked() == "choose"
    page.keyboard.press("r")
    assert person.asked() == "confirm"
    page.keyboard.press("c")
    assert person.asked() == "choose", "the bots have played, it is the second round"


def test_guided_first_game(shared_server: Server, visit: Visit) -> None:
    """A newcomer hears one remark after the other, each at its moment, and can stop hearing them."""
    person = visit(shared_server.address, lang="de")
    person.prefer(speed="instant", sound=False, lang="de", guideHeard=[])
    person.quick_start()
    guide = person.page.get_by_test_id("guide")
    guide.get_by_text("Willkommen!").wait_for()
    guide.get_by_role("button", name="Weiter").click()
    person.asked()
    guide.get_by_text("blaugrünen Rahmen").wait_for()
    guide.get_by_role("button", name="Weiter").click()
    guide.get_by_text("Drück trotzdem darauf").wait_for()
    guide.get_by_role("button", name="Ohne Begleitung").click()
    guide.wait_for(state="detached")
    person.page.get_by_role("button", name="Regeln und Hilfe").click()
    person.page.get_by_role("button", name="Führ mich durch den Tisch").click()
    guide.get_by_text("Willkommen!").wait_for()


def test_generic_board(shared_server: Server, visit: Visit) -> None:
    """Any game is playable on tables made from its view and options."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False, plainBoard=True)
    person.quick_start()
    assert person.asked() == "choose"
    person.page.get_by_role("heading", name="You can choose").wait_for()
    assert person.play_turn(random.Random(2)) in ("confirm", "passed")


def test_a_game_without_a_crafted_board(shared_server: Server, visit: Visit) -> None:
    """Fields have the game's names, players theirs, and options that speak of two things stand in a grid."""
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    person.quick_start("dudo", seats=2)
    assert person.asked() == "choose"
    board = person.page.locator(".board")
    board.get_by_role("rowheader", name="Under the cup").wait_for()
    board.get_by_text("Dice in play").wait_for()
    assert board.get_by_text("hidden", exact=True).count() == 1, "the dice of the other player"
    bid = board.locator("td [data-key^='bid:']").first
    _, count, face = (bid.get_attribute("data-key") or "").split(":")
    bid.click()
    person.log.get_by_text(f"bids {count} × {face}.").first.wait_for()


def test_a_broken_game_is_not_offered(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address)

    def break_one(route: Route) -> None:
        answer = route.fetch()
        games = [game | {"available": game["slug"] != "steamopolis"} for game in answer.json()]
        route.fulfill(response=answer, json=games)

    person.page.route("**/api/games?*", break_one)
    person.go()
    person.page.get_by_role("heading", name="Airship City").wait_for()
    assert person.page.get_by_role("heading", name="Steamopolis").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_follows_the_device(shared_server: Server, visit: Visit, scheme: str) -> None:
    person = visit(shared_server.address, color_scheme=scheme)
    person.go()
    colour = person.page.evaluate("getComputedStyle(document.body).backgroundColor")
    brightness = sum(int(part) for part in colour.strip("rgb()").split(","))
    assert (brightness > 382) == (scheme == "light")


def test_first_load_is_light(shared_server: Server, visit: Visit) -> None:
    """A table in a new browser costs less than 300 kB, and nothing comes from other hosts."""
    person = visit(shared_server.address)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    table = person.quick_start()
    fresh = visit(shared_server.address)
    fresh.go(f"/table/{table}")
    fresh.see_table()
    sizes = "performance.getEntriesByType('resource').map((entry) => entry.encodedBodySize)"
    assert 0 < sum(fresh.page.evaluate(sizes)) < 300_000
    assert all(url.startswith(shared_server.address) for url in asked)
