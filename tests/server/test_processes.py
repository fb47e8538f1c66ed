"""Several server processes at the same tables: PostgreSQL decides races and wakes the others."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster import Cluster
from tests.server.people import Line, Person, ServerProcess
from tests.server.test_kill import stored

FORGOTTEN = 3.0


@pytest.fixture(scope="module")
def servers(postgres: Cluster) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    database = postgres.new_database()
    started: list[ServerProcess] = []

    def start() -> None:
        started.append(ServerProcess(database, "--forgotten", str(FORGOTTEN)))

    threads = [threading.Thread(target=start) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    try:
        yield started[0], started[1]
    finally:
        for server in started:
            server.kill()


def elsewhere(person: Person, server: ServerProcess) -> Person:
    """The same person at another process."""
    other = Person(server.url, person.lang)
    other.token = person.token
    other.http.headers["Authorization"] = person.http.headers["Authorization"]
    return other


def both(*calls: Any) -> list[Any]:
    """Do things at the same moment; returns their answers."""
    answers: list[Any] = [None] * len(calls)
    start = threading.Barrier(len(calls))

    def run(number: int) -> None:
        start.wait()
        answers[number] = calls[number]()

    threads = [threading.Thread(target=run, args=[number]) for number in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_what_one_process_stores_the_other_shows(servers: tuple[ServerProcess, ServerProcess]) -> None:
    anna, ben = Person(servers[0].url), Person(servers[1].url, "de")
    opened = anna.open({"kind": "me", "name": "Anna"}, "open", {"kind": "bot", "bot": "random"})
    table = opened["table"]
    with anna.at(table) as line:
        line.greet()
        ben.join(opened["links"][0]["url"].replace(servers[0].url, servers[1].url), name="Ben")
        line.hear_until(lambda message: message["type"] == "state" and message["status"] == "playing")
        with ben.at(table) as other:
            other.greet()
            line.hear_until(lambda message: message["type"] == "presence" and message["seats"][1]["connected"])
            other.hear_until(lambda message: message["type"] == "presence" and message["seats"][0]["connected"])
            play_together(line, other)
            assert other.state["view"] == line.state["view"]
            assert line.ask(type="chat", text="hello over there")["type"] == "ack"
            assert other.hear_type("chat")["text"] == "hello over there"
        line.hear_until(lambda message: message["type"] == "presence" and not message["seats"][1]["connected"])


def play_together(line: Line, other: Line) -> None:
    """Both act when it is their turn; both know the same in the end."""
    for which in range(25):
        to_act(line, other).step(which)
    to_act(line, other)


def to_act(line: Line, other: Line) -> Line:
    """Who acts next, once both know the same and no bot is at it."""
    while True:
        for one in (line, other):
            one.state_after(max(line.state["n"], other.state["n"]))
        acting = [one for one in (line, other) if one.state["options"] or one.state["can"]["confirm"]]
        if acting and line.state["n"] == other.state["n"]:
            return acting[0]
        if not acting:
            line.state_after(line.state["n"] + 1)


def test_races_have_one_winner(servers: tuple[ServerProcess, ServerProcess]) -> None:
    anna = Person(servers[0].url)
    again = elsewhere(anna, servers[1])
    table = anna.open("me", "guest", "guest")["table"]
    with anna.at(table) as one, again.at(table) as two:
        one.greet()
        two.greet()
        wins = [0, 0]
        for number in range(30):
            n = max(one.state["n"], two.state["n"])
            one.state_after(n)
            two.state_after(n)
            if one.state["can"]["confirm"]:
                one.confirm()
                continue
            seat, keys = one.state["asked"]["seat"], [option["key"] for option in one.state["options"]]
            message = {"type": "move", "seat": seat, "n": n}
            first, second = keys[number % len(keys)], keys[(number + 1) % len(keys)]
            answers = both(partial(one.ask, **message, key=first), partial(two.ask, **message, key=second))
            done = [answer["type"] == "ack" for answer in answers]
            assert sum(done) == 1, answers
            assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "stale"
            wins[done.index(True)] += 1
            one.state_after(n + 1)
            two.state_after(n + 1)
            assert one.state["view"] == two.state["view"]
    log = stored(servers[0].database)[table]
    assert [row.n for row in log] == list(range(1, len(log) + 1))


def test_the_same_message_to_both_processes_is_done_once(servers: tuple[ServerProcess, ServerProcess]) -> None:
    anna = Person(servers[0].url)
    again = elsewhere(anna, servers[1])
    table = anna.open("me", "guest", "guest")["table"]
    with anna.at(table) as one, again.at(table) as two:
        one.greet()
        two.greet()
        for number in range(15):
            message = {"type": "chat", "text": f"{number}", "id": f"id-{number}"}
            answers = both(partial(one.ask, **message), partial(two.ask, **message))
            assert answers[0] == answers[1] and answers[0]["type"] == "ack"
    said = [row.body for row in stored(servers[0].database)[table] if row.kind == "chat"]
    assert len(said) == 15


def test_one_seat_is_taken_once(servers: tuple[ServerProcess, ServerProcess]) -> None:
    host = Person(servers[0].url)
    for _ in range(8):
        opened = host.open("me", "open", "bot")
        token = opened["links"][0]["url"].rpartition("/")[2]
        people = [Person(servers[number % 2].url) for number in range(4)]
        answers = both(*(partial(person.http.post, f"/join/{token}", json={"name": "x"}) for person in people))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


def test_bots_of_a_process_that_died_are_played_by_another(postgres: Cluster) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        first = ServerProcess(database, "--forgotten", str(FORGOTTEN))
        stack.callback(first.kill)
        second = ServerProcess(database, "--forgotten", str(FORGOTTEN))
        stack.callback(second.kill)
        anna = Person(first.url)
        seats = [{"kind": "bot", "bot": "greedy"}] * 3
        table = anna.open(*seats)["table"]
        again = elsewhere(anna, second)
        with again.at(table) as line:
            line.greet()
            line.hear_until(lambda message: message["type"] == "state" and message["moves"] >= 2)
            first.process.kill()
            moves = line.state["moves"]
            line.hear_until(lambda message: message["type"] == "state" and message["moves"] >= moves + 10)
    log = stored(database)[table]
    assert [row.n for row in log] == list(range(1, len(log) + 1))


def test_a_device_added_or_removed_at_one_process_is_so_at_the_other(
    servers: tuple[ServerProcess, ServerProcess],
) -> None:
    laptop, phone = Person(servers[0].url), Person(servers[1].url)
    table = phone.open("me", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})["table"]
    with phone.at(table) as line:
        assert line.greet()["mine"] == [0]
        link = laptop.call("POST", "/me/links", {}, 201)["url"].rpartition("/")[2]
        answer = phone.http.post(f"{servers[0].url}/api/links/{link}", json={"keep_tables": True})
        with pytest.raises(ConnectionClosed):  # the socket of the visitor that the phone was comes in anew
            while True:
                line.hear()
    phone.token = answer.cookies["spielwerk"]
    phone.http.headers["Authorization"] = f"Bearer {phone.token}"
    with phone.at(table) as line, elsewhere(laptop, servers[1]).at(table) as other:
        assert line.greet()["mine"] == other.greet()["mine"] == [0]
        device = next(each["device"] for each in laptop.call("GET", "/me")["devices"] if not each["this"])
        laptop.call("DELETE", f"/me/devices/{device}")
        with pytest.raises(ConnectionClosed):
            while True:
                line.hear()
    assert phone.call("GET", "/tables") == []


def test_a_table_closed_at_one_process_is_closed_at_the_other(servers: tuple[ServerProcess, ServerProcess]) -> None:
    anna, ben = Person(servers[0].url), Person(servers[1].url)
    table = anna.open("me", "open", {"kind": "bot", "bot": "random"})["table"]
    with ben.at(table) as line:
        line.greet()
        anna.call("DELETE", f"/tables/{table}", status=204)
        assert line.hear_type("error")["code"] == "closed"
    assert ben.refused("GET", f"/tables/{table}") == "not_found"
