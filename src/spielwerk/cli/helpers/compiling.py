"""The compiled twin of a game, with a progress bar where it has to be compiled first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.cli.helpers.console import progress_bar
from spielwerk.cli.helpers.problems import Problem, reason_of
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Game

if TYPE_CHECKING:
    from spielwerk.kernel.native import Native


def native_of(game: Game, voice: Voice) -> Native:
    """Load the compiled rules of a game; the first time they are compiled."""
    from spielwerk.kernel.native import Native  # with a compiler, which takes longer than all that most commands do

    if "native" not in vars(game):
        with progress_bar(voice.say("compiling", game=game.slug)) as advance:
            try:
                vars(game)["native"] = Native(game, lambda done, total, name: advance(done, total))
            except OSError as error:
                raise Problem("cache-unwritable", file=error.filename, reason=reason_of(error)) from error
    return game.native
