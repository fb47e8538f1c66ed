"""A sitting with a game that has secrets and no drawing of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import spielwerk
from spielwerk.cli.helpers.console import screen
from spielwerk.cli.helpers.session import Session
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel.picture import position_picture
from spielwerk.kernel.words import Words
from tests.kernel.medals import MEDALS, State
from tests.kernel.medals import game as medals

Sit = Callable[..., str]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Play with people (and bots) who type these lines, and go when they have no more to say."""

    def sit(*players: str, typed: list[str]) -> str:
        lines: Iterator[str] = iter(typed)

        def answer(prompt: str) -> str:
            print(prompt)
            for line in lines:
                return line
            raise EOFError

        monkeypatch.setattr("builtins.input", answer)
        table = medals.table(len(players), 1)
        Session(table, players, Voice("en"), None).run()
        return capsys.readouterr().out

    return sit


def test_the_next_person_comes_before_anything_is_shown(sit: Sit) -> None:
    out = sit("human", "human", typed=["draw"])
    assert "Player 2 is next. Press Enter" in out
    assert "Player 2: " not in out


def test_private_notes_are_for_their_owner_alone(sit: Sit) -> None:
    out = sit("human", "human", typed=["draw", "", "log 50", "earn", "", "quit"])
    before, _, after = out.partition("Player 2 is next")
    of_second, _, of_first = after.partition("Player 1 is next")
    card = "card 0"
    assert card not in before
    assert "Deck size  7" in of_second, "the table is drawn"
    assert card not in of_second
    assert card in of_first


def test_secrets_are_not_taken_back_by_others(sit: Sit) -> None:
    out = sit("human", "human", typed=["earn", "", "undo", "quit"])
    assert "can't be taken back" in out


def test_bots_alone_are_watched(sit: Sit) -> None:
    out = sit("random", "random", typed=[])
    assert "Final scoring" in out
    assert "card_" not in out.partition("Final scoring")[0]


def test_a_drawing_gets_words_and_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    def draw(s: State, words: Words) -> str:
        seen.append((s.player[0].hand[0], s.player[1].hand[0]))
        return f"{words.player(0)} · {words.name(MEDALS, 0)} · {words.say('game-name')}"

    monkeypatch.setattr(medals, "draw", draw)
    table = medals.table(2, 1, names=["Ada", ""])
    table.play("draw")
    table.play("draw")
    picture = position_picture(table, 0, "de")
    position_picture(table, None, "de")
    assert str(picture).startswith("Ada · ")
    assert seen[0][0] >= 0 and seen[0][1] == -1
    assert seen[1] == (-1, -1)


def test_a_game_without_a_drawing_is_read_from_its_view(capsys: pytest.CaptureFixture[str]) -> None:
    table = spielwerk.game("dudo").table(3, 1, names=["Ada", "Bruno", "Cleo"])
    while table.seat != 0 or not table.state.bid_count:
        table.play(next(key for key in table.options() if key.startswith("bid")))
    screen().print(position_picture(table, 0, "de"))
    out = capsys.readouterr().out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert "Bieter Cleo" in lines
    assert f"Gebotene Zahl {table.view()['bid_face']}" in lines
    assert "Ada Bruno Cleo" in lines
    assert f"Unter dem Becher {', '.join(table.view(0)['player'][0]['cup'])} ? ?" in lines
    assert not any(word in out for word in ("reveals", "ones_are_wild", "bidder", "None"))


def test_a_record_without_names_is_read_with_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    screen().print(position_picture(medals.table(2, 1), 0, "en"))
    out = capsys.readouterr().out
    assert "Deck size  8" in out
    assert "deck  " not in out
