"""`python -m spielwerk.server --port 8123`: the server without the command line of Spielwerk."""

from __future__ import annotations

import argparse
from dataclasses import replace

from spielwerk.server.serving import bind, serve
from spielwerk.server.settings import Settings


def main() -> None:
    """Serve with a few options; `spielwerk serve --help` explains them."""
    parser = argparse.ArgumentParser("spielwerk.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database")
    parser.add_argument("--public-url")
    parser.add_argument("--origin", action="append", default=[])
    given = parser.parse_args()
    settings = Settings(public_url=given.public_url, origins=tuple(given.origin))
    if given.database:
        settings = replace(settings, database=given.database)
    listener = bind(given.host, given.port)
    print(f"http://{given.host}:{listener.getsockname()[1]}", flush=True)
    serve(settings, listener)


if __name__ == "__main__":
    main()
