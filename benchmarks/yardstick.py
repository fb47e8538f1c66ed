"""Silly options taken and points given away by every level, all games with one command; goes on after a break.

    python benchmarks/yardstick.py --positions 200 --cores 16 --minutes 9
    python benchmarks/yardstick.py --game airship_city --bots greedy,hard --write

Every bot of every game is asked in a process of its own; what it said stays in `--out`, so that the same command asks
only those that have not answered yet. `--write` puts the table into the page of each game (docs/ladder).
Nothing is needed beside NumPy and Numba.
"""

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import bare  # noqa: F401 -- before anything that might draw
import spielwerk
from apart import run_apart
from spielwerk.arena.contestants import contestant
from spielwerk.arena.yardstick import measure

GAMES = ("airship_city", "anno_1800", "dilluvia_project", "import_export", "steamopolis")
BOTS = "greedy,easy,medium,hard,expert:seconds=0.5,expert@1:seconds=0.5"
PAGES = Path(__file__).parents[1] / "docs" / "ladder"
BEGIN, END = "<!-- yardstick -->", "<!-- end of yardstick -->"


def parsed() -> argparse.Namespace:
    """What is asked, of whom, and how long."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="only this one; may be repeated")
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--out", type=Path, default=Path("yardstick"), help="a folder")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/ladder")
    parser.add_argument("--ask", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


def file_of(options: argparse.Namespace, game: str, bot: str) -> Path:
    """Where the answers of a bot are."""
    name = bot.replace(":", "_").replace("=", "")
    return options.out / f"{game}-{options.positions}-{options.seats}-{options.seed}-{name}.json"


def ask(options: argparse.Namespace, game: str, bot: str) -> None:
    """Ask one bot, here."""
    found = measure(spielwerk.game(game), [contestant(bot)], options.seats, options.positions, options.seed)
    draft = file_of(options, game, bot).with_suffix(".part")
    draft.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    draft.replace(file_of(options, game, bot))


def ask_apart(options: argparse.Namespace, game: str, bot: str, until: float) -> None:
    """Ask one bot in a process of its own, unless it has answered, as long as there is time."""
    if file_of(options, game, bot).exists():
        return
    words = [
        __file__, "--ask", bot, "--game", game, "--positions", str(options.positions),
        "--seats", str(options.seats), "--seed", str(options.seed), "--out", str(options.out),
    ]  # fmt: skip
    run_apart(f"{game}, {bot}", words, until)


def table_of(options: argparse.Namespace, game: str) -> str:
    """What is known of a game, as a table."""
    rows: list[str] = []
    asked: dict[str, Any] = {}
    for bot in options.bots.split(","):
        if file_of(options, game, bot).exists():
            asked = json.loads(file_of(options, game, bot).read_text("utf-8"))
            facts = asked["bots"][bot]
            given = "–" if facts["given_away"] is None else f"{facts['given_away']:.2f} | {facts['wrong']:.0%}"
            rows.append(f"| `{bot}` | {facts['silly']:.1%} | {given if '|' in given else given + ' | –'} |")
    if not asked:
        return ""
    command = f"python benchmarks/yardstick.py --game {game} --positions {options.positions} --seed {options.seed}"
    head = f"`{command}`: {asked['with_silly_options']} decisions with silly options, {asked['last_turns']} last turns."
    titles = "| bot | silly options taken | points given away in a last turn | last turns wrong |\n|---|---|---|---|"
    return f"{head}\n\n{titles}\n" + "\n".join(rows)


def write(game: str, table: str) -> None:
    """Put a table into the page of a game, in place of the one before."""
    page = PAGES / f"{game}.md"
    text = page.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2] if rest else ""
    title = "" if rest else "\n## Measured by the rules alone\n\n"
    page.write_text(f"{before.rstrip()}\n{title or chr(10)}{BEGIN}\n{table}\n{END}\n{after.lstrip()}", "utf-8")


def main() -> None:
    """Ask all bots, some at a time."""
    options = parsed()
    games = options.game or list(GAMES)
    options.out.mkdir(parents=True, exist_ok=True)
    if options.ask:
        ask(options, games[0], options.ask)
        return
    until = time.monotonic() + 60 * options.minutes
    with ThreadPoolExecutor(options.cores) as pool:
        bots = options.bots.split(",")
        each_game, each_bot = [game for _ in bots for game in games], [bot for bot in bots for _ in games]
        list(pool.map(lambda game, bot: ask_apart(options, game, bot, until), each_game, each_bot))
    for game in games:
        table = table_of(options, game)
        print(f"## {game}\n\n{table}\n")
        if options.write and table:
            write(game, table)


if __name__ == "__main__":
    main()
