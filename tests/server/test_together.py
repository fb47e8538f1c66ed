"""People among people: the lobby, who is sent away, muted, reported, and tables that are closed."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import serving, settings_in
from tests.server.people import Line, Person, eventually
from tests.server.served import GENEROUS


@pytest.fixture
def host(url: str) -> Person:
    return Person(url)


def found(who: Person, table: str) -> dict[str, Any] | None:
    return next((each for each in who.call("GET", "/lobby")["tables"] if each["table"] == table), None)


def test_the_lobby_says_what_is_played_how_and_with_whom(host: Person, ben: Person) -> None:
    pace = {"kind": "days", "seconds_per_move": 86400}
    opened = host.open("me", "open", "bot", public=True, strength="beginners", pace=pace)
    shown = found(ben, opened["table"])
    assert shown is not None
    assert shown["pace"] == {"kind": "days", "seconds": 86400} and shown["strength"] == "beginners"
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "open", "bot"] and not shown["host"]
    ben.call("PUT", f"/tables/{opened['table']}/seats/1", {"kind": "me", "name": "Ben"})
    hidden = host.open("me", "open", "bot")["table"]
    assert found(ben, hidden) is None


def test_the_lobby_is_sent_again_only_when_it_has_changed(host: Person, ben: Person) -> None:
    first = ben.http.get("/lobby")
    again = ben.http.get("/lobby", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
    host.open("me", "open", "bot", public=True)
    changed = ben.http.get("/lobby", headers={"If-None-Match": first.headers["etag"]})
    assert changed.status_code == 200 and changed.headers["etag"] != first.headers["etag"]


def test_wishes_are_kept_until_they_are_given_up(ben: Person) -> None:
    ben.call("PUT", "/lobby/wishes/airship_city", status=204)
    ben.call("PUT", "/lobby/wishes/airship_city", status=204)
    assert ben.call("GET", "/lobby")["wishes"] == ["airship_city"]
    assert ben.refused("PUT", "/lobby/wishes/no_such_game") == "no_such_game"
    ben.call("DELETE", "/lobby/wishes/airship_city", status=204)
    assert ben.call("GET", "/lobby")["wishes"] == []


def test_who_is_sent_away_before_the_start_does_not_come_back(host: Person, ben: Person, anna: Person) -> None:
    opened = host.open("me", "open", "open", public=True)
    table = opened["table"]
    ben.join(opened["links"][0]["url"], name="Ben")
    kick = f"/tables/{table}/seats/1/kick"
    assert ben.refused("POST", f"/tables/{table}/seats/0/kick") == "not_host"
    assert host.refused("POST", f"/tables/{table}/seats/0/kick") == "nobody_there"
    with ben.at(table) as line:
        assert line.greet()["mine"] == [1]
        host.call("POST", kick)
        assert line.hear_type("state")["mine"] == []
        assert line.state["log"][-1]["text"] == "Ben wurde vom Tisch weggeschickt."
    assert ben.refused("PUT", f"/tables/{table}/seats/1", {"kind": "me"}) == "kicked"
    assert ben.refused("POST", "/join/" + opened["links"][1]["url"].rpartition("/")[2], {}) == "kicked"
    assert ben.refused("POST", "/join/" + opened["links"][0]["url"].rpartition("/")[2], {}) == "invitation_void"
    for seat in (1, 2):
        anna.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})
    assert host.refused("POST", kick) == "begun"


def test_a_table_is_closed_before_the_start_or_when_only_bots_are_left(host: Person, ben: Person) -> None:
    opened = host.open("me", "open", "bot", public=True)
    table = opened["table"]
    assert ben.refused("DELETE", f"/tables/{table}") == "not_host"
    with ben.at(table) as line:
        line.greet()
        host.call("DELETE", f"/tables/{table}", status=204)
        assert line.hear_type("error")["code"] == "closed"
    assert host.refused("GET", f"/tables/{table}") == "not_found" and found(ben, table) is None

    opened = host.open("me", "open", "bot")
    ben.join(opened["links"][0]["url"])
    assert host.refused("DELETE", f"/tables/{opened['table']}") == "others_play"
    ben.call("PUT", f"/tables/{opened['table']}/seats/1", {"kind": "bot", "bot": "random"})
    host.call("DELETE", f"/tables/{opened['table']}", status=204)


def test_spectators_speak_where_the_table_was_opened_that_way(host: Person, ben: Person, anna: Person) -> None:
    quiet, lively = (host.open("me", "bot", "bot", allowed={"spectators_chat": on})["table"] for on in (False, True))
    with ben.at(quiet) as line:
        line.greet()
        assert line.refused(type="chat", text="hello") == "not_seated"
    with host.at(lively) as sitting, ben.at(lively) as watching, anna.at(lively) as other:
        for line in (sitting, watching, other):
            line.greet()
        watching.ask(type="chat", text="hello", name="Ben")
        said = sitting.hear_type("chat")
        assert (said["seat"], said["name"], said["text"], said["values"]) == (None, "Ben", "hello", [1])
        other.ask(type="chat", text="I too", name="Anna 🔒")
        said = sitting.hear_type("chat")
        assert (said["name"], said["values"]) == ("Anna", [2]), "the sign of a claimed name is nobody's to type"


def test_who_is_muted_is_muted_at_all_tables_for_one_person_alone(host: Person, ben: Person, anna: Person) -> None:
    first, second = (host.open("me", "open", "open", allowed={"spectators_chat": True}) for _ in range(2))
    for opened in (first, second):
        ben.join(opened["links"][0]["url"])
    with anna.at(first["table"]) as line:
        line.greet()
        line.ask(type="chat", text="noise", name="Anna")
    mutes = f"/tables/{first['table']}/mutes"
    assert host.call("PUT", mutes, {"seat": 1, "muted": True}) == {"seats": [1], "watchers": []}
    assert host.call("PUT", mutes, {"watcher": 1, "muted": True}) == {"seats": [1], "watchers": [1]}
    assert host.call("GET", f"/tables/{second['table']}/mutes") == {"seats": [1], "watchers": []}
    assert ben.call("GET", mutes) == {"seats": [], "watchers": []}
    assert host.call("PUT", mutes, {"seat": 1, "muted": False}) == {"seats": [], "watchers": [1]}
    assert host.refused("PUT", mutes, {"seat": 0, "muted": True}) == "nobody_there"


def test_reports_are_kept_and_bounded(host: Person, ben: Person) -> None:
    opened = host.open("me", "open", "bot")
    ben.join(opened["links"][0]["url"], name="Ben")
    path = f"/tables/{opened['table']}/reports"
    wish = {"seat": 1, "reason": "words", "text": "he said …"}
    for _ in range(20):
        host.call("POST", path, wish, 204)
    assert host.refused("POST", path, wish) == "too_many_reports"
    assert host.refused("POST", path, {"seat": 2, "reason": "words"}) == "nobody_there"


def test_nobody_floods_the_host_with_reports_by_being_many(tmp_path: Path) -> None:
    """A visitor costs nothing; their address does."""
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, reports_per_address=3))) as url:
        path = f"/tables/{Person(url).open('me', 'open', 'bot')['table']}/reports"
        wish = {"seat": 0, "reason": "other"}
        for _ in range(3):
            Person(url).call("POST", path, wish, 204)
        assert Person(url).refused("POST", path, wish) == "too_many_reports"


# ---------------------------------------------------------------- ratings


def play_to_the_end(lines: list[Line], dice: random.Random) -> None:
    """Whoever is to act takes any option, until the game is over."""
    while lines[0].state["status"] != "over":
        newest = max(line.state["n"] for line in lines)
        for line in lines:
            line.state_after(newest)
        if lines[0].state["status"] == "over":
            return
        acting = next((line for line in lines if line.state["options"] or line.state["can"]["confirm"]), None)
        if acting is None:
            lines[0].hear()
        else:
            acting.step(dice.randrange(1000))


def play(host: Person, ben: Person) -> str:
    opened = host.open("me", "open", "open", game="medals")
    ben.join(opened["links"][0]["url"], name="Ben")
    third = Person(host.url)
    third.join(opened["links"][1]["url"], name="Cleo")
    with host.at(opened["table"]) as a, ben.at(opened["table"]) as b, third.at(opened["table"]) as c:
        for line in (a, b, c):
            line.greet()
        play_to_the_end([a, b, c], random.Random(1))
    return opened["table"]


def test_ratings_are_for_those_who_want_them(host: Person, ben: Person) -> None:
    play(host, ben)
    assert host.call("GET", "/me/standings") == []
    assert host.call("PUT", "/me/ratings", {"on": True})["rated"]
    play(host, ben)
    kept = eventually(lambda: host.call("GET", "/me/standings"), bool)
    assert [(each["game"], each["games"]) for each in kept] == [("medals", 1)]
    assert kept[0]["low"] <= kept[0]["rating"] <= kept[0]["high"]
    assert ben.call("GET", "/me/standings") == []
    assert not host.call("PUT", "/me/ratings", {"on": False})["rated"]
    host.call("PUT", "/me/ratings", {"on": True})
    assert host.call("GET", "/me/standings") == [], "off has deleted them"


def test_games_with_guests_or_bots_that_took_over_do_not_count(host: Person, ben: Person) -> None:
    host.call("PUT", "/me/ratings", {"on": True})
    opened = host.open("me", "guest", "bot", game="medals")
    with host.at(opened["table"]) as line:
        line.greet()
        play_to_the_end([line], random.Random(2))
    assert host.call("GET", "/me/standings") == []
