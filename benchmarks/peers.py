# pyright: reportMissingImports=false
"""Random play in Spielwerk beside peer systems: decisions per second on one core, in one run.

The games differ, so a row tells what one decision costs in that system and that game.
Only moves of players count, forced ones too; dice, deals and other chance are played but not counted.
Seconds are those of the processor, so that other work on the machine matters less.
Every loop written here picks with the same cheap `random.Random`, never with a peer's slower random agent.
"""

import argparse
import json
import os
import platform
import random
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from other_runtimes import boardgame_io_sample, pgx_sample, rally_sample
from samples import SEED, Sample, play_for
from speed_plot import write_plot

CPUINFO = Path("/proc/cpuinfo")


Measure = Callable[[float], Sample]


@dataclass(frozen=True)
class System:
    """An installable system and the measurements of its games."""

    package: str
    requirement: str
    measures: tuple[Measure, ...]
    otherwise: str = ""
    """How it is installed where pip does not do it."""


@dataclass(frozen=True)
class Missing:
    """A package that is not installed, and the command that changes this."""

    package: str
    install: str


def spielwerk_sample(game: str, seconds: float, games: int = 500) -> Sample:
    """Measure Spielwerk's compiled random play with four seats."""
    import spielwerk

    playouts = partial(spielwerk.game(game).native.playouts, seats=4, seed=SEED)
    playouts(games=1)  # compiles, which is not part of playing
    played = play_for(seconds, partial(playouts, games=games), lambda result: result.decisions)
    return Sample("Spielwerk (compiled)", game, *played)


def openspiel_python_sample(game: str, seconds: float) -> Sample:
    """Measure OpenSpiel as most of its users drive it: C++ rules, a Python loop."""
    import pyspiel

    rules, rng = pyspiel.load_game(game), random.Random(SEED)
    played = play_for(seconds, lambda: openspiel_playout(rules.new_initial_state(), rng), int)
    return Sample("OpenSpiel (Python)", game, *played)


def openspiel_playout(state: Any, rng: random.Random) -> int:
    """Play one game to its end and return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def openspiel_cpp_sample(game: str, seconds: float) -> Sample:
    """Measure OpenSpiel's `evaluate_bots`, the loop of whole games on the C++ side of the binding."""
    import pyspiel

    rules, rng = pyspiel.load_game(game), random.Random(SEED)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(rules.num_players())]

    def play() -> Any:
        state = rules.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(30))
        return state

    return Sample("OpenSpiel (C++)", game, *play_for(seconds, play, openspiel_decisions))


def openspiel_decisions(state: Any) -> int:
    """Count the decisions in a finished game; chance has a negative player number."""
    return sum(step.player >= 0 for step in state.full_history())


def catanatron_sample(seconds: float) -> Sample:
    """Measure Catanatron with four of its random players."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    random.seed(SEED)  # Catanatron draws from the global generator

    def play() -> Any:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return game

    return Sample("Catanatron", "catan", *play_for(seconds, play, lambda game: len(game.state.actions)))


def pettingzoo_sample(game: str, seconds: float) -> Sample:
    """Measure a PettingZoo environment as documented: agent by agent, inside its checking wrappers."""
    env, rng = import_module(f"pettingzoo.classic.{game}").env(), random.Random(SEED)
    env.reset(seed=SEED)
    return Sample("PettingZoo", game, *play_for(seconds, lambda: pettingzoo_playout(env, rng), int))


def pettingzoo_playout(env: Any, rng: random.Random) -> int:
    """Play one game to its end and return the number of decisions."""
    env.reset()
    for decisions, _agent in enumerate(env.agent_iter()):
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            return decisions
        env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
    raise RuntimeError("the environment ran out of agents before the game was over")


def rlcard_sample(game: str, seconds: float) -> Sample:
    """Measure an RLCard environment with its default number of players."""
    import rlcard

    env, rng = rlcard.make(game, config={"seed": SEED}), random.Random(SEED)
    return Sample("RLCard", game, *play_for(seconds, lambda: rlcard_playout(env, rng), int))


def rlcard_playout(env: Any, rng: random.Random) -> int:
    """Play one game to its end and return the number of decisions."""
    decisions = 0
    state, _player = env.reset()
    while not env.is_over():
        state, _player = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def each(sample: Callable[[str, float], Sample], *games: str) -> tuple[Measure, ...]:
    """Turn a measurement of any game into one measurement for each of these games."""
    return tuple(partial(sample, game) for game in games)


OPENSPIEL_GAMES = ("backgammon", "connect_four", "leduc_poker")
OWN_GAMES = ("airship_city", "dilluvia_project", "steamopolis", "import_export", "anno_1800", "dudo")
"""The first is the one that peers are compared with."""
SPIELWERK = System("spielwerk", "-e .", each(spielwerk_sample, *OWN_GAMES))
PEERS = (
    System(
        "open_spiel",
        "open_spiel",
        each(openspiel_python_sample, *OPENSPIEL_GAMES) + each(openspiel_cpp_sample, *OPENSPIEL_GAMES),
    ),
    System("catanatron", "catanatron", (catanatron_sample,)),
    System(
        "pettingzoo",
        "'pettingzoo[classic]'",
        each(pettingzoo_sample, "connect_four_v3", "texas_holdem_no_limit_v6"),
    ),
    System("rlcard", "rlcard", each(rlcard_sample, "limit-holdem", "uno", "doudizhu")),
    System("pgx", "pgx", each(pgx_sample, "backgammon", "connect_four")),
    System("boardgame.io", "", (boardgame_io_sample,), "npm install boardgame.io; BOARDGAME_IO names the folder"),
    System("rally-the-troops", "", (rally_sample,), "a clone of a game; RALLY_THE_TROOPS names its folder"),
)


def rows_of(system: System, seconds: float) -> Sequence[Sample | Missing]:
    """Measure every game of a system, or say that it is not installed."""
    try:
        return [measure(seconds) for measure in system.measures]
    except ModuleNotFoundError:
        return [Missing(system.package, system.otherwise or f"pip install {system.requirement}")]


def keep_to_one_core() -> None:
    """Bind this process to one core, where the operating system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def machine_facts(packages: Iterable[str]) -> dict[str, str]:
    """Tell what the numbers were measured on."""
    date = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    facts = {"date": date, "cpu": cpu_model(), "python": platform.python_version()}
    return facts | {package: installed_version(package) for package in packages}


