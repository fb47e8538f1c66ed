"""Options that several decisions share, and the note that says why an effect brings nothing."""

from __future__ import annotations

from ..state import State, game

STONE = game.verb("stone:<place>")
DISCARD_MARKER = game.verb("discard_marker:<field>")
POSITION = game.verb("position:<position>")
BUY_MACHINE = game.verb("buy:<market>:machine")
BUY_BANNER = game.verb("buy:<market>:banner")
KEEP = game.verb("keep:<cogs>:<crystals>")
SLOT = game.verb("slot:<host>:<position>:<effect>")
PARASITE = game.verb("parasite:<host>:<position>:<effect>")
CRYSTAL_SIDE = game.verb("crystal")
COG_SIDE = game.verb("cog")
YES = game.verb("yes")
NO = game.verb("no")
DECLINE = game.verb("decline")
STOP = game.verb("stop")
SKIP = game.verb("skip")


@game.note
def lapsed(s: State, p: int, source: int, lapse: int) -> None: ...
