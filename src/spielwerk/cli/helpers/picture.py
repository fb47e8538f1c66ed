"""The final result of a table, for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Table
from spielwerk.kernel.terminal import grid
from spielwerk.kernel.words import Words


def final_picture(table: Table, voice: Voice) -> RenderableType:
    """The end of a game: points, where they came from, and who has won."""
    return Group(Text(), _results_table(table, voice), Text(), _winners_line(table, voice))


def _results_table(table: Table, voice: Voice) -> RenderableType:
    """Points by player, and where they came from."""
    words = Words(table.game, voice.lang, table.names)
    players = range(table.seats)
    result = grid("", *(words.player(seat) for seat in players), title=voice.say("results-title"))
    for number, points in enumerate(table.ledger().values()):
        assert table.game.ledger_noun is not None
        result.add_row(words.name(table.game.ledger_noun, number), *map(str, points))
    result.add_section()
    scores = table.scores()
    result.add_row(Text(voice.say("sum"), "bold"), *(Text(str(score), "bold") for score in scores))
    return result


def _winners_line(table: Table, voice: Voice) -> Text:
    """Who has won, or how the game says it ended."""
    words = Words(table.game, voice.lang, table.names)
    winners = [words.player(seat) for seat in table.winners()]
    said = voice.say("winners", count=len(winners), winners=", ".join(winners))
    return Text(table.verdict(voice.lang) or said, "bold green" if winners else "bold red")
