"""Faults stay where they are: damaged rows, two servers on one file, clocks that jump, workers that can't start."""

from __future__ import annotations

import socket
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from spielwerk.server.app import create_app
from spielwerk.server.storage.database import Taken, hold
from tests.server.conftest import serving, settings_in
from tests.server.people import Person, eventually
from tests.server.served import GENEROUS

QUICK = {"kind": "live", "seconds_per_move": 1}


def change(folder: Path, statement: str, *given: object) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute(statement, given)
    database.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET body = '{' WHERE table_id = ? AND n = 1",
        "UPDATE entries SET body = '{}' WHERE table_id = ? AND n = 1",
        "UPDATE entries SET kind = 'dance' WHERE table_id = ? AND n = 2",
        "UPDATE tables SET choices = 'nonsense', deadline = 1, waiting_bot = 1 WHERE id = ?",
    ],
)
def test_a_damaged_row_stops_only_its_own_table(tmp_path: Path, damage: str) -> None:
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        bad, good = (anna.open("me", "guest", "guest", pace=QUICK, public=True)["table"] for _ in range(2))
        anna.call("PUT", f"/tables/{bad}/seats/0", {"name": "Anna"})
    change(tmp_path, damage, bad)
    with serving(settings_in(tmp_path)) as url:
        anna.http.base_url = f"{url}/api"
        answer = anna.http.get(f"/tables/{bad}/position")
        assert answer.status_code == 500 and answer.json()["error"]["code"] == "damaged"
        for path in ("/tables", "/tables/public"):
            assert good in [table["table"] for table in anna.call("GET", path)]
        anna.url = url
        with anna.at(good) as line:
            line.greet()
            line.hear_until(lambda message: message["type"] == "state" and message["seats"][0]["kind"] == "bot")


@pytest.mark.parametrize("data", [b"garbage", b"", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_a_garbage_snapshot_is_made_again_from_the_log(tmp_path: Path, data: bytes) -> None:
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        with anna.at(table) as line:
            line.greet()
            for which in range(5):
                line.step(which)
            before = line.state
    change(tmp_path, "INSERT OR REPLACE INTO snapshots VALUES (?, 3, 1, ?)", table, data)
    with serving(settings_in(tmp_path)) as url:
        anna.http.base_url = f"{url}/api"
        assert anna.call("GET", f"/tables/{table}/position")["view"] == before["view"]


def test_two_servers_on_one_sqlite_file(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    (tmp_path / "link").symlink_to(tmp_path)
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "tables.sqlite")
    with serving(settings):
        for name in ("tables.sqlite", "link/tables.sqlite", "other.sqlite"):
            with pytest.raises(Taken), hold(f"sqlite:///{tmp_path / name}"):
                pass
    with hold(settings.database):
        pass
    assert create_app(settings)


def test_a_clock_that_jumps_by_days_ends_nobodys_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest", pace={"kind": "days"})["table"]
        plain = time.time
        monkeypatch.setattr(time, "time", lambda: plain() + 10 * 24 * 3600)
        time.sleep(0.5)
        state = anna.call("GET", f"/tables/{table}/position")
        assert state["seats"][0]["kind"] == "human" and state["seats"][0]["clock"]["left"] > 2 * 24 * 3600


def test_bots_play_on_where_no_worker_can_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from spielwerk.server.bots import pool

    monkeypatch.setattr(pool, "WORKER", ("/nonexistent/python",))
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        table = anna.open({"kind": "bot", "bot": "greedy"}, "me", "guest")["table"]
        with anna.at(table) as line:
            line.greet()
            assert line.hear_type("error")["code"] == "bots_simple"
            line.hear_until(lambda message: message["type"] == "state" and (message["asked"] or {}).get("mine"))
        assert anna.call("GET", "/health")["troubles"] == ["workers"]


def lasts(address: str, sent: bytes) -> float:
    """How long a connection lasts on which something is begun and not finished."""
    host, _, port = address.removeprefix("http://").partition(":")
    began = time.monotonic()
    with socket.create_connection((host, int(port))) as line:
        line.sendall(sent)
        line.settimeout(10)
        try:
            while line.recv(1000):
                pass
        except ConnectionResetError:
            pass
    return time.monotonic() - began


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/bots HTTP/1.1\r\nHost: localh",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_half_requests_are_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    quick = replace(GENEROUS, header_seconds=0.3, body_seconds=0.3)
    with serving(settings_in(tmp_path, limits=quick)) as url:
        assert 0.25 < lasts(url, sent) < 9


@pytest.mark.parametrize("sent", [b"X: " + b"y" * 100_000, b"x: y\r\n" * 20_000], ids=["one", "many"])
def test_headers_without_end_are_not_listened_to(url: str, sent: bytes) -> None:
    host, _, port = url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\n" + sent)
        line.settimeout(10)
        assert line.recv(1000).startswith(b"HTTP/1.1 400 ")
    answer = httpx.post(f"{url}/api/import", content=b" " * 900_000, headers={"X": "y" * 10_000})
    assert answer.status_code == 422, "a long body is no long header"


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, connections_per_address=3))) as url:
        host, _, port = url.removeprefix("http://").partition(":")
        lines = [socket.create_connection((host, int(port))) for _ in range(6)]
        eventually(lambda: sum(map(is_closed, lines)), lambda closed: closed >= 3)
        assert sum(map(is_closed, lines)) == 3
        for line in lines:
            line.close()
        assert eventually(lambda: answers(url), bool)


def is_closed(line: socket.socket) -> bool:
    """Whether the server has closed a connection on which nothing was said."""
    line.settimeout(0.05)
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


def answers(url: str) -> bool:
    """Whether somebody is let in."""
    try:
        return bool(Person(url).call("GET", "/bots"))
    except httpx.TransportError:
        return False
