"""Games by clicks only: the beginning and the end of every game that is listed, in both languages, large and small."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from spielwerk.bots import make_bot, play_bot_move
from spielwerk.games import GAMES, game
from spielwerk.kernel.journal import checksum, to_journal
from tests.browser.conftest import Server
from tests.browser.geometry import open_position
from tests.browser.person import Person

Visit = Callable[..., Person]
MOST_PRESSES = 1500
PATIENCE_FOR_BOTS = 180_000
"""Milliseconds that bots may take for all their moves."""
PLAYED_BY_HAND = "airship_city"
LEFT_TO_A_BOT = "dudo"
TURNS = 3
"""So many turns of the other games are played from their beginning."""
LAST = 12
"""So many decisions of a game are made by hand at its end."""
LOOKS_BACK = 8
BEGINNINGS = [(slug, *(("en", False), ("de", True))[number % 2]) for number, slug in enumerate(GAMES)]
"""Every second game begins on a phone, in German."""
WORDS = {
    "en": {"save": "Save the game", "again": "Play again", "share": "Share", "leave": "Let a bot play for me",
           "history": "History", "now": "Back to the game"},
    "de": {"save": "Partie speichern", "again": "Noch einmal", "share": "Teilen",
           "leave": "Einen Bot für mich spielen lassen", "history": "Rückschau", "now": "Zurück zum Spiel"},
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


@pytest.mark.parametrize(("slug", "lang", "phone"), BEGINNINGS)
def test_from_the_front_page(shared_server: Server, visit: Visit, slug: str, lang: str, phone: bool) -> None:
    """From two presses on the front page through some turns; one game to its end by hand, one left to a bot."""
    person = visit(shared_server.address, lang=lang, phone=phone)
    person.prefer(speed="instant", sound=False, lang=lang)
    table = person.quick_start(slug, seats=game(slug).seats[0])
    promised = shown_commitment(person, lang)
    play(person, random.Random(7), MOST_PRESSES if slug == PLAYED_BY_HAND else TURNS)
    if slug == LEFT_TO_A_BOT and person.asked() != "over":
        leave_to_a_bot(person, lang, phone)
    if slug in (PLAYED_BY_HAND, LEFT_TO_A_BOT):
        check_end(person, slug, lang)
        check_shuffle(person, table, promised)
        play_again(person, lang, table)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("de", True)], ids=["en-large", "de-phone"])
@pytest.mark.parametrize("slug", GAMES)
def test_to_the_end(shared_server: Server, visit: Visit, slug: str, lang: str, phone: bool) -> None:
    """A game that was brought along is looked through, its last decisions are made by hand, and it is counted."""
    person = visit(shared_server.address, lang=lang, phone=phone)
    person.prefer(speed="instant", sound=False, lang=lang)
    person.go()
    open_position(person.page, person.address, shortly_before_the_end(slug))
    table = person.page.url.rpartition("/")[2]
    look_back(person, lang)
    play(person, random.Random(7), MOST_PRESSES)
    check_end(person, slug, lang)
    play_again(person, lang, table)


@cache
def shortly_before_the_end(slug: str) -> dict[str, Any]:
    """The journal of a random game without its last moves."""
    table = game(slug).table(game(slug).seats[0], 7)
    bots = [make_bot("random", seat) for seat in range(table.seats)]
    while not table.over:
        play_bot_move(table, bots[table.seat])
    journal = to_journal(table)
    journal["moves"] = journal["moves"][:-LAST]
    return journal | {"sha256": checksum(journal)}


def look_back(person: Person, lang: str) -> None:
    """Some earlier positions of the game, each drawn."""
    person.uncover()
    person.page.get_by_role("button", name=WORDS[lang]["history"], exact=True).click()
    slider = person.page.locator("input[type=range]")
    moves = int(slider.get_attribute("max") or 0)
    for part in range(1, LOOKS_BACK):
        slider.fill(str(moves * part // LOOKS_BACK))
        person.page.locator(f".history.past[data-move='{moves * part // LOOKS_BACK}']").wait_for()
    person.page.get_by_role("button", name=WORDS[lang]["now"]).click()


def play_again(person: Person, lang: str, table: str) -> None:
    """The end of one game leads to the next."""
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


def check_end(person: Person, slug: str, lang: str) -> None:
    """The points of all categories add up, and the game can be taken home."""
    assert person.asked() == "over"
    end = person.page.locator("dialog[open]")
    categories = game(slug).ledger_noun  # a game that only ranks its players has none
    assert end.locator("tbody tr").count() == (len(categories.ids) if categories else 0)
    totals = end.locator("tfoot td").all_inner_texts()
    assert len(totals) == game(slug).seats[0]
    for column, points in enumerate(totals):
        cells = end.locator(f"tbody tr td:nth-of-type({column + 1}) .figure").all_inner_texts()
        assert not categories or sum(map(int, cells)) == int(points)
    with person.page.expect_download() as download:
        end.get_by_role("link", name=WORDS[lang]["save"]).click()
    seed = end.get_by_test_id("seed").text_content()
    assert re.search(rf'"seed": ?{seed}\b', download.value.path().read_text("utf-8"))


def check_shuffle(person: Person, table: str, promised: str) -> None:
    """The shuffle was the promised one."""
    end = person.page.locator("dialog[open]")
    end.locator("summary").click()
    salt, seed = (end.get_by_test_id(name).inner_text() for name in ("salt", "seed"))
    assert hashlib.sha256(f"{table}:{salt}:{seed}".encode()).hexdigest() == promised
