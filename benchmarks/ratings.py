"""One scale of ratings for each game, from the ladders in `docs/ladder`: the `ratings.toml` of the games.

    python benchmarks/ratings.py             # says what the ladders come to
    python benchmarks/ratings.py --write     # puts it where the table reads it

Every file of a ladder has rungs: a bot alone against a table of another one. Where a rung was played more than once,
the match with the most games counts. Former levels and changed numbers are left out.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from spielwerk.bots import BOTS
from spielwerk.bots.ratings import RATINGS_FILE, Match, scale
from spielwerk.games import game_folder, game_slugs

LADDERS = Path(__file__).parents[1] / "docs" / "ladder"


def rungs_of(slug: str, folder: Path = LADDERS) -> dict[int, list[dict[str, Any]]]:
    """The rungs between bots that people can choose, by the number of seats; each pair once."""
    best: dict[tuple[int, str, str], dict[str, Any]] = {}
    for file in sorted(folder.glob(f"{slug}*.json")):
        report = json.loads(file.read_text("utf-8"))
        for rung in report.get("rungs", []) if report.get("game") == slug else []:
            key = (report["seats"], rung["upper"], rung["lower"])
            if {rung["upper"], rung["lower"]} <= set(BOTS) and rung["games"] > best.get(key, {"games": 0})["games"]:
                best[key] = rung
    by_seats: dict[int, list[dict[str, Any]]] = {}
    for (seats, _, _), rung in best.items():
        by_seats.setdefault(seats, []).append(rung)
    return by_seats


def text_of(slug: str, seats: int, rungs: list[dict[str, Any]]) -> str:
    """The file of a game."""
    rated = scale([Match(*(rung[part] for part in Match._fields)) for rung in rungs], seats)
    played = sum(rung["games"] for rung in rungs)
    lines = [
        f"# How strong bots are at a table of {seats}: 400 more are ten times the strength, greedy has 1000.",
        f"# Made by `python benchmarks/ratings.py --write` from the ladders in docs/ladder ({played} games).",
        "",
        "[ratings]",
    ]
    return "\n".join([*lines, *(f"{name} = {rating}" for name, rating in rated.items())]) + "\n"


def main() -> None:
    """All games that have ladders; the table with the most seats counts."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="put the ratings into the games' folders")
    options = parser.parse_args()
    for slug in game_slugs():
        found = rungs_of(slug)
        if found:
            seats = max(found)
            text = text_of(slug, seats, found[seats])
            print(f"{slug}\n{text}")
            if options.write:
                (game_folder(slug) / RATINGS_FILE).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
