"""The games at OpenSpiel, as Python games: importing this module registers them.

game = pyspiel.load_game("python_spielwerk_airship_city(players=4)")

Chance is drawn byte by byte: a chance node has 256 outcomes, and some of them one after the other make the seed of a
set-up, or of what happens by chance in a decision. So every random event is in the history and can be drawn anew by a
search, although nobody could list all ways in which a deck may lie.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel

import spielwerk
from spielwerk.envs.encoding import encoding
from spielwerk.envs.single import SingleGame, action_key
from spielwerk.games import GAMES
from spielwerk.kernel.chance import seed_generator
from spielwerk.kernel.engine import SPECTATOR
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.observe import plan
from spielwerk.kernel.schema import NOBODY, Record

PREFIX = "python_spielwerk_"
BYTE = 256
SETUP_DRAWS, EVENT_DRAWS = 4, 2
"""Bytes of chance in the seed of a set-up, and of an event in the game."""
BEGIN = -1
"""In place of an action that waits for chance: the set-up does."""
EVENT_SALT = 0x5B1E1
LONGEST_GAME = 20_000
"""An upper bound for decisions and draws in a game, as OpenSpiel wants one."""


def short_name(slug: str) -> str:
    """The name of a game at OpenSpiel."""
    return f"{PREFIX}{slug}"


def load(game: Game, seats: int) -> SpielGame:
    """A game at OpenSpiel for so many players, without choices."""
    return pyspiel.load_game(f"{short_name(game.slug)}(players={seats})")


class SpielGame(pyspiel.Game):
    """A game with its number of players and its choices; each game has a class of its own."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = spielwerk.game(self.slug), dict(params or {})
        self.seats = int(given.pop("players", game.seats[-1]))
        self.choices = {name: _word(value) for name, value in given.items()}
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_base[-1],
            max_chance_outcomes=BYTE,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(self.slug), info, params or {})
        self.game = game
        self.pristine = SingleGame(game, self.seats, self.choices)

    def new_initial_state(self) -> SpielState:
        """A game whose set-up waits for chance."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """What writes observations; None for what was seen before, and for others' secrets."""
        kinds = pyspiel.PrivateInfoType
        if params:
            raise ValueError(f"observers of {self.slug} have no parameters, so none of {', '.join(params)}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.perfect_recall or wanted.private_info == kinds.ALL_PLAYERS:
            return None
        return SpielObserver(self.game, self.seats, wanted.public_info, wanted.private_info == kinds.SINGLE_PLAYER)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_GAME


class SpielState(pyspiel.State):
    """A game in progress: at a decision, or drawing the chance that something waits for."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.pristine.twin()
        self.draws, self.drawn, self.waiting = SETUP_DRAWS, 0, BEGIN

    def current_player(self) -> int:
        if self.draws:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.play.over else self.play.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(_OUTCOMES)  # its searches shuffle what they are given

    def _apply_action(self, action: int) -> None:
        if self.draws:
            self._draw(int(action))
            return
        after = self.play.twin()
        after.step(int(action))
        if (after.chance == self.play.chance).all():
            self.play = after
        else:
            self.draws, self.drawn, self.waiting = EVENT_DRAWS, 0, int(action)

    def _draw(self, byte: int) -> None:
        """Draw a byte of chance; after the last one it happens what waited for it."""
        self.draws, self.drawn = self.draws - 1, self.drawn * BYTE + byte
        if self.draws:
            return
        if self.waiting == BEGIN:
            self.play.begin(self.drawn)
        else:
            words: Any = [0, 0, 0, 0]
            seed_generator(words, self.drawn, 0, EVENT_SALT)
            self.play.chance[:] = words
            self.play.step(self.waiting)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return f"chance:{action}" if chance else action_key(self.play.game, int(action))

    def is_terminal(self) -> bool:
        return self.draws == 0 and self.play.over

    def returns(self) -> list[float]:
        return self.play.wins() if self.is_terminal() else [0.0] * self.play.seats

    def __str__(self) -> str:
        return " ".join(self._action_to_string(entry.player, entry.action) for entry in self.full_history())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a player, with everything that it can't see dealt anew."""
        copy = self.clone()
        copy.play = self.play.imagined(player, int(sampler() * 2**48))
        return copy

    def become(self, play: SingleGame) -> None:
        """Go on from a position that was reached elsewhere."""
        self.play, self.draws = play, 0


class SpielObserver:
    """Writes what a player sees: encoded as a tensor (see `envs.encoding`), as raw numbers into a string.

    `public` is what a spectator sees, in the player's order of seats; `private` is in what the player's view differs.
    """

    def __init__(self, game: Game, seats: int, public: bool = True, private: bool = True) -> None:
        self._encoding, self._names = encoding(game, seats), plan(game, seats).names
        self._public, self._private, self._secrets = public, private, game.has_secrets
        self.tensor = np.zeros(self._encoding.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        if _is_before_setup(state):
            self.tensor.fill(0)
        elif self._public:
            self._encoding.encode(self._seen(state, player), self.tensor)
        else:
            own, others = (self._encoding.encode(seen) for seen in self._both(state, player))
            self.tensor[:] = np.where(own == others, 0, own) if self._private else 0

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The raw numbers that a player sees, after who that is; what is private with its names."""
        if not self._public:
            return self._private_string(state, player) if self._private and self._secrets else None
        if _is_before_setup(state):
            return f"{player}: nothing"
        return f"{player}: {' '.join(map(str, self._seen(state, player).tolist()))}"

    def _private_string(self, state: SpielState, player: int) -> str:
        if _is_before_setup(state):
            return ""
        own, others = self._both(state, player)
        return " ".join(f"{self._names[at]}={own[at]}" for at in np.flatnonzero(own != others).tolist())

    def _seen(self, state: SpielState, player: int) -> Array:
        play = state.play if self._private else state.play.shown_to(SPECTATOR)
        return play.observation(player)

    def _both(self, state: SpielState, player: int) -> tuple[Array, Array]:
        """What a player sees, and what of it everybody sees."""
        return state.play.observation(player), state.play.shown_to(SPECTATOR).observation(player)


def _is_before_setup(state: SpielState) -> bool:
    return state.waiting == BEGIN and state.draws > 0


@cache
def game_type(slug: str) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    game, kinds = spielwerk.game(slug), pyspiel.GameType
    hidden = game.has_secrets or _hides_something(game.state_class)
    return kinds(
        short_name=short_name(slug),
        long_name=f"{game.texts.say('en', 'game-name')} (Spielwerk)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[-1],
            **{name: _value(choice.default) for name, choice in game.choices.items()},
        },
    )


def _hides_something(record: type[Record]) -> bool:
    """Whether nobody knows something beside the generator: a deck that lies face down."""
    fields = record.FIELDS.items()
    return any(name != "rng" and field.seen_by == NOBODY and not field.derived for name, field in fields)


def _value(word: str) -> str | bool:
    """A choice as OpenSpiel writes it."""
    return word == "true" if word in ("true", "false") else word


def _word(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


_OUTCOMES = [(byte, 1.0 / BYTE) for byte in range(BYTE)]

for _slug in GAMES:
    if short_name(_slug) not in pyspiel.registered_names():
        # A class: OpenSpiel lets go of what it is given only when Python has ended, and what can be freed then crashes.
        _kind = type(f"{SpielGame.__name__}_{_slug}", (SpielGame,), {"slug": _slug})
        globals()[_kind.__name__] = _kind  # where pickle looks for it
        pyspiel.register_game(game_type(_slug), _kind)
