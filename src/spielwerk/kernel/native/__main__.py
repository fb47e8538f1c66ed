"""`python -m spielwerk.kernel.native SLUG` compiles a game in a process of its own and reports its progress.

Where rules came with the package, that is done at once, and `… SLUG --exact` goes on in the background: it compiles for
this very machine, with whatever time others leave it. `--ship FOLDER SLUG …` compiles what a package may carry.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

from spielwerk.kernel.native.build import build, is_built, shipped_rules
from spielwerk.kernel.native.shipped import compile_for_package
from spielwerk.kernel.pipes import while_somebody_reads

EXACT, SHIP = "--exact", "--ship"
_POLITE = 19


def main(slug: str, exact: bool) -> None:
    """Compile one game and print progress as JSON lines."""
    import spielwerk

    game = spielwerk.game(slug)
    if is_built(game):
        report(1, 1, "there already")
    elif exact or shipped_rules(game) is None:
        build(game, report)
    else:
        _start_exact(slug)
        report(1, 1, "came with the package")


def report(done: int, total: int, name: str) -> None:
    """Say how far the work is."""
    print(json.dumps({"done": done, "total": total, "name": name}), flush=True)


def _start_exact(slug: str) -> None:
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-m", "spielwerk.kernel.native", slug, EXACT, "--politely"]
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


if __name__ == "__main__":
    if sys.argv[1] == SHIP:
        compile_for_package(sys.argv[2], sys.argv[3:])
        sys.exit()
    if "--politely" in sys.argv and hasattr(os, "nice"):
        os.nice(_POLITE)
    with while_somebody_reads():
        main(sys.argv[1], EXACT in sys.argv)
