"""Whole games against bots, by clicks only: every game that is listed, in both languages, large and small."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable

import pytest

from spielwerk.games import GAMES, game
from tests.browser.conftest import Server
from tests.browser.person import Person

Visit = Callable[..., Person]
MOST_PRESSES = 1500
PATIENCE_FOR_BOTS = 180_000
"""Milliseconds that bots may take for all their moves."""
PLAYED_BY_HAND = "airship_city"
TURNS_BY_HAND = 6
"""In the other games a bot takes the seat after so many turns; the person watches the end."""
WORDS = {
    "en": {"save": "Save the game", "again": "Play again", "share": "Share", "leave": "Let a bot play for me"},
    "de": {"save": "Partie speichern", "again": "Noch einmal", "share": "Teilen",
           "leave": "Einen Bot für mich spielen lassen"},
}  # fmt: skip


def test_two_clicks_lead_to_a_table(shared_server: Server, visit: Visit) -> None:
    person = visit(shared_server.address)
    person.go()
    person.page.get_by_test_id("quick-start").first.click()
    person.see_table()
    assert person.page.locator("[data-ref^='tile:']").count() == 16
    assert person.page.locator("[data-ref^='shift:']").count() == 16
    assert person.page.locator("[data-ref^='airship:']").count() == 9
    assert person.page.locator("[data-ref^='facility:']").count() == 5


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("de", True)], ids=["en-large", "de-phone"])
@pytest.mark.parametrize("slug", GAMES)
def test_whole_game(shared_server: Server, visit: Visit, slug: str, lang: str, phone: bool) -> None:
    """From two presses on the front page to the points at the end and the next game."""
    person = visit(shared_server.address, lang=lang, phone=phone)
    person.prefer(speed="instant", sound=False, lang=lang)
    table = person.quick_start(slug, seats=game(slug).seats[0])
    promised = shown_commitment(person, lang)
    play(person, random.Random(7), MOST_PRESSES if slug == PLAYED_BY_HAND else TURNS_BY_HAND)
    if person.asked() != "over":
        leave_to_a_bot(person, lang, phone)
    check_end(person, slug, lang, table, promised)
    person.page.locator("dialog[open]").get_by_role("button", name=WORDS[lang]["again"]).click()
    person.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    person.see_table()


def shown_commitment(person: Person, lang: str) -> str:
    """What the table promises about its shuffle before it begins."""
    person.page.get_by_role("button", name=WORDS[lang]["share"], exact=True).click()
    shown = person.page.get_by_test_id("commitment").inner_text()
    person.page.keyboard.press("Escape")
    person.page.locator("dialog[open]").wait_for(state="detached")
    return shown


def play(person: Person, chance: random.Random, turns: int) -> None:
    """Some turns, or until the game is over."""
    presses = 0
    while turns > 0 and presses < MOST_PRESSES:
        asked = person.asked()
        if asked == "over":
            return
        if asked == "confirm":
            person.confirm()
            turns -= 1
        else:
            person.press_something(chance)
            presses += 1
    assert turns == 0, "the game did not come to an end"


def leave_to_a_bot(person: Person, lang: str, phone: bool) -> None:
    """Let a bot play on in the own seat."""
    if phone:
        person.page.get_by_test_id("tab-players").click()
    person.page.locator("[data-mine] .who").click()
    dialog = person.page.locator("dialog[open]")
    dialog.locator("select").select_option("random")
    dialog.get_by_role("button", name=WORDS[lang]["leave"]).click()
    person.page.get_by_test_id("result").wait_for(timeout=PATIENCE_FOR_BOTS)


def check_end(person: Person, slug: str, lang: str, table: str, promised: str) -> None:
    """The points of all categories add up, the shuffle was the promised one, the game can be taken home."""
    assert person.asked() == "over"
    end = person.page.locator("dialog[open]")
    categories = game(slug).ledger_noun  # a game that only ranks its players has none
    assert end.locator("tbody tr").count() == (len(categories.ids) if categories else 0)
    totals = end.locator("tfoot td").all_inner_texts()
    assert len(totals) == game(slug).seats[0]
    for column, points in enumerate(totals):
        cells = end.locator(f"tbody tr td:nth-of-type({column + 1}) .figure").all_inner_texts()
        assert not categories or sum(map(int, cells)) == int(points)
    end.locator("summary").click()
    salt, seed = (end.get_by_test_id(name).inner_text() for name in ("salt", "seed"))
    assert hashlib.sha256(f"{table}:{salt}:{seed}".encode()).hexdigest() == promised
    with person.page.expect_download() as download:
        end.get_by_role("link", name=WORDS[lang]["save"]).click()
    assert re.search(rf'"seed": ?{seed}\b', download.value.path().read_text("utf-8"))
