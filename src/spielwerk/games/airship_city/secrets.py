"""What is hidden: the order of the contract deck, from all players alike (14.37)."""

from __future__ import annotations

from spielwerk.kernel import shuffle

from .catalogue import CONTRACTS
from .state import IN_DECK, State, game


@game.redeal
def redeal(s: State, viewer: int) -> None:
    """The contracts not seen yet, in any order."""
    count = 0
    for contract in range(len(CONTRACTS)):
        if s.contract_place[contract] == IN_DECK:
            s.deck[count] = contract
            count += 1
    shuffle(s, s.deck, count)
