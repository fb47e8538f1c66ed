"""What comes over a connection holds nobody up, however much it is and however small its parts are."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
from uvicorn.server import ServerState
from websockets.sync.client import connect

from spielwerk.server.app import create_app
from spielwerk.server.http import intake
from spielwerk.server.http.connections import MOST_PIECES, PatientHttp, PatientSocket
from spielwerk.server.http.guard import Guard
from spielwerk.server.http.intake import BITE, Intake
from spielwerk.server.metrics import Metrics
from spielwerk.server.security.bans import Bans
from spielwerk.server.security.budgets import Account, Purse
from spielwerk.server.serving import configured
from tests.server.conftest import serving, settings_in
from tests.server.people import Person
from tests.server.test_security import handshake

MASK = bytes(4)


class Line:
    """A connection with somebody who sends."""

    def __init__(self) -> None:
        self.is_read = True
        self.is_gone = False

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def abort(self) -> None:
        self.is_gone = True

    def is_closing(self) -> bool:
        return self.is_gone


def intake_of(swallow: Callable[[bytes], None], is_wanted: Callable[[], bool] = lambda: True) -> tuple[Any, Intake]:
    line: Any = Line()
    return line, Intake(line, swallow, is_wanted, patience=0.05)


def test_others_have_their_turn_between_the_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "LONGEST", 0.0)
    turns: list[str] = []

    async def others() -> None:
        while turns.count("bit") < 10:
            turns.append("others")
            await asyncio.sleep(0)

    async def send() -> None:
        line, taken = intake_of(lambda bite: turns.append("bit"))
        taken.take(bytes(10 * BITE))
        assert turns == ["bit"] and not line.is_read
        await others()
        await asyncio.sleep(0.01)
        assert line.is_read

    asyncio.run(send())
    assert turns.count("others") > 5


def test_all_that_came_is_passed_on_in_its_order() -> None:
    async def send() -> bytes:
        heard = bytearray()
        _, taken = intake_of(heard.extend)
        sent = bytes(range(256)) * 50
        for start in range(0, len(sent), 3000):
            taken.take(sent[start : start + 3000])
        while len(heard) < len(sent):
            await asyncio.sleep(0)
        assert heard == sent
        return sent

    asyncio.run(send())


def test_who_sends_pays_and_waits_for_their_purse() -> None:
    async def send() -> None:
        heard: list[bytes] = []
        line, taken = intake_of(heard.append)
        purse = Purse(1e-9, 1)
        taken.account = Account(purse)
        taken.take(b"a")
        assert heard == [b"a"] and purse.left < 1
        purse.spend(2)
        taken.take(b"b")
        assert heard == [b"a"] and not line.is_read
        await asyncio.sleep(0.1)  # after so much patience it is heard, and whoever hears it may refuse it
        assert heard == [b"a", b"b"] and line.is_read

    asyncio.run(send())


def test_nothing_is_taken_in_that_nobody_wants_yet() -> None:
    async def send() -> None:
        heard: list[bytes] = []
        wanted = False
        line, taken = intake_of(heard.append, lambda: wanted)
        taken.take(b"a")
        assert not heard and not line.is_read
        wanted = True
        taken.go_on()
        await asyncio.sleep(0.01)
        assert heard == [b"a"] and line.is_read

    asyncio.run(send())


def test_who_sends_on_without_end_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "MOST_UNREAD", 10)
    line, taken = intake_of(lambda bite: None, lambda: False)
    taken.take(b"x" * 10)
    assert not line.is_gone
    taken.take(b"x")
    assert line.is_gone


# ---------------------------------------------------------------- a real server


async def silent(scope: Any, receive: Any, send: Any) -> None:
    """An app that lets a socket in, and listens when it is told to."""
    await receive()
    await send({"type": "websocket.accept"})
    await scope["state"]["listens"].wait()
    await receive()
    await asyncio.sleep(10)


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


@asynccontextmanager
async def socket_of(folder: Path) -> AsyncGenerator[tuple[Any, asyncio.Event]]:
    """A socket of the server with a connection that is none, let in, and what lets the app listen."""
    config = configured(settings_in(folder))
    config.load()
    config.loaded_app, made, listens = silent, cast(Any, config.ws_protocol_class), asyncio.Event()
    protocol = made(config, ServerState(), {"listens": listens})
    protocol.connection_made(Mock(is_closing=lambda: False, get_extra_info=lambda name: None))
    protocol.data_received(HANDSHAKE)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    protocol.transport.write.reset_mock()
    try:
        yield protocol, listens
    finally:
        for task in protocol.tasks:
            task.cancel()
        protocol.stop_keepalive()
        await asyncio.sleep(0)


def test_pings_whose_answers_nobody_reads_are_not_answered_without_end(tmp_path: Path) -> None:
    """Their answers would else fill the memory."""

    async def send() -> None:
        async with socket_of(tmp_path) as (line, _):
            line.pause_writing()
            line.data_received((b"\x89\x80" + MASK) * 10)
            await asyncio.sleep(0.01)
            assert not line.transport.write.called and line.transport.pause_reading.called
            line.resume_writing()
            await asyncio.sleep(0.01)
            assert line.transport.write.call_count == 10

    asyncio.run(send())


def test_messages_wait_where_they_cost_nothing_until_the_one_before_is_read(tmp_path: Path) -> None:
    async def send() -> None:
        async with socket_of(tmp_path) as (line, listens):
            line.data_received((b"\x81\x81" + MASK + b"x") * 1000)
            await asyncio.sleep(0.01)
            assert 0 < line.queue.qsize() < 100
            listens.set()
            await asyncio.sleep(0.01)
            assert 0 < line.queue.qsize() < 100

    asyncio.run(send())


def test_a_message_has_no_end_of_pieces(tmp_path: Path) -> None:
    """Empty ones have no size that would be too much."""
    with serving(settings_in(tmp_path)) as url:
        table = Person(url).open("me", "guest", "guest")["table"]
        with welcomed(url, table) as line:
            line.sendall(b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * (MOST_PIECES + 1))
            assert b"\x88\x02\x03\xf1" in everything(line), "a close frame with code 1009"


def welcomed(url: str, table: str) -> socket.socket:
    """A socket at a table on which anything can be sent."""
    line = handshake(url, table)
    assert line.recv(100).startswith(b"HTTP/1.1 101")
    return line


def everything(line: socket.socket) -> bytes:
    """All that comes until the end."""
    heard = bytearray()
    while some := line.recv(100_000):
        heard += some
    return bytes(heard)


def test_calls_that_came_at_once_wait_where_they_cost_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All are answered, but only few of them are read ahead."""
    ahead: list[int] = []
    before = PatientHttp.on_headers_complete

    def noted(http: PatientHttp) -> None:
        before(http)
        ahead.append(len(http.pipeline))

    monkeypatch.setattr(PatientHttp, "on_headers_complete", noted)
    call, last = (f"GET /healthz HTTP/1.1\r\nHost: localhost\r\n{close}\r\n" for close in ("", "Connection: close\r\n"))
    with serving(settings_in(tmp_path)) as url:
        host, _, port = url.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), 20) as line:
            line.sendall((call * 1000 + last).encode())
            assert everything(line).count(b"HTTP/1.1 200") == 1001
    assert len(ahead) == 1001 and max(ahead) < 30


