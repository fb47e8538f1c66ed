# pyright: reportMissingImports=false
"""Behaviour cloning: a network learns to do what a bot does, as a start for `ppo.py --start`.

python examples/learn/clone.py --game dudo --seats 3 --bot greedy --decisions 200000
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from network import Network, autocast, save
from torch.nn import functional

from spielwerk.envs.opponents import Opponents
from spielwerk.kernel.native.batch import Batch

NOBODY = -1


def record(batch: Batch, bot: str, decisions: int) -> dict[str, torch.Tensor]:
    """Let a bot play all seats of all rows: what it saw, what was legal, and what it did."""
    batch.reset()
    players = Opponents(batch, bot, seat=0)
    players.begin(np.ones(batch.size, np.bool_))
    players.learners[:] = NOBODY
    kept: dict[str, list[np.ndarray]] = {"seen": [], "mask": [], "action": []}
    for _ in range(decisions // batch.size):
        actions = players.actions().copy()
        for name, array in (("seen", batch.observations), ("mask", batch.masks), ("action", actions)):
            kept[name].append(array.copy())
        batch.step(actions)
        players.begin(batch.finished == 1)
        players.learners[:] = NOBODY
    return {name: torch.from_numpy(np.concatenate(arrays)) for name, arrays in kept.items()}


def main() -> None:
    """Record a bot, imitate it, and tell how often both agree on decisions kept back."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--game", default="dudo")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="greedy", help="greedy and random are compiled, other bots take long")
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--checkpoint", type=Path, default=Path("clone.pt"))
    given = parser.parse_args()

    torch.manual_seed(1)
    torch.set_num_threads(1)
    network = Network(given.game, given.seats, given.width).to(given.device)
    batch = network.game.native.batch(min(1024, given.decisions), given.seats, seed=1, threads=given.threads)
    began = time.perf_counter()
    data = {name: value.to(given.device) for name, value in record(batch, given.bot, given.decisions).items()}
    count = len(data["action"])
    print(f"{count:,} decisions of {given.bot} in {time.perf_counter() - began:.1f} s")
    optimiser = torch.optim.AdamW(network.parameters(), 1e-3)
    last = count // 10
    for epoch in range(given.epochs):
        for chosen in (last + torch.randperm(count - last, device=given.device)).split(given.minibatch):
            with autocast(given.device):
                logits, _ = network(data["seen"][chosen], data["mask"][chosen])
            loss = functional.cross_entropy(logits, data["action"][chosen])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
        with torch.no_grad(), autocast(given.device):
            chosen = slice(0, last)
            agree = network(data["seen"][chosen], data["mask"][chosen])[0].argmax(dim=1) == data["action"][chosen]
        print(f"epoch {epoch + 1}: both agree in {agree.float().mean():.1%} of decisions kept back")
    save(network, given.checkpoint)


if __name__ == "__main__":
    main()
