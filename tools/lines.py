"""Lines per role and game at some commits: `python tools/lines.py 066d13a HEAD`. Empty lines do not count."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch

ROLES = {
    "rules": ["src/spielwerk/games/{game}/rules/*.py"],
    "mirrors of the state in TypeScript": [
        "web/src/games/{game}/points.ts",
        "web/src/games/{game}/data.ts",
        "web/src/games/{game}/printed.d.ts",
    ],
    "generated types": ["web/src/games/{game}/generated.ts"],
    "board": ["web/src/games/{game}/*.svelte", "web/src/games/{game}/*.ts", "web/src/games/{game}/*.css"],
    "drawing for terminals": ["src/spielwerk/games/{game}/drawing.py"],
    "evaluation": ["src/spielwerk/games/{game}/evaluation*", "src/spielwerk/games/{game}/expertise*"],
    "table and words": [
        f"src/spielwerk/games/{{game}}/{name}.py"
        for name in ("table", "pressed", "particulars", "consequences", "beyond_question", "words", "reasons")
    ],
    "state, data and the rest": ["src/spielwerk/games/{game}/*.py"],
    "data": ["src/spielwerk/games/{game}/*.toml"],
    "texts": ["src/spielwerk/games/{game}/*.ftl", "src/spielwerk/games/{game}/*.md", "web/src/games/{game}/*.ftl"],
    "tests": ["tests/games/{game}/*.py", "tests/positions/{game}.py"],
}
"""Files by their paths; the first role that fits counts."""


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout


def games(commit: str) -> list[str]:
    """The games of a commit: folders with rules."""
    paths = git("ls-tree", "-r", "--name-only", commit, "src/spielwerk/games").splitlines()
    return sorted({path.split("/")[3] for path in paths if "/rules/" in path})


def lines(commit: str) -> Iterator[tuple[str, int]]:
    """The files of a commit with their lines, as `git grep` counts them."""
    for line in git("grep", "-cI", "[^[:space:]]", commit, "--", "src", "web/src", "tests").splitlines():
        path, _, count = line.removeprefix(f"{commit}:").rpartition(":")
        yield path, int(count)


def role(path: str, game: str) -> str | None:
    """What a file is for, if it is one of a game."""
    return next(
        (name for name, patterns in ROLES.items() if any(fnmatch(path, one.format(game=game)) for one in patterns)),
        None,
    )


def counted(commit: str) -> dict[str, Counter[str]]:
    """The lines of each game by role."""
    found = {game: Counter[str]() for game in games(commit)}
    for path, count in lines(commit):
        for game, roles in found.items():
            here = role(path, game)
            if here:
                roles[here] += count
    return found


def main(commits: list[str]) -> None:
    """Print a table of all commits beside each other."""
    tables = [counted(commit) for commit in commits]
    every = sorted(set().union(*tables))
    print(f"| role ({' → '.join(commits)}) | {' | '.join(every)} |\n|---|{'---:|' * len(every)}")
    for name in ROLES:
        cells = [" → ".join(str(table[game][name]) if game in table else "–" for table in tables) for game in every]
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main(sys.argv[1:] or ["HEAD"])
