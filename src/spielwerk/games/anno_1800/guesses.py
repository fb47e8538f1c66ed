"""What players guess when they judge a position: beginners and experts (`experience.toml`), and skills in between."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from spielwerk.kernel import Noun
from spielwerk.kernel.weights import real_constants, styles_of

from .catalogue import DECKS, POPULATION

EXPERIENCE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "experience.toml").read_text("utf-8"))
SHARES: list[float] = EXPERIENCE["shares"]
"""How far each skill is on the way from the beginner to the expert."""
SKILLS = len(SHARES) + 1
"""The highest guesses like the one below, but judges by `expertise.toml`, where there is one."""
BEGINNER = 0


GUESS = Noun(
    "guess",
    (
        "usual_rounds",
        "fewest_left",
        *(f"turns_{deck}" for deck in DECKS.ids),
        "build_effort",
        "trade_effort",
        "new_world_effort",
        "no_island_effort",
        "no_token_effort",
        "swap_effort",
        "prepared_effort",
        "input_share",
        *(f"first_{population}" for population in POPULATION.ids),
    ),
)

USUAL_ROUNDS, FEWEST_LEFT = GUESS.number("usual_rounds"), GUESS.number("fewest_left")
"""How long a game is thought to take, and what is thought to be left from then on: whoever waits loses by it."""
TURNS_FOR_CARD = GUESS.number(f"turns_{DECKS.ids[0]}")
"""The turns that a hand card of each deck takes to be played, building and festivals included."""
BUILD_EFFORT, TRADE_EFFORT = GUESS.number("build_effort"), GUESS.number("trade_effort")
NEW_WORLD_EFFORT, NO_ISLAND_EFFORT = GUESS.number("new_world_effort"), GUESS.number("no_island_effort")
NO_TOKEN_EFFORT, SWAP_EFFORT = GUESS.number("no_token_effort"), GUESS.number("swap_effort")
"""The effort that a resource of a card still needs; the most that a card can need, for then it is swapped."""
PREPARED_EFFORT = GUESS.number("prepared_effort")
"""A card that needs no more effort than this waits only for workers who are not exhausted."""
INPUT_SHARE = GUESS.number("input_share")
"""What a resource for a building counts beside the building: it is needed only once."""
NO_CLASS_EFFORT = GUESS.number(f"first_{POPULATION.ids[0]}")
"""What it takes to have a first cube of a class, beside the resources for an upgrade."""

GUESSES = real_constants(
    [
        [beginner + share * (expert - beginner) for beginner, expert in map(EXPERIENCE["guesses"].get, GUESS.ids)]
        for share in (*SHARES, SHARES[-1])
    ]
    * (1 + len(styles_of(Path(__file__).parent)))
)
"""For each judgement and guess: all temperaments of a skill guess alike."""
