"""What keeps strangers out: tokens, origins, headers, sizes, rates."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from spielwerk.server.actions import import_game
from spielwerk.server.live.connection import Connection
from spielwerk.server.security.budgets import Account, Purse
from spielwerk.server.settings import Limits
from tests.server.conftest import serving, settings_in
from tests.server.people import Person, eventually
from tests.server.served import GENEROUS

SECRET_PAGE = "https://evil.example"
WISH = {"game": "airship_city", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}


def test_a_browser_gets_a_cookie_that_scripts_can_not_read(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Spielwerk</title>")
    with serving(settings_in(tmp_path, static=tmp_path)) as url, httpx.Client(base_url=url) as browser:
        given = browser.get("/table/abc").headers["set-cookie"]
        assert given.startswith("spielwerk=") and "HttpOnly" in given and "SameSite=lax" in given
        assert len(given.split("=")[1].split(";")[0]) >= 22
        assert "set-cookie" not in browser.get("/").headers
        opened = browser.post("/api/tables", json=WISH)
        assert "set-cookie" not in opened.headers
        table = opened.json()["table"]
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        address = "ws" + url.removeprefix("http") + f"/api/tables/{table}/live"
        with connect(address, additional_headers={"Cookie": cookie}, origin=url) as socket:  # pyright: ignore[reportArgumentType]
            assert len(json.loads(socket.recv())["mine"]) == 1


def test_a_late_answer_makes_nobody_another_person(url: str) -> None:
    """What was asked before somebody had a token and is answered after it must not replace the token."""
    with httpx.Client(base_url=url) as client:
        asked = [httpx.get(f"{url}/api{path}", timeout=None) for path in ("/games", "/tables", "/tables/public")]
        table = client.post("/api/tables", json=WISH).json()["table"]
        for answer in asked:
            client.cookies.update(answer.cookies)
        assert [one["table"] for one in client.get("/api/tables").json()] == [table]


def test_cookies_are_secure_behind_https(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, public_url="https://games.example")) as url:
        assert "Secure" in httpx.post(f"{url}/api/tables", json=WISH).headers["set-cookie"]
        person = Person(url)
        opened = person.open("me", "open", "bot")
        assert opened["links"][0]["url"].startswith("https://games.example/join/")


@pytest.mark.parametrize("token", ["nobody", "short", "x" * 65, "a b" * 10, "ä" * 22])
def test_a_token_of_the_wrong_form_is_nobody(url: str, token: str) -> None:
    headers = [(b"Authorization", f"Bearer {token}".encode())]
    assert "set-cookie" in httpx.post(f"{url}/api/tables", json=WISH, headers=headers).headers
    assert httpx.get(f"{url}/api/tables", headers=headers).json() == []


def test_tokens_are_stored_as_hashes_only(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as url:
        anna, ben = Person(url), Person(url)
        opened = anna.open("me", "open", "bot")
        link = opened["links"][0]["url"]
        ben.join(link)
        again = anna.call("POST", f"/tables/{opened['table']}/invitations", {"seat": 0}, 201)["url"]
        with anna.at(opened["table"]) as line:
            line.greet()
            line.move()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert len(dump) > 1000
    for secret in (anna.token, ben.token, link.rpartition("/")[2], again.rpartition("/")[2]):
        assert secret not in dump


def test_other_pages_may_not_open_sockets_or_change_things(anna: Person, url: str) -> None:
    table = anna.open("me", "guest", "guest")["table"]
    for origin in (SECRET_PAGE, "null", "http://127.0.0.1:1"):
        with anna.at(table, origin=origin) as line, pytest.raises(ConnectionClosed):
            assert line.hear()["code"] == "origin"
            line.hear()
        refused = anna.http.put(f"/tables/{table}/notes", json={"text": "x"}, headers={"Origin": origin})
        assert refused.status_code == 403 and refused.json()["error"]["code"] == "origin"
    with anna.at(table, origin=url) as line:
        line.greet()
    assert anna.http.put(f"/tables/{table}/notes", json={"text": "x"}, headers={"Origin": url}).status_code == 200


def test_named_origins_are_welcome(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, origins=("http://localhost:5173",))) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        with anna.at(table, origin="http://localhost:5173") as line:
            assert line.greet()["mine"] == [0, 1, 2]


def test_headers_forbid_what_the_app_does_not_need(url: str) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/table/x"):
        headers = httpx.get(url + path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy and "default-src 'none'" in policy and "http" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin" and "server" not in headers
    assert httpx.get(f"{url}/api/games").headers["cache-control"] == "no-store"


def chunks(size: int) -> Iterator[bytes]:
    for _ in range(size // 1000):
        yield b'"' + b"a" * 999


def test_large_bodies_are_refused(anna: Person) -> None:
    assert anna.refused("POST", "/tables", {"game": "x" * 40_000, "seats": []}) == "too_large"
    unannounced = anna.http.post("/tables", content=chunks(100_000), headers={"Content-Type": "application/json"})
    assert unannounced.status_code == 413 and unannounced.json()["error"]["code"] == "too_large"
    assert anna.refused("POST", "/import", {"moves": ["x" * 100] * 9_900}) == "too_large"
    assert anna.refused("POST", "/import", {"format": "spielwerk-game", "moves": ["x"] * 6000}) == "too_large"


@pytest.mark.parametrize("part", [b"[]", b"{}", b"1", b'{"":0}'])
def test_bodies_of_very_many_parts_are_not_even_read(
    anna: Person, monkeypatch: pytest.MonkeyPatch, part: bytes
) -> None:
    """Reading some hundred thousand values takes long, and nobody is served meanwhile."""
    read: list[Any] = []
    monkeypatch.setattr(import_game, "_played", read.append)
    body = b'{"moves": [' + b",".join([part] * 150_000) + b"]}"
    answer = anna.http.post("/import", content=body, headers={"Content-Type": "application/json"})
    assert answer.json()["error"]["code"] == "too_large" and answer.status_code == 413 and not read


def test_broken_json_is_refused(anna: Person) -> None:
    for body in (b"{", b"\xff", b"[1]", b"null", b'{"game": "\\ud800", "seats": [{"kind": "me"}]}'):
        answer = anna.http.post("/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 404, 422) and answer.json()["error"]["text"]


def test_half_characters_are_dropped(anna: Person) -> None:
    body = b'{"text": "a\\ud800b"}'
    table = anna.open("me", "guest", "guest")["table"]
    answer = anna.http.put(f"/tables/{table}/notes", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (200, 422)


def test_everything_has_its_pace(tmp_path: Path) -> None:
    slow = Limits(
        messages_per_second=1, messages_at_once=5, chats_per_second=0.1, chats_at_once=2, tables_per_minute=1,
        tables_at_once=2, calls_per_second=0.5, calls_at_once=12,
    )  # fmt: skip
    with serving(settings_in(tmp_path, limits=slow)) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        anna.open("me", "guest", "guest")
        assert anna.refused("POST", "/tables", {"game": "airship_city", "seats": [{"kind": "me"}] * 3}) == "too_fast"
        with anna.at(table) as line:
            line.greet()
            assert [line.ask(type="chat", text="a")["type"] for _ in range(3)] == ["ack", "ack", "refused"]
            answers = [line.ask(type="ping") for _ in range(6)]
            assert answers[0]["type"] == "ack" and answers[-1]["code"] == "too_fast"
        codes = [anna.http.get("/bots").status_code for _ in range(20)]
        assert codes[0] == 200 and codes[-1] == 429


class DeafSocket:
    """A client that reads one message and no more."""

    headers: ClassVar[dict[str, str]] = {}
    cookies: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.code: int | None = None
        self.reads = asyncio.Event()

    async def send_text(self, text: str) -> None:
        self.sent.append(text)
        await self.reads.wait()

    async def close(self, code: int) -> None:
        self.code = code


@pytest.mark.parametrize("limits", [{"waiting_messages": 20}, {"waiting_characters": 500}])
def test_a_client_that_does_not_read_is_sent_away(limits: dict[str, int]) -> None:
    """Before what waits for it fills the memory: few large messages are as many as many small ones."""

    async def talk() -> None:
        socket: Any = DeafSocket()
        room: Any = None
        connection = Connection(socket, room, None, "en", replace(GENEROUS, **limits), Account())
        writing = asyncio.create_task(connection.write())
        for number in range(30):
            connection.send({"type": "number", "number": number})
            await asyncio.sleep(0)
        socket.reads.set()
        await writing
        assert socket.code == 1013 and len(socket.sent) == 1

    asyncio.run(talk())


class FloodingSocket(DeafSocket):
    """A client that sends and sends."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.frames = iter([text] * 50)

    async def receive(self) -> dict[str, Any]:
        text = next(self.frames, None)
        return {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}


