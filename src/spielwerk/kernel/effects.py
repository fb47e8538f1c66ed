"""Effects: one small rule for each card, tile or machine, found by searching for its name.

`@game.effects(CARDS)` declares what all of them have in common: the parameters, and what a card does that has no rule
of its own. `@completes.of("apples")` declares the rule of one card. Calling `completes(s, p, card)` runs the rule of
that card; compiled, the call is one switch.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from spielwerk.kernel.nouns import Noun

F = TypeVar("F", bound=Callable[..., Any])


class Effects:
    """What things of a noun do at one occasion, chosen by the parameter that names the thing."""

    def __init__(self, common: Callable[..., Any], noun: Noun, by: str) -> None:
        self.common = common
        self.name = common.__name__
        self.noun = noun
        self.parameters = list(inspect.signature(common).parameters)
        if by not in self.parameters:
            raise TypeError(f"{self.name}: one parameter must be called {by!r}, the thing whose rule is run")
        self.by = self.parameters.index(by)
        self.rules: dict[int, Callable[..., Any]] = {}

    def of(self, *things: str) -> Callable[[F], F]:
        """Declare the rule of one thing, or of several that do the same."""

        def declare(rule: F) -> F:
            if list(inspect.signature(rule).parameters) != self.parameters:
                raise TypeError(f"{self.name}, {rule.__name__}: the parameters are {', '.join(self.parameters)}")
            for thing in things:
                number = self.noun.number(thing)
                if number in self.rules:
                    raise ValueError(f"{self.name}: {thing} has two rules")
                self.rules[number] = rule
            return rule

        return declare

    def has(self, thing: int) -> bool:
        """Whether a thing has a rule of its own."""
        return thing in self.rules

    def __call__(self, *given: Any) -> Any:
        return self.rules.get(given[self.by], self.common)(*given)

    def __repr__(self) -> str:
        return f"Effects({self.name}, {len(self.rules)} of {len(self.noun)} {self.noun.name})"
