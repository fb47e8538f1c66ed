"""Encoded observations: every row means what its name says, and nothing hidden is in it."""

from __future__ import annotations

import numpy as np
import pytest

import spielwerk
from spielwerk.envs.encoding import HELD, encoding
from spielwerk.envs.pettingzoo import raw_env
from spielwerk.envs.single import SingleGame
from spielwerk.kernel.native.observe import ASKED, plan
from tests.envs.playing import EVERY_GAME, SMALL


def positions(slug: str, chance: float, games: int = 1) -> list[SingleGame]:
    """Some positions of random games with the most players."""
    game, dice = spielwerk.game(slug), np.random.default_rng(1)
    found: list[SingleGame] = []
    for seed in range(games):
        play = SingleGame(game, game.seats[-1])
        play.begin(seed)
        while not play.over:
            if dice.random() < chance:
                found.append(play.twin())
            play.step(int(dice.choice(play.legal)))
        found.append(play.twin())
    return found


@EVERY_GAME
def test_rows_are_what_their_names_say(slug: str) -> None:
    game = spielwerk.game(slug)
    how, coded = plan(game, game.seats[-1]), encoding(game, game.seats[-1])
    assert len(set(coded.names)) == coded.length
    place = {name: at for at, name in enumerate(coded.names)}
    for play in positions(slug, chance=0.02)[-3:]:
        viewer = max(play.player, 0)
        raw = play.observation(viewer)
        rows = coded.encode(raw)
        assert rows.min() >= 0 and rows.max() <= 1
        for at in range(len(ASKED), how.length):
            noun, name, value = how.nouns[at], how.names[at], int(raw[at])
            if noun is not None:
                assert rows[place[f"{name}={noun.ids[value] if value >= 0 else 'none'}"]] == 1
            elif f"{name}={value}" in place:
                assert rows[place[f"{name}={value}"]] == 1
            if noun is None and how.high[at] - how.low[at] > 1:
                assert rows[place[name]] == pytest.approx((value - how.low[at]) / (how.high[at] - how.low[at]))
        hot = rows[: coded.hot_rows]
        assert set(np.unique(hot).tolist()) <= {0.0, 1.0}
        assert hot.sum() <= len(coded.codes.hot) + len(ASKED) - 1
        if not play.over:
            kind = game.kinds[int(raw[0])]
            assert rows[place[f"asked.kind={kind.name}"]] == 1
            for word, thing in game.about(play.record()).items():
                noun = game.noun_of(word)
                if noun is not None and noun is not game.seat_noun:
                    assert rows[place[f"asked.{kind.name}.{word}={thing if thing is not None else 'none'}"]] == 1


def test_many_observations_are_encoded_as_one_is() -> None:
    game = spielwerk.game(SMALL)
    coded = encoding(game, game.seats[-1])
    seen = np.stack([play.observation(0) for play in positions(SMALL, chance=0.5)])
    assert (coded.encode(seen) == np.stack([coded.encode(one) for one in seen])).all()
    out = np.full((len(seen), coded.length), 7, np.float32)
    assert (coded.encode(seen, out) == coded.encode(seen)).all()


def test_lists_of_rows_say_the_same_as_the_rows() -> None:
    game = spielwerk.game(SMALL)
    coded = encoding(game, game.seats[-1])
    seen = np.stack([play.observation(0) for play in positions(SMALL, chance=0.5)])
    rows, listed = coded.encode(seen), np.zeros((len(seen), coded.hot_rows), np.float32)
    np.put_along_axis(listed, coded.hot_indices(seen), 1.0, axis=-1)
    assert (rows[:, : coded.hot_rows] == listed).all() and (rows[:, coded.hot_rows :] == coded.amounts(seen)).all()
    assert (coded.hot_indices(seen)[3] == coded.hot_indices(seen[3])).all()


def test_a_number_beyond_its_range_counts_as_the_nearest() -> None:
    game = spielwerk.game(SMALL)
    how, coded = plan(game, 3), encoding(game, 3)
    seen = np.zeros((2, how.length), how.dtype)
    seen[0], seen[1] = how.low.clip(-1), how.high.clip(max=len(game.kinds))
    beyond = np.stack([seen[0], np.where(np.arange(how.length) >= len(ASKED), 30_000, seen[1])])
    assert (coded.hot_indices(beyond)[0] == coded.hot_indices(seen)[0]).all()
    hot, codes = coded.hot_indices(beyond)[1, 1 : len(coded.codes.hot)], coded.codes
    assert (hot == (codes.first + codes.size - 1)[1:]).all()


@pytest.mark.native
def test_things_in_frames_have_rows_of_their_own_also_where_no_option_speaks_of_them() -> None:
    """Dilluvia Project asks which workers go to a circle: there are more circles than small numbers."""
    game = spielwerk.game("dilluvia_project")
    coded, kind = encoding(game, 4), next(kind for kind in game.kinds if kind.name == "choose_workers")
    circles = [at for at, name in enumerate(coded.names) if name.startswith("asked.choose_workers.circle=")]
    seen = np.zeros((len(circles), plan(game, 4).length), plan(game, 4).dtype)
    seen[:, 0], seen[:, 1 + kind.arguments.index("circle")] = kind.number, np.arange(-1, len(circles) - 1)
    assert len(circles) > len(HELD)
    assert coded.encode(seen)[:, circles].tolist() == np.eye(len(circles)).tolist()


@EVERY_GAME
def test_what_an_agent_sees_depends_on_nothing_hidden(slug: str) -> None:
    """Law: deal anew all that a seat can't see; its encoded observation, mask and numbers stay."""
    env = raw_env(slug, observation="encoded")
    env.reset(seed=1)
    changed = 0
    for number, play in enumerate(positions(slug, chance=0.05)):
        if play.over:
            continue
        for viewer, agent in enumerate(env.possible_agents):
            other = play.imagined(viewer, 1000 + number)
            changed += bytes(other.state)[16:] != bytes(play.state)[16:]
            seen = []
            for position in (play, other):
                env.play, env.agent_selection = position, env.possible_agents[position.player]
                seen.append(env.observe(agent))
            assert (seen[0]["observation"] == seen[1]["observation"]).all()
            assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()
    assert changed, "dealing anew never changed anything: nothing was tested"
