# pyright: reportMissingImports=false
"""PPO by self-play: one network plays every seat of many tables and learns from nothing but rules and reward.

python examples/learn/ppo.py --game dudo --seats 3 --scale 3 --envs 256 --steps 64 --width 64 --minibatch 2048
python examples/learn/ppo.py --game airship_city --seats 4 --envs 8192 --device cuda --threads 16 --seconds 600

The value head tells the share of the win and the lead for each seat, so that an advantage counts over the decisions of
all players. Tables are stepped in two halves: while one half plays on the processor, the network looks at the other.
"""

from __future__ import annotations

import argparse
import csv
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import torch
from network import Network, autocast, load, save
from torch import Tensor, nn
from torch.nn import functional

from spielwerk.envs.tensors import pinned
from spielwerk.envs.vector import GameVectorEnv

COLUMNS = [
    "seconds",
    "decisions",
    "per_second",
    "games",
    "entropy",
    "value_loss",
    "win_share",
    "points",
    "rival_points",
]
"""Of the log; the last three are those of evaluations against bots."""
WHOLE = {
    "seats": 3,
    "envs": 512,
    "steps": 128,
    "threads": 2,
    "width": 256,
    "epochs": 2,
    "minibatch": 8192,
    "torch_threads": 1,
    "games": 256,
}
PARTS = {"seconds": 240.0, "rate": 5e-4, "discount": 1.0, "trace": 0.97, "clip": 0.2, "entropy": 0.01}
REWARD = {"lead": 0.5, "scale": 30.0}
"""The reward of a seat is its share of the win, and `lead` times the change of its lead in points over `scale`."""
EVALUATION = {"evaluate_every": 60.0, "games": 256, "against": "greedy"}
WORDS = {"game": "dudo", "device": "cpu", "log": "ppo.csv", "checkpoint": "ppo.pt"}
"""The drawing of the curve lies beside the log."""


