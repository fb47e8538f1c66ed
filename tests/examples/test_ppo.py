"""What `examples/learn/ppo.py` learns from: returns by hand, and what it keeps of games beside the games themselves."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.envs.settings import leads
from spielwerk.kernel.native.batch import Extras
from tests.examples.test_examples import EXAMPLES, TINY, example
from tests.needs import needs

needs("torch", "torch")
torch: Any = import_module("torch")


@pytest.fixture(scope="module")
def ppo() -> Iterator[Any]:
    """The program as a module; it finds its neighbours beside it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLES / "learn"))
        import ppo as found  # pyright: ignore[reportMissingImports]

        yield found


def given(ppo: Any, **changed: Any) -> argparse.Namespace:
    """What the command line says by default, but for what is changed."""
    words = ppo.TABLES | ppo.LEARNING | ppo.CREDIT | ppo.MACHINE | ppo.EVALUATION | ppo.FILES
    return argparse.Namespace(**(words | {"start": None, "graphs": False} | changed))


def two_seats(**changed: list[Any]) -> dict[str, Any]:
    """Three steps at one table of two seats, with a look after them. Nobody has points, nobody expects anything."""
    kept: dict[str, list[Any]] = {
        "points": [[0, 0]] * 4,
        "final": [[0, 0]] * 4,
        "won": [[0, 0]] * 4,
        "value": [[0, 0]] * 4,
        "ended": [0] * 4,
        "player": [0, 1, 0, 0],
        "advantage": [0] * 4,
        "target": [[0, 0]] * 4,
    }
    shaped = {name: torch.tensor(value, dtype=torch.float32)[:, None] for name, value in (kept | changed).items()}
    return shaped | {"player": shaped["player"].to(torch.int8)}


def judged(ppo: Any, kept: dict[str, Any], **credit: float) -> tuple[list[float], list[list[float]]]:
    """Advantages (before they are normalised they sum to what the targets say) and targets, as they are kept."""
    ppo.judge(given(ppo, steps=3, envs=1, seats=2, **credit), kept)
    return kept["advantage"][:3, 0].tolist(), kept["target"][:3, 0].tolist()


def test_a_win_is_credited_to_the_decisions_of_all_before_it(ppo: Any) -> None:
    kept = two_seats(won=[[0, 0], [1, 0], [0, 0], [0, 0]], ended=[0, 1, 0, 0])
    _, targets = judged(ppo, kept, discount=1.0, trace=1.0)
    assert targets[0] == [1, 0], "seat 0 was on turn, and won"
    assert targets[1] == [0, 1], "seat 1 was on turn: its own share comes first"
    assert targets[2] == [0, 0], "the next game has nothing to do with it"


def test_the_next_game_does_not_reach_back(ppo: Any) -> None:
    hopes = [[0.2, 0.8], [0.3, 0.7], [0.4, 0.6], [0.9, 0.1]]
    kept = two_seats(won=[[0, 0], [1, 0], [0, 0], [0, 0]], ended=[0, 1, 0, 0], value=hopes)
    _, targets = judged(ppo, kept, discount=1.0, trace=1.0)
    assert targets[0] == pytest.approx([1, 0]) and targets[1] == pytest.approx([0, 1])
    assert targets[2] == pytest.approx([0.9, 0.1])


def test_what_is_expected_at_the_end_of_a_piece_counts(ppo: Any) -> None:
    kept = two_seats(value=[[0.2, 0.8], [0.3, 0.7], [0.4, 0.6], [0.9, 0.1]])
    advantages, targets = judged(ppo, kept, discount=1.0, trace=0.5)
    late = 0.9 - 0.4
    middle = [0.4 - 0.3 + 0.5 * late, 0.6 - 0.7 - 0.5 * late]
    early = 0.3 - 0.2 + 0.5 * middle[0]
    raw = np.array([early, middle[1], late])
    assert advantages == pytest.approx(((raw - raw.mean()) / raw.std(ddof=1)).tolist(), abs=1e-5)
    assert targets[0] == pytest.approx([0.2 + early, 0.8 - early])
    assert targets[1] == pytest.approx([0.7 + middle[1], 0.3 + middle[0]])


def test_a_lead_is_rewarded_as_it_changes_and_with_the_final_points(ppo: Any) -> None:
    kept = two_seats(
        points=[[0, 0], [6, 0], [0, 0], [0, 0]], final=[[0, 0], [9, 3], [0, 0], [0, 0]], ended=[0, 1, 0, 0]
    )
    _, targets = judged(ppo, kept, discount=1.0, trace=1.0, lead=0.5, scale=30.0)
    assert targets[0] == pytest.approx([0.1, -0.1]), "six points ahead at the end: 6 * 0.5 / 30"
    assert targets[1] == pytest.approx([0, 0]), "the lead did not change by the last decision"


