"""The policy network: it reads what a record says, from the seat that looks, and draws what is offered."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from spielwerk.bots.policy import POLICY_FILE, PolicyNetwork, policy_memory, policy_of
from spielwerk.bots.policy.inputs import inputs_of
from spielwerk.bots.policy.network import draw_option, random_option, read_position, weight_of
from spielwerk.games import GAMES, game
from spielwerk.kernel import Game, Table
from spielwerk.kernel.native.loops import compiled, seed_policy
from spielwerk.kernel.schema import cells
from tests.kernel.medals import game as medals

AIRSHIP = "airship_city"


@compiled
def look(rules, policy, state, seat):
    """Let the network look, from Python."""
    read_position(rules, policy, state, seat)


@compiled
def draw(policy, share, out, rng):
    """Draw an option, from Python."""
    return draw_option(policy, share, out, rng)


@compiled
def draw_any(out, rng):
    """Draw as if there were no network."""
    return random_option(out, rng)


@compiled
def weigh(policy, option):
    """How much an option is liked."""
    return weight_of(policy, option)


def units_of(network: PolicyNetwork, played: Game, table: Table, seat: int) -> np.ndarray:
    """What a network makes of a position."""
    memory = network.memory()
    look(played.native.rules, memory, np.frombuffer(bytes(table.state), np.uint8), seat)
    return memory.units.copy()


def table_in_progress(played: Game, seats: int, decisions: int = 30) -> Table:
    table = played.table(seats, seed=5)
    for number in range(decisions):
        options = table.options()
        table.play(options[number * 7 % len(options)])
    return table


def rows_said(table: Table, seat: int) -> Counter[str]:
    """The names of rows that a position of Airship City should light up, read by their paths alone."""
    said: Counter[str] = Counter()
    numbers = {cell.path: cell for cell in cells(type(table.state))}
    for path, cell in numbers.items():
        value = int(np.frombuffer(bytes(table.state), cell.field.dtype.base, 1, cell.offset)[0])
        if path.startswith("player[") and cell.field.name == "stock":
            owner, resource = int(path[7]), path.rpartition("[")[2]
            said[f"{'mine' if owner == seat else 'rival'}.stock[{resource}:0"] += value * (owner < table.state.seats)
        if path.startswith("player[") and cell.field.name == "worker_tile" and value >= 0:
            said[f"{'mine' if int(path[7]) == seat else 'rival'}.worker_tile:{value}"] += 1
        if cell.field.name == "majority" and value >= 0:
            said[f"{path}:{0 if value == seat else 1}"] += 1
    return said


@pytest.mark.native
@pytest.mark.parametrize("seats", [3, 4])
def test_a_position_is_read_as_its_seat_sees_it(seats: int) -> None:
    """With one row of weights alone, the first unit says how often and how much that row was added."""
    played = game(AIRSHIP)
    table = table_in_progress(played, seats)
    network = PolicyNetwork.fresh(played, 1)
    network.rows[:] = 0
    seen = 0
    for seat in range(seats):
        said = rows_said(table, seat)
        for name in [name for name in network.inputs.names if name.startswith(("mine.stock", "rival.stock"))]:
            said.setdefault(name, 0)
        for name, times in said.items():
            network.rows[network.inputs.names.index(name), 0] = 1
            assert units_of(network, played, table, seat)[0] == times, name
            network.rows[:] = 0
            seen += times > 0
    assert seen > 20


@pytest.mark.native
def test_every_sort_of_seat_shares_the_rows_of_rivals() -> None:
    """Whoever of the others has something, it says the same."""
    played = game(AIRSHIP)
    network = PolicyNetwork.fresh(played, 1)
    found = []
    for owner in (1, 2, 3):
        table = table_in_progress(played, 4, 0)
        for player in table.state.player:
            player.stock[0] = 3
        table.state.player[owner].stock[0] = 7
        found.append(units_of(network, played, table, 0))
    assert np.allclose(found[0], found[1], atol=1e-5) and np.allclose(found[0], found[2], atol=1e-5)
    own = table_in_progress(played, 4, 0)
    for player in own.state.player:
        player.stock[0] = 3
    own.state.player[0].stock[0] = 7
    assert not np.allclose(found[0], units_of(network, played, own, 0), atol=1e-3)


@pytest.mark.native
def test_options_are_drawn_as_often_as_they_are_liked() -> None:
    played = game(AIRSHIP)
    table = table_in_progress(played, 3, 0)
    network = PolicyNetwork.fresh(played, 1)
    out = np.zeros(played.most_options + 1, np.int32)
    played.native.advance(np.frombuffer(bytes(table.state), np.uint8).copy(), -1, out)
    offered = out[1 : 1 + out[0]].tolist()
    assert len(offered) > 2
    memory = network.memory()
    look(played.native.rules, memory, np.frombuffer(bytes(table.state), np.uint8), 0)
    assert [weigh(memory, option) for option in offered] == [1.0] * len(offered)
    number = played.action_base[offered[1] >> 12] + (offered[1] & 4095)
    network.likings[number] = np.log(5.0)
    look(played.native.rules, memory, np.frombuffer(bytes(table.state), np.uint8), 0)
    rng = np.zeros(4, np.int64)
    seed_policy(rng, 1)
    drawn = Counter(draw(memory, 1.0, out, rng) for _ in range(4000))
    assert set(drawn) == set(offered)
    assert drawn[offered[1]] / 4000 == pytest.approx(5 / (4 + len(offered)), abs=0.03)


@pytest.mark.native
def test_without_a_network_options_are_drawn_at_random() -> None:
    played = medals
    assert policy_of(played) is None
    out = np.array([3, 1 << 12, 2 << 12, (2 << 12) + 1, *[0] * played.most_options], np.int32)
    one, other = np.zeros(4, np.int64), np.zeros(4, np.int64)
    seed_policy(one, 3)
    seed_policy(other, 3)
    memory = policy_memory(played)
    assert [draw(memory, 1.0, out, one) for _ in range(50)] == [draw_any(out, other) for _ in range(50)]


def test_a_network_is_kept_and_read_again(tmp_path: Path) -> None:
    played = game(AIRSHIP)
    network = PolicyNetwork.fresh(played, 1)
    network.likings[:] = np.arange(len(network.likings)) / 64
    network.save(tmp_path / POLICY_FILE)
    again = PolicyNetwork.load(played, tmp_path / POLICY_FILE)
    assert np.allclose(again.rows, network.rows, atol=1e-3) and np.array_equal(again.likings, network.likings)


def test_a_network_for_other_rules_is_refused(tmp_path: Path) -> None:
    PolicyNetwork.fresh(game("dudo"), 1).save(tmp_path / POLICY_FILE)
    with pytest.raises(ValueError, match="learned for other rules"):
        PolicyNetwork.load(game(AIRSHIP), tmp_path / POLICY_FILE)


@pytest.mark.parametrize("slug", GAMES)
def test_networks_in_the_folders_of_games_fit_their_rules(slug: str) -> None:
    file = game(slug).folder / POLICY_FILE
    if file.exists():
        assert np.abs(PolicyNetwork.load(game(slug), file).options).max() > 0


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_that_nobody_sees_is_read(slug: str) -> None:
    inputs = inputs_of(game(slug))
    hidden = {cell.offset for cell in cells(game(slug).state_class) if cell.field.seen_by == "nobody"}
    assert hidden and not hidden & set(inputs.table[:, 0].tolist())
