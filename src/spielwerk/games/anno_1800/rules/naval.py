"""Naval tokens: on ships, exhausted, and the bonus tokens of a turn (2.4, 7.2.2)."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..catalogue import (
    BERYL_OMARA,
    EXPLORATION,
    EXPLORATION_FOR_TRADE,
    TRADE,
)
from ..state import State, game


@game.note
def paid_tokens(s: State, p: int, amount: int, naval: int) -> None: ...


@game.refusal("5.3")
def lacks_trade_tokens(out: Options, option: int, needed: int, have: int) -> None: ...


@game.refusal("2.4")
def lacks_exploration_tokens(out: Options, option: int, needed: int, have: int) -> None: ...


def available(s: State, p: int, naval: int) -> int:
    """Tokens of the player at turn that can be used now: on ships and from cards."""
    return s.player[p].tokens[naval] + s.bonus[naval]


def spend(s: State, p: int, amount: int, naval: int) -> None:
    """Bonus tokens go to the bank first, then tokens on ships are exhausted (12.16)."""
    from_bonus = min(amount, s.bonus[naval])
    s.bonus[naval] -= from_bonus
    s.player[p].tokens[naval] -= amount - from_bonus
    s.player[p].tokens_exhausted[naval] += amount - from_bonus


def spend_trade(s: State, p: int, amount: int, replaced: int) -> None:
    """Spend trade tokens, some of them replaced by exploration tokens."""
    spend(s, p, amount - replaced, TRADE)
    spend(s, p, replaced * EXPLORATION_FOR_TRADE, EXPLORATION)


def pay_tokens_of(s: State, p: int, amount: int, naval: int) -> None:
    """Spend tokens and say so."""
    if amount > 0:
        spend(s, p, amount, naval)
        paid_tokens(s, p, amount, naval)


def pay_trade_tokens(s: State, p: int, amount: int, replaced: int) -> None:
    """Trade tokens, some of them replaced by exploration tokens (Beryl O'Mara, 7.3.4)."""
    pay_tokens_of(s, p, amount - replaced, TRADE)
    pay_tokens_of(s, p, replaced * EXPLORATION_FOR_TRADE, EXPLORATION)


def beryl_in_play(s: State) -> bool:
    """Whether exploration tokens may stand for trade tokens."""
    return s.in_play[BERYL_OMARA] == 1


def trade_means(s: State, p: int, exploration: int) -> int:
    """How many trade tokens can be paid, counting what so many free exploration tokens may stand for."""
    means = available(s, p, TRADE)
    if beryl_in_play(s):
        means += exploration // EXPLORATION_FOR_TRADE
    return means
