"""Nobody learns the seed or a hand of a game that others play, and what somebody may know is said to all."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spielwerk.arena.verdict import Verdict
from spielwerk.server.actions.hint import hint
from spielwerk.server.actions.join import JoinWish, joined
from spielwerk.server.bots.compiling import Compiling
from spielwerk.server.bots.job import Advice, Job, Study
from spielwerk.server.bots.pool import NoAnswer, Pool
from spielwerk.server.bots.queue import Errand
from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Hint
from spielwerk.server.rooms.room import Room
from spielwerk.server.storage.kept import Invitation
from spielwerk.server.tables.entries import MOVE, Draft
from spielwerk.server.tables.fairness import MOST_NAMED
from spielwerk.server.tables.seats import seat_entry
from tests.server.conftest import serving, settings_in
from tests.server.people import Person, eventually
from tests.server.test_secrecy import PEOPLE, opened

GAME = "dudo"
"""Everybody has dice under a cup from the start."""


def hand(person: Person, table: str, seat: int) -> Any:
    """What lies under the cup of a seat, as somebody is shown it."""
    view = person.call("GET", f"/tables/{table}/position")["view"]
    return view["player"][seat].get("cup")


def marks(person: Person, table: str) -> list[str]:
    return [mark["kind"] for mark in person.call("GET", f"/tables/{table}/position")["marks"]]


@pytest.fixture
def shared(anna: Person, ben: Person) -> str:
    """A table of Anna, who is host, Ben and a bot, at a game with hidden hands; it has begun."""
    opened = anna.open("me", "open", {"kind": "bot", "bot": "random"}, game=GAME)
    ben.join(opened["links"][0]["url"], name="Ben")
    return opened["table"]


# ---------------------------------------------------------------- seats of others


def test_the_host_lets_a_bot_play_for_who_is_away_and_sees_nothing_of_the_seat(
    anna: Person, ben: Person, shared: str
) -> None:
    assert hand(ben, shared, 1) and not hand(anna, shared, 1)
    assert anna.refused("PUT", f"/tables/{shared}/seats/1", {"kind": "open"}) == "seat_has_secrets"
    assert anna.refused("PUT", f"/tables/{shared}/seats/1", {"kind": "me"}) == "not_yours"
    anna.call("PUT", f"/tables/{shared}/seats/1", {"kind": "bot", "bot": "random"})
    for wish in ("open", "me"):
        assert anna.refused("PUT", f"/tables/{shared}/seats/1", {"kind": wish}) in ("seat_has_secrets", "not_yours")
    assert anna.refused("POST", f"/tables/{shared}/invitations", {"seat": 1}) == "seat_taken"
    assert not hand(anna, shared, 1)
    assert anna.refused("GET", f"/tables/{shared}/export") == "secret"
    assert anna.refused("POST", f"/tables/{shared}/fork", {"move": 0}) == "secret"
    ben.call("PUT", f"/tables/{shared}/seats/1", {"kind": "me"})
    assert hand(ben, shared, 1)


def test_a_seat_that_a_bot_plays_for_somebody_stays_theirs_also_where_nothing_is_hidden(
    anna: Person, ben: Person
) -> None:
    opened = anna.open("me", "open", "bot")
    ben.join(opened["links"][0]["url"], name="Ben")
    path = f"/tables/{opened['table']}/seats/1"
    anna.call("PUT", path, {"kind": "bot", "bot": "random"})
    assert anna.refused("PUT", path, {"kind": "me"}) == "not_yours"
    ben.call("PUT", path, {"kind": "me"})


def test_whoever_leaves_a_game_with_secrets_leaves_the_seat_to_a_bot(ben: Person, shared: str) -> None:
    assert ben.refused("PUT", f"/tables/{shared}/seats/1", {"kind": "open"}) == "seat_has_secrets"
    ben.call("PUT", f"/tables/{shared}/seats/1", {"kind": "bot", "bot": "random"})
    assert Person(ben.url).refused("PUT", f"/tables/{shared}/seats/1", {"kind": "me"}) == "not_yours"


def test_nobody_takes_a_second_hand_in_a_game_that_others_play(anna: Person, shared: str) -> None:
    assert anna.refused("PUT", f"/tables/{shared}/seats/2", {"kind": "me"}) == "seat_has_secrets"
    anna.call("PUT", f"/tables/{shared}/seats/2", {"kind": "open"})
    assert anna.refused("PUT", f"/tables/{shared}/seats/2", {"kind": "me"}) == "seat_has_secrets"
    link = anna.call("POST", f"/tables/{shared}/invitations", {"seat": 2}, 201)["url"]
    assert anna.refused("POST", f"/join/{link.rpartition('/')[2]}", {}) == "seat_has_secrets"
    cleo = Person(anna.url)
    cleo.join(link, name="Cleo")
    assert hand(cleo, shared, 2)
    assert marks(anna, shared) == marks(cleo, shared) == ["opened-late"]


def test_before_the_game_the_host_may_free_a_seat(anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", "open", game=GAME)
    ben.join(opened["links"][0]["url"], name="Ben")
    anna.call("PUT", f"/tables/{opened['table']}/seats/1", {"kind": "open"})
    assert anna.call("GET", f"/tables/{opened['table']}")["seats"][1]["kind"] == "open"


def test_what_is_over_stays_over_whoever_comes_back(tmp_path: Path) -> None:
    """Everybody has seen all hands and the seed: nobody who comes to a bot's seat can take its last move back."""

    async def end() -> None:
        storage, room = await opened(tmp_path, "dilluvia_project")
        try:
            for number, seat in enumerate(room.log.seats):
                bot = replace(seat, confirm=True).played_by("random")
                await room.enter(None, None, lambda room, number=number, bot=bot: seat_entry(number, "resigned", bot))
            dice = random.Random(5)
            while not room.table.over:
                key = dice.choice(room.table.options())
                await room.enter(None, None, lambda room, key=key: Draft(MOVE, room.table.seat, {"key": key}))
            assert room.status == "over" and not room.table.moves[-1].final
            for number, person in enumerate(PEOPLE):
                link = Invitation(room.info.id, number, person)
                await room.enter(None, None, lambda room, link=link: joined(room, "another device", link, JoinWish()))
            assert room.status == "over" and len(room.log.seats_of("another device")) == 3
        finally:
            await storage.settle()
            storage.close()

    asyncio.run(end())


