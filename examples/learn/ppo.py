# pyright: reportMissingImports=false
"""PPO by self-play: one network plays every seat of many tables and learns from nothing but rules and reward.

python examples/learn/ppo.py --game dudo --seats 3 --scale 3 --envs 256 --width 64 --minibatch 2048
python examples/learn/ppo.py --game airship_city --seats 4 --envs 16384 --device cuda --threads 16 --width 512

The value head tells the share of the win and the lead for each seat, so that an advantage counts over the decisions of
all players. Tables are stepped in two halves: while one half plays on the processor, the network looks at the other.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import draw
from network import Network, autocast, load, save
from torch import Tensor, nn
from torch.nn import functional

from spielwerk.envs.opponents import Opponents
from spielwerk.envs.tensors import pinned
from spielwerk.kernel.native.batch import Batch, Extras

COLUMNS = ("seconds", "decisions", "per_second", "games", "entropy", "value_loss")
"""Of the log; those of evaluations against bots follow."""
EVALUATED = ("wins", "points", "rivals")
TABLES = {"game": "dudo", "seats": 3, "envs": 512, "steps": 128, "threads": 2}
LEARNING = {"seconds": 240.0, "epochs": 2, "minibatch": 8192, "rate": 5e-4, "clip": 0.2, "entropy": 0.02}
CREDIT = {"lead": 0.5, "scale": 30.0, "discount": 1.0, "trace": 0.99}
"""The reward of a seat is its share of the win, and `lead` times the change of its lead in points over `scale`."""
MACHINE = {"width": 256, "device": "cpu", "torch_threads": 1, "graphs": 1, "seed": 1}
EVALUATION = {"evaluate_every": 60.0, "games": 256, "against": "greedy,random"}
FILES = {"log": "ppo.csv", "checkpoint": "ppo.pt"}
"""The drawing of the curve lies beside the log."""
LAST_PART = 0.1
"""Of the rate and of the weight of entropy, which fall in a straight line, this much is left at the end."""
SHOWN = {"seen": "observations", "mask": "masks", "player": "players", "points": "points"}
"""What is kept of tables before each decision, and of which array of the batch,"""
RESULT = {"won": "rewards", "ended": "finished"}
"""and after it."""


def begun(network: Network, size: int, seed: int, threads: int) -> Batch:
    """Tables at which games have begun."""
    tables = Batch(network.game.native, size, network.seats, seed, None, threads, Extras(points=True), pinned)
    tables.reset()
    return tables


class Half:
    """Half of the tables, which play in a thread of their own, and what the network has seen of them."""

    def __init__(self, given: argparse.Namespace, network: Network, seed: int) -> None:
        size, steps, seats, device = given.envs // 2, given.steps, given.seats, given.device
        self.given, self.network = given, network
        self.tables = begun(network, size, seed, max(1, given.threads // 2))
        self.final_points = pinned((size, seats), np.float32)
        self.chosen = torch.from_numpy(pinned((size,), np.int64))
        shown = {name: torch.from_numpy(getattr(self.tables, array)).to(device) for name, array in SHOWN.items()}
        self.now = shown
        told = {name: torch.from_numpy(getattr(self.tables, array)).to(device) for name, array in RESULT.items()}
        told |= {"final": torch.zeros(size, seats, device=device)}
        made = {"action": torch.zeros(size, dtype=torch.long), "log_chance": torch.zeros(size)}
        made |= {"value": torch.zeros(size, seats)}
        self.kept = {name: room(steps + 1, value, device) for name, value in (shown | made).items()}
        self.kept |= {name: room(steps, value, device) for name, value in told.items()}
        self.step = torch.zeros(1, dtype=torch.long, device=device)
        self._look = replayable(self._look_once) if device.startswith("cuda") and given.graphs else self._look_once
        self._thread, self._playing = ThreadPoolExecutor(1), Future[Any]()
        self.games = 0

    @torch.no_grad()
    def decide(self, step: int) -> None:
        """Look at the tables, choose actions, and let them be played."""
        for name, array in SHOWN.items():
            self.now[name].copy_(torch.from_numpy(getattr(self.tables, array)), non_blocking=True)
        self.step.fill_(step)
        self._look()
        if step < self.given.steps:
            self.chosen.copy_(self.action, non_blocking=True)
            looked = torch.cuda.Event() if self.action.is_cuda else None
            if looked is not None:
                looked.record()
            self._playing = self._thread.submit(self._play, looked)

    def _look_once(self) -> None:
        """What the network makes of the tables as they are now, and what it does; nothing here waits for the GPU."""
        now, kept = self.now, self.kept
        with autocast(self.given.device):
            logits, values = self.network(now["seen"], now["mask"])
        log_chances = logits.log_softmax(dim=1)
        noise = -torch.empty_like(logits).exponential_().log()
        self.action = (log_chances + noise).argmax(dim=1)
        log_chance = log_chances.gather(1, self.action[:, None])[:, 0]
        made = {"value": turned(values, -now["player"]), "log_chance": log_chance, "action": self.action}
        for name, value in (now | made).items():
            kept[name].index_copy_(0, self.step, value[None])

    def _play(self, looked: Any) -> None:
        if looked is not None:
            looked.synchronize()
        self.tables.step(self.chosen.numpy())
        self.final_points[:] = self.tables.final_scores

    def wait(self, step: int) -> None:
        """Wait until the tables have played what was decided at a step."""
        self._playing.result()
        for name, array in RESULT.items():
            self.kept[name][step].copy_(torch.from_numpy(getattr(self.tables, array)), non_blocking=True)
        self.kept["final"][step].copy_(torch.from_numpy(self.final_points), non_blocking=True)
        self.games += int(self.tables.finished.sum())

    def lessons(self) -> dict[str, Tensor]:
        """All decisions that were seen, with what the seat gained more than was expected, and what to expect."""
        given, kept = self.given, self.kept
        ended, leads = kept["ended"][..., None].bool(), lead(kept["points"])
        change = torch.where(ended, lead(kept["final"]), leads[1:]) - leads[:-1]
        reward = kept["won"] + given.lead / given.scale * change
        gained, ahead = torch.zeros_like(reward), torch.zeros_like(reward[0])
        for step in range(given.steps - 1, -1, -1):
            goes_on = 1.0 - ended[step].float()
            surprise = reward[step] + given.discount * kept["value"][step + 1] * goes_on - kept["value"][step]
            ahead = gained[step] = surprise + given.discount * given.trace * goes_on * ahead
        player = kept["player"][:-1].long()
        found = {name: kept[name][: given.steps] for name in ("seen", "mask", "action", "log_chance")}
        found["advantage"] = gained.gather(-1, player[..., None])[..., 0]
        found["target"] = turned(gained + kept["value"][:-1], player)
        return {name: value.flatten(0, 1) for name, value in found.items()}


def room(steps: int, value: Tensor, device: str) -> Tensor:
    """Space for one value of each step."""
    return torch.zeros(steps, *value.shape, dtype=value.dtype, device=device)


def replayable(work: Callable[[], None]) -> Callable[[], None]:
    """The same work as a CUDA graph, which is started by one call."""
    with torch.no_grad():
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                work()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            work()
    return graph.replay


def turned(values: Tensor, by: Tensor) -> Tensor:
    """Values of seats, counted from another one: by -player from the viewer's to all's order, by player back."""
    seats = torch.arange(values.shape[-1], device=values.device)
    return values.gather(-1, (seats + by.long()[..., None]) % values.shape[-1])


def lead(points: Tensor) -> Tensor:
    """How far each seat is ahead of the best other; alone at the table, the points."""
    if points.shape[-1] == 1:
        return points
    best, who = points.topk(2, dim=-1)
    seats = torch.arange(points.shape[-1], device=points.device)
    return points - torch.where(seats == who[..., :1], best[..., 1:], best[..., :1])


def learn(network: Network, optimiser: Any, halves: list[Half], weight: float) -> list[float]:
    """Some passes over what was seen; returns mean entropy and value loss."""
    given, lessons = halves[0].given, [half.lessons() for half in halves]
    data = {name: torch.cat([part[name] for part in lessons]) for name in lessons[0]}
    data["advantage"] = (data["advantage"] - data["advantage"].mean()) / (data["advantage"].std() + 1e-8)
    told = []
    for _ in range(given.epochs):
        for chosen in torch.randperm(len(data["action"]), device=given.device).split(given.minibatch):
            part = {name: value[chosen] for name, value in data.items()}
            told.append(improve(network, optimiser, part, given, weight))
    return torch.stack(told).mean(dim=0).tolist()


def improve(
    network: Network, optimiser: Any, part: dict[str, Tensor], given: argparse.Namespace, weight: float
) -> Tensor:
    """One step of PPO on a part of what was seen; `weight` is that of the entropy."""
    with autocast(given.device):
        logits, values = network(part["seen"], part["mask"])
    log_chances = logits.log_softmax(dim=1)
    ratio = (log_chances.gather(1, part["action"][:, None])[:, 0] - part["log_chance"]).exp()
    clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
    gain = torch.minimum(ratio * part["advantage"], clipped * part["advantage"]).mean()
    entropy = -(log_chances.exp() * log_chances * part["mask"]).sum(dim=1).mean()
    value_loss = functional.mse_loss(values, part["target"])
    optimiser.zero_grad(set_to_none=True)
    (0.5 * value_loss - gain - weight * entropy).backward()
    nn.utils.clip_grad_norm_(network.parameters(), 0.5, foreach=True)
    optimiser.step()
    return torch.stack([entropy.detach(), value_loss.detach()])


@torch.no_grad()
def evaluate(network: Network, given: argparse.Namespace, against: str) -> list[float]:
    """One learner against bots: its share of wins, its points, and those of a rival on average."""
    tables = begun(network, given.games, 10**9, given.threads)
    bots = Opponents(tables, against, seat=None)
    bots.begin(np.ones(given.games, np.bool_))
    results: dict[int, tuple[float, float, float]] = {}
    while len(results) < given.games:
        actions, seats = bots.actions(), bots.learners.copy()
        own = np.flatnonzero(tables.players == seats)
        seen, mask = (torch.from_numpy(array[own]).to(given.device) for array in (tables.observations, tables.masks))
        with autocast(given.device):
            actions[own] = network(seen, mask)[0].argmax(dim=1).cpu().numpy()
        tables.step(actions)
        for row in np.flatnonzero(tables.finished).tolist():
            scores, won = tables.final_scores[row], tables.rewards[row, seats[row]]
            rivals = (scores.sum() - scores[seats[row]]) / max(1, given.seats - 1)
            results.setdefault(row, (float(won), float(scores[seats[row]]), float(rivals)))
        bots.begin(tables.finished == 1)
    return np.mean(list(results.values()), axis=0).tolist()


def tell(given: argparse.Namespace, lines: list[list[float]], rivals: list[str]) -> None:
    """Say how it goes, and draw the curves so far."""
    spent, decisions, rate, _, entropy, _, *results = lines[-1]
    by_bot = zip(rivals, *(results[at::3] for at in range(3)), strict=True)
    shown = [f"against {bot} {won:.1%}, {points:.1f} : {theirs:.1f} points" for bot, won, points, theirs in by_bot]
    print(f"{spent:5.0f} s {decisions:13,} decisions {rate:10,}/s  entropy {entropy:.2f}", *shown, sep="  ", flush=True)
    known = [line for line in lines if len(line) > len(COLUMNS)]
    curves = {bot: [(line[1], line[len(COLUMNS) + 3 * at]) for line in known] for at, bot in enumerate(rivals)}
    title = f"{given.game}, {given.seats} seats: share of wins alone against"
    draw(curves, title, 1 / given.seats, Path(given.log).with_suffix(".svg"))


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    for name, default in (TABLES | LEARNING | CREDIT | MACHINE | EVALUATION | FILES).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default, help=" ")
    parser.add_argument("--start", type=Path, help="a checkpoint to begin with, such as that of clone.py")
    return parser.parse_args()


def main() -> None:
    """Learn for some time, and tell how it goes."""
    given = arguments()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.torch_threads)  # more than one only wait for each other where other programs run
    torch.set_float32_matmul_precision("high")
    network = load(given.start, given.device) if given.start else Network(given.game, given.seats, given.width)
    network.to(given.device)
    learned = [weights for weights in network.parameters() if weights.requires_grad]
    optimiser = torch.optim.AdamW(learned, given.rate, weight_decay=0.0, fused=True)
    halves = [Half(given, network, given.seed + part * 2**32) for part in range(2)]
    lines: list[list[float]] = []
    decisions, spent, evaluated, rivals = 0, 0.0, -given.evaluate_every, given.against.split(",")
    with Path(given.log).open("w", encoding="utf-8", newline="") as file:
        log = csv.writer(file)
        log.writerow([*COLUMNS, *(f"{name}_{bot}" for bot in rivals for name in EVALUATED)])
        while spent < given.seconds:
            began, left = time.perf_counter(), max(LAST_PART, 1 - spent / given.seconds)
            for group in optimiser.param_groups:
                group["lr"] = given.rate * left
            for step in range(given.steps + 1):
                for half in halves:
                    if step > 0:
                        half.wait(step - 1)
                    half.decide(step)
            told = learn(network, optimiser, halves, given.entropy * left)
            taken = given.steps * (given.envs // 2) * 2
            lasted = time.perf_counter() - began
            decisions, spent = decisions + taken, spent + lasted
            lines.append([round(spent, 2), decisions, round(taken / lasted), sum(half.games for half in halves), *told])
            if spent - evaluated >= given.evaluate_every or spent >= given.seconds:
                results, evaluated = [evaluate(network, given, bot) for bot in rivals], spent
                lines[-1] += chain.from_iterable(results)
                save(network, Path(given.checkpoint))
                tell(given, lines, rivals)
            log.writerow([round(value, 4) for value in lines[-1]])
            file.flush()


if __name__ == "__main__":
    main()