class Half:
    """Half of the tables, which play in a thread of their own, and what the network has seen of them."""

    def __init__(self, given: argparse.Namespace, seed: int) -> None:
        threads = max(1, given.threads // 2)
        size, device, steps = given.envs // 2, given.device, given.steps
        self.rows = GameVectorEnv(
            given.game, size, given.seats, reward="lead", threads=threads, illegal="error", copy=False,
            final_observations=False, allocate=pinned,
        )  # fmt: skip
        self.given, self.device = given, device
        self.seen, self.told = self.rows.reset(seed=seed)
        numbers, actions = self.seen.shape[1], self.told["action_mask"].shape[1]
        kind = torch.from_numpy(self.seen).dtype
        self.kept: dict[str, Tensor] = {
            "seen": torch.zeros(steps + 1, size, numbers, dtype=kind, device=device),
            "mask": torch.zeros(steps + 1, size, actions, dtype=torch.bool, device=device),
            "player": torch.zeros(steps + 1, size, dtype=torch.long, device=device),
            "action": torch.zeros(steps, size, dtype=torch.long, device=device),
            "log_chance": torch.zeros(steps, size, device=device),
            "reward": torch.zeros(steps, size, given.seats, device=device),
            "ended": torch.zeros(steps, size, 1, device=device),
            "value": torch.zeros(steps + 1, size, given.seats, device=device),
        }
        self._thread, self._playing = ThreadPoolExecutor(1), Future[Any]()
        self.games = 0

    @torch.no_grad()
    def decide(self, network: Network, step: int) -> None:
        """Look at the tables, choose actions, and let them be played."""
        kept = self.kept
        self._upload("seen", step, self.seen)
        self._upload("mask", step, self.told["action_mask"])
        self._upload("player", step, self.told["player"])
        with autocast(self.device):
            logits, values = network(kept["seen"][step], kept["mask"][step])
        kept["value"][step] = by_seat(values, kept["player"][step])
        if step == self.given.steps:
            return
        log_chances = logits.log_softmax(dim=1)
        noise = -torch.empty_like(logits).exponential_().log()
        action = (log_chances + noise).argmax(dim=1)
        kept["action"][step] = action
        kept["log_chance"][step] = log_chances.gather(1, action[:, None])[:, 0]
        self._playing = self._thread.submit(self.rows.step, action.cpu().numpy())

    def wait(self, step: int) -> None:
        """Wait until the tables have played what was decided at a step."""
        self.seen, _, ended, _, self.told = self._playing.result()
        self.games += int(ended.sum())
        reward = self.told["wins"] + self.given.lead * self.told["rewards"] / self.given.scale
        self._upload("reward", step, reward)
        self._upload("ended", step, ended[:, None])

    def _upload(self, name: str, step: int, array: np.ndarray) -> None:
        self.kept[name][step].copy_(torch.from_numpy(array), non_blocking=True)


def by_seat(values: Tensor, player: Tensor) -> Tensor:
    """Values from the viewer on, put in the order of the seats."""
    seats = torch.arange(values.shape[-1], device=values.device)
    return values.gather(-1, (seats - player[..., None]) % values.shape[-1])


def from_viewer(values: Tensor, player: Tensor) -> Tensor:
    """Values in the order of the seats, put in turn order from the viewer on."""
    seats = torch.arange(values.shape[-1], device=values.device)
    return values.gather(-1, (seats + player[..., None]) % values.shape[-1])


def advantages(kept: dict[str, Tensor], given: argparse.Namespace) -> Tensor:
    """Generalised advantages of every seat over the decisions of all."""
    found, ahead = torch.zeros_like(kept["reward"]), torch.zeros_like(kept["reward"][0])
    for step in range(given.steps - 1, -1, -1):
        goes_on = 1.0 - kept["ended"][step]
        surprise = kept["reward"][step] + given.discount * kept["value"][step + 1] * goes_on - kept["value"][step]
        ahead = found[step] = surprise + given.discount * given.trace * goes_on * ahead
    return found


def learn(network: Network, optimiser: torch.optim.Optimizer, halves: list[Half]) -> list[float]:
    """Some passes over what was seen; returns mean entropy and value loss."""
    given, parts = halves[0].given, dict[str, list[Tensor]]()
    for half in halves:
        kept, gained = half.kept, advantages(half.kept, given)
        player = kept["player"][:-1]
        batch = {name: kept[name][:-1] for name in ("seen", "mask")} | {
            name: kept[name] for name in ("action", "log_chance")
        }
        batch["advantage"] = gained.gather(-1, player[..., None])[..., 0]
        batch["target"] = from_viewer(gained + kept["value"][:-1], player)
        for name, value in batch.items():
            parts.setdefault(name, []).append(value.flatten(0, 1))
    data = {name: torch.cat(pieces) for name, pieces in parts.items()}
    data["advantage"] = (data["advantage"] - data["advantage"].mean()) / (data["advantage"].std() + 1e-8)
    told = []
    for _ in range(given.epochs):
        for chosen in torch.randperm(len(data["action"]), device=given.device).split(given.minibatch):
            told.append(improve(network, optimiser, {name: value[chosen] for name, value in data.items()}, given))
    return torch.stack(told).mean(dim=0).tolist()


def improve(
    network: Network, optimiser: torch.optim.Optimizer, part: dict[str, Tensor], given: argparse.Namespace
) -> Tensor:
    """One step of PPO on a part of what was seen."""
    with autocast(given.device):
        logits, values = network(part["seen"], part["mask"])
    log_chances = logits.log_softmax(dim=1)
    ratio = (log_chances.gather(1, part["action"][:, None])[:, 0] - part["log_chance"]).exp()
    clipped = ratio.clamp(1 - given.clip, 1 + given.clip)
    gain = torch.minimum(ratio * part["advantage"], clipped * part["advantage"]).mean()
    entropy = -(log_chances.exp() * log_chances * part["mask"]).sum(dim=1).mean()
    value_loss = functional.mse_loss(values, part["target"])
    optimiser.zero_grad(set_to_none=True)
    (0.5 * value_loss - gain - given.entropy * entropy).backward()
    nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    optimiser.step()
    return torch.stack([entropy.detach(), value_loss.detach()])


@torch.no_grad()
def evaluate(network: Network, given: argparse.Namespace) -> list[float]:
    """One learner against bots: its share of wins, its points, and those of a rival on average."""
    rows = GameVectorEnv(given.game, given.games, given.seats, opponents=given.against, threads=given.threads)
    seen, told = rows.reset(seed=10**9)
    results: dict[int, tuple[float, float, float]] = {}
    while len(results) < given.games:
        with autocast(given.device):
            mask = torch.from_numpy(told["action_mask"]).to(given.device)
            logits, _ = network(torch.from_numpy(seen).to(given.device), mask)
        seats = told["player"]
        seen, rewards, ended, _, told = rows.step(logits.argmax(dim=1).cpu().numpy())
        for row in np.flatnonzero(ended).tolist():
            scores, own = told["final_scores"][row], int(seats[row])
            rivals = (scores.sum() - scores[own]) / max(1, given.seats - 1)
            results.setdefault(row, (float(rewards[row]), float(scores[own]), float(rivals)))
    return np.mean(list(results.values()), axis=0).tolist()


def draw_curve(lines: list[list[float]], title: str, file: Path) -> None:
    """The share of wins over time as a drawing."""
    points = [(line[0], line[6]) for line in lines if not np.isnan(line[6])]
    longest = max(1.0, points[-1][0])
    path = " ".join(f"{60 + 600 * second / longest:.1f},{340 - 300 * share:.1f}" for second, share in points)
    marks = "".join(
        f'<line x1="60" x2="660" y1="{340 - 300 * part}" y2="{340 - 300 * part}" stroke="#ddd"/>'
        f'<text x="52" y="{345 - 300 * part}" text-anchor="end">{part:.0%}</text>' for part in (0, 0.25, 0.5, 0.75, 1)
    )  # fmt: skip
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 390" font-family="sans-serif" font-size="13">'
        f'<rect width="720" height="390" fill="#fff"/><text x="60" y="24" font-weight="bold">{title}</text>{marks}'
        f'<polyline points="{path}" fill="none" stroke="#2a6f97" stroke-width="2.5"/>'
        f'<text x="60" y="370">0 s</text><text x="660" y="370" text-anchor="end">{longest:.0f} s</text></svg>\n',
        "utf-8",
    )


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    for name, default in (WHOLE | PARTS | REWARD | EVALUATION | WORDS).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default, help=" ")
    parser.add_argument("--seed", type=int, default=1, help=" ")
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
    optimiser = torch.optim.AdamW(network.parameters(), given.rate, weight_decay=0.0)
    halves = [Half(given, given.seed + part * 2**32) for part in range(2)]
    lines: list[list[float]] = []
    decisions, spent, evaluated = 0, 0.0, -given.evaluate_every
    with Path(given.log).open("w", encoding="utf-8", newline="") as file:
        log = csv.writer(file)
        log.writerow(COLUMNS)
        while spent < given.seconds:
            began = time.perf_counter()
            for step in range(given.steps + 1):
                for half in halves:
                    if step > 0:
                        half.wait(step - 1)
                    half.decide(network, step)
            told = learn(network, optimiser, halves)
            taken = given.steps * given.envs // 2 * 2
            lasted = time.perf_counter() - began
            decisions, spent = decisions + taken, spent + lasted
            result = [float("nan")] * 3
            if spent - evaluated >= given.evaluate_every or spent >= given.seconds:
                result, evaluated = evaluate(network, given), spent
                save(network, Path(given.checkpoint))
            games = sum(half.games for half in halves)
            lines.append([round(spent, 2), decisions, round(taken / lasted), games, *told, *result])
            log.writerow(lines[-1])
            file.flush()
            if not np.isnan(result[0]):
                print(f"{spent:6.0f} s  {decisions:12,} decisions  {taken / lasted:10,.0f}/s  entropy {told[0]:.2f}  "
                      f"wins {result[0]:.1%}  points {result[1]:.1f} : {result[2]:.1f}", flush=True)  # fmt: skip
                title = f"{given.game}, {given.seats} seats: wins alone against {given.against}"
                draw_curve(lines, title, Path(given.log).with_suffix(".svg"))


if __name__ == "__main__":
    main()
