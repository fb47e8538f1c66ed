"""How much of the processor somebody may use: purses that fill with time, for visitors, addresses and watched tables.

What is asked is done and then paid for. Whoever has spent more than they have waits until the purse is full again;
everybody else does not notice. Whoever asks much at once gets it bit by bit: after each bit they rest, so that all
others together have the greater part of the processor, also while there is something in the purse.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from math import inf
from typing import Any, TypeVar

from spielwerk.server.settings import Limits

T = TypeVar("T")


FREE = 0.2
"""Seconds of processor time after which somebody begins to rest: a page with all that belongs to it takes less."""
REST = 3.0
"""How long somebody rests, as a multiple of what was just done for them; nobody rests so long that they could not use
what they have each second."""
DEPOSIT = 0.01
"""What is put down for work whose price is not known yet: those who wait for the same purse go one after the other."""


class Purse:
    """Seconds of processor time: some at once, then so many each second."""

    __slots__ = ("left", "most", "per_second", "rest", "rests_until", "seen")

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.rest = min(REST, max(0.0, 1 / per_second - 1))
        self.left = most
        self.seen = self.rests_until = time.monotonic()

    def spend(self, seconds: float) -> None:
        """Pay for something that was done."""
        self._fill()
        self.left -= seconds
        if self.most - self.left > FREE:
            self.rests_until = max(self.seen, self.rests_until) + self.rest * seconds

    def wait(self, share: float = 0.0) -> float:
        """How long until this share of it is full, and its owner has rested."""
        self._fill()
        return max(0.0, (share * self.most - self.left) / self.per_second, self.rests_until - self.seen)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.per_second)
        self.seen = now

    @property
    def full_at(self) -> float:
        """When it will be as full as a new one."""
        return max(self.rests_until, self.seen + (self.most - self.left) / self.per_second)


class Purses:
    """A purse for each name; those that are full again are forgotten."""

    def __init__(self, per_second: float, most: float, names: int = 10_000) -> None:
        self._per_second = per_second
        self._most = most
        self._names = names
        self._purses: dict[str, Purse] = {}

    def of(self, name: str) -> Purse:
        """The purse of a name."""
        if len(self._purses) >= self._names:
            now = time.monotonic()
            self._purses = {name: purse for name, purse in self._purses.items() if purse.full_at > now}
        return self._purses.setdefault(name, Purse(self._per_second, self._most))


class Account:
    """Who pays for something: all of these purses; and the address that it is asked from, where that is known."""

    def __init__(self, *purses: Purse, address: str = "") -> None:
        self._purses = purses
        self.address = address

    def wait(self, share: float = 0.0) -> float:
        """How long until this share of each of them is full."""
        return max((purse.wait(share) for purse in self._purses), default=0.0)

    def spend(self, seconds: float) -> None:
        """Pay from all of them."""
        for purse in self._purses:
            purse.spend(seconds)


class Budgets:
    """The purses of everybody."""

    def __init__(self, limits: Limits) -> None:
        self._visitors = Purses(limits.visitor_cpu, limits.visitor_cpu_at_once)
        self._addresses = Purses(limits.address_cpu, limits.address_cpu_at_once)
        self._watching = Purses(limits.watching_cpu, limits.watching_cpu_at_once)

    def account(self, visitor: str | None, address: str) -> Account:
        """Who pays for a call: the visitor and the address it comes from."""
        mine = [] if visitor is None else [self._visitors.of(visitor)]
        return Account(*mine, self._addresses.of(address), address=address)

    def watching(self, visitor: str | None, address: str, table: str) -> Account:
        """Who pays for watching a table; all who watch it share a purse, and none of those who play there."""
        mine = [] if visitor is None else [self._visitors.of(visitor)]
        return Account(*mine, self._addresses.of(address), self._watching.of(table), address=address)


PAYER: ContextVar[Account | None] = ContextVar("payer", default=None)
"""Who pays for what is being done."""


def asked_from() -> str:
    """The address of whoever has asked for what is being done; empty where nobody has."""
    account = PAYER.get()
    return "" if account is None else account.address


class Metered(Awaitable[T]):
    """Some work, with the processor time of each of its steps paid for; while it waits for others it costs nothing."""

    def __init__(self, account: Account | None, work: Awaitable[T]) -> None:
        self._account = account
        self._work = work

    def __await__(self) -> Generator[Any, Any, T]:
        """Do it step by step."""
        steps = self._work.__await__()
        sent: Any = None
        failed: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waits = steps.send(sent) if failed is None else steps.throw(failed)
            except StopIteration as end:
                return end.value
            finally:
                if self._account is not None:
                    self._account.spend(time.thread_time() - began)
            try:
                sent, failed = (yield waits), None
            except BaseException as error:
                sent, failed = None, error


async def paid_by(account: Account | None, work: Awaitable[T]) -> T:
    """Do some work at somebody's expense, and all that it starts."""
    before = PAYER.set(account)
    try:
        return await Metered(account, work)
    finally:
        PAYER.reset(before)


async def paid_by_who_asked(work: Awaitable[T]) -> T:
    """Do some work of a task of its own at the expense of who has started it."""
    return await Metered(PAYER.get(), work)


async def in_thread_paid_by_who_asked(run: Callable[[Callable[[], T]], Awaitable[T]], work: Callable[[], T]) -> T:
    """Let `run` do some work in a thread, at the expense of who has asked for it; what fails is paid for too."""
    took = 0.0

    def timed() -> T:
        nonlocal took
        began = time.thread_time()
        try:
            return work()
        finally:
            took = time.thread_time() - began

    try:
        return await run(timed)
    finally:
        account = PAYER.get()
        if account is not None:
            account.spend(took)


async def can_pay(account: Account, longest: float, share: float = 0.0) -> bool:
    """Wait until there is something in the purses, or this share of each is full; False if that takes too long.

    Others may have waited for the same purse and have used it first: then the wait goes on.
    """
    end = time.monotonic() + longest
    while (wait := account.wait(share)) > 0:
        if time.monotonic() + wait > end:
            return False
        await asyncio.sleep(wait)
    return True


async def when_paid_for(account: Account, work: Callable[[], Awaitable[T]], share: float = 0.0) -> T:
    """Do some work at somebody's expense as soon as there is something in the purses, or this share of each is full."""
    await can_pay(account, inf, share)
    account.spend(DEPOSIT)
    try:
        return await paid_by(account, work())
    finally:
        account.spend(-DEPOSIT)
