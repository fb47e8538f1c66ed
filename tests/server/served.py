"""A server for tests in a process of its own: few limits, no compiling."""

from __future__ import annotations

import argparse

from spielwerk.server.serving import bind, serve
from spielwerk.server.settings import Limits, Settings

GENEROUS = Limits(
    messages_per_second=10_000,
    messages_at_once=10_000,
    chats_per_second=10_000,
    chats_at_once=10_000,
    address_chats_per_second=10_000,
    address_chats_at_once=10_000,
    kept_per_hour=1_000_000,
    calls_per_second=10_000,
    calls_at_once=10_000,
    tables_per_minute=100_000,
    tables_at_once=10_000,
    tables_per_day=1_000_000,
    visitor_cpu=1e6,
    address_cpu=1e6,
    watching_cpu=1e6,
    sockets_per_address=10_000,
    connections_per_address=10_000,
    calls_under_way=10_000,
    running_tables=100_000,
    public_tables=100_000,
    public_per_hour=100_000,
    push_tables_per_hour=100_000,
    reports_per_address=100_000,
    claims_per_day=100_000,
)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", required=True)
    parser.add_argument("--forgotten", type=float, default=90)
    parser.add_argument("--bot-workers", type=int, default=2)
    given = parser.parse_args()
    listener = bind("127.0.0.1", given.port)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    serve(
        Settings(
            database=given.database,
            limits=GENEROUS,
            compile_rules=False,
            bot_pause=0,
            forgotten_seconds=given.forgotten,
            bot_workers=given.bot_workers,
            push_anywhere=True,
            push_delay=0,
        ),
        listener,
    )


if __name__ == "__main__":
    main()
