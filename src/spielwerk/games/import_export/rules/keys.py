"""The text keys of options, built the same way in every decision."""

from __future__ import annotations

from ..state import game

CARD = game.verb("card:<card>")
SHIP = game.verb("ship:<ship>")
SLOT = game.verb("slot:<ship>:<contract=card>")
BID = game.verb("bid:<bid>")
TYPE = game.verb("type:<type>")
ACTION = game.verb("action:<action>")
ANNOUNCE = game.verb("announce:<action>")
JOKER = game.verb("joker:<action>")
SWAP = game.verb("swap:<action>")
OF_HAND = game.verb("hand:<seat>")
PLACE = game.verb("place:<place>")
PAY = game.verb("pay:<payment>")
FREE = game.verb("free:<free_option><copy>")
SELL = game.verb("sell<copy>")

DRAW = game.verb("draw")
FOLLOW = game.verb("follow")
FOLLOW_LOAD = game.verb("follow_load")
STOP = game.verb("stop")
PASS = game.verb("pass")
YES = game.verb("yes")
NO = game.verb("no")
KEEP = game.verb("keep")
IMPORT = game.verb("import")
BLIND = game.verb("blind")
PAIR = game.verb("pair")
OF_ISLAND = game.verb("island")
OF_DRAW_PILE = game.verb("draw_pile")
FOR_CREDITS = game.verb("credits")
FOR_CARDS = game.verb("cards")
