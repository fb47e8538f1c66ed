"""A whole game of Airship City against bots, by clicks only."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.conftest import Server
from tests.browser.person import Person

MOST_PRESSES = 1500


def test_two_clicks_lead_to_a_table(shared_server: Server, visit: Callable[..., Person]) -> None:
    person = visit(shared_server.address)
    person.go()
    person.page.get_by_test_id("quick-start").first.click()
    person.see_table()
    assert person.page.locator("[data-ref^='tile:']").count() == 16
    assert person.page.locator("[data-ref^='shift:']").count() == 16
    assert person.page.locator("[data-ref^='airship:']").count() == 9
    assert person.page.locator("[data-ref^='facility:']").count() == 5


def test_whole_game_by_clicks(shared_server: Server, visit: Callable[..., Person]) -> None:
    person = visit(shared_server.address)
    person.prefer(speed="instant", sound=False)
    table = person.quick_start(seats=3, bots="random")
    chance = random.Random(7)
    pressed: set[str] = set()
    for _ in range(MOST_PRESSES):
        asked = person.asked()
        if asked == "over":
            break
        if asked == "confirm":
            person.confirm()
        else:
            pressed.add(person.press_something(chance).split(":")[0])
    else:
        raise AssertionError("the game did not come to an end")
    assert "tile" in pressed
    end = person.page.locator("dialog[open]")
    assert end.locator("tbody tr").count() == 6, "six categories of points"
    total = [int(cell) for cell in end.locator("tfoot td").all_inner_texts()]
    for column, points in enumerate(total):
        cells = end.locator(f"tbody tr td:nth-of-type({column + 1}) .figure").all_inner_texts()
        assert sum(map(int, cells)) == points
    with person.page.expect_download() as download:
        end.get_by_role("link", name="Save the game").click()
    assert "seed" in download.value.path().read_text("utf-8")
    end.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    person.see_table()
