"""Compiled random play of two source trees side by side: `python benchmarks/beside.py OLD NEW`.

`git worktree add ../old 066d13a` makes an older tree. Each has a process and a cache of its own; they take turns, and
what counts is the best turn of each, and the median of how many times as fast the new one was in its turn. Decisions
are counted per second of processor time, so that other work on the machine matters less.
"""

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

GAMES = ("airship_city", "dilluvia_project", "steamopolis", "import_export", "anno_1800")
PLAYER = """
import sys, time, spielwerk
play = spielwerk.game(sys.argv[1]).native.playouts
play(games=1, seats=4, seed=0)
began = time.process_time()
play(games=100, seats=4, seed=1)
games = max(1, int(100 * float(sys.argv[2]) / (time.process_time() - began)))
print("ready", flush=True)
for line in sys.stdin:
    began = time.process_time()
    decisions = play(games=games, seats=4, seed=1).decisions
    print(decisions / (time.process_time() - began), flush=True)
"""


class Tree:
    """A process that plays one game by the rules of one source tree, whenever it is asked."""

    def __init__(self, folder: Path, game: str, seconds: float, cache: Path) -> None:
        paths = {"PYTHONPATH": str(folder.resolve() / "src"), "SPIELWERK_CACHE": str(cache.resolve())}
        command = [sys.executable, "-c", PLAYER, game, str(seconds)]
        self._process = subprocess.Popen(
            command, env=os.environ | paths, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.rates: list[float] = []
        self._line()

    def _line(self) -> str:
        assert self._process.stdout
        if not (line := self._process.stdout.readline()):
            raise SystemExit("a source tree can't play; what it says stands above")
        return line

    def take_turn(self) -> None:
        """Play once more, and remember how fast."""
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        self.rates.append(float(self._line()))

    def end(self) -> None:
        """Let the process end."""
        self._process.communicate()


def beside(old: Path, new: Path, game: str, chosen: argparse.Namespace) -> tuple[list[float], list[float]]:
    """Decisions per second of both trees, turn by turn."""
    trees = [Tree(tree, game, chosen.seconds, chosen.cache / name) for tree, name in ((old, "old"), (new, "new"))]
    for _ in range(chosen.turns):
        for tree in trees:
            tree.take_turn()
    for tree in trees:
        tree.end()
    return trees[0].rates, trees[1].rates


def main() -> None:
    """Measure the games one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a turn takes")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--cache", type=Path, default=Path(".beside"), help="where both keep what they compile")
    chosen = parser.parse_args()
    for game in chosen.games.split(","):
        rates = beside(chosen.old, chosen.new, game, chosen)
        old, new = map(max, rates)
        median = statistics.median(fast / slow for slow, fast in zip(*rates, strict=True))
        best = f"old {old / 1e6:6.2f} M/s   new {new / 1e6:6.2f} M/s   × {new / old:.2f}"
        print(f"{game:20} {best}   median × {median:.2f}", flush=True)


if __name__ == "__main__":
    main()
