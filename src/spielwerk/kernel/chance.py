"""Chance: a random generator inside the state, the same at both speeds.

The generator is sfc32 (Chris Doty-Humphrey): four 32-bit words, done in masked integer arithmetic, so that one
source serves plain Python, compiled rules, and the bots and loops that have a generator of their own. Who may not see
the state can't see it either; a planner gets another.
"""

from __future__ import annotations

from spielwerk.kernel.schema import State, Vector

WORD_MASK = 0xFFFFFFFF
WORDS_DRAWN = 3
"""The word of a generator that counts how often it was asked."""
_WARM_UP = 12


def random_word(rng: Vector) -> int:
    """The next 32 random bits of a generator."""
    word = (rng[0] + rng[1] + rng[3]) & WORD_MASK
    rng[3] = (rng[3] + 1) & WORD_MASK
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD_MASK
    rng[2] = ((((rng[2] << 21) & WORD_MASK) | (rng[2] >> 11)) + word) & WORD_MASK
    return word


def seed_generator(rng: Vector, low: int, middle: int, high: int) -> None:
    """Start a generator from three words of 32 bits."""
    rng[0] = low
    rng[1] = middle
    rng[2] = high
    rng[3] = 1
    for _ in range(_WARM_UP):
        random_word(rng)


def seed_chance(s: State, low: int, middle: int, high: int) -> None:
    """Start the generator of a state."""
    seed_generator(s.rng, low, middle, high)


def roll(s: State, sides: int) -> int:
    """A random number from 0 to sides - 1."""
    return (random_word(s.rng) * sides) >> 32


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
    """The three words for `seed_generator` from one seed of up to 96 bits."""
    return seed & WORD_MASK, (seed >> 32) & WORD_MASK, (seed >> 64) & WORD_MASK


POLICY_SALT = 0x5EED
"""The third word of bots' generators: so they never throw what the game of the same seed throws."""


def seed_policy(rng: Vector, seed: int) -> None:
    """Start a bot's own generator."""
    seed_generator(rng, seed & WORD_MASK, (seed >> 32) & WORD_MASK, POLICY_SALT)
