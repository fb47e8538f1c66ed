"""Clocks and absent players."""

from __future__ import annotations

from typing import Any

from tests.server.people import Line, Person

QUICK = {"kind": "live", "seconds_per_move": 1}


def until(line: Line, wanted: Any) -> dict[str, Any]:
    """The next state that fits."""
    if not wanted(line.state):
        line.hear_until(lambda message: message["type"] == "state" and wanted(message))
    return line.state


def test_a_bot_takes_over_when_the_time_is_up_and_the_person_comes_back(anna: Person, ben: Person) -> None:
    opened = anna.open({"kind": "me", "name": "Anna"}, "open", {"kind": "bot", "bot": "random"}, pace=QUICK)
    ben.join(opened["links"][0]["url"], name="Ben")
    table = opened["table"]
    with anna.at(table) as line:
        clock = until(line, lambda state: state.get("status") == "playing")["seats"][0]["clock"]
        assert clock["running"] and 0 < clock["left"] <= 1 and not line.state["seats"][1]["clock"]["running"]
        until(line, lambda state: state["seats"][0]["kind"] == "bot")
        assert line.state["mine"] == [0] and not line.state["options"]
        until(line, lambda state: state["seats"][1]["kind"] == "bot")
        anna.call("PUT", f"/tables/{table}/seats/0", {"kind": "me"})
        until(line, lambda state: state["seats"][0]["kind"] == "human")


def test_a_turn_that_is_done_counts_as_confirmed_when_the_time_is_up(anna: Person) -> None:
    table = anna.open("me", "guest", "guest", pace=QUICK)["table"]
    with anna.at(table) as line:
        line.greet()
        while not line.state["pending"]:
            line.move()
        until(line, lambda state: state["pending"] is None)
        assert line.state["seats"][0]["kind"] == "human" and line.state["asked"]["seat"] == 1


def test_tables_without_haste_have_no_clock(anna: Person) -> None:
    table = anna.open("me", "guest", "guest")["table"]
    assert anna.call("GET", f"/tables/{table}/position")["seats"][0]["clock"] is None
    slow = anna.open("me", "guest", "guest", pace={"kind": "days"})["table"]
    assert anna.call("GET", f"/tables/{slow}/position")["seats"][0]["clock"]["left"] > 2 * 24 * 3600


def test_my_turn_is_listed_first(anna: Person, ben: Person) -> None:
    waiting = anna.open("me", "guest", "guest")["table"]
    opened = anna.open("open", "me", "guest")
    ben.join(opened["links"][0]["url"])
    tables = anna.call("GET", "/tables")
    assert [(table["table"], table["my_turn"]) for table in tables] == [(waiting, True), (opened["table"], False)]
    assert ben.call("GET", "/tables")[0]["my_turn"] and ben.call("GET", "/tables")[0]["waiting_for"] == 0
