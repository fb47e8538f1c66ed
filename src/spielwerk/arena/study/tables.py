"""The results of a study as Parquet: every seat of every game, and the use of every option and component."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk.arena.study.playing import Cell, Played

GAMES, USE = "games.parquet", "use.parquet"


class NoParquet(RuntimeError):
    """The library that writes Parquet is not installed."""


def parquet_library() -> Any:
    """PyArrow, which is not installed with everything else."""
    try:
        import_module("pyarrow.parquet")
    except ImportError as error:
        raise NoParquet("PyArrow is not installed: pip install 'spielwerk[study]'") from error
    return import_module("pyarrow")


def write_tables(played: Played, folder: Path) -> None:
    """Write both files; the conditions of the study stand in their metadata."""
    _write(played, folder / GAMES, [_games(played, cell) for cell in played.plan.cells])
    _write(played, folder / USE, [_use(played, cell) for cell in played.plan.cells])


def _write(played: Played, path: Path, parts: list[dict[str, Any]]) -> None:
    arrow = parquet_library()
    conditions = json.dumps(played.plan.conditions | {"title": played.plan.title}, ensure_ascii=False)
    table = arrow.concat_tables([arrow.table(part) for part in parts])
    table = table.replace_schema_metadata({"spielwerk": conditions})
    arrow.parquet.write_table(table, path, compression="zstd")


def _games(played: Played, cell: Cell) -> dict[str, Any]:
    """One row for each seat of each game."""
    plan, playouts = played.plan, played.games[cell].playouts
    games, seats = playouts.scores.shape
    return _about(played, cell, games * seats) | {
        "seed": np.repeat(np.arange(plan.seed, plan.seed + games), seats),
        "seat": np.tile(np.arange(seats), games),
        "bot": list(plan.tables[cell.table].bots) * games,
        "score": playouts.scores.ravel().astype(np.int64),
        "standing": playouts.standings.ravel().astype(np.int64),
        "win": playouts.wins.ravel(),
        "decisions_in_game": np.repeat(playouts.lengths.astype(np.int64), seats),
    }


def _use(played: Played, cell: Cell) -> dict[str, Any]:
    """One row for each option and each component."""
    games = played.games[cell]
    rows = [*games.options, *games.components]
    kinds = ["option"] * len(games.options) + ["component"] * len(games.components)
    columns = zip(("key", "offered", "taken", "users", "users_win"), zip(*rows, strict=True), strict=True)
    players = [games.playouts.scores.size] * len(rows)
    return _about(played, cell, len(rows)) | {"kind": kinds} | _listed(columns) | {"players": players}


def _listed(columns: Iterator[tuple[str, Any]]) -> dict[str, Any]:
    return {name: list(values) for name, values in columns}


def _about(played: Played, cell: Cell, rows: int) -> dict[str, Any]:
    """The columns that say which cell it is."""
    plan = played.plan
    table = plan.tables[cell.table]
    return {
        "variant": [plan.variants[cell.variant].id] * rows,
        "seats": [table.seats] * rows,
        "bots": [",".join(table.bots)] * rows,
    }
