"""Why a cost can't be paid (5.1): asked for at Python speed only, by `@game.reasons`."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..catalogue import EXPLORATION, ITEM, ITEM_COUNT, RECRUIT_PURCHASE, TOKEN_ITEM, TRADE
from ..state import State, game
from .cards import refuse_missing_gold
from .naval import available, lacks_exploration_tokens, lacks_trade_tokens
from .payable import spare_exploration, spare_gold, spare_trade, usable_sources
from .tallies import NO_SOURCE

MOST_NAMED = 3
"""So many resources without a source are named."""


@game.refusal("5.1")
def no_source(out: Options, option: int, resource: int, second_resource: int, third_resource: int) -> None: ...


@game.refusal("5.1")
def not_enough_means(out: Options, option: int) -> None: ...


def refuse_cost(s: State, p: int, purchase: int, out: Options, option: int) -> None:
    """Say why a cost can't be paid: gold, tokens, then resources that come from nowhere; else the means are too few."""
    if spare_gold(s, p, purchase) < 0:
        refuse_missing_gold(s, p, purchase - RECRUIT_PURCHASE, out, option)
    elif spare_exploration(s, p, purchase) < 0:
        lacks_exploration_tokens(out, option, TOKEN_ITEM[purchase, EXPLORATION], available(s, p, EXPLORATION))
    elif spare_trade(s, p, purchase, spare_exploration(s, p, purchase)) < 0:
        lacks_trade_tokens(out, option, TOKEN_ITEM[purchase, TRADE], available(s, p, TRADE))
    else:
        resources = without_source(s, p, purchase)
        if resources:
            no_source(out, option, *[*resources, *[-1] * MOST_NAMED][:MOST_NAMED])
        else:
            not_enough_means(out, option)


def without_source(s: State, p: int, purchase: int) -> list[int]:
    """The resources of a cost that come from nowhere."""
    gold = spare_gold(s, p, purchase)
    trade = spare_trade(s, p, purchase, spare_exploration(s, p, purchase))
    resources = dict.fromkeys(ITEM[purchase, item] for item in range(ITEM_COUNT[purchase]))
    return [resource for resource in resources if usable_sources(s, p, resource, trade, gold) == NO_SOURCE]