# ---------------------------------------------------------------- starting hands


def test_no_hand_is_dealt_before_all_seats_are_taken(anna: Person) -> None:
    opened = anna.open("me", "open", "open", game=GAME, public=True)
    table = opened["table"]
    nosy = Person(anna.url)
    for seat in (1, 2):
        nosy.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me", "name": "Nosy"})
        with nosy.at(table) as line:
            state = line.greet()
        assert state["mine"] == [seat] and state["viewer"] is None and "cup" not in json.dumps(state["view"])
        assert not hand(nosy, table, seat) and not hand(anna, table, 0)
        nosy.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "open"})
    assert marks(anna, table) == []


# ---------------------------------------------------------------- the seed


def test_who_ever_sat_at_a_table_keeps_its_seed_secret(anna: Person, ben: Person) -> None:
    """At a game without secrets seats change hands freely, but its chance stays unknown."""
    opened = anna.open("me", "open", "bot")
    table = opened["table"]
    ben.join(opened["links"][0]["url"], name="Ben")
    ben.call("PUT", f"/tables/{table}/seats/1", {"kind": "open"})
    anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    assert anna.refused("GET", f"/tables/{table}/export") == "secret"
    assert anna.refused("POST", f"/tables/{table}/fork", {"move": 0}) == "secret"


def test_strangers_get_no_seed_also_where_only_bots_sit(anna: Person) -> None:
    """The host may yet open one of their seats."""
    table = anna.open("bot", "bot", "bot")["table"]
    stranger = Person(anna.url)
    assert anna.call("GET", f"/tables/{table}/position")["status"] == "playing"
    assert stranger.refused("GET", f"/tables/{table}/export") == "secret"
    assert stranger.refused("POST", f"/tables/{table}/fork", {"move": 0}) == "secret"


