"""Chance: one generator, the same numbers at both speeds and on every machine."""

from __future__ import annotations

from collections import Counter

import numpy as np

from spielwerk.bots.dice import Dice
from spielwerk.kernel import State, roll, shuffle
from spielwerk.kernel.chance import random_word, seed_chance, seed_words
from spielwerk.kernel.native import loops


def seeded(seed: int) -> State:
    s = State()
    seed_chance(s, *seed_words(seed))
    return s


def test_the_numbers_are_those_of_sfc32() -> None:
    """An independent computation of the published algorithm, seeded the same way."""
    mask = 0xFFFFFFFF
    a, b, c, counter = 7, 0, 0, 1
    expected: list[int] = []
    for _ in range(20):
        total = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) + total) & mask
        expected.append(total)
    s = seeded(7)
    assert [random_word(s.rng) for _ in range(8)] == expected[12:]


def test_bots_throw_the_same_dice_at_both_speeds() -> None:
    rng = np.zeros(4, np.int64)
    loops.seed_policy(rng, 123456789012345)
    dice = Dice(123456789012345)
    assert [int(loops.random_word(rng)) for _ in range(50)] == [dice.word() for _ in range(50)]


def test_rolls_are_even() -> None:
    s = seeded(3)
    counts = Counter(roll(s, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    s = seeded(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = np.arange(4)
        shuffle(s, cards, 4)
        counts[tuple(cards.tolist())] += 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 160 for count in counts.values())


def test_different_seeds_give_different_games() -> None:
    assert len({random_word(seeded(seed).rng) for seed in (*range(1000), 2**40, 2**80, 2**95)}) == 1003