def cpu_model() -> str:
    """Return the name of the processor."""
    lines = CPUINFO.read_text().splitlines() if CPUINFO.exists() else []
    names = (line.partition(": ")[2] for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or "unknown")


def installed_version(package: str) -> str:
    """Return the version of an installed package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def ratio_to(sample: Sample, own: Sample | None) -> float | None:
    """Return how many times as fast as this sample Spielwerk is, where Spielwerk was measured."""
    return own.rate / sample.rate if own else None


def print_table(rows: Sequence[Sample | Missing], own: Sample | None, facts: dict[str, str]) -> None:
    """Print the rows as a table for people, with the machine under it."""
    numbers = (Column("decisions/s", justify="right"), Column("ratio", justify="right"))
    table = Table("system", "game", *numbers, title="Random play on one core (ratio = Spielwerk / row)")
    for row in rows:
        if isinstance(row, Missing):
            table.add_row(row.package, f"not installed: {escape(row.install)}")
        else:
            ratio = ratio_to(row, own)
            table.add_row(row.name, row.game, f"{row.rate:,.0f}", f"{ratio:,.1f}" if ratio else "-")
    lines = (f"{name}: {fact}" for name, fact in facts.items())
    Console().print(table, *lines, sep="\n", highlight=False)


def print_json(rows: Sequence[Sample | Missing], own: Sample | None, facts: dict[str, str]) -> None:
    """Print the same facts for programs."""
    samples = [
        asdict(row) | {"decisions_per_second": row.rate, "spielwerk_ratio": ratio_to(row, own)}
        for row in rows
        if isinstance(row, Sample)
    ]
    missing = [asdict(row) for row in rows if isinstance(row, Missing)]
    print(json.dumps({"samples": samples, "missing": missing, "machine": facts}, indent=2))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5.0, help="playing time for each row")
    parser.add_argument("--peers-only", action="store_true", help="leave Spielwerk out")
    parser.add_argument("--plot", type=Path, help="draw the rows into this SVG as well")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args()


def main() -> None:
    """Measure all systems one after the other and print the comparison."""
    chosen = arguments()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # PettingZoo loads pygame, whose greeting would spoil JSON
    warnings.filterwarnings("ignore", module="gymnasium")  # remarks on PettingZoo's own spaces
    keep_to_one_core()
    own_rows = [] if chosen.peers_only else rows_of(SPIELWERK, chosen.seconds)
    own = next((row for row in own_rows if isinstance(row, Sample)), None)
    rows = [*own_rows, *(row for peer in PEERS for row in rows_of(peer, chosen.seconds))]
    facts = machine_facts([*(system.package for system in (SPIELWERK, *PEERS)), "numpy", "numba"])
    (print_json if chosen.json else print_table)(rows, own, facts)
    if chosen.plot:
        write_plot([row for row in rows if isinstance(row, Sample)], "Spielwerk", chosen.plot)


if __name__ == "__main__":
    main()
