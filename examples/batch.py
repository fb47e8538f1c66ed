"""Many games stepped together at compiled speed: the interface for programs that learn.

python examples/batch.py --size 1024 --steps 500
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import spielwerk


def main() -> None:
    """Play all rows at random and say how fast that is and who wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="airship_city")
    parser.add_argument("--size", type=int, default=1024, help="games at a time")
    parser.add_argument("--steps", type=int, default=500)
    given = parser.parse_args()

    batch = spielwerk.game(given.game).native.batch(size=given.size, seats=4, seed=1)
    batch.reset()
    dice = np.random.default_rng(1)
    finished, rewards = 0, np.zeros(4)
    began = time.perf_counter()
    for _ in range(given.steps):
        # A random number for each legal action; the greatest wins. A policy would look at batch.observations instead.
        actions = (dice.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1)
        batch.step(actions)
        finished += int(batch.finished.sum())
        rewards += batch.rewards[batch.finished == 1].sum(axis=0)
    rate = given.size * given.steps / (time.perf_counter() - began)

    print(f"an observation has {batch.plan.length} numbers: {', '.join(batch.plan.names[:4])}, …")
    print(f"{batch.action_count} actions, the first is {batch.key(0)!r}")
    print(f"{rate:,.0f} steps per second, the choice of actions included; {finished} games ended")
    if finished:
        print("mean reward by seat:", (rewards / finished).round(3).tolist())


if __name__ == "__main__":
    main()
