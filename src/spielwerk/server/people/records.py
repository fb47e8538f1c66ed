"""Finished games of those who want ratings: what is kept of them, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from spielwerk.arena.ratings import ratings
from spielwerk.server.rooms.room import Room
from spielwerk.server.storage.results import Result, ResultStorage
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables.seats import BOT, HUMAN

ME, PERSON = "me", "person"
SPOILS = {"takeover", "resigned", "time-up", "back", "moved"}
COMES_AND_GOES = {"joined", "left"}
"""What must not have happened at a table whose game counts: a seat changed hands, the second kind since it began."""
LATEST = 200
"""So many games of a person count."""
AVERAGE = 1000


@dataclass(frozen=True)
class Standing:
    """How somebody plays a game; 1000 is as strong as the others at their tables were on average."""

    game: str
    games: int
    wins: int
    rating: int
    low: int
    high: int


class Records:
    """Keeps what those want who want it."""

    def __init__(self, results: ResultStorage, storage: Storage) -> None:
        self._results = results
        self._storage = storage

    def changed(self, room: Room) -> None:
        """Something was written at a table: is its game over now?"""
        if room.status == "over" and room.log.since == room.log.updated:
            played = results_of(room)
            if played:
                self._storage.in_background(self._keep(played))

    async def _keep(self, played: list[Result]) -> None:
        rated = await self._results.rated([result.person for result in played])
        for result in played:
            if result.person in rated:
                await self._results.keep(result)

    async def by_game(self, person: str) -> dict[str, list[Result]]:
        """The results of a person at each game."""
        found: dict[str, list[Result]] = {}
        for result in await self._results.of(person, LATEST):
            found.setdefault(result.game, []).append(result)
        return found


def results_of(room: Room) -> list[Result]:
    """The game as each person at the table played it; none where not all have played all of it themselves."""
    log, table, info = room.log, room.table, room.info
    people = [seat.visitor for seat in log.seats if seat.kind == HUMAN and seat.visitor is not None]
    bots = [seat for seat in log.seats if seat.kind == BOT and seat.visitor is None]
    is_whole = len(people) + len(bots) == info.seats > 1 and len(set(people)) == len(people)
    if not is_whole or log.fairness.marks or _changed_hands(room) or not table.winners():
        return []
    places = _places(table.scores(), table.winners())
    return [
        Result(
            visitor,
            info.id,
            info.game,
            [[_named(room, other, visitor) for other in place] for place in places],
            next(number for number, place in enumerate(places, 1) if seat in place),
            log.updated,
        )
        for seat, visitor in ((number, one.visitor) for number, one in enumerate(log.seats))
        if visitor is not None
    ]


def _changed_hands(room: Room) -> bool:
    events = [remark for remark in room.log.remarks if remark.kind == "event"]
    return any(each.name in SPOILS or (each.move > 0 and each.name in COMES_AND_GOES) for each in events)


def _places(scores: list[int], winners: list[int]) -> list[list[int]]:
    """Who shares each place: the winners, then by points."""
    rest = sorted({score for seat, score in enumerate(scores) if seat not in winners}, reverse=True)
    below = [[seat for seat, each in enumerate(scores) if each == score and seat not in winners] for score in rest]
    return [winners, *below]


def _named(room: Room, seat: int, me: str) -> str:
    """Nobody but the person themselves and the bots is named."""
    sits = room.log.seats[seat]
    return ME if sits.visitor == me else PERSON if sits.visitor is not None else f"bot {sits.bot}"


def standings_of(results: dict[str, list[Result]]) -> list[Standing]:
    """What follows from the results of each game."""
    return [standing(game, played) for game, played in sorted(results.items())]


def standing(game: str, results: list[Result]) -> Standing:
    """What follows from the results of one game."""
    rankings = [result.places for result in results]
    names = sorted({name for ranking in rankings for place in ranking for name in place})
    found = {rating.name: rating for rating in ratings(names, rankings)}
    mine, others = found[ME], fmean(found[name].rating for name in names if name != ME)
    rating, low, high = (round(AVERAGE + value - others) for value in (mine.rating, mine.low, mine.high))
    return Standing(game, len(results), sum(result.place == 1 for result in results), rating, low, high)
