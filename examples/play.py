"""A game from Python: look, play, take back, read the log.

python examples/play.py --moves 12 --lang de
"""

from __future__ import annotations

import argparse
import random

import spielwerk


def main() -> None:
    """Play some random moves of Airship City and say what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--lang", choices=["de", "en"], default="en")
    given = parser.parse_args()

    table = spielwerk.game("airship_city").table(seats=3, seed=given.seed)
    dice = random.Random(given.seed)
    for _ in range(given.moves):
        if table.over:
            break
        table.play(dice.choice(table.options()))

    for line in table.log(given.lang):
        print(line)

    asked = table.asked(given.lang)
    if asked is not None:
        print(f"\nplayer {asked.seat + 1}: {asked.prompt}")
        for key, text in table.wording(given.lang).items():
            print(f"  {key:30} {text}")
        for key, reason in list(table.refusals(given.lang).items())[:3]:
            print(f"  {key:30} not now: {reason}")

    if table.can_undo():
        table.undo()
        print(f"\nafter one move was taken back: {table.decision}")
    print("what everybody sees of the stocks:", [player["stock"] for player in table.view(seat=0)["player"]])


if __name__ == "__main__":
    main()
