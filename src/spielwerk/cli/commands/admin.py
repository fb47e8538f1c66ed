"""`spielwerk admin …`: what a host does while servers run. Seeds and hands are never shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network
from typing import Annotated, Any, TypeVar

import typer

from spielwerk.cli.helpers.checks import one_of, voice_of, whole_number
from spielwerk.cli.helpers.hosting import ConfigFile, Database, database_explained, gathered
from spielwerk.cli.helpers.options import Json, Lang
from spielwerk.cli.helpers.problems import Commands, Problem
from spielwerk.cli.helpers.texts import Voice

T = TypeVar("T")
STATUSES = ("waiting", "playing", "over", "archived")
MOST = 100_000
MOST_REPORTS = 2**31 - 1
SHORT, SHORTEST = 12, 8
"""So much of a visitor's hash is shown, and must be typed."""
REFUSED = {"not_found": "admin-missing", "archived": "admin-archived"}
NETWORK_COLONS = 3
"""In the first half of an IPv6 address, which is counted as one."""

app = typer.Typer(cls=Commands, help="What a host does while servers run: tables, reports, bans, a person's data.")

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's name in its address.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="The beginning of a visitor's hash, or an address.")]
Visitor = Annotated[str, typer.Argument(metavar="VISITOR", help="The beginning of a visitor's hash.")]
Status = Annotated[
    str | None, typer.Option("--status", metavar="|".join(STATUSES), help="Only these.", show_default=False)
]
Most = Annotated[str, typer.Option("--most", metavar="N", help="So many at most, the latest first.")]
Resolved = Annotated[bool, typer.Option("--all", help="Also those that are dealt with.")]
ReportNumbers = Annotated[list[str], typer.Argument(metavar="NUMBER …", help="Reports' numbers in the list.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do it: it can't be taken back.")]


def _work(database: str | None, config: str | None, work: Callable[[Any], Awaitable[T]]) -> T:
    """Do something beside the servers that may be running."""
    from spielwerk.server.admin.office import office
    from spielwerk.server.errors import Refused
    from spielwerk.server.storage.database import open_as_it_is

    found = gathered(config, database=database)

    async def run() -> T:
        async with office(found.settings) as opened:
            return await work(opened)

    with database_explained(found):
        open_as_it_is(found.settings.database, found.settings.busy_seconds).dispose()
        try:
            return asyncio.run(run())
        except Refused as refused:
            raise Problem(REFUSED.get(refused.code, "admin-refused"), code=refused.code) from refused


# ---------------------------------------------------------------- tables


@app.command()
def tables(
    status: Status = None,
    most: Most = "50",
    as_json: Json = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Lang = None,
) -> None:
    """List tables, the latest first."""
    voice = voice_of(lang)
    wanted = None if status is None else one_of("--status", status, STATUSES)
    count = whole_number("--most", most, 1, MOST)
    found = _work(database, config, lambda office: office.tables(wanted, count))
    if as_json:
        print(json.dumps([_told(listed) for listed in found], ensure_ascii=False))
        return
    for listed in found:
        print(_line(listed, voice))
    if not found:
        print(voice.say("admin-no-tables"))


@app.command()
def show(
    table: TableId,
    as_json: Json = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Lang = None,
) -> None:
    """Show who sits at a table."""
    voice = voice_of(lang)
    listed = _work(database, config, lambda office: office.table(table))
    if as_json:
        print(json.dumps(_told(listed), ensure_ascii=False))
        return
    print(_line(listed, voice))
    for number, seat in enumerate(listed.seats):
        who = voice.say(f"admin-seat-{seat.kind}", name=seat.name or "–", bot=seat.bot or "–")
        print(voice.say("admin-seat", seat=number + 1, who=who, visitor=(seat.visitor or "–")[:SHORT]))


@app.command()
def close(table: TableId, database: Database = None, config: ConfigFile = None, lang: Lang = None) -> None:
    """End play at a table; what was said there can still be read."""
    voice = voice_of(lang)
    _work(database, config, lambda office: office.close(table))
    print(voice.say("admin-closed", table=table))


@app.command()
def delete(
    table: TableId, yes: Sure = False, database: Database = None, config: ConfigFile = None, lang: Lang = None
) -> None:
    """Remove a table with all that belongs to it."""
    voice = voice_of(lang)
    _require_sure(yes)
    _work(database, config, lambda office: office.delete(table))
    print(voice.say("admin-deleted", table=table))


def _told(listed: Any) -> dict[str, Any]:
    """A table for a machine, without what nobody may know."""
    info, summary = listed.info, listed.summary
    seats = [{name: value for name, value in asdict(seat).items() if name != "confirm"} for seat in listed.seats]
    return {
        "table": info.id,
        "game": info.game,
        "name": info.name,
        "public": info.public,
        "host": info.host,
        "created": info.created,
        "status": summary.status,
        "moves": summary.moves,
        "updated": summary.updated,
        "seats": seats,
    }


def _line(listed: Any, voice: Voice) -> str:
    info, summary = listed.info, listed.summary
    return voice.say(
        "admin-table",
        table=info.id,
        updated=_day(summary.updated),
        status=voice.say(f"admin-status-{summary.status}"),
        game=info.game,
        moves=summary.moves,
        name=info.name or "–",
        host=info.host[:SHORT],
    )


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


# ---------------------------------------------------------------- people