@pytest.mark.parametrize("text", ['{"type": "ping", "id": "x"}', "nonsense" * 900])
def test_frames_that_are_too_many_or_make_no_sense_are_paid_for(text: str) -> None:
    """Answering them takes time too: whoever floods a socket with them waits for their own purse."""

    async def do(who: Connection, message: Any) -> None:
        raise AssertionError("this is not done")

    async def flood() -> float:
        socket: Any = FloodingSocket(text)
        room: Any = None
        purse, limits = Purse(1e-9, 1), replace(GENEROUS, messages_at_once=0, messages_per_second=1e-9)
        await Connection(socket, room, None, "en", limits, Account(purse)).read(do)
        return 1 - purse.left

    assert asyncio.run(flood()) > 0


def test_others_have_their_turn_after_each_frame() -> None:
    """Also where a thousand of them have come at once."""
    turns: list[str] = []

    async def do(who: Connection, message: Any) -> None:
        turns.append("frame")

    async def others() -> None:
        while True:
            turns.append("others")
            await asyncio.sleep(0)

    async def flood() -> None:
        socket: Any = FloodingSocket('{"type": "ping", "id": "x"}')
        room: Any = None
        waiting = asyncio.create_task(others())
        await Connection(socket, room, None, "en", GENEROUS, Account()).read(do)
        waiting.cancel()

    asyncio.run(flood())
    assert turns.count("frame") == 50 <= turns.count("others")


