"""Use an effect to the full and count what came of it."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import COG
from tests.games.steamopolis.printed import Uses
from tests.games.steamopolis.staging import Town

WILLING = ("yes", "pay:none", "dock", "district", "flip:cog", "flip:crystal", "amount:5", "crystal")
"""Options that a player takes who wants everything."""


def use_everything(town: Town, p: int, until: tuple[str, ...] = ("route_stone", "choose_action")) -> None:
    """Take the best of every decision of a player until one of these comes, or somebody else decides."""
    while town.seat == p and town.kind not in until:
        options = town.table.options()
        chosen = [key for key in WILLING if key in options]
        town.play(chosen[0] if chosen else options[0])


def tally(town: Town, p: int, since: int) -> Uses:
    """What a player's log says from a move on."""
    counts = dict.fromkeys(Uses._fields, 0)
    chosen = 0
    for move in town.table.moves[since:]:
        if move.seat == p and move.decision == "choose_resources":
            chosen += sum(map(int, _taken(town, move.option)))
        boosted = move.seat == p and move.decision == "boost_amount"
        for what, given in move.events:
            if not given or given[0] != p:
                continue
            name = getattr(what, "name", "")
            if name == "gained":
                counts["cogs" if given[2] == COG else "crystals"] += given[1]
            elif name == "paid":
                counts["paid_cogs" if given[2] == COG else "paid_crystals"] += given[1]
            elif name == "scored":
                counts["points"] += given[1]
            elif name == "stone_moved" and not boosted:
                counts["pressure"] += 1
            elif name in _COUNTED:
                counts[_COUNTED[name]] += 1
        if boosted:
            counts["boost"] = int(town.table.game.key(move.option).split(":")[1])
    return Uses(**counts)._replace(anything=chosen)


_COUNTED = {
    "arrow_turned": "arrows",
    "parasite_placed": "parasites",
    "sponsor_flipped": "flips",
    "parasites_shaken_off": "shakes",
}


def _taken(town: Town, option: int) -> list[str]:
    return town.table.game.key(option).split(":")[1:]


def settled(uses: Uses) -> tuple[int, ...]:
    """Resources of the player's choice counted with the fixed ones, so that any choice compares equal."""
    together = uses.cogs + uses.crystals
    return (together, *uses[3:])


def expected(uses: Uses) -> tuple[int, ...]:
    """The same for what is printed."""
    return (uses.cogs + uses.crystals + uses.anything, *uses[3:])