@app.command()
def ban(who: Who, database: Database = None, config: ConfigFile = None, lang: Lang = None) -> None:
    """Keep a visitor or an address out."""
    _change(who, "ban", "admin-banned", database, config, lang)


@app.command()
def unban(who: Who, database: Database = None, config: ConfigFile = None, lang: Lang = None) -> None:
    """Let a visitor or an address in again."""
    _take_back(who, "ban", "admin-unbanned", database, config, lang)


@app.command()
def mute(who: Who, database: Database = None, config: ConfigFile = None, lang: Lang = None) -> None:
    """Let a visitor or an address play, but not chat."""
    _change(who, "mute", "admin-muted", database, config, lang)


@app.command()
def unmute(who: Who, database: Database = None, config: ConfigFile = None, lang: Lang = None) -> None:
    """Let a visitor or an address chat again."""
    _take_back(who, "mute", "admin-unmuted", database, config, lang)


@app.command()
def bans(as_json: Json = False, database: Database = None, config: ConfigFile = None, lang: Lang = None) -> None:
    """List who is banned or muted."""
    voice = voice_of(lang)
    found = _work(database, config, lambda office: office.bans())
    if as_json:
        print(json.dumps([asdict(one) | {"who": _shown(one.who)} for one in found]))
        return
    for one in found:
        what = voice.say(f"admin-what-{one.what}")
        print(voice.say("admin-ban", what=what, who=_shown(one.who), since=_day(one.time)))
    if not found:
        print(voice.say("admin-no-bans"))


@app.command()
def forget(
    visitor: Visitor, yes: Sure = False, database: Database = None, config: ConfigFile = None, lang: Lang = None
) -> None:
    """Delete a person's data: names, chat, notes; their seats become nobody's, and bots play on."""
    voice = voice_of(lang)
    _require_sure(yes)

    async def work(office: Any) -> int:
        return await office.forget(await _visitor(office, visitor))

    print(voice.say("admin-forgotten", tables=_work(database, config, work)))


@app.command()
def reports(
    resolved: Resolved = False,
    as_json: Json = False,
    database: Database = None,
    config: ConfigFile = None,
    lang: Lang = None,
) -> None:
    """List what people have told about others and is still to be dealt with."""
    voice = voice_of(lang)
    found = _work(database, config, lambda office: office.reports(resolved))
    if as_json:
        print(json.dumps([asdict(report) for report in found], ensure_ascii=False))
        return
    for report in found:
        print(_report(report, voice))
    if not found:
        print(voice.say("admin-no-reports"))


@app.command()
def resolve(reports: ReportNumbers, database: Database = None, config: ConfigFile = None, lang: Lang = None) -> None:
    """Mark reports as dealt with."""
    voice = voice_of(lang)
    numbers = [whole_number("NUMBER", report, 1, MOST_REPORTS) for report in reports]

    async def work(office: Any) -> list[int]:
        return [number for number in numbers if await office.resolve(number)]

    done = _work(database, config, work)
    for number in done:
        print(voice.say("admin-resolved", number=number))
    for number in numbers:
        if number not in done:
            raise Problem("admin-no-report", number=number)


def _report(report: Any, voice: Voice) -> str:
    head = voice.say(
        "admin-report",
        number=report.id,
        time=_day(report.time),
        table=report.table_id,
        entry=report.n,
        name=report.name or "–",
        about=(report.about or "–")[:SHORT],
        by=report.by[:SHORT],
        reason=voice.say(f"admin-reason-{report.reason}"),
        state=voice.say("admin-report-resolved", time=_day(report.resolved)) if report.resolved else "",
    )
    return "\n".join([head.rstrip(), *(f"    {line}" for line in report.text.splitlines())])


def _require_sure(yes: bool) -> None:
    if not yes:
        raise Problem("admin-unsure")


def _change(who: str, what: str, said: str, database: str | None, config: str | None, lang: str | None) -> None:
    voice = voice_of(lang)

    async def work(office: Any) -> str:
        named = await _named(office, who)
        await office.ban(what, named)
        return named

    print(voice.say(said, who=_shown(_work(database, config, work))))


def _take_back(who: str, what: str, said: str, database: str | None, config: str | None, lang: str | None) -> None:
    voice = voice_of(lang)

    async def work(office: Any) -> str:
        named = await _named(office, who)
        if not await office.unban(what, named):
            raise Problem("admin-no-ban", who=who)
        return named

    print(voice.say(said, who=_shown(_work(database, config, work))))


def _shown(who: str) -> str:
    """Whom the database names, as people write it: of IPv6 it keeps the network."""
    return str(ip_network(f"{who}::/64")) if who.count(":") == NETWORK_COLONS else who


async def _named(office: Any, who: str) -> str:
    """Whom a word means: an address, or a visitor."""
    from spielwerk.server.security.who import counted_address

    address = who.removesuffix("/64")
    try:
        ip_address(address)
    except ValueError:
        return await _visitor(office, who)
    return counted_address(address)


async def _visitor(office: Any, beginning: str) -> str:
    """The one visitor whose hash begins so."""
    if len(beginning) < SHORTEST or not set(beginning) <= set("0123456789abcdef"):
        raise Problem("admin-who", who=beginning, least=SHORTEST)
    found = await office.visitors(beginning)
    if len(found) != 1:
        raise Problem("admin-nobody" if not found else "admin-several", who=beginning)
    return found[0]
