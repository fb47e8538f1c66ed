"""A program at the table: opens one on a running server, sits down, and plays by random moves against bots.

python examples/visitor.py http://127.0.0.1:8000 --moves 10
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
from typing import Any

import httpx
from websockets.sync.client import connect


def main() -> None:
    """Open a table, play some moves, say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", default="http://127.0.0.1:8000")
    parser.add_argument("--moves", type=int, default=10)
    given = parser.parse_args()

    # Who we are: any 128 random bits. The server keeps only a hash of them.
    me = {"Authorization": f"Bearer {secrets.token_urlsafe(16)}", "Accept-Language": "en"}
    bot = {"kind": "bot", "bot": "random"}
    wish = {"game": "airship_city", "seats": [{"kind": "me", "name": "Visitor"}, bot, bot]}
    answer = httpx.post(f"{given.url}/api/tables", json=wish, headers=me)
    if answer.is_error:
        raise SystemExit(answer.json()["error"]["text"])
    table = answer.json()["table"]
    print(f"{given.url}/table/{table}", flush=True)

    address = f"ws{given.url.removeprefix('http')}/api/tables/{table}/live?lang=en"
    dice, moves = random.Random(1), 0
    with connect(address, additional_headers=me, max_size=None) as line:
        while moves < given.moves:
            message: dict[str, Any] = json.loads(line.recv())
            if message["type"] == "refused":
                raise SystemExit(message["text"])
            if message["type"] != "state":
                continue
            if message["status"] == "over":
                break
            asked = message["asked"]
            if asked is not None and asked["mine"]:
                option = dice.choice(message["options"])
                move = {"type": "move", "seat": asked["seat"], "key": option["key"], "n": message["n"]}
                line.send(json.dumps({**move, "id": secrets.token_hex(8)}))
                moves += 1
                print(f"{moves:3}. {option['text']}", flush=True)


if __name__ == "__main__":
    main()