def test_an_open_seat_keeps_the_seed_secret(anna: Person) -> None:
    table = anna.open("me", "bot", "bot", game=GAME)["table"]
    anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "open"})
    assert anna.refused("GET", f"/tables/{table}/export") == "secret"


@pytest.mark.parametrize(("call", "kind"), [("export", "exported"), ("fork", "copied")])
def test_who_was_given_the_seed_is_named_for_good(anna: Person, ben: Person, call: str, kind: str) -> None:
    table = anna.open({"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Ada"}, "bot", game=GAME)["table"]
    for _ in range(2):
        if call == "export":
            anna.call("GET", f"/tables/{table}/export")
        else:
            anna.call("POST", f"/tables/{table}/fork", {"move": 0}, 201)
    anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "open"})
    link = anna.call("POST", f"/tables/{table}/invitations", {"seat": 1}, 201)["url"]
    invited = ben.call("GET", f"/join/{link.rpartition('/')[2]}")
    assert [mark["kind"] for mark in invited["marks"]] == [kind, "opened-late"]
    ben.join(link, name="Ben")
    told = ben.call("GET", f"/tables/{table}/position")["marks"]
    assert [mark["kind"] for mark in told] == [kind, "opened-late"]
    assert "Anna" in told[0]["text"] and "Ada" in told[1]["text"] and told[0]["seat"] == 0


def test_games_that_come_from_elsewhere_say_so(anna: Person, ben: Person) -> None:
    table = anna.open("me", "guest", "guest", game=GAME)["table"]
    journal = anna.call("GET", f"/tables/{table}/export")
    imported = ben.call("POST", "/import", journal, 201)["table"]
    assert marks(anna, imported) == ["imported"] and marks(Person(ben.url), imported) == ["imported"]
    forked = anna.call("POST", f"/tables/{table}/fork", {"move": 0}, 201)["table"]
    assert marks(ben, forked) == ["forked"]


def test_a_seat_that_somebody_else_has_seen_says_so(anna: Person, ben: Person) -> None:
    table = anna.open("me", {"kind": "guest", "name": "Guest"}, "guest", game=GAME)["table"]
    link = anna.call("POST", f"/tables/{table}/invitations", {"seat": 1}, 201)["url"]
    ben.join(link)
    assert marks(ben, table) == ["passed"]
    assert anna.refused("GET", f"/tables/{table}/export") == "secret"


def test_what_happens_again_and_again_is_marked_once(anna: Person, ben: Person) -> None:
    """Under whatever name a bot comes back to its seat, and however many people have had one."""
    table = anna.open("me", {"kind": "bot", "name": "Ada"}, "bot", game=GAME)["table"]
    for number in range(5):
        anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "open"})
        anna.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "name": f"Ada {number}"})
    told = ben.call("GET", f"/tables/{table}/position")["marks"]
    assert [mark["kind"] for mark in told] == ["opened-late"] and "Ada 3" in told[0]["text"], "the last time counts"
    owner = anna
    for number in range(6):
        link = owner.call("POST", f"/tables/{table}/invitations", {"seat": 0}, 201)["url"]
        owner = Person(anna.url)
        owner.join(link, name=f"Person {number}")
    told = ben.call("GET", f"/tables/{table}/position")["marks"]
    assert [mark["kind"] for mark in told] == ["opened-late"] + ["passed"] * MOST_NAMED


# ---------------------------------------------------------------- what is allowed


def test_a_table_says_what_is_allowed(anna: Person, ben: Person) -> None:
    allowed = {"hints": False, "undo": False, "analysis": True, "spectators_chat": True}
    table = anna.open("me", "guest", "guest", allowed=allowed)["table"]
    assert ben.call("GET", f"/tables/{table}")["allowed"] == allowed
    assert ben.call("GET", f"/tables/{table}/position")["allowed"] == allowed
    usual = anna.open("me", "guest", "guest")["table"]
    by_default = {"hints": True, "undo": True, "analysis": False, "spectators_chat": False}
    assert ben.call("GET", f"/tables/{usual}")["allowed"] == by_default
    forked = anna.call("POST", f"/tables/{table}/fork", {"move": 0}, 201)["table"]
    assert anna.call("GET", f"/tables/{forked}")["allowed"] == allowed


