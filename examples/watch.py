"""Watch a table on a running server: prints the log as it grows, until the game is over or Ctrl-C.

python examples/watch.py http://127.0.0.1:8000/table/TABLE --lang de
"""

from __future__ import annotations

import argparse
import contextlib
import json
from urllib.parse import urlsplit

from websockets.sync.client import connect


def main() -> None:
    """Follow a table as a spectator."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("link", help="the address of the table")
    parser.add_argument("--lang", choices=["de", "en"], default="en")
    given = parser.parse_args()

    link = urlsplit(given.link)
    scheme = "wss" if link.scheme == "https" else "ws"
    table = link.path.rpartition("/")[2]
    address = f"{scheme}://{link.netloc}/api/tables/{table}/live?lang={given.lang}"
    with connect(address, max_size=None) as line, contextlib.suppress(KeyboardInterrupt):
        for message in map(json.loads, line):
            if message["type"] == "error":
                raise SystemExit(message["text"])
            if message["type"] != "state":
                continue
            for entry in message["log"]:  # the end of the log first, then only what is new
                print(entry["text"], flush=True)
            if message["status"] == "over":
                print(message["result"]["text"])
                return


if __name__ == "__main__":
    main()
