"""People at a table, as the tests play them: over HTTP and the socket, like any client."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from spielwerk.server.protocol.messages import server_message
from spielwerk.server.security.tokens import new_token

T = TypeVar("T")
PATIENCE = 180.0
"""Seconds after which something does not come any more, also on a machine that has much else to do."""
GAME = "airship_city"


def eventually(ask: Callable[[], T], wanted: Callable[[T], bool], seconds: float = PATIENCE) -> T:
    """What is answered as soon as it is as wanted: for what the server does after it has acknowledged."""
    end = time.monotonic() + seconds
    while True:
        answer = ask()
        if wanted(answer):
            return answer
        assert time.monotonic() < end, answer
        time.sleep(0.1)


class Person:
    """A visitor with a token of their own."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url
        self.token = new_token()
        self.lang = lang
        self.http = httpx.Client(
            base_url=f"{url}/api",
            headers={"Authorization": f"Bearer {self.token}", "Accept-Language": lang},
            timeout=PATIENCE,
        )

    def __del__(self) -> None:
        self.http.close()

    def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """A call that must have this status; returns its body."""
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """A call that must be refused; returns the code."""
        answer = self.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text}"
        error = answer.json()["error"]
        assert error["text"].strip() and "\n" not in error["text"]
        return error["code"]

    def open(self, *seats: Any, **wish: Any) -> dict[str, Any]:
        """Open a table; a seat is a kind or a whole wish."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return self.call("POST", "/tables", {"game": GAME, "seats": wishes, "fixed_seats": True} | wish, 201)

    def join(self, link: str, **wish: Any) -> dict[str, Any]:
        """Take the seat of a link."""
        return self.call("POST", f"/join/{link.rpartition('/')[2]}", wish)

    def whole_log(self, table: str) -> list[dict[str, Any]]:
        """The log from its beginning, page by page."""
        page = self.call("GET", f"/tables/{table}/log")
        lines: list[dict[str, Any]] = page["lines"]
        while page["before"]:
            page = self.call("GET", f"/tables/{table}/log?before={page['before']}")
            lines = page["lines"] + lines
        return lines

    @contextmanager
    def at(self, table: str, since: int = 0, origin: str | None = None) -> Iterator[Line]:
        """A socket to a table."""
        address = "ws" + self.url.removeprefix("http") + f"/api/tables/{table}/live?lang={self.lang}&since={since}"
        headers = {"Authorization": f"Bearer {self.token}"}
        told: dict[str, Any] = {"additional_headers": headers, "origin": origin, "open_timeout": PATIENCE}
        with connect(address, max_size=None, **told) as socket:
            yield Line(socket)


class Visitor(Person):
    """Somebody who keeps the cookie that the server gives, as a browser does."""

    def follow_cookie(self) -> None:
        token = self.http.cookies.get("spielwerk")
        if token:
            self.token = token
            self.http.headers["Authorization"] = f"Bearer {token}"


class Line:
    """A socket, with the last state that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []

    def hear(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message; all of them have the shape that the protocol promises."""
        message = json.loads(self.socket.recv(seconds))
        server_message.validate_python(message)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def hear_type(self, kind: str) -> dict[str, Any]:
        """The next message of a type."""
        return self.hear_until(lambda message: message["type"] == kind)

    def hear_until(self, wanted: Any) -> dict[str, Any]:
        """The next message that fits."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear(max(0.1, end - time.monotonic()))
            if wanted(message):
                return message
        raise AssertionError("nothing came that fits")

    def state_after(self, n: int) -> dict[str, Any]:
        """The state after an entry (or a later one)."""
        if self.state.get("n", 0) < n:
            self.hear_until(lambda message: self.state.get("n", 0) >= n)
        return self.state

    def send(self, **message: Any) -> str:
        """Send a message; returns its id."""
        whole = {"id": secrets.token_hex(8)} | message
        self.socket.send(json.dumps(whole))
        return whole["id"]

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        sent = self.send(**message)
        return self.hear_until(lambda heard: heard.get("id") == sent)

    def do(self, **message: Any) -> dict[str, Any]:
        """Do something that must be possible; returns the state after it."""
        answer = self.ask(**message)
        assert answer["type"] == "ack", answer
        return self.state_after(answer["n"])

    def refused(self, **message: Any) -> str:
        """Try something that must be refused; returns the code."""
        answer = self.ask(**message)
        assert answer["type"] == "refused", answer
        return answer["code"]

    def greet(self) -> dict[str, Any]:
        """The first state."""
        return self.hear_type("state")

    def hear_until_mine(self) -> None:
        """Until there is something to do here, or the game is over."""
        while not (self.state["options"] or self.state["can"]["confirm"] or self.state["status"] == "over"):
            self.hear_type("state")

    def move(self, which: int = 0) -> dict[str, Any]:
        """Take one of the options."""
        options = self.state["options"]
        option = options[which % len(options)]
        return self.do(type="move", seat=self.state["asked"]["seat"], key=option["key"], n=self.state["n"])

    def confirm(self) -> dict[str, Any]:
        """Confirm the turn."""
        return self.do(type="confirm", seat=self.state["pending"]["seat"])

    def step(self, which: int = 0) -> dict[str, Any]:
        """Confirm if there is something to confirm, else move."""
        return self.confirm() if self.state["can"]["confirm"] else self.move(which)


class ServerProcess:
    """A server in a process of its own, of this source tree or of another edition's."""

    def __init__(self, database: str, *options: str, tree: Path | None = None) -> None:
        self.database = database
        self.options = options
        self.tree = tree
        self.process, self.url = self._start(0)

    def _start(self, port: int) -> tuple[subprocess.Popen[str], str]:
        command = [sys.executable, "-m", "tests.server.served", "--database", self.database, "--port", str(port)]
        command += self.options
        surroundings = os.environ | ({"PYTHONPATH": str(self.tree / "src")} if self.tree else {})
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=self.tree, env=surroundings)
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        assert url, "the server did not start"
        return process, url

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def start_again(self) -> None:
        """Start it anew on the same port with the same database."""
        self.process, self.url = self._start(int(self.url.rpartition(":")[2]))
