"""What no client of ours would send: refused with all headers, and nobody's mistake but the sender's."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from uvicorn.server import ServerState
from websockets.sync.client import connect

from spielwerk.server.http.guard import HEADERS
from spielwerk.server.http.readiness import Readiness
from spielwerk.server.security.sanitise import has_nul
from spielwerk.server.serving import configured
from spielwerk.server.settings import Limits
from tests.server.cluster import Cluster
from tests.server.conftest import serving, settings_in
from tests.server.people import Person

PUSH = {"endpoint": "https://push.example/\0", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}


def check_headers(answer: httpx.Response) -> None:
    assert HEADERS.items() <= dict(answer.headers).items() and answer.headers["x-request-id"]


@pytest.mark.parametrize("path", ["/", "/api/bots", "/healthz", "/metrics"])
@pytest.mark.parametrize("host", ["[", "a]", "[::1", "½"])
def test_names_that_are_none(url: str, caplog: pytest.LogCaptureFixture, path: str, host: str) -> None:
    answer = httpx.get(url + path, headers=[(b"host", host.encode("latin-1"))])
    assert answer.status_code == {"/healthz": 200, "/metrics": 404}.get(path, 421)
    check_headers(answer)
    assert caplog.records == []


@pytest.mark.parametrize("path", ["/%00", "/api/%00", "/" + "x" * 5000, "/assets/" + "y/" * 900, "/" + "z" * 300])
def test_paths_that_can_not_be_are_refused_with_all_headers(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert 400 <= answer.status_code < 500 or (len(path) < 1000 and answer.status_code in (200, 503))
    assert answer.headers["x-frame-options"] == "DENY" and answer.headers["content-security-policy"]


def test_a_name_that_somebody_has_pointed_here_is_refused(url: str, tmp_path: Path) -> None:
    assert httpx.get(f"{url}/api/bots", headers={"Host": "evil.example"}).status_code == 421
    assert httpx.get(f"{url}/api/bots", headers={"Host": "localhost:80"}).status_code == 200
    with serving(settings_in(tmp_path, public_url="https://games.example.org")) as public:
        assert httpx.get(f"{public}/api/bots", headers={"Host": "games.example.org"}).status_code == 200
        assert answered(public, "games.example.org") == 200
        assert answered(public, "games.example.org", "evil.example") == 421
        assert httpx.get(f"{public}/api/bots", headers={"Host": "evil.example"}).status_code == 421


def answered(url: str, *hosts: str) -> int:
    """What a call with some hosts in its headers is answered with; clients of httpx name no two."""
    named = "".join(f"Host: {host}\r\n" for host in hosts)
    with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as line:
        line.sendall(f"GET /api/bots HTTP/1.1\r\n{named}Connection: close\r\n\r\n".encode())
        return int(line.makefile("rb").readline().split()[1])


@pytest.mark.parametrize(("host", "code"), [("evil.example", "host"), ("localhost", "not_found")])
def test_sockets_are_not_for_names_that_somebody_has_pointed_here_either(url: str, host: str, code: str) -> None:
    port = int(url.rpartition(":")[2])
    with (
        socket.create_connection(("127.0.0.1", port)) as line,
        connect(f"ws://{host}:{port}/api/tables/{'a' * 16}/live", sock=line) as live,
    ):
        assert json.loads(live.recv())["code"] == code


@pytest.mark.parametrize("origin", ["http://[", "http://a]", "[", "http://½"])
def test_origins_that_are_none(url: str, caplog: pytest.LogCaptureFixture, origin: str) -> None:
    answer = httpx.post(f"{url}/api/tables", json={}, headers=[(b"origin", origin.encode("latin-1"))])
    assert answer.status_code == 403 and answer.json()["error"]["code"] == "origin"
    check_headers(answer)
    assert caplog.records == []


def test_a_mistake_of_ours_is_answered_with_all_headers_too(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stumble(_: Readiness) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(Readiness, "trouble", stumble)
    answer = httpx.get(f"{url}/readyz", headers={"Accept-Language": "de"})
    assert answer.status_code == 500 and answer.json()["error"]["code"] == "inside"
    assert "schiefgegangen" in answer.json()["error"]["text"]
    check_headers(answer)
    assert [record.exc_info is not None for record in caplog.records] == [True]


# ---------------------------------------------------------------- NUL


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.database)])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder, changes = tmp_path_factory.mktemp("either"), {}
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        changes["database"] = cluster.new_database()
    with serving(settings_in(folder, **changes)) as url:
        yield url


@pytest.mark.parametrize("path", ["/tables/public?game=%00", "/tables/public?text=a%00b", "/tables/public?%00=a"])
def test_no_question_has_a_nul(either: str, path: str) -> None:
    answer = httpx.get(f"{either}/api{path}")
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad_message"
    check_headers(answer)


def test_no_question_has_ten_thousand_parts(url: str) -> None:
    answer = httpx.get(f"{url}/api/tables/public?{'a&' * 10_000}")
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too_large"
    check_headers(answer)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32-le"])
def test_no_body_has_a_nul(either: str, encoding: str) -> None:
    body = json.dumps(PUSH).encode(encoding)
    headers = {"Content-Type": "application/json"}
    for method in ("PUT", "DELETE"):
        answer = httpx.request(method, f"{either}/api/push", content=body, headers=headers)
        assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad_message"
        check_headers(answer)


def test_no_message_has_a_nul(either: str) -> None:
    anna = Person(either)
    with anna.at(anna.open("me", "guest", "guest")["table"]) as line:
        line.greet()
        assert line.refused(type="chat", text="a\0b") == "bad_message"
        assert line.refused(type="move", seat=0, key="a\0b", n=1) == "bad_message"
        assert line.ask(type="chat", text=r"a \u0000 b, as programmers write it")["type"] == "ack"


@pytest.mark.parametrize(
    ("text", "has"), [("a\0", True), ("\\\0", True), ("\\u0000", False), ("\\\\u0000", False), ("u0000", False)]
)
def test_a_nul_is_told_from_the_words_for_it(text: str, has: bool) -> None:
    assert has_nul(json.dumps(text).encode()) is has


# ---------------------------------------------------------------- connections


def test_a_network_of_ipv6_counts_as_one_address(tmp_path: Path) -> None:
    config = configured(settings_in(tmp_path))
    config.load()
    factory: Any = config.http_protocol_class
    factory.settings = settings_in(tmp_path, limits=Limits(connections_per_address=2))
    loop = asyncio.new_event_loop()

    def connect(host: str) -> Any:
        transport = Mock(is_closing=lambda: False)
        transport.get_extra_info = lambda name: (host, 1, 0, 0) if name == "peername" else None
        protocol = factory(config, ServerState(), {}, loop)
        protocol.connection_made(transport)
        return protocol

    try:
        people = [connect(f"2001:db8:0:{network}::{host}") for network in (1, 2) for host in (1, 2, 3)]
        assert [person.transport.abort.called for person in people] == [False, False, True] * 2
        people[0].connection_lost(None)
        assert not connect("2001:db8:0:1::9").transport.abort.called
    finally:
        loop.close()


def test_a_server_has_as_many_connections_as_the_machine_allows() -> None:
    program = """
import resource
most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (64, most))
from spielwerk.server.serving import open_many_files
open_many_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0] - most)
"""
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "0\n"
