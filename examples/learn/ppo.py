# pyright: reportMissingImports=false
"""PPO by self-play: one network plays every seat of many tables and learns from nothing but rules and reward.

python examples/learn/ppo.py --game dudo --seats 3 --scale 3 --envs 256 --width 64 --minibatch 2048
python examples/learn/ppo.py --game airship_city --seats 4 --envs 16384 --device cuda --threads 16 --width 512

The value head tells the share of the win and the lead for each seat, so that an advantage counts over the decisions of
all players. Tables are stepped in two halves: while one half plays on the processor, the network looks at the other.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import torch
from credit import judge, turned
from curve import Log, draw
from graphs import replayable
from network import Network, autocast, load, save
from tables import Tables
from torch import Tensor, nn
from torch.nn import functional

from spielwerk.envs.tensors import pinned

COLUMNS = ("seconds", "decisions", "per_second", "learning", "games", "entropy", "value_loss", "clipped")
"""Of the log (`learning`: part of the time; `clipped`: part of the decisions); those of evaluations follow."""
EVALUATED = ("wins", "points", "rivals")
TABLES = {"game": "dudo", "seats": 3, "envs": 512, "steps": 128, "apart": 0, "threads": 2, "rivals": ""}
"""Where games are longer than `steps`, tables are best up to a game `apart`: so many decisions at most are random.
All seats are the network's own, or all but one of each table a bot's (`rivals`)."""
LEARNING = {"seconds": 240.0, "epochs": 2, "minibatch": 8192, "rate": 5e-4, "clip": 0.2, "entropy": 0.02, "value": 0.5}
CREDIT = {"lead": 0.5, "points": 0.0, "scale": 30.0, "discount": 1.0, "trace": 0.99}
"""The reward of a seat: its share of the win, and `lead` and `points` times the change of those over `scale`."""
MACHINE = {"width": 256, "device": "cpu", "torch_threads": 1, "compile": 0, "seed": 1}
EVALUATION = {"evaluate_every": 60.0, "games": 256, "against": "greedy,random"}
FILES = {"log": Path("ppo.csv"), "checkpoint": Path("ppo.pt"), "resume": 0}
"""The curves lie beside the log. With `--resume 1` the run of the checkpoint, if there is one, goes on."""
LAST_PART = 0.1
"""Of the rate and of the weight of entropy, which fall in a straight line, this much is left at the end."""
SHOWN = {"seen": "observations", "mask": "masks", "player": "players", "points": "points"}
"""What is kept of tables before each decision, and of which array of the batch,"""
RESULT = ("won", "ended", "final")
"""and what came of them."""
LESSONS = ("seen", "mask", "place", "log_chance", "advantage", "target")
"""What the network learns from."""


class Half:
    """Half of the tables, which play in a thread of their own; what the network sees of them goes into `kept`."""

    def __init__(self, given: argparse.Namespace, network: Network, part: int, kept: dict[str, Tensor]) -> None:
        size = given.envs // 2
        self.given, self.network = given, network
        threads, seed = max(1, given.threads // 2), given.seed + part * 2**32
        self.tables = Tables(network, size, seed, threads, given.rivals, given.apart)
        self.chosen = torch.from_numpy(pinned((size,), np.int64))
        shown = {name: getattr(self.tables.batch, array) for name, array in SHOWN.items()}
        self.now = {name: torch.from_numpy(array).to(given.device) for name, array in shown.items()}
        self.kept = {name: value[:, part * size : (part + 1) * size] for name, value in kept.items()}
        self.step = torch.zeros(1, dtype=torch.long, device=given.device)
        self._look = replayable(self._look_once) if given.graphs else self._look_once
        self._thread, self._playing = ThreadPoolExecutor(1), Future[Any]()

    @torch.no_grad()
    def decide(self, step: int) -> None:
        """Look at the tables, choose actions, and let them be played."""
        for name, array in SHOWN.items():
            self.now[name].copy_(torch.from_numpy(getattr(self.tables.batch, array)), non_blocking=True)
        self.step.fill_(step)
        self._look()
        if step < self.given.steps:
            self.chosen.copy_(self.action, non_blocking=True)
            looked = torch.cuda.Event() if self.action.is_cuda else None
            if looked is not None:
                looked.record()
            self._playing = self._thread.submit(self._play, looked)

    @torch.no_grad()
    def _look_once(self) -> None:
        """What the network makes of the tables as they are now, and what it does; nothing here waits for the GPU."""
        now = self.now
        with autocast(self.given.device):
            logits, actions, values = self.network.options(now["seen"], now["mask"])
        log_chances = logits.log_softmax(dim=1)
        noise = -torch.empty_like(logits).exponential_().log()
        place = (log_chances + noise).argmax(dim=1)
        log_chance, self.action = (of.gather(1, place[:, None])[:, 0] for of in (log_chances, actions))
        made = {"value": turned(values, -now["player"]), "log_chance": log_chance, "place": place}
        made["action"] = self.action
        for name, value in (now | made).items():
            self.kept[name].index_copy_(0, self.step, value[None])

    def _play(self, looked: Any) -> None:
        if looked is not None:
            looked.synchronize()
        self.tables.play(self.chosen.numpy())

    def wait(self, step: int) -> None:
        """Wait until the tables have played what was decided at a step."""
        self._playing.result()
        for name in RESULT:
            self.kept[name][step].copy_(torch.from_numpy(getattr(self.tables, name)), non_blocking=True)


def memory(given: argparse.Namespace, network: Network) -> dict[str, Tensor]:
    """Room for what is seen of all tables at each step, with one look more to end with."""
    steps, envs, seats = given.steps + 1, given.envs, given.seats
    tables = Tables(network, 1, 1, 1)
    kept = {name: torch.from_numpy(getattr(tables.batch, array)) for name, array in SHOWN.items()}
    kept |= {name: torch.from_numpy(getattr(tables, name)) for name in RESULT}
    kept |= {"value": torch.zeros(1, seats), "log_chance": torch.zeros(1)}
    kept |= {name: torch.zeros(1, dtype=torch.long) for name in ("action", "place")}
    kept |= {"advantage": torch.zeros(1), "target": torch.zeros(1, seats)}
    return {name: one.new_zeros(steps, envs, *one.shape[1:], device=given.device) for name, one in kept.items()}


class Learner:
    """Improves a network by what was seen; each step is one CUDA graph where there is a GPU."""

    def __init__(self, given: argparse.Namespace, network: Network, kept: dict[str, Tensor]) -> None:
        self.given, self.network, self.kept = given, network, kept
        learned = [weights for weights in network.parameters() if weights.requires_grad]
        rate = torch.tensor(given.rate, device=given.device) if given.graphs else given.rate
        self.optimiser = torch.optim.AdamW(learned, rate, weight_decay=0.0, fused=True, capturable=given.graphs)
        self.data = {name: kept[name][: given.steps].flatten(0, 1) for name in LESSONS}
        self.chosen = torch.randint(len(self.data["place"]), (given.minibatch,), device=given.device)
        self.weight, self.told = torch.zeros((), device=given.device), torch.zeros(3, device=given.device)
        self._improve = self.improve

    def go_on(self, checkpoint: Path) -> tuple[float, int]:
        """Take up the work of an earlier run: how long that has learned, and from how many decisions."""
        done = torch.load(checkpoint, map_location=self.given.device, weights_only=True)
        self.optimiser.load_state_dict(done["optimiser"])
        return done["spent"], done["decisions"]

    def learn(self, left: float) -> list[float]:
        """Some passes over what was seen, with what is left of rate and entropy; returns means (`told`)."""
        judge(self.given, self.kept)
        now = self.given.rate * left
        for group in self.optimiser.param_groups:
            group["lr"] = rate.fill_(now) if isinstance(rate := group["lr"], Tensor) else now
        self.weight.fill_(self.given.entropy * left)
        if self.given.graphs and self._improve == self.improve:
            self._improve = replayable(self.improve)
        told = []
        for _ in range(self.given.epochs):
            order = torch.randperm(len(self.data["place"]), device=self.given.device)
            for chosen in order.split(self.given.minibatch):
                if len(chosen) == self.given.minibatch:
                    self.chosen.copy_(chosen)
                    self._improve()
                    told.append(self.told.clone())
        return torch.stack(told).mean(dim=0).tolist()

    def improve(self) -> None:
        """One step of PPO on the chosen part of what was seen."""
        part, given = {name: value.index_select(0, self.chosen) for name, value in self.data.items()}, self.given
        with autocast(given.device):
            logits, _, values = self.network.options(part["seen"], part["mask"])
        log_chances = logits.log_softmax(dim=1)
        ratio = (log_chances.gather(1, part["place"][:, None])[:, 0] - part["log_chance"]).exp()
        clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
        gain = torch.minimum(ratio * part["advantage"], clipped * part["advantage"]).mean()
        entropy = -(log_chances.exp() * log_chances).sum(dim=1).mean()
        value_loss = functional.mse_loss(values, part["target"])
        self.optimiser.zero_grad(set_to_none=True)
        (given.value * value_loss - gain - self.weight * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5, foreach=True)
        self.optimiser.step()
        self.told.copy_(torch.stack([entropy.detach(), value_loss.detach(), (ratio != clipped).float().mean()]))


@torch.no_grad()
def evaluate(network: Network, given: argparse.Namespace, against: str) -> list[float]:
    """One learner against bots: its share of wins, its points, and those of a rival on average."""
    tables, results = Tables(network, given.games, 10**9, given.threads, against), {}
    assert tables.rivals is not None
    while len(results) < given.games:
        seats, batch = tables.rivals.learners.copy(), tables.batch
        seen, mask = (torch.from_numpy(array).to(given.device) for array in (batch.observations, batch.masks))
        with autocast(given.device):
            tables.play(network.forward(seen, mask)[0].argmax(dim=1).cpu().numpy())
        for row in np.flatnonzero(tables.ended).tolist():
            own, points = seats[row], tables.final[row]
            theirs = (points.sum() - points[own]) / max(1, given.seats - 1)
            results.setdefault(row, (float(tables.won[row, own]), float(points[own]), float(theirs)))
    return np.mean(list(results.values()), axis=0).tolist()


def tell(given: argparse.Namespace, lines: list[list[float]], rivals: list[str]) -> None:
    """Say how it goes, and draw the curves so far."""
    spent, decisions, rate, _, _, entropy, _, _, *results = lines[-1]
    by_bot = zip(rivals, *(results[at::3] for at in range(3)), strict=True)
    shown = [f"against {bot} {won:.1%}, {points:.1f} : {theirs:.1f} points" for bot, won, points, theirs in by_bot]
    pace = f"{decisions:13,.0f} decisions {rate:10,.0f}/s"
    print(f"{spent:5.0f} s {pace}  entropy {entropy:.2f}", *shown, sep="  ", flush=True)
    first, known = len(COLUMNS), [line for line in lines if len(line) > len(COLUMNS)]
    curves = {bot: [(line[1], line[first + 3 * at]) for line in known] for at, bot in enumerate(rivals)}
    title = f"{given.game}, {given.seats} seats: share of wins alone against"
    draw(curves, title, 1 / given.seats, given.log.with_suffix(".svg"))


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    for name, default in (TABLES | LEARNING | CREDIT | MACHINE | EVALUATION | FILES).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default, help=" ")
    parser.add_argument("--start", type=Path, help="a checkpoint to begin with, such as that of clone.py")
    given = parser.parse_args()
    given.graphs = given.device.startswith("cuda")
    return given


def main() -> None:
    """Learn for some time, and tell how it goes."""
    given = arguments()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.torch_threads)  # more than one only wait for each other where other programs run
    torch.set_float32_matmul_precision("high")
    start = given.checkpoint if (resumed := given.resume and given.checkpoint.exists()) else given.start
    network = (load(start, given.device) if start else Network(given.game, given.seats, given.width)).to(given.device)
    if given.compile:
        network.compile()  # fuses what is done to each number: on a GPU half as long again as without
    kept = memory(given, network)
    learner, rivals = Learner(given, network, kept), given.against.split(",")
    spent, decisions = learner.go_on(given.checkpoint) if resumed else (0.0, 0)
    log = Log(given.log, [*COLUMNS, *(f"{name}_{bot}" for bot in rivals for name in EVALUATED)], spent)
    halves, evaluated = [Half(given, network, part, kept) for part in range(2)], spent - given.evaluate_every
    while spent < given.seconds:
        began, left = time.perf_counter(), max(LAST_PART, 1 - spent / given.seconds)
        for step in range(given.steps + 1):
            for half in halves:
                if step > 0:
                    half.wait(step - 1)
                half.decide(step)
        played = time.perf_counter()
        told, taken, now = learner.learn(left), given.steps * given.envs, time.perf_counter()
        decisions, spent, lasted = decisions + taken, spent + now - began, now - began
        pace = [round(taken / lasted), (now - played) / lasted, sum(half.tables.games for half in halves)]
        ready = spent - evaluated >= given.evaluate_every or spent >= given.seconds
        results = [evaluate(network, given, bot) for bot in rivals] if ready else []
        log.add([round(spent, 2), decisions, *pace, *told, *chain.from_iterable(results)])
        if ready:
            evaluated, done = spent, {"spent": spent, "decisions": decisions}
            save(network, given.checkpoint, optimiser=learner.optimiser.state_dict(), **done)
            tell(given, log.lines, rivals)


if __name__ == "__main__":
    main()
