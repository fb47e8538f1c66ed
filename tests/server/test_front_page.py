"""What is shown before there is a table: games, their texts, bots, health; and who pays for reading them."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from spielwerk.games import GAMES, game, game_folder
from spielwerk.kernel import Game
from spielwerk.kernel.card import read_card
from spielwerk.server.tables import games
from tests.server.conftest import serving, settings_in
from tests.server.people import Person
from tests.server.served import GENEROUS


def test_the_front_page_shows_five_games_in_both_languages(anna: Person, ben: Person) -> None:
    games = anna.call("GET", "/games")
    airship = next(game for game in games if game["slug"] == "airship_city")
    assert len(games) >= 5
    assert airship["available"] and airship["seats"] == {"min": 3, "max": 4} and airship["choices"]
    german = ben.call("GET", "/games?lang=de")
    assert [game["slug"] for game in german] == [game["slug"] for game in games]
    assert next(game for game in german if game["slug"] == "airship_city")["tagline"] != airship["tagline"]


def test_games_come_in_the_order_of_their_cards(anna: Person) -> None:
    shown = anna.call("GET", "/games")
    cards = {game["slug"]: read_card(game_folder(game["slug"])) for game in shown}
    assert list(cards) == sorted(cards, key=lambda slug: (cards[slug].order, slug)) and set(cards) == set(GAMES)
    assert all((game["minutes"]["min"], game["minutes"]["max"]) == cards[game["slug"]].minutes for game in shown)


def test_a_game_that_cant_be_loaded_is_shown_as_such(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    found = games.find
    monkeypatch.setattr(games, "find", lambda slug: None if slug == "steamopolis" else found(slug))
    shown = {game["slug"]: game for game in anna.call("GET", "/games")}
    assert not shown["steamopolis"]["available"] and shown["airship_city"]["available"]
    assert anna.refused("GET", "/games/steamopolis/texts") == "no_such_game"


def test_a_game_is_read_once_and_not_where_all_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    monkeypatch.setattr(games, "_TRIED", set[str]())
    monkeypatch.setattr(games, "find", lambda slug: threads.append(threading.current_thread()))

    async def twice() -> None:
        await games.at_hand("dudo", "dudo")
        await games.at_hand("dudo")

    asyncio.run(twice())
    assert len(threads) == 1 and threads[0] is not threading.current_thread()


def test_the_first_visitor_does_not_pay_for_reading_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which takes seconds of the processor: they would be refused what else the front page asks for."""

    def read(slug: str) -> Game:
        end = time.thread_time() + 0.2
        while time.thread_time() < end:
            pass
        return game(slug)

    monkeypatch.setattr(games, "find_game", read)
    monkeypatch.setattr(games, "_TRIED", set[str]())
    games._found.cache_clear()
    poor = replace(GENEROUS, address_cpu=1e-6, address_cpu_at_once=1, patience=0)
    with serving(settings_in(tmp_path, limits=poor)) as url:
        visitor = Person(url)
        for path in ("/games", "/bots"):
            visitor.call("GET", path)


@pytest.mark.parametrize("call", ["/tables", "/tables/public", "/tables/{table}", "/lobby"])
def test_lists_have_their_games_at_hand(anna: Person, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    table = anna.open("me", "open", game="dudo", public=True)["table"]
    asked: list[str] = []

    async def at_hand(*slugs: str) -> None:
        asked.extend(slugs)

    monkeypatch.setattr(games, "at_hand", at_hand)
    anna.call("GET", call.format(table=table))
    assert "dudo" in asked


def test_texts_name_every_component(anna: Person) -> None:
    texts = anna.call("GET", "/games/airship_city/texts?lang=de")
    assert texts["name"] and texts["aid"]
    assert texts["components"]["tile"]["harbour_1"]["name"] == "Hafen"
    assert anna.refused("GET", "/games/chess/texts") == "no_such_game"


def test_bots_come_with_words(anna: Person) -> None:
    bots = anna.call("GET", "/bots?lang=de")
    assert bots[0]["name"] == "random" and all(bot["label"] and bot["text"] for bot in bots)
    ratings = {bot["name"]: bot["ratings"].get("airship_city", 0) for bot in bots}
    assert ratings["random"] < ratings["greedy"] == 1000 < ratings["easy"] < ratings["medium"] < ratings["expert"]


def test_bots_of_a_level_have_temperaments_and_others_none(anna: Person) -> None:
    hard = {"kind": "bot", "bot": "hard"}
    table = anna.open("me", hard, hard, {"kind": "bot", "bot": "random"})["table"]
    me, *levels, simple = anna.call("GET", f"/tables/{table}/position?lang=en")["seats"]
    assert me["style"] == simple["style"] == ""
    words = {"", "builder", "racer", "spoiler"}
    assert {seat["style"] for seat in levels} <= words and levels[0]["style"] != levels[1]["style"]
    german = anna.call("GET", f"/tables/{table}/position?lang=de")["seats"]
    assert [seat["style"] != "" for seat in german] == [seat["style"] != "" for seat in (me, *levels, simple)]
    assert not words - {""} & {seat["style"] for seat in german}


def test_health_and_protocol(anna: Person) -> None:
    assert anna.call("GET", "/health")["ok"] is True
    protocol = anna.call("GET", "/protocol")
    assert "Move" in protocol["client"]["$defs"] and "State" in protocol["server"]["$defs"]
    schemas = anna.call("GET", "/openapi.json")["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Move", "State"} <= set(schemas)