def test_what_is_not_allowed_is_refused(anna: Person) -> None:
    wish = {"hints": False, "undo": False, "analysis": False}
    table = anna.open("me", "guest", "guest", allowed=wish)["table"]
    with anna.at(table) as line:
        line.greet()
        assert line.refused(type="hint", seat=0) == "hints_off"
        state = line.move()
        assert not state["can"]["undo"] and not state["can"]["restart"]
        assert line.refused(type="undo", seat=0) == "undo_off" and line.refused(type="restart", seat=0) == "undo_off"
        while line.state["asked"]["seat"] == 0:
            line.move()
        assert line.state["pending"] is None, "there is nothing to confirm where nothing can be taken back"
    assert anna.refused("GET", f"/tables/{table}/analysis") == "not_over"


def test_while_a_game_runs_everybody_has_only_their_own_moves_judged(anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", "bot", allowed={"analysis": True})
    table = opened["table"]
    assert anna.refused("GET", f"/tables/{table}/analysis") == "waiting"
    ben.join(opened["links"][0]["url"], name="Ben")
    assert anna.call("GET", f"/tables/{table}/analysis")["status"] == "waiting"
    assert Person(anna.url).refused("GET", f"/tables/{table}/analysis") == "not_over"


def test_nobody_is_told_what_others_could_have_done_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each move that is settled something is known; everybody is told of their own."""

    async def answer(pool: Pool, question: Any, seconds: float, errand: Errand) -> Any:
        if not isinstance(question, Study):
            raise NoAnswer("any option will do")
        return Verdict(question.played, 0.5, 0.1)

    monkeypatch.setattr(Compiling, "is_ready", lambda compiling, slug: True)
    monkeypatch.setattr(Pool, "ask", answer)
    with serving(settings_in(tmp_path)) as url:
        anna, ben = Person(url), Person(url)
        opened = anna.open("me", "open", "bot", allowed={"analysis": True})
        table = opened["table"]
        ben.join(opened["links"][0]["url"], name="Ben")
        for person in (anna, ben):
            with person.at(table) as line:
                line.greet()
                line.hear_until_mine()
                while not line.state["pending"]:
                    line.move()
                line.confirm()
        for person, seat in ((anna, 0), (ben, 1)):
            told = eventually(lambda who=person: who.call("GET", f"/tables/{table}/analysis")["chances"], bool)
            assert {one["seat"] for one in told} == {seat}


def test_hints_are_for_the_own_seat(anna: Person, ben: Person, shared: str) -> None:
    with ben.at(shared) as line:
        line.greet()
        assert line.refused(type="hint", seat=0) == "not_yours", "it is seat 0 that is to act"


@pytest.mark.parametrize("between", ["nothing", "a move", "the seat is somebody else's"])
def test_a_hint_is_about_the_decision_that_was_asked_about_or_there_is_none(tmp_path: Path, between: str) -> None:
    """While the bot thinks, the game goes on to another seat that has the same options: they are not told of."""

    class Late:
        """A bot that thinks until something has happened."""

        def __init__(self, room: Room) -> None:
            self.room = room

        async def advise(self, job: Job, visitor: str) -> Advice:
            if between == "a move":
                await self.room.enter(None, None, lambda room: Draft(MOVE, 0, {"key": "earn"}))
                assert await self.room.look(lambda room: room.table.seat == 1 and "earn" in room.table.options())
            elif between != "nothing":
                theirs = replace(self.room.log.seats[0], visitor="cleo")
                await self.room.enter(None, None, lambda room: seat_entry(0, "moved", theirs))
            return Advice("earn", [])

    async def ask() -> Any:
        storage, room = await opened(tmp_path, "medals")
        bots: Any = Late(room)
        try:
            return await hint(room, "anna", "en", bots, Hint(type="hint", id="a", seat=0))
        except Refused as refused:
            return refused.code
        finally:
            await storage.settle()
            storage.close()

    told = asyncio.run(ask())
    if between == "nothing":
        assert told["key"] == "earn"
    else:
        assert told == ("stale" if between == "a move" else "not_yours")
