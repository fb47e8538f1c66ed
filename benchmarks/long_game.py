"""How long a game may be: the size of what is sent of 3,800 moves, and how long any position of it takes to be shown.

    python benchmarks/long_game.py

Times are processor time, so that they do not depend on what else the machine does.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.test_long_games import MOVES, opened

from spielwerk.server.rooms.room import Room
from spielwerk.server.views.state import StateRenderer, earlier

POSITIONS = 40


async def measure(folder: Path) -> None:
    async with opened(folder) as room:
        await timed(room, lambda room: StateRenderer(room).text("me", "de", 0))  # words are read once for all
        state, took = await timed(room, lambda room: StateRenderer(room).text("me", "en", 0))
        print(f"state message after {MOVES} moves: {len(state.encode()) / 1000:.1f} kB, {took:.1f} ms")
        dice, times, sizes = random.Random(1), list[float](), list[int]()
        for move in [0, MOVES - 1, *(dice.randrange(MOVES) for _ in range(POSITIONS))]:
            past, took = await timed(room, lambda room, move=move: json.dumps(earlier(room, "me", "en", move)))
            times.append(took)
            sizes.append(len(past))
        print(
            f"{len(times)} positions: {sorted(times)[len(times) // 2]:.1f} ms (median), {max(times):.1f} ms (longest)"
        )
        print(f"largest: {max(sizes) / 1000:.1f} kB")


async def timed(room: Room, look: Callable[[Room], str]) -> tuple[str, float]:
    began = time.process_time()
    seen = await room.look(look)
    return seen, 1000 * (time.process_time() - began)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="spielwerk-long-") as folder:
        asyncio.run(measure(Path(folder)))
