"""What a changed number does to a game: bots play it both ways, and the means say it.

python examples/variant.py hire_cost_gold 6 --games 200
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import spielwerk

GAME = "airship_city"
DATA = Path(spielwerk.__file__).parent / "games" / GAME / "data.toml"


def changed(name: str, value: int) -> str:
    """The data file with another number; everything else, comments too, stays as it is."""
    text, count = re.subn(rf"(?m)^({re.escape(name)} = )\d+", rf"\g<1>{value}", DATA.read_text("utf-8"))
    if count != 1:
        raise SystemExit(f"{DATA.name} has {count} lines that begin with '{name} = ' and a number")
    return text


def simulated(games: int, bots: str, speed: str, *more: str) -> dict[str, Any]:
    """What `spielwerk simulate` says, as data."""
    words = ["simulate", GAME, "--seats", "3", "--games", str(games), "--bots", bots, "--speed", speed, "--json", *more]
    run = [sys.executable, "-c", "from spielwerk.cli import main; main()", *words]
    done = subprocess.run(run, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr.strip())
    return json.loads(done.stdout)


def main() -> None:
    """Compare the printed game with one in which a number is different."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?", default="hire_cost_gold", help="a number of data.toml")
    parser.add_argument("value", nargs="?", type=int, default=6)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--speed", choices=["native", "python"], default="native")
    parser.add_argument("--workers", help="how many games at a time")
    parser.add_argument("--ray", nargs="?", const="auto", help="the address of a Ray cluster")
    given = parser.parse_args()
    where = ["--workers", given.workers] if given.workers else ["--ray", given.ray] if given.ray else []

    with tempfile.TemporaryDirectory() as folder:
        variant = Path(folder) / "variant.toml"
        variant.write_text(changed(given.name, given.value), "utf-8")
        ways = {
            "as printed": simulated(given.games, given.bots, given.speed, *where),
            f"{given.name} = {given.value}": simulated(
                given.games, given.bots, given.speed, *where, "--data", str(variant)
            ),
        }
    for way, report in ways.items():
        scores, length = report["scores"]["all"], report["length"]
        print(f"{way:24} points {scores['mean']:6.2f} ± {scores['sd']:.2f}   decisions a game {length['mean']:.1f}")


if __name__ == "__main__":
    main()
