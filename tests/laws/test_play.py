"""Laws: only legal options are offered, every offered option can be taken, every game ends, copies are independent."""

from __future__ import annotations

from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance
from spielwerk.kernel.schema import out_of_range
from tests.laws.listed import Case, every_case, every_game
from tests.laws.walks import SHARED, positions, recorded


@every_case
def test_every_offered_option_can_be_taken(case: Case) -> None:
    out = Options(case.game.most_options)
    for table, _ in positions(case, games=3, chance=0.1, most=40):
        options = table.options()
        assert len(set(options)) == len(options), f"an option of {table.kind} is offered twice"
        for key in options:
            option = case.game.option(key)
            assert option is not None
            copy = table.state.twin()
            advance(case.game, copy, option, out)
            assert out_of_range(copy) == []
            assert copy.over or out[0] > 0


@every_case
def test_options_belong_to_their_decision_and_refusals_do_not(case: Case) -> None:
    for table, _ in positions(case, games=3, chance=0.1, most=40):
        kind = table.kind
        assert kind is not None
        allowed = {verb.key(item) for verb in kind.verbs for item in range(verb.size)}
        offered = set(table.options())
        assert offered <= allowed
        assert not offered & {refused.key for refused in table.refused("en")}


@every_case
def test_every_game_ends_with_a_winner_and_a_ledger_that_adds_up(case: Case) -> None:
    for seed in SHARED:
        table = recorded(case, seed).table
        assert table.over and table.options() == [] and table.decision is None
        assert table.winners() or case.seats == 1, "only who plays alone can lose without a rival who wins"
        ledger = table.ledger()
        if ledger:
            assert [sum(column) for column in zip(*ledger.values(), strict=True)] == table.scores()


@every_case
def test_copies_are_independent(case: Case) -> None:
    for table, dice in positions(case, games=1, chance=0.2):
        before = bytes(table.state)
        copy = table.state.twin()
        option = case.game.option(dice.choice(table.options()))
        advance(case.game, copy, option, Options(case.game.most_options))
        assert bytes(table.state) == before != bytes(copy)


@every_game
def test_keys_and_options_are_two_names_of_one_thing(slug: str) -> None:
    import spielwerk

    game = spielwerk.game(slug)
    for verb in game.verbs:
        for item in range(verb.size):
            assert game.option(verb.key(item)) == verb.code + item
            assert game.key(verb.code + item) == verb.key(item)
