"""The socket: numbered messages, acknowledgement, resume, undo, confirmation, chat."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

import spielwerk
from spielwerk.kernel.journal import to_journal
from tests.server.people import Line, Person


@pytest.fixture
def table(anna: Person) -> str:
    """A table where Anna plays all seats."""
    return anna.open({"kind": "me", "name": "Anna"}, {"kind": "guest", "name": "Ben"}, "guest")["table"]


@pytest.fixture
def line(anna: Person, table: str) -> Iterator[Line]:
    with anna.at(table) as line:
        line.greet()
        yield line


def to_pending(line: Line) -> None:
    """Play until a turn waits for its confirmation."""
    while not line.state["pending"]:
        line.move()


def test_the_first_state_says_everything(line: Line) -> None:
    state = line.state
    assert state["n"] == 1 and state["status"] == "playing" and state["mine"] == [0, 1, 2] and state["viewer"] == 0
    assert state["asked"]["mine"] and state["options"] and state["log_from"] == 0
    assert all({"key", "text", "points", "verb"} == set(option) for option in state["options"])
    assert state["seats"][0] | {"name": "Anna", "to_act": True, "clock": None} == state["seats"][0]
    assert line.hear_type("presence")["seats"][0] == {"seat": 0, "connected": True}


def test_a_move_is_acknowledged_with_its_number(line: Line) -> None:
    key = line.state["options"][0]["key"]
    answer = line.ask(type="move", seat=0, key=key, n=1)
    assert answer["type"] == "ack" and answer["n"] == 2
    state = line.state_after(2)
    assert state["moves"] == 1 and state["last"]["seat"] == 0
    assert state["log"] and all(entry["move"] == 1 or state["log_from"] == 0 for entry in state["log"])


def test_what_is_sent_twice_is_done_once(anna: Person, table: str, line: Line) -> None:
    message = {"type": "move", "seat": 0, "key": line.state["options"][0]["key"], "n": 1, "id": "one"}
    assert line.ask(**message)["n"] == 2
    assert line.ask(**message)["n"] == 2
    with anna.at(table, since=1) as again:
        assert again.greet()["moves"] == 1
        assert again.ask(**message | {"n": 2})["n"] == 2
        assert again.ask(type="undo", seat=0, id="two")["n"] == 3
        assert again.ask(type="undo", seat=0, id="two")["n"] == 3
        assert again.ask(type="chat", text="hello", id="three")["n"] == 4
        assert again.ask(type="chat", text="hello", id="three")["n"] == 4
        assert again.refused(type="chat", text="another", id="three") == "id_used"
        assert again.refused(type="undo", seat=0, id="one") == "id_used"
    assert anna.call("GET", f"/tables/{table}/position")["moves"] == 0


def test_an_outdated_move_is_refused(line: Line) -> None:
    first = line.state["options"][0]["key"]
    line.move()
    assert line.refused(type="move", seat=0, key=first, n=1) == "stale"
    assert line.refused(type="move", seat=0, key=first, n=99) == "stale"
    assert line.refused(type="move", seat=0, key="fly:moon", n=line.state["n"]) == "not_possible"
    line.ask(type="chat", text="chat does not change the decision")
    line.do(type="move", seat=0, key=line.state["options"][0]["key"], n=2)


def test_undo_redo_and_restart(line: Line) -> None:
    states = [line.state]
    while not line.state["pending"] and len(states) < 4:
        states.append(line.move())
    assert line.state["can"]["undo"]
    for earlier in states[-2::-1]:
        state = line.do(type="undo", seat=0)
        assert state["view"] == earlier["view"] and state["moves"] == earlier["moves"]
        assert state["options"] == earlier["options"]
    assert not line.state["can"]["undo"] and line.refused(type="undo", seat=0) == "no_undo"
    for later in states[1:]:
        assert line.do(type="redo", seat=0)["view"] == later["view"]
    assert line.refused(type="redo", seat=0) == "no_redo"
    assert line.do(type="restart", seat=0)["view"] == states[0]["view"]
    assert line.do(type="redo", seat=0)["view"] == states[1]["view"]


def test_a_turn_waits_for_its_confirmation(line: Line) -> None:
    to_pending(line)
    state = line.state
    assert state["pending"] == {"seat": 0, "mine": True} and state["can"]["confirm"]
    assert state["asked"] is None and state["options"] == [] and state["viewer"] == 0
    assert line.refused(type="confirm", seat=1) == "nothing_to_confirm"
    line.do(type="undo", seat=0)
    assert line.state["pending"] is None and line.refused(type="confirm", seat=0) == "nothing_to_confirm"
    line.do(type="redo", seat=0)
    state = line.confirm()
    assert state["pending"] is None and state["asked"]["seat"] == 1 and state["viewer"] == 1
    assert not state["can"]["undo"] and line.refused(type="undo", seat=0) == "no_undo"


ENDABLE = {
    "airship_city": (
        4,
        "shift:row0_left shift:row0_left shift:row0_left to:forest_2 gather to:marketplace_1 take:contract_03",
    ),
    "anno_1800": (1, "expand industry:sawmill expand industry:sawmill expand industry:charcoal_kiln produce:home:r1c5"),
    "dilluvia_project": (
        1,
        "row:4:right column:2:bottom column:3:top buy:m43 stop stop stop place:reposition workers:1:0",
    ),
}
"""A seed and moves after which a turn can be ended."""


@pytest.mark.parametrize("slug", ENDABLE)
def test_who_ends_a_turn_by_the_rules_is_not_asked_once_more(anna: Person, slug: str) -> None:
    """Where the game has an option for the end of a turn; it is as final as the confirmation of the table."""
    seed, keys = ENDABLE[slug]
    played = spielwerk.game(slug).table(3, seed)
    for key in keys.split():
        played.play(key)
    with anna.at(anna.call("POST", "/import", to_journal(played), 201)["table"]) as line:
        seat, moves = line.greet()["asked"]["seat"], line.state["moves"]
        state = line.do(type="move", seat=seat, key="end_turn", n=line.state["n"])
        assert state["moves"] == moves + 1 and state["pending"] is None
        assert state["asked"]["seat"] != seat and state["options"], "the next player is asked at once"
        assert not state["can"]["undo"] and line.refused(type="undo", seat=seat) == "no_undo"


def test_without_confirmation_undo_ends_when_the_next_has_acted(anna: Person, table: str, line: Line) -> None:
    for seat in range(3):
        anna.call("PUT", f"/tables/{table}/seats/{seat}", {"confirm": False})
    line.state_after(4)
    while line.state["asked"]["seat"] == 0:
        line.move()
    assert line.state["pending"] is None and line.state["can"]["undo"]
    line.do(type="undo", seat=0)
    line.do(type="redo", seat=0)
    line.move()
    assert line.refused(type="undo", seat=0) == "no_undo"
    line.do(type="undo", seat=1)


def test_only_the_seat_on_turn_acts_and_only_its_owner(anna: Person, ben: Person) -> None:
    opened = anna.open({"kind": "me", "name": "Anna"}, "open", "bot")
    table = opened["table"]
    with anna.at(table) as line, ben.at(table) as other:
        key = line.greet()["options"]
        assert key == [] and line.state["status"] == "waiting"
        assert line.refused(type="move", seat=0, key="end_turn", n=1) == "waiting"
        ben.join(opened["links"][0]["url"], name="Ben")
        option = line.state_after(2)["options"][0]["key"]
        assert other.greet()["mine"] in ([], [1])
        assert other.state_after(2)["options"] == [] and other.state["refused"] == []
        for message in (
            {"type": "move", "key": option, "n": 2},
            {"type": "undo"},
            {"type": "confirm"},
            {"type": "resign"},
        ):
            assert other.refused(seat=0, **message) == "not_yours"
        assert other.refused(type="move", seat=1, key=option, n=2) == "not_your_turn"
        assert line.refused(type="hint", seat=1) == "not_yours"
        assert line.do(type="move", seat=0, key=option, n=2)["moves"] == 1
        assert other.state_after(3)["moves"] == 1 and other.state["viewer"] == 1
        assert other.refused(type="undo", seat=0) == "not_yours"


def test_spectators_watch(anna: Person, ben: Person, table: str, line: Line) -> None:
    with ben.at(table) as watching:
        state = watching.greet()
        assert state["mine"] == [] and state["viewer"] is None and state["options"] == [] and not state["host"]
        assert watching.refused(type="chat", text="hello") == "not_seated"
        assert watching.refused(type="move", seat=0, key="end_turn", n=1) == "not_yours"
        line.move()
        assert watching.state_after(2)["moves"] == 1
        assert line.state["asked"] is None or state["lang"] == "de"


def test_chat_and_language(line: Line) -> None:
    answer = line.ask(type="chat", text="  Guten\nTag <b>alle</b>\u202e ")
    said = next(message for message in line.heard if message["type"] == "chat")
    assert answer["type"] == "ack" and said["text"] == "Guten Tag <b>alle</b>" and said["name"] == "Anna"
    english = line.state["options"][0]["text"]
    line.ask(type="language", lang="de")
    assert line.state["lang"] == "de" and line.state["options"][0]["text"] != english
    assert [entry["text"] for entry in line.state["log"] if entry["kind"] == "chat"] == ["Guten Tag <b>alle</b>"]
    assert line.refused(type="chat", text=" \u202e ") == "bad_message"
    assert line.ask(type="ping")["n"] == 2


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "move"}',
        '{"type": "fly", "id": "x"}',
        '{"type": "move", "id": "x", "seat": "0", "key": "a", "n": 1}',
        '{"type": "move", "id": "x", "seat": -1, "key": "a", "n": 1}',
        '{"type": "undo", "id": "x", "seat": 0, "visitor": "me"}',
        '{"type": "chat", "id": "x", "text": "' + "a" * 501 + '"}',
        '{"type": "chat", "id": "\\u0000", "text": "a"}',
        '{"type": "chat", "id": "x", "text": "\\ud800"}',
        '{"type": "ping", "id": "\\ud800"}',
        b"\x00\x01",
    ],
)
def test_broken_frames_change_nothing(line: Line, frame: str | bytes) -> None:
    line.socket.send(frame)
    answer = line.hear_until(lambda message: message["type"] in ("error", "refused"))
    assert answer["code"] == "bad_message"
    assert line.ask(type="ping")["n"] == 1 and line.move()["moves"] == 1


def test_who_sends_only_nonsense_is_sent_away(anna: Person, table: str) -> None:
    with anna.at(table) as line, pytest.raises(ConnectionClosed) as closed:
        line.greet()
        for _ in range(30):
            line.socket.send("nonsense")
        for _ in range(60):
            line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_a_frame_that_is_too_large_ends_the_connection(anna: Person, table: str) -> None:
    with anna.at(table) as line, pytest.raises(ConnectionClosed):
        line.greet()
        line.socket.send(json.dumps({"type": "chat", "id": "x", "text": "a" * 20_000}))
        for _ in range(5):
            line.hear()


@pytest.mark.parametrize("address", ["aaaaaaaaaaaaaaaa", "nothing", "%00"])
def test_a_table_that_is_not_there(anna: Person, address: str) -> None:
    with anna.at(address) as line, pytest.raises(ConnectionClosed) as closed:
        assert line.hear()["code"] == "not_found"
        line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


# ---------------------------------------------------------------- resume


def log_by(states: list[dict[str, object]]) -> list[str]:
    """The log as a client keeps it: lines after `log_from` are replaced by those that come."""
    log: list[dict[str, object]] = []
    for state in states:
        since = state["log_from"]
        assert isinstance(since, int) and isinstance(state["log"], list)
        log = [entry for entry in log if since and int(str(entry["move"])) <= since] + state["log"]
    return [json.dumps(entry) for entry in log]


def test_the_log_of_a_client_is_always_the_whole_log(anna: Person, table: str, line: Line) -> None:
    states = [line.state]
    script = ["step", "step", "chat", "undo", "step", "step", "undo", "undo", "step", "seat", "step", "step", "step"]
    for number, what in enumerate(script * 2):
        if what == "undo" and line.state["can"]["undo"]:
            line.do(type="undo", seat=line.state["last"]["seat"])
        elif what == "chat":
            line.ask(type="chat", text=f"line {number}")
            chat = next(message for message in reversed(line.heard) if message["type"] == "chat")
            states.append({"log_from": 10**6, "log": [{key: chat[key] for key in states[0]["log"][0]}]})
        elif what == "seat":
            anna.call("PUT", f"/tables/{table}/seats/2", {"name": f"Cleo {number}"})
            line.hear_until(lambda message: message["type"] == "state")
        else:
            line.step(number)
        if states[-1] is not line.state and what != "chat":
            states.append(line.state)
    whole = anna.whole_log(table)
    names = sorted(json.dumps(entry) for entry in whole)
    assert sorted({*log_by(states)}) == sorted({*names}) and len(log_by(states)) == len(names)


@pytest.mark.parametrize("steps", [0, 1, 5])
def test_a_client_that_comes_back_gets_what_it_missed(anna: Person, table: str, line: Line, steps: int) -> None:
    for which in range(6):
        line.step(which)
    since, before = line.state["n"], line.state
    states = [anna.call("GET", f"/tables/{table}/position")]
    if line.state["can"]["undo"]:
        line.do(type="undo", seat=line.state["last"]["seat"])
    for which in range(steps):
        line.step(which + 1)
    line.ask(type="chat", text="still here?")
    with anna.at(table, since=since) as again:
        state = again.greet()
    assert state["view"] == line.state["view"] and state["log_from"] < before["moves"]
    assert state["log_from"] > 0 and len(state["log"]) < len(states[0]["log"]) + 40
    whole = anna.whole_log(table)
    assert log_by([*states, state]) == [json.dumps(entry) for entry in whole]


def test_nonsense_about_what_was_seen_gives_everything(anna: Person, table: str, line: Line) -> None:
    line.move()
    for since in ("99", "-1", "x", "9" * 30):
        with anna.at(table, since=since) as again:  # pyright: ignore[reportArgumentType]
            assert again.greet()["log_from"] == 0


def test_presence(anna: Person, ben: Person) -> None:
    opened = anna.open("me", "open", "bot")
    ben.join(opened["links"][0]["url"])
    with anna.at(opened["table"]) as line:
        line.greet()
        with ben.at(opened["table"]) as other:
            other.greet()
            line.hear_until(lambda message: message["type"] == "presence" and message["seats"][1]["connected"])
        line.hear_until(lambda message: message["type"] == "presence" and not message["seats"][1]["connected"])


def test_many_watch_the_same(anna: Person, table: str, line: Line) -> None:
    from contextlib import ExitStack

    with ExitStack() as stack:
        watching = [stack.enter_context(Person(anna.url).at(table)) for _ in range(10)]
        for one in watching:
            one.greet()
        line.move()
        assert len({json.dumps(one.state_after(2)) for one in watching}) == 1
