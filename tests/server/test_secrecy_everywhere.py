"""Law of secrecy, outside: no call and no message tells anybody what they can't see, at any move.

Calls come from the OpenAPI description, messages from the list of the socket: one that is new and for which nothing is
said here makes these tests fail. Two servers have the same table; in the second everything that the asker can't see
is dealt anew. Whatever they answer must be the same, word for word.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from spielwerk.server.bots import job, players
from spielwerk.server.protocol.messages import ClientMessage, ServerMessage
from spielwerk.server.security.tokens import hashed
from tests.server.conftest import description
from tests.server.people import PATIENCE, Person
from tests.server.worlds import World, deal_anew, play, two_worlds

MOVES = 10
ASKERS = ("anna", "ben", "spectator", "stranger", "no token")
"""The host at seat 0, somebody at seat 1, who watches, who was never there, who says nothing of themselves."""
CASES = [
    *[(slug, asker) for slug in ("medals", "dudo") for asker in ASKERS],
    *[(slug, asker) for slug in ("anno_1800", "import_export", "steamopolis") for asker in ("ben", "stranger")],
]
"""Games in which somebody hides something, with every kind of asker at the small ones."""
EYES = {"anna": 0, "ben": 1}
LATER = ("time", "updated", "left", "expires", "commitment", "added", "challenge", "qr", "public_key")
"""What differs between two servers without telling anything: moments, what is drawn anew or is the server's own,
and a fingerprint of seed and salt."""
DRAWN = ("date", "x-request-id", "content-length", "set-cookie", "etag")
"""Headers that differ for the same reasons; an ETag is the fingerprint of the whole answer."""
OTHER_NAMES = re.compile(r"/(join|device)/[\w-]{22}|\b[a-z2-7]{16}\b|127\.0\.0\.1:\d+")

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
BODIES: dict[str, list[Any]] = {
    "TableWish": [{"game": "medals", "seats": [ME, BOT, OPEN], "fixed_seats": True}],
    "JoinWish": [{"name": "X"}],
    "InvitationWish": [{"seat": seat} for seat in range(3)],
    "SeatChange": [*({"kind": kind} for kind in ("bot", "open", "me")), {"name": "X"}, {"confirm": False}],
    "ForkWish": [{"move": move} for move in (0, 3)],
    "NotesWish": [{"text": "my own"}],
    "PracticeWish": [{}],
    "NameWish": [{"name": "X"}],
    "Claim": [{"name": "X", "credential": {}}],
    "SignIn": [{"credential": {}}],
    "NewLink": [{}],
    "LinkUse": [{"keep_tables": keep} for keep in (False, True)],
    "RatingsWish": [{"on": on} for on in (True, False)],
    "PushWish": [{"endpoint": "https://push.example/x", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}],
    "PushEnd": [{"endpoint": "https://push.example/x"}],
    "MuteWish": [{"seat": seat, "muted": True} for seat in range(3)],
    "ReportWish": [{"seat": seat, "reason": "words"} for seat in range(3)],
    "POST /api/import": [{"format": "nothing"}],
}
"""What is sent with a call, by the shape that it wants."""
QUERIES: dict[str, list[Any]] = {
    "move": [None, *range(MOVES + 1)],
    "before": [None, "2.0", "5.0", f"{MOVES}.1"],
    "lang": [None],
    "game": [None],
    "text": [None],
    "status": [None],
    "key": [None],
    "steps": [None],
    "ref": ["prompt", "seat:0", "seat:1"],
}
"""The parameters after the question mark, and what is tried."""
SEAT_MESSAGES = ("undo", "redo", "restart", "confirm", "resign", "hint")
MESSAGES: dict[str, list[dict[str, Any]]] = {
    "move": [{"seat": seat, "key": "<quiet>", "n": "<n>"} for seat in range(2)],
    **{
        kind: [{"seat": seat} for seat in range(3)] for kind in ("undo", "redo", "restart", "confirm", "resign", "hint")
    },
    "chat": [{"text": "hello"}],
    "language": [{"lang": lang} for lang in ("de", "en")],
    "ping": [{}],
}
"""What is sent over the socket, by its type."""


def shapes_of(union: Any) -> dict[str, Any]:
    """The messages of a list by their types."""
    return {get_args(shape.model_fields["type"].annotation)[0]: shape for shape in get_args(get_args(union)[0])}


def calls() -> list[tuple[str, str, dict[str, Any]]]:
    """All calls of the description: method, path and what is known of them."""
    paths = description()["paths"]
    return [(method.upper(), path, about) for path, ways in paths.items() for method, about in ways.items()]


def requests(table: str, token: str) -> Iterator[tuple[str, str, Any]]:
    """Everything that can be asked: method, path and body."""
    for method, path, about in calls():
        for filled in _filled(path, table, token):
            for query in _queries(about):
                for body in _bodies(method, path, about):
                    yield method, filled + query, body


def _filled(path: str, table: str, token: str) -> list[str]:
    known = {
        "{table}": [table],
        "{token}": [token],
        "{slug}": ["medals"],
        "{name}": ["first"],
        "{seat}": ["0", "1", "2"],
        "{move}": ["1", "2", "3"],
        "{device}": ["0" * 16],
        "{passkey}": ["0" * 16],
    }
    paths = [path.removeprefix("/api")]
    for name in re.findall(r"{\w+}", path):
        assert name in known, f"say here what {name} in {path} may be"
        paths = [one.replace(name, value) for one in paths for value in known[name]]
    return paths


def _queries(about: dict[str, Any]) -> list[str]:
    found = [""]
    for parameter in about.get("parameters", []):
        if parameter["in"] == "query":
            name = parameter["name"]
            assert name in QUERIES, f"say here what ?{name}= may be"
            values = [None if value is None else f"{name}={value}" for value in QUERIES[name]]
            found = ["&".join(part for part in (one, value) if part) for one in found for value in values]
    return [f"?{one}" if one else "" for one in found]


def _bodies(method: str, path: str, about: dict[str, Any]) -> list[Any]:
    if "requestBody" not in about:
        return [None]
    shape = about["requestBody"]["content"]["application/json"]["schema"]
    name = shape["$ref"].rpartition("/")[2] if "$ref" in shape else f"{method} {path}"
    assert name in BODIES, f"say here what a {name} may be"
    return BODIES[name]


def same_words(said: Any, table: str) -> Any:
    """An answer without moments and without names that are drawn anew each time."""
    if isinstance(said, dict):
        return {key: same_words(value, table) for key, value in said.items() if key not in LATER}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(said, list):
        return [same_words(one, table) for one in said]  # pyright: ignore[reportUnknownVariableType]
    if isinstance(said, str):
        return OTHER_NAMES.sub(lambda name: name[0] if name[0] == table else "<drawn>", said)
    return said


def first_difference(one: Any, other: Any, where: str = "") -> str:
    """Where two answers differ first."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs: list[tuple[Any, Any, Any]] = [(key, one[key], other[key]) for key in one]  # pyright: ignore[reportUnknownVariableType]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):  # pyright: ignore[reportUnknownArgumentType]
        pairs = [(number, *both) for number, both in enumerate(zip(one, other, strict=True))]  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    else:
        return f"{where}: {one} is not {other}"
    return " and ".join(first_difference(a, b, f"{where}.{key}") for key, a, b in pairs if a != b)