def test_the_number_of_sockets_at_a_table_is_limited(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, watching_per_table=2, sockets_per_seat=2))) as url:
        anna, ben = Person(url), Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        with ben.at(table) as one, Person(url).at(table) as two:
            one.greet()
            two.greet()
            assert turned_away(Person(url), table)
            with anna.at(table) as mine, anna.at(table) as other:
                assert mine.greet()["mine"] == other.greet()["mine"] == [0, 1, 2], "who sits there has a place"
                assert turned_away(anna, table)


def turned_away(person: Person, table: str) -> bool:
    """Whether there is no place for one more socket; to be asked when all before it are in."""
    with person.at(table) as line:
        return line.hear().get("code") == "full"


def test_the_number_of_sockets_from_one_address_is_limited(tmp_path: Path) -> None:
    """At whatever tables they are, and for whomever."""
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, sockets_per_address=2))) as url:
        anna, ben = Person(url), Person(url)
        tables = [anna.open("me", "guest", "guest")["table"] for _ in range(3)]
        with anna.at(tables[0]) as one, ben.at(tables[1]) as two:
            one.greet()
            two.greet()
            with pytest.raises(InvalidStatus) as turned, anna.at(tables[2]):
                pass
            answer = turned.value.response
            assert answer.status_code == 429 and json.loads(answer.body or b"")["error"]["code"] == "too_many_sockets"
            assert answer.headers["content-security-policy"] and answer.headers["x-request-id"]
        eventually(lambda: may_come(anna, tables[2]), bool)


def may_come(person: Person, table: str) -> bool:
    """Whether there is a socket free."""
    try:
        with person.at(table) as line:
            return bool(line.greet())
    except InvalidStatus:
        return False


def test_sockets_count_from_their_handshake_until_their_connection_has_gone(tmp_path: Path) -> None:
    """Also while it is looked up where they lead, and after they were refused, even if they ignore that."""
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, sockets_per_address=3))) as url:
        lines = [handshake(url, "a" * 16) for _ in range(5)]
        try:
            answers = [line.recv(100) for line in lines]
            assert [answer[9:12] for answer in answers] == [b"101"] * 3 + [b"429"] * 2
            for line in lines:
                while line.recv(1000):  # the refusal and the close frame, which it does not answer
                    pass
        finally:
            for line in lines:
                line.close()
        handshake(url, "a" * 16).close()


def handshake(url: str, table: str) -> socket.socket:
    """A socket that begins and then says nothing any more."""
    host, _, port = url.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)))
    line.settimeout(15)
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    return line


def test_handshakes_are_calls_that_one_address_makes_only_so_often(tmp_path: Path) -> None:
    few = replace(GENEROUS, calls_per_second=0.01, calls_at_once=4)
    with serving(settings_in(tmp_path, limits=few)) as url:
        codes: list[int] = []
        for path in ("/api/tables/aaaaaaaaaaaaaaaa/live", "/nowhere"):
            for _ in range(3):
                try:
                    with connect("ws" + url.removeprefix("http") + path) as line:
                        codes.append(json.loads(line.recv())["code"])
                except InvalidStatus as turned:
                    codes.append(turned.response.status_code)
        assert codes == ["not_found"] * 3 + [403, 429, 429]
