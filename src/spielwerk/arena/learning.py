"""Weights of experts from games, from the first generation to the file: moved (`evolution`), centred and proved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from spielwerk import __version__
from spielwerk.arena.contestants import contestant
from spielwerk.arena.evolution import (
    GREEDY,
    QUICK,
    SHARES,
    Judgement,
    Plan,
    Proof,
    Rewards,
    Table,
    evolve,
    open_native,
    prove,
    read,
    told,
)
from spielwerk.arena.executors import Executor
from spielwerk.arena.expertise import centred, expert_file, file_text
from spielwerk.arena.ledger import Ledger, Progress, nobody_watches
from spielwerk.bots import UnknownBot

CENTRED_BY = 200
"""Positions by which new weights are made to promise as much as the old ones in the mean."""
PROVER = "hard:iterations=120:last_turn=0"
Keep = Callable[[str, dict[str, Any]], "Ledger[Table, Rewards] | None"]
"""Given a kind of games (`games`, `proof`) and what they depend on, where they are kept."""


@dataclass(frozen=True)
class Lesson:
    """How weights are moved, and who tries what comes out, in how many games for each part of the way."""

    plan: Plan
    prover: str = PROVER
    proof: int = 40

    def check(self) -> None:
        """Refuse players that do not judge positions."""
        for name in (self.plan.player, self.prover):
            if name not in (GREEDY, QUICK) and contestant(name).settings is None:
                raise UnknownBot(f"{name} does not judge positions")


@dataclass(frozen=True)
class Watching:
    """What hears of the work while it goes on."""

    playing: Progress = nobody_watches
    proving: Progress = nobody_watches
    generation: Callable[[int, float], None] = lambda number, way: None


@dataclass(frozen=True)
class Learned:
    """What came out: how each part of the way did, and the file of the best one."""

    proofs: list[Proof]
    file: Path
    text: str

    @property
    def is_better(self) -> bool:
        """Whether the best part of the way leads those with the weights before."""
        return max(proof.lead for proof in self.proofs) > 0

    @property
    def report(self) -> dict[str, Any]:
        """For programs."""
        return {"proofs": [asdict(proof) for proof in self.proofs], "file": self.text}


def kept_beside(path: Path) -> Keep:
    """Keep games in files that begin with this name, and go on from what is there."""
    return lambda kind, conditions: Ledger(path.with_name(f"{path.name}.{kind}.jsonl"), conditions, True, told, read)


def learn(lesson: Lesson, executor: Executor, keep: Keep, command: str, watching: Watching | None = None) -> Learned:
    """Move the weights of experts by games, and try parts of the way by a search."""
    plan, watched = lesson.plan, watching or Watching()
    judgement = Judgement.of(plan.game)
    open_native(plan.game)  # compiled once, before the workers want it
    conditions = plan.conditions | {"spielwerk": __version__, "weights": sha256(judgement.rows.tobytes()).hexdigest()}
    goes_on = {name: value for name, value in conditions.items() if name != "generations"}
    mean = evolve(plan, executor, keep("games", goes_on), watched.playing, watched.generation)
    whole = plan.shake * mean
    parts = [centred(plan.game, judgement.moved(share * whole), plan.seats, CENTRED_BY, plan.seed) for share in SHARES]
    prover = replace(plan, player=lesson.prover, games=lesson.proof)
    trials = keep("proof", conditions | {"prover": lesson.prover})
    proofs = prove(prover, parts, executor, trials, watched.proving)
    best = max(range(len(parts)), key=lambda part: proofs[part].lead)
    text = file_text(plan.game, parts[best], _remarks(lesson, proofs[best], command))
    return Learned(proofs, expert_file(plan.game), text)


def _remarks(lesson: Lesson, proof: Proof, command: str) -> Sequence[str]:
    plan = lesson.plan
    return [
        "How an expert judges a position. Made by",
        f"    {command}",
        f"from {plan.games * plan.generations} games of {plan.player} with shaken weights; {proof.share:.0%} of the",
        f"way. {lesson.prover} with these won {proof.wins:.1%} of {proof.games} games alone against {plan.seats - 1}",
        f"with the weights before ({proof.lead:+.1f} points beside them; parity is {1 / plan.seats:.0%}).",
    ]
