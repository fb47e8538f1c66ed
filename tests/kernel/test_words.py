"""Nouns, verbs and text keys."""

from __future__ import annotations

import pytest

from spielwerk.kernel import Joined, Noun, numbers_noun
from spielwerk.kernel.nouns import ITEM_MASK, VERB_BITS, VERB_STEP, make_verb

FRUIT = Noun("fruit", ("apple", "pear", "plum"))
BID = numbers_noun("bid", range(0, 7, 2))
NOUNS = {"fruit": FRUIT, "bid": BID}


def test_keys_are_made_from_templates() -> None:
    swap = make_verb("give:<given=fruit>:take:<taken=fruit>", VERB_STEP, NOUNS)
    assert swap.size == 9
    assert swap.key(5) == "give:pear:take:plum"
    assert swap.things(5) == [1, 2]
    assert swap.text_id == "give-take"
    assert make_verb("bid:<bid>", 0, NOUNS).key(3) == "bid:6"
    assert make_verb("end_turn", 0, NOUNS).text_id == "end-turn"
    assert make_verb("end_turn", 0, NOUNS).key(0) == "end_turn"


def test_an_option_is_its_verb_and_its_item() -> None:
    option = 3 * VERB_STEP + 17
    assert (option >> VERB_BITS, option & ITEM_MASK) == divmod(option, VERB_STEP) == (3, 17)


def test_unknown_nouns_and_too_many_options_are_refused() -> None:
    with pytest.raises(ValueError, match="no noun"):
        make_verb("eat:<cake>", 0, NOUNS)
    many = Noun("many", (str(thing) for thing in range(100)))
    with pytest.raises(ValueError, match="more than"):
        make_verb("pair:<many>:<many>", 0, {"many": many})


def test_ids_are_unique_and_known() -> None:
    with pytest.raises(ValueError, match="twice"):
        Noun("fruit", ("apple", "apple"))
    with pytest.raises(ValueError, match="there is no fruit"):
        FRUIT.number("cake")
    assert FRUIT.number("plum") == 2 and "plum" in FRUIT and list(FRUIT) == [0, 1, 2]


def test_joined_nouns_keep_ids_in_order() -> None:
    both = Joined("both", FRUIT, Noun("nut", ("walnut",)))
    assert both.ids == ("apple", "pear", "plum", "walnut")
