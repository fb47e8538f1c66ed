# pyright: reportMissingImports=false, reportUnknownMemberType=false
"""Peers that do not run in Python itself: Pgx (JAX, on one core), boardgame.io and Rally the Troops (Node)."""

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
RULES_FOLDER = "RALLY_THE_TROOPS"
"""Names the folder of a game of Rally the Troops, the one with `rules.js`; its name is shown as that of the game."""


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
    folder = Path(os.environ.get(NODE_FOLDER, "node_modules/..")).resolve()
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        raise ModuleNotFoundError("boardgame.io")
    played = node_plays("boardgame_io.cjs", str(seconds), NODE_PATH=str(folder / "node_modules"))
    return Sample("boardgame.io", "tic_tac_toe", *played)


def rally_sample(seconds: float) -> Sample:
    """Measure the rules of a game of Rally the Troops as its server calls them, without that server."""
    folder = Path(os.environ.get(RULES_FOLDER, ".")).resolve()
    if not (folder / "rules.js").is_file():
        raise ModuleNotFoundError("rally-the-troops")
    played = node_plays("rally_the_troops.cjs", str(seconds), str(folder))
    return Sample("Rally the Troops", folder.name.replace("-", "_"), *played)


def node_plays(script: str, *arguments: str, **surroundings: str) -> tuple[int, float]:
    """Decisions and seconds of a program for Node that stands beside this one."""
    if (node := shutil.which("node")) is None:
        raise ModuleNotFoundError("node")
    command = [node, str(Path(__file__).with_name(script)), *arguments]
    done = subprocess.run(command, env=os.environ | surroundings, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return found["decisions"], found["seconds"]
