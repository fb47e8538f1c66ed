"""The games in the interfaces that researchers know. Each asks for its own package and is imported by itself:

- `spielwerk.envs.gymnasium` and `spielwerk.envs.vector`: Gymnasium; importing `spielwerk.envs` registers the games,
  such as `spielwerk/AirshipCity-v0`, where Gymnasium is installed
- `spielwerk.envs.pettingzoo`: PettingZoo, one table or many
- `spielwerk.envs.openspiel`: OpenSpiel; importing it registers the games, such as `python_spielwerk_airship_city`
- `spielwerk.envs.tensors`: the arrays of a batch as tensors of PyTorch, without a copy
- `spielwerk.envs.encoding`: observations as one-hot rows and scaled amounts
- `spielwerk.envs.frames`: logs, journals and results as data frames of pandas
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from spielwerk.envs.registration import register_games

    register_games()
