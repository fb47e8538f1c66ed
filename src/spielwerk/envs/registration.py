"""The games under the names by which Gymnasium finds them."""

from __future__ import annotations

import gymnasium

from spielwerk.games import GAMES

NAMESPACE = "spielwerk"


def environment_id(slug: str) -> str:
    """The name of a game at Gymnasium: `spielwerk/AirshipCity-v0`."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in slug.split('_'))}-v0"


def register_games() -> None:
    """Let Gymnasium know every game that it does not know yet."""
    for slug in GAMES:
        if environment_id(slug) not in gymnasium.registry:
            gymnasium.register(
                environment_id(slug),
                entry_point="spielwerk.envs.gymnasium:GameEnv",
                vector_entry_point="spielwerk.envs.vector:GameVectorEnv",
                kwargs={"game": slug},
                disable_env_checker=True,  # it plays illegal actions to see what happens
            )
