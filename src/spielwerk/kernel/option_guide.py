"""What a game tells people of its options: where they are pressed, what they change, why some are not there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from spielwerk.kernel.decision import AboutOptions, Decision
from spielwerk.kernel.nouns import VERB_STEP, Verb

F = TypeVar("F", bound=Callable[..., Any])


class OptionGuide:
    """The part of a game that rules and bots do not need."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.unquestioned: list[AboutOptions] = []
        self.presses: list[AboutOptions] = []
        self.particular: list[AboutOptions] = []
        self.losses: list[AboutOptions] = []
        self.passing: set[int] = set()
        self.turn_ending: set[int] = set()
        self.gambling: set[int] = set()
        self.payments: set[str] = set()
        self.positions_ahead = 160
        self.holdings: Callable[[Any, int], dict[str, int]] | None = None

    def beyond_question(self, *verbs: int, asked_by: Sequence[Decision] = ()) -> Callable[[F], F]:
        """`(s, p, …, item) -> bool`: for which items of these verbs no reason is owed when they are not offered.

        The docstring says why nobody asks for them. For everything else a decision either offers it or says why not.
        """
        return self._about_options(self.unquestioned, verbs, asked_by)

    def pressed_at(self, *verbs: int, asked_by: Sequence[Decision] = ()) -> Callable[[F], F]:
        """`(s, p, …, item) -> list[str]`: the components at which options of these verbs are pressed.

        Without it an option is pressed at the things that its key names.
        """
        return self._about_options(self.presses, verbs, asked_by)

    def particulars(self, *verbs: int, asked_by: Sequence[Decision] = ()) -> Callable[[F], F]:
        """`(s, p, …, item) -> dict[str, int]`: what options of these verbs mean as things stand, such as their price.

        These are more arguments for the options' texts, read by name like the parameters of a note.
        """
        return self._about_options(self.particular, verbs, asked_by)

    def loss(self, *verbs: int, asked_by: Sequence[Decision] = ()) -> Callable[[F], F]:
        """`(s, p, …, item) -> bool`: whether these options give something away that a player may not mean to lose.

        The interface warns before it takes them, with the text `loss-<function>`.
        """
        return self._about_options(self.losses, verbs, asked_by)

    def passes(self, *verbs: int) -> None:
        """These options are there to do nothing more: nobody is warned that nothing comes of them."""
        self.passing.update(verbs)

    def ends_turn(self, *verbs: int) -> None:
        """By these options a player says that their turn is done: nobody is asked for it once more."""
        self.turn_ending.update(verbs)

    def gambles(self, *verbs: int) -> None:
        """What comes of these options is decided by chance or secrets: only what they change before that is told."""
        self.gambling.update(verbs)

    def pays(self, *decisions: Decision) -> None:
        """These decisions are about how something is paid that was chosen already: the way to it tells how."""
        self.payments.update(decision.name for decision in decisions)

    def looks_ahead(self, positions: int) -> None:
        """How many positions are looked at for the way to a component (`kernel.ways`): fewer where rules are slow."""
        self.positions_ahead = positions

    def holds(self, function: F) -> F:
        """`(s, p) -> dict[str, int]`: what a player has, the most important first; s is as the player sees it.

        By it people are shown what an option changes (`kernel.consequences`). An amount is named by a component
        (`resource:wood`), by a field of the view (`hand_size`), or by both (`tokens/naval:trade`). Without it, the
        number fields and things of the player's record are what a player has.
        """
        self.holdings = function
        return function

    def reasons(self, decision: Decision) -> Callable[[F], F]:
        """`(s, p, …, out)`, as `options` of the decision: refuse what `options` does not offer, at Python speed only.

        For reasons that take a search which the compiled twin is spared.
        """

        def declare(function: F) -> F:
            decision.explained_by(function)
            return function

        return declare

    def _about_options(
        self, kept: list[AboutOptions], verbs: Sequence[int], asked_by: Sequence[Decision]
    ) -> Callable[[F], F]:
        def declare(function: F) -> F:
            kept.append(AboutOptions(function, [self.verbs[code // VERB_STEP] for code in verbs], asked_by))
            return function

        return declare