def test_own_points_are_rewarded_whoever_is_ahead(ppo: Any) -> None:
    kept = two_seats(
        points=[[0, 9], [6, 9], [0, 0], [0, 0]], final=[[0, 0], [6, 12], [0, 0], [0, 0]], ended=[0, 1, 0, 0]
    )
    _, targets = judged(ppo, kept, discount=1.0, trace=1.0, lead=0.0, points=0.5, scale=30.0)
    assert targets[0] == pytest.approx([0.1, 0.05]) and targets[1] == pytest.approx([0.05, 0])


def test_the_future_counts_less_by_discount(ppo: Any) -> None:
    kept = two_seats(won=[[0, 0], [1, 0], [0, 0], [0, 0]], ended=[0, 1, 0, 0])
    _, targets = judged(ppo, kept, discount=0.9, trace=1.0)
    assert targets[0] == pytest.approx([0.9, 0]) and targets[1] == pytest.approx([0, 1])


def test_leads_are_those_of_the_environments(ppo: Any) -> None:
    lead = import_module(ppo.judge.__module__).lead
    points = np.random.default_rng(1).integers(0, 5, (50, 4)).astype(np.float32)
    assert (lead(torch.from_numpy(points)).numpy() == leads(points)).all()
    assert lead(torch.tensor([[3.0]])).tolist() == [[3.0]]


def test_turning_there_and_back_changes_nothing(ppo: Any) -> None:
    values, players = torch.arange(12.0).reshape(4, 3), torch.tensor([0, 1, 2, 1], dtype=torch.int8)
    assert ppo.turned(values, -players)[1].tolist() == [5, 3, 4], "seat 1 looks: its own value stands first"
    assert (ppo.turned(ppo.turned(values, -players), players) == values).all()


@pytest.fixture(scope="module")
def piece(ppo: Any) -> tuple[argparse.Namespace, Any, dict[str, Any]]:
    """A piece of games of Dudo as it is kept, long enough that some end."""
    settings = given(ppo, game="dudo", seats=3, envs=8, steps=60, threads=1, seed=5)
    torch.manual_seed(1)
    network = ppo.Network("dudo", 3, 16)
    kept = ppo.memory(settings, network)
    halves = [ppo.Half(settings, network, part, kept) for part in range(2)]
    for step in range(settings.steps + 1):
        for half in halves:
            if step > 0:
                half.wait(step - 1)
            half.decide(step)
    return settings, network, kept


def test_what_is_kept_is_what_happened(ppo: Any, piece: tuple[Any, Any, dict[str, Any]]) -> None:
    settings, _, kept = piece
    game, ends = spielwerk.game("dudo"), 0
    for part in range(2):
        batch = game.native.batch(4, 3, settings.seed + part * 2**32, extras=Extras(points=True))
        batch.reset()
        rows = slice(part * 4, part * 4 + 4)
        for step in range(settings.steps):
            for name, array in ppo.SHOWN.items():
                assert (kept[name][step, rows].numpy() == getattr(batch, array)).all(), f"{name} before step {step}"
            batch.step(kept["action"][step, rows].numpy())
            assert (kept["won"][step, rows].numpy() == batch.rewards).all()
            assert (kept["ended"][step, rows].numpy() == batch.finished).all()
            ended = batch.finished == 1
            assert (kept["final"][step, rows].numpy()[ended] == batch.final_scores[ended]).all()
            ends += int(ended.sum())
    assert ends > 0


def test_rivals_play_until_it_is_the_learners_turn(ppo: Any) -> None:
    """Four games at once, and each by itself: what is seen and what came of it are the same until they end."""
    tables = ppo.Tables(ppo.Network("dudo", 3, 16), 4, 5, 1, rivals="greedy")
    alone = [ppo.Tables(ppo.Network("dudo", 3, 16), 1, 5 + row, 1, rivals="greedy") for row in range(4)]
    running = set(range(4))
    while running:
        batch = tables.batch
        assert (batch.players == tables.rivals.learners).all()
        assert [batch.seeds[row] for row in running] == [5 + row for row in running]
        for row in running:
            assert (alone[row].batch.observations[0] == batch.observations[row]).all()
            alone[row].play(alone[row].batch.masks.argmax(axis=1))
        seats = tables.rivals.learners.copy()
        tables.play(batch.masks.argmax(axis=1))
        for row in list(running):
            assert (alone[row].won[0] == tables.won[row]).all() and alone[row].ended[0] == tables.ended[row]
            if tables.ended[row]:
                assert tables.won[row].sum() == 1 and tables.final[row].max() > 0
                assert seats[row] == (5 + row) % 3
                running.remove(row)