class Trial:
    """A table in two worlds, and one who asks."""

    def __init__(self, worlds: tuple[World, World], slug: str, asker: str) -> None:
        self.worlds = worlds
        self.asker = asker
        self.eyes = EYES.get(asker, -1)
        self.people = {name: Person(worlds[0].url) for name in ("anna", "ben", "cleo", "spectator", "stranger")}
        anna = self.people["anna"]
        opened = anna.open("me", "open", "open", game=slug)
        self.table: str = opened["table"]
        for name, link in zip(("ben", "cleo"), opened["links"], strict=True):
            self.people[name].join(link["url"], name=name.title())
            self.people[name].call("PUT", f"/tables/{self.table}/notes", {"text": f"of {name}"})
        for seat, name in enumerate(("anna", "ben", "cleo")):
            self.people[name].call("PUT", f"/tables/{self.table}/seats/{seat}", {"confirm": False})
        invited = self.people["cleo"].call("POST", f"/tables/{self.table}/invitations", {"seat": 2}, 201)
        self.token: str = invited["url"].rpartition("/")[2]
        worlds[0].do(play(worlds[0].room(self.table), MOVES, random.Random(slug)))
        self.kept = worlds[0].rows()
        self.again()

    def again(self) -> None:
        """The table as it was, and in the second world everything unseen dealt anew."""
        for world in self.worlds:
            world.become(self.kept)
        other = self.worlds[1]
        other.do(deal_anew(other.room(self.table), self.eyes, random.Random(self.asker)))
        for name in {"anna", "ben", "cleo"} - {self.asker}:
            who = hashed(self.people[name].token)
            other.do(other.services.storage.keep_notes(self.table, who, "something else"))

    @property
    def headers(self) -> dict[str, str]:
        who = self.people.get(self.asker)
        return {} if who is None else {"Authorization": f"Bearer {who.token}"}

    def answers(self, method: str, path: str, body: Any) -> tuple[list[Any], bool]:
        """What both worlds answer, and whether something may have changed."""
        found: list[Any] = []
        for world in self.worlds:
            http = self.people["anna"].http
            headers = self.headers or {"Authorization": ""}
            answer = http.request(method, f"{world.url}/api{path}", json=body, headers=headers)
            told = {name: value for name, value in answer.headers.items() if name not in DRAWN}
            found.append((answer.status_code, same_words(answer.json() if answer.content else None, self.table), told))
        return found, method != "GET" and found[0][0] < 300

    def hear(self, world: World, since: int, message: dict[str, Any] | None) -> list[Any]:
        """All that comes over a new socket up to the answer to a message."""
        address = "ws" + world.url.removeprefix("http") + f"/api/tables/{self.table}/live?lang=en&since={since}"
        heard: list[Any] = []
        try:
            with connect(address, additional_headers=self.headers, max_size=None, open_timeout=PATIENCE) as socket:
                heard.append(json.loads(socket.recv(PATIENCE)))
                socket.send(json.dumps(self._written(message, heard[0]) if message else {"type": "ping", "id": "x"}))
                while heard[-1].get("id") != "x":
                    heard.append(json.loads(socket.recv(PATIENCE)))
        except ConnectionClosed:
            heard.append("closed")
        return [same_words(one, self.table) for one in heard if one != "closed" and one["type"] != "presence"]

    def _written(self, message: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
        told = message | {"id": "x"}
        if message.get("key") == "<quiet>":
            told["key"] = self._quiet_option(state)
        return told | ({"n": state["n"]} if "n" in message else {})

    def _quiet_option(self, state: dict[str, Any]) -> str:
        """An option that neither shows anything new nor casts a die, as far as there is one."""
        game = self.worlds[0].room(self.table).table
        for option in state["options"]:
            copy = game.game.table(3, game.seed, game.choices)
            for key in list(game.keys())[: state["moves"]]:  # the other world may be a move ahead already
                copy.play(key)
            copy.play(option["key"])
            if not copy.moves[-1].final:
                return option["key"]
        return "nothing:quiet"


@pytest.fixture
def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[World, World]]:
    monkeypatch.setattr(job, "secrets", SimpleNamespace(randbits=lambda bits: 5))
    monkeypatch.setattr(players, "secrets", SimpleNamespace(choice=lambda keys: keys[0]))
    with two_worlds(tmp_path) as both:
        yield both


