"""The command line: `commands` has one file for each command, `helpers` what they share."""

from __future__ import annotations

from typing import Annotated

import typer

from spielwerk import __version__
from spielwerk.cli.commands import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    bot_client,
    data,
    games,
    learn,
    new,
    play,
    replay,
    serve,
    simulate,
    study,
    transfer,
    tune,
    worker,
    yardstick,
)
from spielwerk.cli.helpers.problems import Commands

app = typer.Typer(
    name="spielwerk",
    cls=Commands,
    help="A digital table for modern Euro board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("study")(study.study)
app.command("bench")(bench.bench)
app.command("arena")(arena.arena)
app.command("analyse")(analyse.analyse)
app.command("tune")(tune.tune)
app.command("learn")(learn.learn)
app.command("yardstick")(yardstick.yardstick)
app.command("data")(data.data)
app.command("new")(new.new)
app.command("replay")(replay.replay)
app.command("export")(transfer.export_game)
app.command("import")(transfer.import_game)
app.command("serve")(serve.serve_tables)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.add_typer(admin.app, name="admin")
app.command("worker")(worker.worker)
app.command("bot-client")(bot_client.bot_client)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"spielwerk {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say which version this is, and end.")
]


@app.callback()
def overview(context: typer.Context, version: Version = False) -> None:
    """A digital table for modern Euro board games."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run the command line."""
    app()
