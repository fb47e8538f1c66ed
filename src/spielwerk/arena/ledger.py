"""The games of a match as they end, one line each in a file, so that a match that was broken off can go on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from spielwerk.arena.play import Outcome
from spielwerk.arena.schedule import Pairing


class OtherMatch(ValueError):
    """The file holds games of other bots, rules or versions."""


class Ledger:
    """The first line says what made the games; each further line is a game."""

    def __init__(self, path: Path, conditions: Mapping[str, Any], resume: bool) -> None:
        self._path = path
        self.known: dict[Pairing, Outcome] = {}
        if resume and path.exists():
            self._read(conditions)
        else:
            path.write_text(json.dumps(conditions) + "\n", "utf-8")

    def _read(self, conditions: Mapping[str, Any]) -> None:
        first, *games = self._path.read_text("utf-8").splitlines()
        if json.loads(first) != json.loads(json.dumps(conditions)):
            raise OtherMatch(str(self._path))
        for line in games:
            game = json.loads(line)
            pairing = Pairing(game.pop("seed"), tuple(game.pop("lineup")))
            self.known[pairing] = Outcome(**game, keys=[])

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        """Write down a game."""
        told = {"seed": pairing.seed, "lineup": pairing.lineup} | asdict(outcome)
        del told["keys"]
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
