"""Whom the host keeps out, and whom the host has silenced: visitors and addresses."""

from __future__ import annotations

from collections.abc import Iterable

BAN, MUTE = "ban", "mute"


class Bans:
    """What is known of this now; `spielwerk admin` changes it while the server runs."""

    def __init__(self) -> None:
        self._who: dict[str, frozenset[str]] = {BAN: frozenset(), MUTE: frozenset()}

    def replace(self, known: Iterable[tuple[str, str]]) -> None:
        """Take in all of it anew: what, and who."""
        pairs = list(known)
        self._who = {what: frozenset(who for kind, who in pairs if kind == what) for what in (BAN, MUTE)}

    def keeps_out(self, visitor: str | None, address: str) -> bool:
        """Whether somebody may not come in."""
        return visitor in self._who[BAN] or address in self._who[BAN]

    def silences(self, visitor: str | None, address: str) -> bool:
        """Whether somebody may not write to others."""
        return visitor in self._who[MUTE] or address in self._who[MUTE]
