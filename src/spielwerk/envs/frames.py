"""Logs, journals and results as data frames of pandas.

moves = move_frame(table)                                 # or journal_frame("game.json")
moves.groupby("seat")["options"].mean()
result_frame(game.native.playouts(games=10_000, seats=4)).groupby("seat")["score"].describe()
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

import spielwerk
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import ask
from spielwerk.kernel.journal import from_journal
from spielwerk.kernel.native import Playouts
from spielwerk.kernel.table import Table


def log_frame(table: Table, lang: str = "en", seat: int | None = None) -> pd.DataFrame:
    """The lines of the log as a seat (or a spectator) reads them: move, seat, kind, name, text."""
    lines = [(line.move, line.seat, line.kind, line.name, line.text) for line in table.log_lines(lang, seat)]
    return pd.DataFrame(lines, columns=["move", "seat", "kind", "name", "text"])


def move_frame(table: Table) -> pd.DataFrame:
    """The moves of a game: who decided what, out of how many options, and the points of every seat before it."""
    game, out = table.game, Options(table.game.most_options)
    rows: list[dict[str, Any]] = []
    for number, move in enumerate(table.moves, 1):
        before = game.state_class(move.before)
        ask(game, before, out)
        row = {"move": number, "seat": move.seat, "decision": move.decision, "option": game.key(move.option)}
        points = {f"points_{seat}": int(game.functions["score"](before, seat)) for seat in range(table.seats)}
        rows.append(row | {"options": len(out.offered), "final": move.final} | points)
    return pd.DataFrame(rows)


def journal_frame(*files: str | Path) -> pd.DataFrame:
    """The moves of games from their journals, one after the other; the column `file` says which."""
    frames: list[pd.DataFrame] = []
    for file in files:
        table = from_journal(json.loads(Path(file).read_text("utf-8")), spielwerk.game)
        frames.append(move_frame(table).assign(file=Path(file).name))
    return pd.concat(frames, ignore_index=True)


def result_frame(played: Playouts) -> pd.DataFrame:
    """The results of many games, a row for each seat of each: score, standing, share of the win, decisions."""
    games, seats = played.scores.shape
    return pd.DataFrame(
        {
            "game": np.repeat(np.arange(games), seats),
            "seat": np.tile(np.arange(seats), games),
            "score": played.scores.ravel(),
            "standing": played.standings.ravel(),
            "win": played.wins.ravel(),
            "decisions": np.repeat(played.lengths, seats),
        }
    )
