"""A study as one page of HTML that needs nothing else: what was asked, what came out, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk import __version__
from spielwerk.arena.study.figures import Panel, distribution_chart, interval_chart, sample
from spielwerk.arena.study.numbers import (
    MOST_TOLD,
    Estimate,
    changes_of_use,
    difference,
    mean,
    points,
    seat_wins,
    use_share,
    win_share,
)
from spielwerk.arena.study.playing import Games, Played, cells_by_table
from spielwerk.arena.study.words import Words
from spielwerk.games import game
from spielwerk.kernel.native.bundles import Array

STYLE = Path(__file__).with_name("report.css")
BINS = 24
"""Into so many ranges a distribution is cut."""


def report(played: Played, lang: str) -> str:
    """The page."""
    words, plan = Words(lang), played.plan
    title = escape(plan.title[lang])
    body = [
        f"<header><p>{escape(game(plan.slug).texts.say(lang, 'game-name'))}</p><h1>{title}</h1></header>",
        *(f"<p>{escape(part)}</p>" for part in plan.about.get(lang, "").split("\n\n") if part.strip()),
        *_compared(played, words),
        *(part for number in range(len(plan.tables)) for part in AtTable(played, number, words).parts()),
        *_how(played, words),
    ]
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE.read_text('utf-8')}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def _compared(played: Played, words: Words) -> Iterator[str]:
    """What the variants are."""
    plan = played.plan
    yield f"<h2>{words.say('compared')}</h2>"
    for number, variant in enumerate(plan.variants):
        names = {thing.key.partition(":")[2]: thing.names[words.lang] for thing in played.contents[number].components}
        changes = [
            f"{_spoken(change.path, names)}: {_shown(change.before)} → {_shown(change.after)}"
            for change in variant.changes
        ]
        changes += [f"{name} = {value}" for name, value in variant.choices.items()]
        name = escape(variant.names[words.lang])
        yield f'<h3 class="variant">{sample(number)} {name}</h3>'
        yield f"<p>{words.say('unchanged')}</p>" if not changes else _bullets(changes)
    total = plan.games * len(plan.cells)
    yield f"<p>{words.say('played', games=plan.games, total=total, seed=str(plan.seed))}</p>"


def _spoken(path: str, names: Mapping[str, str]) -> str:
    """A place in the data file, with the name of the component that it belongs to."""
    parts = path.split(".")
    for number, part in enumerate(parts[:-1], 1):
        if part in names:
            return f"{names[part]}, {'.'.join(parts[number:])}"
    return path


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _bullets(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _how(played: Played, words: Words) -> Iterator[str]:
    """How to read it, and how it was made."""
    plan = played.plan
    yield f"<h2>{words.say('how')}</h2>"
    for message in ("how-bots", "how-intervals", "how-components"):
        yield f"<p>{words.say(message)}</p>"
    made = words.say("how-made", version=__version__, slug=plan.slug, rules=game(plan.slug).version)
    yield f"<footer>{escape(made)}</footer>"


@dataclass(frozen=True)
class AtTable:
    """What the games at one table say of all variants; the first one is what the others are compared with."""

    played: Played
    number: int
    words: Words

    @cached_property
    def games(self) -> list[Games]:
        cells = list(cells_by_table(self.played.plan))[self.number]
        return [self.played.games[cell] for cell in cells]

    @cached_property
    def names(self) -> list[str]:
        return [variant.names[self.words.lang] for variant in self.played.plan.variants]

    @property
    def seats(self) -> int:
        return self.played.plan.tables[self.number].seats

    def parts(self) -> Iterator[str]:
        """The part of the page about this table."""
        say = self.words.say
        bots = list(dict.fromkeys(self.played.plan.tables[self.number].bots))
        heading = say("at-table", seats=self.seats, bots=", ".join(bots))
        yield f"<section><h2>{escape(heading)}</h2>"
        yield from self._findings()
        yield from self._amounts("length", [games.playouts.lengths for games in self.games], 1)
        yield from self._amounts("points", [games.playouts.scores.ravel() for games in self.games], 2)
        yield from self._seats()
        yield from self._components()
        yield from self._options()
        yield "</section>"

    def _legend(self) -> str:
        entries = "".join(f"<li>{sample(number)} {escape(name)}</li>" for number, name in enumerate(self.names))
        return f'<ul class="legend">{entries}</ul>'

    def _figure(self, plot: str, message: str) -> str:
        return f"<figure>{self._legend()}{plot}<figcaption>{escape(self.words.say(message))}</figcaption></figure>"

    # ------------------------------------------------------------ in words

    def _findings(self) -> Iterator[str]:
        """What is different, in sentences."""
        for name, games in zip(self.names[1:], self.games[1:], strict=True):
            told = [*self._told(games), *self._told_use(games)]
            heading = self.words.say("against", variant=name, first=self.names[0])
            yield f'<div class="findings"><h3>{escape(heading)}</h3>{_bullets(told)}</div>'

    def _told(self, games: Games) -> Iterator[str]:
        first = self.games[0]
        lengths = difference(first.playouts.lengths, games.playouts.lengths)
        yield self._said("finding-length", lengths, float(first.playouts.lengths.mean()), 1)
        yield self._said("finding-points", difference(points(first), points(games)), float(points(first).mean()), 2)
        pairs = [(_most(seat_wins(one)), one) for one in (first, games)]
        (seat_before, before), (seat_after, after) = (pair[0] for pair in pairs)
        percent = self.words.percent
        yield self.words.say(
            "finding-seats",
            seat=seat_after, share=percent(after.value), low=percent(after.low), high=percent(after.high),
            before=seat_before, earlier=percent(before.value),
        )  # fmt: skip

    def _said(self, message: str, change: Estimate, before: float, digits: int) -> str:
        words = self.words
        interval = words.interval(*sorted((abs(change.low), abs(change.high))), digits=digits)
        kind = "none" if not change.is_clear else "more" if change.value > 0 else "less"
        if kind == "none":
            interval = words.say("interval", low=words.more(change.low, digits), high=words.more(change.high, digits))
        amount, usual = words.number(abs(change.value), digits), words.number(before, digits)
        return words.say(message, kind=kind, amount=amount, interval=interval, before=usual)

    def _told_use(self, games: Games) -> Iterator[str]:
        changes, names = changes_of_use(self.games[0], games), self._component_names
        for message, some in (
            ("finding-used-more", [one for one in changes if one.after > one.before]),
            ("finding-used-less", [one for one in changes if one.after < one.before]),
        ):
            told = [
                self.words.say("changed-use", name=names[one.key], before=self.words.percent(one.before),
                               after=self.words.percent(one.after))
                for one in some[:MOST_TOLD]
            ]  # fmt: skip
            if told:
                yield self.words.say(message, count=len(some), told=", ".join(told))
        if not changes:
            yield self.words.say("finding-use-same")

    @cached_property
    def _component_names(self) -> dict[str, str]:
        contents = self.played.contents
        return {thing.key: thing.names[self.words.lang] for one in reversed(contents) for thing in one.components}

    # ------------------------------------------------------------ in plots

    def _amounts(self, what: str, values: Sequence[Array], digits: int) -> Iterator[str]:
        """Means and distributions of lengths or points."""
        words = self.words
        by_game = [points(games) for games in self.games] if what == "points" else values
        panel = Panel(words.say(f"{what}-mean"), [[mean(one) for one in by_game]], lambda x: words.number(x, digits))
        yield f"<h3>{words.say(what)}</h3>"
        edges, shares = _histograms(values)
        spread = distribution_chart(words.say(f"{what}-spread"), edges, shares, lambda x: words.number(x))
        yield self._figure(spread, f"{what}-spread")
        yield self._figure(interval_chart(words.say(f"{what}-mean"), [""], [panel]), f"{what}-note")

    def _seats(self) -> Iterator[str]:
        words = self.words
        by_variant = [seat_wins(games) for games in self.games]
        rows = list(zip(*by_variant, strict=True))
        labels = [words.say("seat", number=seat + 1) for seat in range(self.seats)]
        panel = Panel(words.say("wins"), rows, words.percent, 1 / self.seats)
        yield f"<h3>{words.say('seats')}</h3>"
        yield self._figure(interval_chart(words.say("seats"), labels, [panel]), "seats-note")

    def _components(self) -> Iterator[str]:
        words, names = self.words, self._component_names
        found = [{row.key: row for row in games.components} for games in self.games]
        keys = [key for key in names if any(key in rows and rows[key].offered for rows in found)]
        yield f"<h3>{words.say('components')}</h3>"
        if not keys:
            yield f"<p>{words.say('components-none')}</p>"
            return
        players = self.games[0].playouts.scores.size
        used = [[use_share(rows[key], players) if key in rows else None for rows in found] for key in keys]
        won = [[win_share(rows[key]) if key in rows else None for rows in found] for key in keys]
        panels = [
            Panel(words.say("used"), used, words.percent),
            Panel(words.say("users-win"), won, words.percent, 1 / self.seats),
        ]
        plot = interval_chart(words.say("components"), [names[key] for key in keys], panels)
        yield self._figure(plot, "components-note")
        unseen = [names[key] for key in names if key not in keys]
        if unseen:
            yield f"<p>{escape(words.say('never-offered', names=', '.join(unseen)))}</p>"

    def _options(self) -> Iterator[str]:
        """A table of every option, for whoever wants to know more."""
        words = self.words
        yield f"<details><summary>{words.say('options')}</summary><div class=wide><table>"
        columns = "".join(f"<th>{words.say(word)}</th>" for word in ("offered", "taken", "used", "users-win"))
        heads = "".join(f"<th colspan=4>{escape(name)}</th>" for name in self.names)
        yield f"<thead><tr><th></th>{heads}</tr>"
        yield f"<tr><th>{words.say('option')}</th>{columns * len(self.names)}</tr></thead>"
        found = [{row.key: row for row in games.options} for games in self.games]
        for key in dict.fromkeys(key for rows in found for key in rows):
            cells = [self._option(rows.get(key), games) for rows, games in zip(found, self.games, strict=True)]
            if any(cells):
                yield f"<tr><th>{escape(key)}</th>{''.join(cell or '<td></td>' * 4 for cell in cells)}</tr>"
        yield "</table></div></details>"

    def _option(self, row: Any, games: Games) -> str:
        """What a table says of an option; nothing where it was never offered."""
        if row is None or not row.offered:
            return ""
        words, players = self.words, games.playouts.scores.size
        often = [words.number(count / games.playouts.games, 2) for count in (row.offered, row.taken)]
        shares = [words.percent(row.users / players), words.percent(row.wins) if row.users else ""]
        return "".join(f"<td>{one}</td>" for one in (*often, *shares))


def _most(shares: Sequence[Estimate]) -> tuple[int, Estimate]:
    """The seat that wins most, counted from 1, and its share."""
    best = max(range(len(shares)), key=lambda seat: shares[seat].value)
    return best + 1, shares[best]


def _histograms(values: Sequence[Array]) -> tuple[list[float], list[list[float]]]:
    """Ranges of whole numbers, and the share of each variant's numbers in each."""
    low, high = min(int(one.min()) for one in values), max(int(one.max()) for one in values)
    step = max(1, math.ceil((high - low + 1) / BINS))
    edges = np.arange(low, high + step + 1, step)
    shares = [(np.histogram(one, edges)[0] / len(one)).tolist() for one in values]
    return [float(edge) for edge in edges], shares
