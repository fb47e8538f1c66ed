"""What goes wrong: a code for programs, one clear line for people, and a status for HTTP."""

from __future__ import annotations

from typing import Any

from spielwerk.kernel import WrongChoices
from spielwerk.server.texts import say

STATUS = {
    "invalid": 422,
    "bad_message": 400,
    "not_found": 404,
    "no_such_move": 404,
    "no_such_game": 404,
    "no_rules": 404,
    "no_such_seat": 404,
    "no_such_call": 405,
    "invitation_void": 404,
    "link_void": 404,
    "no_such_device": 404,
    "nobody_there": 404,
    "passkey": 403,
    "passkey_late": 403,
    "passkey_unknown": 403,
    "kicked": 403,
    "push_endpoint": 403,
    "too_many_devices": 429,
    "too_many_wishes": 429,
    "too_many_mutes": 429,
    "too_many_reports": 429,
    "too_many_claims": 429,
    "not_yours": 403,
    "not_host": 403,
    "not_seated": 403,
    "origin": 403,
    "banned": 403,
    "muted": 403,
    "host": 421,
    "damaged": 500,
    "too_many": 429,
    "too_many_public": 429,
    "too_many_sockets": 429,
    "notes_full": 413,
    "log_full": 429,
    "secret": 403,
    "seat_has_secrets": 403,
    "hints_off": 403,
    "undo_off": 403,
    "too_large": 413,
    "too_fast": 429,
    "storage_full": 507,
    "storage_busy": 503,
    "storage": 503,
    "overtaken": 503,
    "no_worker": 503,
    "inside": 500,
}
CONFLICT = 409


class Refused(Exception):
    """Something that is not done, said by the message `error-<code>`."""

    def __init__(self, code: str, /, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    @property
    def status(self) -> int:
        """The status of the HTTP answer."""
        return STATUS.get(self.code, CONFLICT)

    def text(self, lang: str) -> str:
        """One line for people."""
        return say(lang, "error-" + self.code.replace("_", "-"), **self.arguments)

    def told(self, lang: str) -> dict[str, str]:
        """Code and text as they go out."""
        return {"code": self.code, "text": self.text(lang)}


class RefusedChoices(Refused):
    """Choices that do not go together, said by the game."""

    def __init__(self, wrong: WrongChoices) -> None:
        super().__init__("choices")
        self.wrong = wrong

    def text(self, lang: str) -> str:
        """One line for people."""
        return self.wrong.text(lang)
