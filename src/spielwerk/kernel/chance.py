"""Chance: a random generator inside the state, the same at both speeds.

The generator is sfc32 (Chris Doty-Humphrey): four 32-bit words, done in masked integer arithmetic, so that one
source serves plain Python and compiled code. Who may not see the state can't see it either; a planner gets another.
"""

from __future__ import annotations

from spielwerk.kernel.schema import State, Vector

_MASK = 0xFFFFFFFF
_WARM_UP = 12


def next_word(s: State) -> int:
    """The next 32 random bits."""
    rng = s.rng
    word = (rng[0] + rng[1] + rng[3]) & _MASK
    rng[3] = (rng[3] + 1) & _MASK
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & _MASK
    rng[2] = ((((rng[2] << 21) & _MASK) | (rng[2] >> 11)) + word) & _MASK
    return word


def seed_chance(s: State, low: int, middle: int, high: int) -> None:
    """Start the generator from three words of 32 bits."""
    rng = s.rng
    rng[0] = low
    rng[1] = middle
    rng[2] = high
    rng[3] = 1
    for _ in range(_WARM_UP):
        next_word(s)


def roll(s: State, sides: int) -> int:
    """A random number from 0 to sides - 1."""
    return (next_word(s) * sides) >> 32


def shuffle(s: State, cards: Vector, count: int) -> None:
    """Shuffle the first `count` entries of an array."""
    for last in range(count - 1, 0, -1):
        other = roll(s, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def reveal(s: State) -> None:
    """Say that somebody learns something hidden now, so that nobody can go back behind it."""
    s.reveals += 1


def seed_words(seed: int) -> tuple[int, int, int]:
    """The three words for `seed_chance` from one seed of up to 96 bits."""
    return seed & _MASK, (seed >> 32) & _MASK, (seed >> 64) & _MASK
