"""`spielwerk bot-client`: an outside program that takes a seat over the public interface alone."""

from __future__ import annotations

import json
import secrets
import time
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import typer
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from spielwerk.bots import BOTS, ONNX, Position, make_bot, onnx_bot
from spielwerk.cli.helpers.checks import networks_blamed, one_of, open_game, voice_of
from spielwerk.cli.helpers.options import Lang
from spielwerk.cli.helpers.problems import Problem
from spielwerk.server.security.tokens import new_token

AGAIN_AFTER = 2.0
PATIENCE = 30

Address = Annotated[str, typer.Argument(metavar="URL", help="The server, such as http://127.0.0.1:8000.")]
Join = Annotated[
    str | None, typer.Option("--join", metavar="LINK", help="Take the seat of an invitation.", show_default=False)
]
TableName = Annotated[
    str | None, typer.Option("--table", metavar="ID", help="Come back to a table, with --token.", show_default=False)
]
Token = Annotated[
    str | None, typer.Option("--token", metavar="TOKEN", help="Who the program is; else a new one.", show_default=False)
]
BotName = Annotated[str, typer.Option("--bot", metavar="BOT", help="Who decides.")]
Name = Annotated[str, typer.Option("--name", metavar="NAME", help="What the others read.")]


def bot_client(
    url: Address,
    join: Join = None,
    table: TableName = None,
    token: Token = None,
    bot: BotName = "greedy",
    name: Name = "",
    lang: Lang = None,
) -> None:
    """Let a bot of this machine play at a table of a server, like any other client.

    It joins by an invitation link (--join), or comes back to its seat (--table and --token; both are printed after
    joining). It goes on by itself after a break and ends with the game. The source is an example for programs of your
    own: docs/protocol.md describes the interface.
    """
    voice = voice_of(lang)
    if bot.startswith(ONNX):
        with networks_blamed("--bot"):
            onnx_bot(bot)
    else:
        one_of("--bot", bot, BOTS)
    client = Client(url, token or new_token(), bot, voice.lang)
    if join is not None:
        table = client.join(join, name or bot)
        print(voice.say("client-joined", table=table, token=client.token), flush=True)
    if table is None:
        raise Problem("client-where")
    print(client.play(table))


class Client:
    """Speaks the protocol for one visitor."""

    def __init__(self, url: str, token: str, bot: str, lang: str) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.bot = bot
        self.lang = lang

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One call over HTTP."""
        headers = {"Authorization": f"Bearer {self.token}", "Accept-Language": self.lang}
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            headers["Content-Type"] = "application/json"
        try:
            with urlopen(Request(f"{self.url}/api/{path}", data, headers, method=method), timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise Problem("client-refused", text=_reason(error)) from error
        except (URLError, OSError, ValueError) as error:
            raise Problem("client-unreachable", url=self.url) from error

    def join(self, link: str, name: str) -> str:
        """Take the seat of an invitation; returns the table."""
        return self.call("POST", f"join/{urlsplit(link).path.rpartition('/')[2]}", {"name": name})["table"]

    def play(self, table: str) -> str:
        """Play until the end, over as many connections as it takes; returns the result in words."""
        seen = 0
        headers = {"Authorization": f"Bearer {self.token}"}
        address = "ws" + self.url.removeprefix("http") + f"/api/tables/{table}/live?lang={self.lang}"
        while True:
            try:
                with connect(f"{address}&since={seen}", additional_headers=headers) as socket:
                    for text in socket:
                        message = json.loads(text)
                        seen = max(seen, message.get("n", 0))
                        result = self._hear(table, socket, message)
                        if result is not None:
                            return result
            except (OSError, WebSocketException):
                time.sleep(AGAIN_AFTER)

    def _hear(self, table: str, socket: ClientConnection, message: dict[str, Any]) -> str | None:
        """Answer a message; returns the result when the game is over."""
        if message["type"] == "error":
            raise Problem("client-refused", text=message["text"])
        if message["type"] != "state":
            return None
        if message["status"] in ("over", "archived"):
            return message["result"]["text"] if message["result"] else message["archived_text"]
        if not message["mine"]:
            raise Problem("client-no-seat")
        if message["can"]["confirm"]:
            _send(socket, type="confirm", seat=message["pending"]["seat"])
        elif message["asked"] is not None and message["asked"]["mine"]:
            seat = message["asked"]["seat"]
            _send(socket, type="move", seat=seat, key=self._choose(table, seat), n=message["n"])
        return None

    def _choose(self, table: str, seat: int) -> str:
        """What the bot does in the position as its seat sees it."""
        seen = self.call("GET", f"tables/{table}/seats/{seat}/seen")
        game = open_game(seen["game"])
        options = tuple(option for option in map(game.option, seen["options"]) if option is not None)
        state = game.state_class(bytes.fromhex(seen["state"]))
        with networks_blamed("--bot"):
            choice = make_bot(self.bot, secrets.randbits(31)).choose(Position(game, seat, state, options))
        return game.key(choice)


def _send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message | {"id": new_token()}))


def _reason(error: HTTPError) -> str:
    try:
        return json.load(error)["error"]["text"]
    except (ValueError, KeyError, TypeError):
        return str(error)