def test_tables_are_apart_and_what_came_before_is_forgotten(ppo: Any) -> None:
    network = ppo.Network("dudo", 3, 16)
    together, apart = (ppo.Tables(network, 64, 5, 1, apart=most) for most in (0, 40))
    assert apart.games == 0
    begun = [(tables.batch.observations == together.batch.observations).all(axis=1) for tables in (together, apart)]
    assert begun[0].all() and begun[1].sum() < 8


def test_nothing_has_changed_when_learning_begins(piece: tuple[Any, Any, dict[str, Any]]) -> None:
    """The chances and values that were kept are those of the network: the first step of PPO clips nothing."""
    settings, network, kept = piece
    seen, mask = (kept[name][: settings.steps].flatten(0, 1) for name in ("seen", "mask"))
    with torch.no_grad():
        logits, values = network(seen, mask)
    chosen = kept["action"][: settings.steps].flatten()
    now = logits.log_softmax(dim=1).gather(1, chosen[:, None])[:, 0]
    assert torch.allclose(now, kept["log_chance"][: settings.steps].flatten(), atol=1e-5)
    assert mask.bool().gather(1, chosen[:, None]).all(), "only legal actions are taken"
    players = kept["player"][: settings.steps].flatten().long()
    own = kept["value"][: settings.steps].flatten(0, 1).gather(1, players[:, None])[:, 0]
    assert torch.allclose(values[:, 0], own, atol=1e-5), "its own value stands first, whoever looks"


def test_learning_makes_what_went_well_more_likely(ppo: Any, piece: tuple[Any, Any, dict[str, Any]]) -> None:
    settings, network, kept = piece
    learner = ppo.Learner(argparse.Namespace(**(vars(settings) | {"minibatch": 120})), network, kept)
    learner.learn(1.0)
    with torch.no_grad():
        logits, _ = network(learner.data["seen"], learner.data["mask"])
    chosen = kept["action"][: settings.steps].flatten()
    now = logits.log_softmax(dim=1).gather(1, chosen[:, None])[:, 0]
    changed = now - learner.data["log_chance"]
    assert np.corrcoef(changed.numpy(), learner.data["advantage"].numpy())[0, 1] > 0.2


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    files = ["--log", str(tmp_path / "ppo.csv"), "--checkpoint", str(tmp_path / "ppo.pt"), "--resume", "1"]
    short = ["--envs", "32", "--steps", "8", "--games", "4", "--against", "random", "--evaluate-every", "0"]
    example("learn/ppo.py", *TINY, *short, *files, "--seconds", "0.01")
    first = (tmp_path / "ppo.csv").read_text("utf-8").splitlines()
    example("learn/ppo.py", *TINY, *short, *files, "--seconds", "0.01")
    assert (tmp_path / "ppo.csv").read_text("utf-8").splitlines() == first, "there was no time left"
    example("learn/ppo.py", *TINY, *short, *files, "--seconds", str(float(first[-1].split(",")[0]) + 0.01))
    lines = (tmp_path / "ppo.csv").read_text("utf-8").splitlines()
    assert lines[: len(first)] == first and len(lines) > len(first)
    assert [int(float(line.split(",")[1])) for line in lines[1:]] == [256 * at for at in range(1, len(lines))]


@pytest.mark.slow
@pytest.mark.native
def test_the_run_for_a_gpu_does_here_what_it_does_there(tmp_path: Path) -> None:
    """Tiny, and on a processor; called again with more seconds it goes on from what it has learned."""
    tiny = "--device cpu --compile 0 --width 16 --envs 8 --steps 16 --minibatch 64 --games 4 --threads 1"
    room = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "MORE": tiny, "GAMES": "4"}

    def run(seconds: str, more: str = "") -> subprocess.CompletedProcess[str]:
        words = ["sh", str(EXAMPLES / "learn" / "gpu.sh"), str(tmp_path), seconds, seconds]
        return subprocess.run(words, capture_output=True, text=True, env=room | {"MORE": f"{tiny} {more}"})

    logs = [tmp_path / f"{game}.csv" for game in ("dilluvia_project", "airship_city")]
    first = run("0.01")
    assert first.returncode == 0 and first.stdout.count("95 % interval") == 2, first.stderr
    lines = [log.read_text("utf-8").splitlines() for log in logs]
    assert run(str(max(float(line[-1].split(",")[0]) for line in lines) + 0.01)).returncode == 0
    for log, before in zip(logs, lines, strict=True):
        assert log.read_text("utf-8").splitlines()[: len(before)] == before
        assert len(log.read_text("utf-8").splitlines()) > len(before)
        assert log.with_suffix(".svg").exists() and "95 % interval" in log.with_suffix(".txt").read_text("utf-8")
    assert run("1", "--nonsense 1").returncode != 0
