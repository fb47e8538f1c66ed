"""`python -m spielwerk.kernel.native SLUG` compiles a game in a process of its own and reports its progress."""

from __future__ import annotations

import json
import sys

from spielwerk.kernel.native.build import open_doors


def main(slug: str) -> None:
    """Compile one game and print progress as JSON lines."""
    import spielwerk

    def report(done: int, total: int, name: str) -> None:
        print(json.dumps({"done": done, "total": total, "name": name}), flush=True)

    open_doors(spielwerk.game(slug), report)


if __name__ == "__main__":
    main(sys.argv[1])
