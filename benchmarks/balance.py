"""How balanced a game is among strong bots: seats, length, and what is used by those who win; goes on after a break.

    python benchmarks/balance.py anno_1800 --bot hard --games 100 --cores 16 --minutes 9
    python benchmarks/balance.py anno_1800 --bot hard/racer --games 100        # of another temperament: is it shorter?

Every game is kept in `--out` with the keys of its moves, so the same command plays on. Rounds are those that the state
counts (`round_number`), where it does. Nothing is needed beside NumPy and Numba.
"""

import argparse
import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import bare  # noqa: F401 -- before anything that might draw
import spielwerk
from spielwerk.arena.contestants import check_strategies, contestant
from spielwerk.arena.play import play_game
from spielwerk.arena.ratings import wilson
from spielwerk.kernel import Game
from spielwerk.kernel.native.loops import begin, decider

FEWEST_USERS = 10
"""Of a component that fewer have used nothing is said."""


def parsed() -> argparse.Namespace:
    """Which game, by whom, how often and how long."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=860_000)
    parser.add_argument("--cores", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--out", type=Path, default=Path("balance"), help="a folder")
    return parser.parse_args()


def played(game: Game, bot: str, seats: int, seed: int) -> dict[str, Any]:
    """One game of a bot with itself."""
    bots = [contestant(bot).bot((seed << 8) + seat) for seat in range(seats)]
    outcome = play_game(game, bots, seed)
    final = replayed(game, seats, seed, outcome.keys)
    rounds = getattr(final, "round_number", None)
    return {
        "seed": seed,
        "wins": outcome.wins,
        "scores": outcome.scores,
        "decisions": sum(outcome.decisions),
        "rounds": None if rounds is None else int(rounds),
        "keys": outcome.keys,
    }


def replayed(game: Game, seats: int, seed: int, keys: list[str], took: dict[int, set[str]] | None = None) -> Any:
    """The last position of a game; beside it, on wish, what each seat took."""
    native = game.native
    state, out = native.template(seats), np.zeros(game.most_options + 1, np.int32)
    begin(native.rules, state.copy(), state, out, seed)
    for key in keys:
        if took is not None:
            took.setdefault(int(decider(state, native.rules.frame)), set()).add(key)
        option = game.option(key)
        assert option is not None
        native.advance(state, option, out)
    return game.state_class(state.tobytes())


# ---------------------------------------------------------------- what they say


def report(games: list[dict[str, Any]], seats: int) -> Iterator[str]:
    """Seats, length, points."""
    count = len(games)
    wins = np.array([game["wins"] for game in games])
    shares = [
        f"{share:.0%} ({low:.0%}–{high:.0%})" for share in wins.mean(axis=0) for low, high in [wilson(share, count)]
    ]
    yield f"{count} games; wins by seat: {', '.join(shares)}; parity is {1 / seats:.0%}"
    scores = np.array([game["scores"] for game in games])
    yield f"points: mean {scores.mean():.1f}, winner {scores.max(axis=1).mean():.1f}"
    for name in ("rounds", "decisions"):
        lengths = np.array([game[name] for game in games if game[name] is not None])
        if len(lengths):
            low, middle, high = np.percentile(lengths, [10, 50, 90])
            yield f"{name}: mean {lengths.mean():.1f}, median {middle:.0f} (10 to 90 %: {low:.0f} to {high:.0f})"


def uses(game: Game, games: list[dict[str, Any]], seats: int) -> Iterator[str]:
    """Each kind of option: by how many seats it was taken in a game, and which share of the win its users had."""
    users, won = Counter[str](), Counter[str]()
    for one in games:
        took: dict[int, set[str]] = {}
        replayed(game, seats, one["seed"], one["keys"], took)
        for seat, keys in took.items():
            for key in keys:
                users[key] += 1
                won[key] += one["wins"][seat]
    yield "| option | seats that took it in a game | their share of the win |"
    yield "|---|---|---|"
    for key, count in users.most_common():
        if count >= FEWEST_USERS:
            yield f"| `{key}` | {count / len(games):.2f} | {won[key] / count:.0%} |"


def main() -> None:
    """Play on, and say what is known."""
    options = parsed()
    game = spielwerk.game(options.game)
    check_strategies(game, [options.bot])
    options.out.mkdir(parents=True, exist_ok=True)
    name = f"{options.game}-{options.bot}-{options.seats}-{options.seed}".replace("/", "_").replace(":", "_")
    file = options.out / f"{name}.jsonl"
    known = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    seeds = set(range(options.seed, options.seed + options.games)) - {one["seed"] for one in known}
    until, writing = time.monotonic() + 60 * options.minutes, threading.Lock()

    def play(seed: int) -> None:
        if time.monotonic() < until:
            one = played(game, options.bot, options.seats, seed)
            with writing, file.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(one) + "\n")
            known.append(one)

    with ThreadPoolExecutor(options.cores) as pool:
        list(pool.map(play, sorted(seeds)))
    print("\n".join([*report(known, options.seats), "", *uses(game, known, options.seats)]))


if __name__ == "__main__":
    main()
