# pyright: reportMissingImports=false, reportUnknownMemberType=false
"""Peers that do not run in Python itself: Pgx (JAX, on one core of the processor) and boardgame.io (Node)."""

import json
import os
import shutil
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

from samples import SEED, Sample, play_for

ROWS = 1024
"""Games that Pgx steps together."""
STEPS = 64
"""Steps in one call of the compiled loop."""
NODE_FOLDER = "BOARDGAME_IO"
"""Names the folder in which `npm install boardgame.io` was done."""


def pgx_sample(game: str, seconds: float) -> Sample:
    """Measure Pgx as it is meant to be used: many games in one compiled loop; who has ended begins anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> tuple[Any, None]:
        chosen = jax.random.categorical(key, jax.numpy.log(state.legal_action_mask.astype("float32")))
        return step(state, chosen, jax.random.split(key, ROWS)), None

    @jax.jit
    def turns(state: Any, key: Any) -> Any:
        return jax.lax.scan(turn, state, jax.random.split(key, STEPS))[0]

    keys = iter(partial(jax.random.key, number) for number in range(SEED, 10**9))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(next(keys)(), ROWS))
    state = jax.block_until_ready(turns(state, next(keys)()))  # compiles, which is not part of playing

    def play() -> int:
        nonlocal state
        state = jax.block_until_ready(turns(state, next(keys)()))
        return ROWS * STEPS

    return Sample("Pgx", game, *play_for(seconds, play, int))


def boardgame_io_sample(seconds: float) -> Sample:
    """Measure boardgame.io with its own client, without a screen and without a server."""
    node, folder = shutil.which("node"), Path(os.environ.get(NODE_FOLDER, "node_modules/..")).resolve()
    if node is None or not (folder / "node_modules" / "boardgame.io").is_dir():
        raise ModuleNotFoundError("boardgame.io")
    script = Path(__file__).with_name("boardgame_io.cjs")
    surroundings = os.environ | {"NODE_PATH": str(folder / "node_modules")}
    done = subprocess.run([node, script, str(seconds)], env=surroundings, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return Sample("boardgame.io", "tic_tac_toe", found["decisions"], found["seconds"])
