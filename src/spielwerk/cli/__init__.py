"""The command line: one file for each command."""

from __future__ import annotations

import typer

from spielwerk.cli import analyse, arena, bench, bot_client, games, play, replay, serve, simulate, transfer, tune
from spielwerk.cli.problems import Commands

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
app.command("bench")(bench.bench)
app.command("arena")(arena.arena)
app.command("analyse")(analyse.analyse)
app.command("tune")(tune.tune)
app.command("replay")(replay.replay)
app.command("export")(transfer.export_game)
app.command("import")(transfer.import_game)
app.command("serve")(serve.serve_tables)
app.command("bot-client")(bot_client.bot_client)


@app.callback()
def overview(context: typer.Context) -> None:
    """A digital table for modern Euro board games."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run the command line."""
    app()