@pytest.mark.parametrize(
    ("peer", "pays"), [("127.0.0.9", "127.0.0.9"), ("127.0.0.1", "2001:0db8:0000:0000")], ids=["direct", "proxy"]
)
def test_who_sends_frames_pays_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, peer: str, pays: str) -> None:
    """Also for those that no message comes of; behind a proxy whoever it speaks for."""
    paid: list[str] = []
    monkeypatch.setattr(PatientSocket, "handle_ping", lambda socket: paid.append(socket._intake.account.address))
    with serving(settings_in(tmp_path)) as url:
        table = Person(url).open("me", "guest", "guest")["table"]
        address = f"ws{url.removeprefix('http')}/api/tables/{table}/live"
        forwarded = {"X-Forwarded-For": "2001:db8::7"}
        with connect(address, additional_headers=forwarded, source_address=(peer, 0)) as line:
            line.recv()
            line.ping()
            line.send("a message")
            line.recv()
    assert paid == [pays]


@pytest.mark.parametrize(("peer", "pays"), [("192.0.2.1", "192.0.2.1"), ("192.0.2.9", "")])
def test_who_sends_calls_pays_for_them(tmp_path: Path, peer: str, pays: str) -> None:
    """A proxy does not pay for those for whom it speaks."""
    config = configured(settings_in(tmp_path, trusted_proxies=("192.0.2.9",)))
    config.load()
    loop, made = asyncio.new_event_loop(), cast(Any, config.http_protocol_class)
    try:
        protocol = made(config, ServerState(), {}, loop)
        protocol.connection_made(Mock(get_extra_info=lambda name: (peer, 1) if name == "peername" else None))
        assert protocol._intake.account.address == pays
        protocol.connection_lost(None)
    finally:
        loop.close()


def test_asking_in_vain_is_paid_for(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    app = create_app(settings)
    guard = Guard(app, settings, Bans(), Metrics())
    heard: list[Any] = []

    async def send(message: Any) -> None:
        heard.append(message)

    async def ask() -> None:
        scope = {
            "type": "http",
            "app": app,
            "method": "GET",
            "path": "/",
            "query_string": b"",
            "client": ("9.9.9.9", 1),
        }
        receive: Any = None
        await guard(scope | {"headers": [(b"host", b"evil.example")]}, receive, send)

    purse = app.state.budgets._addresses.of("9.9.9.9")
    before = purse.left
    asyncio.run(ask())
    assert heard[0]["status"] == 421 and purse.left < before