@pytest.mark.parametrize(("slug", "asker"), CASES)
def test_no_call_tells_what_the_asker_can_not_see(worlds: tuple[World, World], slug: str, asker: str) -> None:
    trial = Trial(worlds, slug, asker)
    for method, path, body in requests(trial.table, trial.token):
        (truth, other), changed = trial.answers(method, path, body)
        assert truth == other, f"{method} {path} {body} tells {asker}: {first_difference(truth, other)}"
        if changed:
            trial.again()


@pytest.mark.parametrize(("slug", "asker"), CASES)
def test_no_message_tells_what_the_asker_can_not_see(worlds: tuple[World, World], slug: str, asker: str) -> None:
    trial = Trial(worlds, slug, asker)
    kinds = shapes_of(ClientMessage)
    assert set(kinds) == set(MESSAGES), "say here what is sent with each message"
    heard: set[str] = set()
    for since in (0, 5, MOVES):
        truth, other = (trial.hear(world, since, None) for world in worlds)
        assert truth == other, f"since {since}: {first_difference(truth, other)}"
        heard |= {message["type"] for message in truth}
    for kind, examples in MESSAGES.items():
        for example in examples:
            truth, other = (trial.hear(world, 0, {"type": kind} | example) for world in worlds)
            assert truth == other, f"{kind} {example} tells {asker}: {first_difference(truth, other)}"
            heard |= {message["type"] for message in truth}
            if any(message["type"] == "ack" for message in truth):
                trial.again()
    assert {"state", "ack", "refused"} <= heard


def test_messages_that_were_not_heard_carry_numbers_alone() -> None:
    """Everything else that comes over the socket is heard in the test above, by one asker or another."""
    carry = {"state", "ack", "refused", "hint", "chat", "error"}
    for kind, shape in shapes_of(ServerMessage).items():
        if kind not in carry and kind != "presence":
            kinds = {field.annotation for name, field in shape.model_fields.items() if name != "type"}
            assert kinds <= {int, float}, f"{kind} may carry a secret: let the test above hear it"
