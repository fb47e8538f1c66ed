# pyright: reportMissingImports=false
"""What each interface costs over the compiled batch: random play of one game, decisions per second of one core, in one
run. Time is that of the processor, so that other programs on the machine count little.

python benchmarks/envs.py --seconds 2
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

import spielwerk
import spielwerk.envs.openspiel
import spielwerk.envs.pettingzoo
from spielwerk.envs.registration import environment_id
from spielwerk.kernel.native.batch import Batch, Extras
from spielwerk.kernel.native.bundles import Array

ROWS = 1024


def first_of(counts: Array, legal: Array, words: Array) -> Array:
    """A random one of the legal actions of each row."""
    return legal[np.arange(len(counts)), (words * counts).astype(np.int64)]


def stepping(batch: Batch) -> Iterator[int]:
    dice = np.random.default_rng(1)
    batch.reset()
    while True:
        batch.step(first_of(batch.legal_counts, batch.legal, dice.random(batch.size)))
        yield batch.size


def playouts(slug: str, seats: int) -> Iterator[int]:
    while True:
        yield spielwerk.game(slug).native.playouts(games=200, seats=seats).decisions


def batch(slug: str, seats: int, **extras: bool) -> Iterator[int]:
    return stepping(spielwerk.game(slug).native.batch(ROWS, seats, extras=Extras(legal=True, **extras)))


def vector(slug: str, seats: int, **given: Any) -> Iterator[int]:
    rows = gymnasium.make_vec(environment_id(slug), num_envs=ROWS, seats=seats, extras=("legal",), **given)
    dice = np.random.default_rng(1)
    _, told = rows.reset(seed=1)
    while True:
        *_, told = rows.step(first_of(told["legal_counts"], told["legal_actions"], dice.random(ROWS)))
        yield ROWS


def torch_tensors(slug: str, seats: int) -> Iterator[int]:
    import torch

    from spielwerk.envs.tensors import tensors

    torch.set_num_threads(1)
    rows = spielwerk.game(slug).native.batch(ROWS, seats, extras=Extras(legal=True))
    rows.reset()
    while True:
        seen = tensors(rows)
        place = (torch.rand(ROWS) * seen["legal_counts"]).long()
        rows.step(seen["legal"].gather(1, place[:, None])[:, 0].numpy())
        yield ROWS


def single(slug: str, seats: int) -> Iterator[int]:
    env, dice = gymnasium.make(environment_id(slug), seats=seats, extras=("legal",)), random.Random(1)
    while True:
        _, told = env.reset()
        over = False
        while not over:
            _, _, over, _, told = env.step(told["legal_actions"][dice.randrange(told["legal_counts"])])
            yield 1


def any_of(seen: Any, dice: random.Random) -> int:
    return dice.choice(np.flatnonzero(seen["action_mask"]).tolist())


def pettingzoo(slug: str, seats: int, make: Any = spielwerk.envs.pettingzoo.env) -> Iterator[int]:
    env, dice = make(slug, seats), random.Random(1)
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            env.step(None if ended else any_of(seen, dice))
            yield not ended


def parallel(slug: str, seats: int) -> Iterator[int]:
    env, dice = spielwerk.envs.pettingzoo.tables(slug, ROWS, seats, extras=("legal",)), np.random.default_rng(1)
    while True:
        _, told = env.reset()
        while env.agents:
            lists = {agent: told[agent]["legal_actions"] for agent in env.agents}
            words = dice.random(len(lists)).tolist()
            chosen = zip(words, lists.items(), strict=True)
            *_, told = env.step(
                {agent: legal[int(word * told[agent]["legal_counts"])] for word, (agent, legal) in chosen}
            )
            yield len(lists)


def openspiel(slug: str, seats: int, observed: str = "") -> Iterator[int]:
    game, dice = pyspiel.load_game(f"{spielwerk.envs.openspiel.short_name(slug)}(players={seats})"), random.Random(1)
    observer: Any = make_observation(game)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            if observed == "by the state" and not chance:
                state.observation_tensor()
            if observed == "by an observer" and not chance:
                observer.set_from(state, state.current_player())
            state.apply_action(dice.randrange(256) if chance else dice.choice(state.legal_actions()))
            yield not chance


def table(slug: str, seats: int) -> Iterator[int]:
    dice = random.Random(1)
    while True:
        played = spielwerk.game(slug).table(seats, dice.getrandbits(30))
        while not played.over:
            played.play(dice.choice(played.options()))
            yield 1


INTERFACES: dict[str, Callable[[str, int], Iterator[int]]] = {
    "compiled playouts (nothing observed)": playouts,
    f"`batch`, {ROWS} rows": batch,
    "`batch` with points and potential": lambda slug, seats: batch(slug, seats, points=True, potential=True),
    f"Gymnasium `make_vec`, {ROWS} rows": vector,
    "the same without copies and last observations": lambda slug, seats: vector(
        slug, seats, copy=False, final_observations=False
    ),
    "`make_vec`, encoded, without copies and last observations": lambda slug, seats: vector(
        slug, seats, copy=False, final_observations=False, observation="encoded"
    ),
    "`make_vec`, encoded": lambda slug, seats: vector(slug, seats, observation="encoded"),
    f"PyTorch, {ROWS} rows by DLPack": torch_tensors,
    f"PettingZoo `tables`, {ROWS} tables": parallel,
    "PettingZoo `env`, one table": pettingzoo,
    "the same without PettingZoo's wrapper (`raw_env`)": lambda slug, seats: pettingzoo(
        slug, seats, spielwerk.envs.pettingzoo.raw_env
    ),
    "Gymnasium `make`, one table": single,
    "OpenSpiel state": openspiel,
    "OpenSpiel state with the tensor of an observer": lambda slug, seats: openspiel(slug, seats, "by an observer"),
    "OpenSpiel state with its `observation_tensor()`": lambda slug, seats: openspiel(slug, seats, "by the state"),
    "`game.table`, plain Python with log": table,
}


def rate(steps: Iterator[int], seconds: float) -> float:
    next(steps)
    began, done = time.process_time(), 0
    while time.process_time() - began < seconds:
        done += next(steps)
    return done / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="airship_city")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    known = {name: make for name, make in INTERFACES.items() if make is not torch_tensors or find_spec("torch")}
    rates = {name: rate(make(given.game, given.seats), given.seconds) for name, make in known.items()}
    base = rates[f"`batch`, {ROWS} rows"]
    print("| interface | decisions/s | time per decision, `batch` = 1 |\n|---|---:|---:|")
    for name, found in rates.items():
        print(f"| {name} | {found:,.0f} | {base / found:,.2f} |")


if __name__ == "__main__":
    main()
