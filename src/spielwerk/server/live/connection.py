"""One socket: what comes in is checked and done, what goes out waits in a queue."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from typing import Any, cast

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import client_message
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.budgets import Account, can_pay, paid_by
from spielwerk.server.security.rate_limits import Bucket
from spielwerk.server.security.sanitise import has_nul
from spielwerk.server.security.who import address_of, visitor_of
from spielwerk.server.settings import Limits
from spielwerk.server.tables.entries import CHAT, PLAY, Entry
from spielwerk.server.views.log import last_said
from spielwerk.server.views.state import StateRenderer, encode

POLICY, TRY_AGAIN = 1008, 1013
Do = Callable[["Connection", Any], Coroutine[Any, Any, None]]
"""Does what a message asks for."""
_log = logging.getLogger("spielwerk.server")


class Connection:
    """A person (or program) at a table."""

    def __init__(
        self, socket: WebSocket, room: Room, visitor: str | None, lang: str, limits: Limits, account: Account
    ) -> None:
        self.socket = socket
        self.device = visitor_of(socket)
        self.account = account
        self.room = room
        self.visitor = visitor
        self.lang = lang
        self.seats: tuple[int, ...] = ()
        self.known = 0
        """Up to which move the client knows the log."""
        self.n = 0
        """The last entry the client was shown the table after."""
        self._limits = limits
        self._messages = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._out: list[str] = []
        self._waiting = 0
        """Characters in the queue."""
        self._closing: int | None = None
        self._due = asyncio.Event()
        self._bad = 0
        self.background: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------ out

    def send(self, message: dict[str, Any]) -> None:
        """Put a message into the queue."""
        self._put(encode(message))

    def complain(self, refused: Refused) -> None:
        """Say what does not work."""
        self.send({"type": "error"} | refused.told(self.lang))

    def dismiss(self, refused: Refused) -> None:
        """Say why, and end the connection."""
        self.complain(refused)
        self.close(POLICY)

    @property
    def address(self) -> str:
        """Where the client comes from."""
        return address_of(self.socket)

    def _put(self, text: str) -> None:
        """A client that does not read is sent away; it may come back and resume."""
        too_many = len(self._out) >= self._limits.waiting_messages
        if too_many or (self._out and self._waiting + len(text) > self._limits.waiting_characters):
            self.close(TRY_AGAIN)
        elif self._closing is None:
            self._out.append(text)
            self._waiting += len(text)
            self._due.set()

    def close(self, code: int) -> None:
        """End the connection after what is on its way; a client that does not read loses what waits."""
        if code == TRY_AGAIN:
            self._out.clear()
            self._waiting = 0
        self._closing = code
        self._due.set()

    def come_again(self) -> None:
        """Let the client connect anew, perhaps as somebody else."""
        self.close(TRY_AGAIN)

    def greet(self, since: int) -> None:
        """The first state: the whole log, or what a client that comes back has missed."""
        self.known = self.room.log.unchanged_since(since) if since else 0
        self._show(StateRenderer(self.room), max(0, self.known - 1))

    def tell(self, entry: Entry) -> None:
        """Let the client know of an entry."""
        if entry.kind == CHAT:
            self.send(last_said(self.room, self.lang))
            self.n = entry.n
            return
        known = min(self.known, self.room.log.moves)
        self._show(StateRenderer(self.room), known if entry.kind in PLAY else max(0, known - 1))

    def show_all(self) -> None:
        """Everything anew, such as in another language."""
        self._show(StateRenderer(self.room), 0)

    def _show(self, state: StateRenderer, log_from: int) -> None:
        self.seats = tuple(self.room.log.seats_of(self.visitor))
        self._put(state.text(self.visitor, self.lang, log_from))
        self.known = self.room.log.moves
        self.n = self.room.log.n

    async def write(self) -> None:
        """Send what is in the queue until the end."""
        while self._closing is None or self._out:
            await self._due.wait()
            self._due.clear()
            while self._out:
                text = self._out.pop(0)
                self._waiting -= len(text)
                await self.socket.send_text(text)
        await self.socket.close(self._closing)

    # ------------------------------------------------------------------ in

    async def read(self, do: Do) -> None:
        """Take in messages until the client goes."""
        try:
            while True:
                frame = await self.socket.receive()
                if frame["type"] == "websocket.disconnect":
                    return
                await self._frame(frame.get("text"), do)
                await asyncio.sleep(0)  # who sends a thousand frames at once waits for all others after each
        except WebSocketDisconnect:
            return

    async def _frame(self, text: str | None, do: Do) -> None:
        """One frame, at the expense of who has sent it; they also pay for frames that are too many or make no sense."""
        can = await can_pay(self.account, self._limits.patience)
        await paid_by(self.account, self._taken(text, can and self._messages.take(), do))

    async def _taken(self, text: str | None, is_in_time: bool, do: Do) -> None:
        if not is_in_time:
            self._complain(text, Refused("too_fast"))
            return
        try:
            message = client_message.validate_json(text if text and not has_nul(text.encode()) else "", strict=True)
        except ValidationError:
            self._bad_frame(text)
            return
        await self._answered(message.id, do(self, message))

    async def _answered(self, message: str, work: Coroutine[Any, Any, None]) -> None:
        """Do some work; what is refused, or goes wrong inside, is told to the client."""
        try:
            await work
        except Refused as refused:
            self.send({"type": "refused", "id": message} | refused.told(self.lang))
        except Exception:
            _log.exception("a bug at table %s", self.room.info.id)
            self.send({"type": "refused", "id": message} | Refused("inside").told(self.lang))

    def in_background(self, message: str, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes long, one at a time."""
        self.background = [task for task in self.background if not task.done()]
        if self.background:
            work.close()
            self.send({"type": "refused", "id": message} | Refused("too_fast").told(self.lang))
        else:
            self.background.append(asyncio.create_task(self._answered(message, work)))

    def _bad_frame(self, text: str | None) -> None:
        self._bad += 1
        self._complain(text, Refused("bad_message"))
        if self._bad >= self._limits.bad_frames:
            self.close(POLICY)

    def _complain(self, text: str | None, refused: Refused) -> None:
        """Answer the message by its id where it has one."""
        found = _id_in(text)
        named = {"type": "error"} if found is None else {"type": "refused", "id": found}
        self.send(named | refused.told(self.lang))


def _id_in(text: str | None) -> str | None:
    try:
        content: Any = json.loads(text or "")
    except (ValueError, RecursionError):
        return None
    found = cast(dict[str, Any], content).get("id") if isinstance(content, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 and found.isprintable() else None
