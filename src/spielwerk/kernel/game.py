"""A game: its record, its words, its steps and decisions, declared by decorators in the game's own folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from spielwerk.kernel.choices import Choice
from spielwerk.kernel.decision import Decision, Kind, Note, Refusal, Step
from spielwerk.kernel.effects import Effects
from spielwerk.kernel.nouns import VERB_STEP, Noun, Seats, make_verb
from spielwerk.kernel.option_guide import OptionGuide
from spielwerk.kernel.schema import NOBODY, State
from spielwerk.kernel.weights import styles_of

if TYPE_CHECKING:
    from spielwerk.kernel.native import Native
    from spielwerk.kernel.rulebook import Rulebook
    from spielwerk.kernel.table import Table
    from spielwerk.kernel.text import Texts

F = TypeVar("F", bound=Callable[..., Any])

PLAYER_WORDS = ("p", "player", "other", "owner", "viewer", "winner", "rival")


def _declared_in(module: str) -> Game:
    game: Game = import_module(module).game
    return game


class Game(OptionGuide):
    """Everything the rest of the house knows of a game."""

    def __init__(self, folder: Path, state: type[State], seats: Seats, fewest: int, version: int = 1) -> None:
        super().__init__()
        self.folder = folder
        self.slug = folder.name
        self.state_class = state
        self.seat_noun = seats
        self.seats = range(fewest, len(seats) + 1)
        self.version = version
        self.nouns: dict[str, Noun] = {"seat": seats}
        self.kinds: list[Kind] = []
        self.notes: dict[str, Note] = {}
        self.refusals: dict[str, Refusal] = {}
        self.choices: dict[str, Choice] = {}
        self.go_together: Callable[[Mapping[str, str]], None] = lambda settled: None
        self.skills = 1
        self.styles: tuple[str, ...] = ()
        self.ledger_noun: Noun | None = None
        self.functions: dict[str, Callable[..., Any]] = {}
        self.extras: Callable[[Any, int | None], dict[str, Any]] = lambda s, viewer: {}
        self._rulebooks: dict[str, Rulebook] = {}
        self.draw: Callable[[Any, Any], Any] | None = None
        self.setters: dict[str, Callable[..., None]] = {}

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game goes to another process by the name of its module, where it is declared once more."""
        return _declared_in, (self.state_class.__module__,)

    # ------------------------------------------------------------------ words

    def noun(self, noun: Noun) -> None:
        """Let verbs, notes and refusals speak of these things."""
        if noun.name in self.nouns:
            raise ValueError(f"{self.slug}: the noun {noun.name!r} is there already")
        self.nouns[noun.name] = noun

    def verb(self, template: str) -> int:
        """Declare a family of options; the code returned plus an item's number is an option."""
        verb = make_verb(template, len(self.verbs) * VERB_STEP, self.nouns)
        self.verbs.append(verb)
        return verb.code

    def choice(self, name: str, values: Sequence[str] | Noun, default: str) -> None:
        """Declare something that is settled when a table is opened; the things of a noun may be its values."""
        if name not in self.state_class.FIELDS:
            raise ValueError(f"{self.slug}: the state has no field for the choice {name!r}")
        if default not in values:
            raise ValueError(f"{self.slug}: {default!r} is no value of the choice {name!r}")
        if isinstance(values, Noun):
            self.choices[name] = Choice(name, values.ids, default, values)
        else:
            self.choices[name] = Choice(name, tuple(values), default)

    def check_choices(self, function: F) -> F:
        """`(settled)`: raise `WrongChoices` where choices that are possible one by one do not go together."""
        self.go_together = function
        return function

    def settled(self, choices: Mapping[str, str] | None) -> dict[str, str]:
        """The value of every choice, the default where nothing is given; what can't be chosen is an error."""
        given = dict(choices or {})
        settled = {choice.name: given.pop(choice.name, choice.default) for choice in self.choices.values()}
        if given:
            raise ValueError(f"{self.slug} has no choice {', '.join(sorted(given))}")
        for choice in self.choices.values():
            if settled[choice.name] not in choice.values:
                raise ValueError(f"{choice.name} is one of {', '.join(choice.values)}, not {settled[choice.name]!r}")
        self.go_together(settled)
        return settled

    # ------------------------------------------------------------------ rules

    def step(self, function: Callable[..., None]) -> Step:
        """Declare a frame that runs by itself; calling it schedules it."""
        step = Step(function, len(self.kinds))
        self.kinds.append(step)
        return step

    def decision(self, *verbs: int, insists: bool = False) -> Callable[[type], Decision]:
        """Declare a decision: a class with `options` and `take` whose docstring says what is asked.

        A decision with one option is taken without asking unless it insists.
        """

        def declare(body: type) -> Decision:
            of_game = tuple(self.verbs[code // VERB_STEP] for code in verbs)
            decision = Decision(body, len(self.kinds), of_game, insists)
            self.kinds.append(decision)
            return decision

        return declare

    def effects(self, noun: Noun, by: str = "") -> Callable[[Callable[..., Any]], Effects]:
        """Declare what things of a noun do at one occasion: `(s, p, <thing>, …)`; its body is for those without a rule.

        `by` names the parameter that holds the thing; without it, the one called like the noun.
        """
        return lambda common: Effects(common, noun, by or noun.name)

    def note(self, function: Callable[..., None]) -> Note:
        """Declare a report that everybody may read."""
        return self._keep_note(function, private=False)

    def private_note(self, function: Callable[..., None]) -> Note:
        """Declare a report for the eyes of its first player alone."""
        return self._keep_note(function, private=True)

    def closing_note(self, function: Callable[..., None]) -> Note:
        """Declare a report that says how the game ended; the end screen shows it in place of who has won."""
        return self._keep_note(function, private=False, closing=True)

    def _keep_note(self, function: Callable[..., None], private: bool, closing: bool = False) -> Note:
        note = Note(function, private, closing)
        self.notes[note.name] = note
        return note

    def refusal(self, section: str) -> Callable[[Callable[..., None]], Refusal]:
        """Declare a reason why an option is not possible, with the section of the rules."""

        def declare(function: Callable[..., None]) -> Refusal:
            refusal = Refusal(function, section)
            self.refusals[refusal.name] = refusal
            return refusal

        return declare

    def setup(self, function: F) -> F:
        """`(s)`: lay out the game and schedule its beginning. Seats, choices and chance are there already."""
        return self._keep("setup", function)

    def score(self, function: F) -> F:
        """`(s, p) -> int`: the points of a player as they stand."""
        return self._keep("score", function)

    def standing(self, function: F) -> F:
        """`(s, p) -> int`: points and tie-breaks in one number; the highest wins, equal ones share the win.

        Who has lost even without rivals stands at `LOST`.
        """
        return self._keep("standing", function)

    def redeal(self, function: F) -> F:
        """`(s, viewer)`: fill in at random what the viewer can't see, consistently with what is seen."""
        return self._keep("redeal", function)

    def conceal(self, function: F) -> F:
        """`(s, viewer)`: blank out what the schema alone can't know to be hidden."""
        return self._keep("conceal", function)

    def evaluation(self, function: F) -> F:
        """`(s, p) -> float`: what the position is worth to a player, in points."""
        return self._keep("evaluate", function)

    def judgement(self, skills: int) -> Callable[[F], F]:
        """`(s, p, skill) -> float`: the same as players judge it who know the game better.

        Skill 0 is the evaluation itself; with each of the others the position is seen with more experience. Above them
        come the same skills with the first temperament of the game (`kernel.weights.styles_of`), then with the second …
        """

        def declare(function: F) -> F:
            self.skills = skills
            self.styles = tuple(style.name for style in styles_of(self.folder))
            return self._keep("judge", function)

        return declare

    def ledger(self, categories: Noun) -> Callable[[Callable[..., int]], Callable[..., int]]:
        """`(s, p, category) -> int`: where the points came from."""

        def declare(function: Callable[..., int]) -> Callable[..., int]:
            self.ledger_noun = categories
            self.noun(categories)
            return self._keep("ledger", function)

        return declare

    def view(self, function: F) -> F:
        """`(s, viewer) -> dict`: what the screen shows beside the fields of the record; s is already concealed."""
        self.extras = function
        return function

    def drawing(self, function: F) -> F:
        """`(s, words) -> renderable`: the table drawn for a terminal."""
        self.draw = function
        return function

    def sets(self, field: str) -> Callable[[F], F]:
        """`(s, *place, value)`: how an example of the rules sets a field that others depend on."""

        def declare(function: F) -> F:
            self.setters[field] = function
            return function

        return declare

    def _keep(self, role: str, function: F) -> F:
        if role in self.functions:
            raise ValueError(f"{self.slug}: {role} is declared twice")
        self.functions[role] = function
        return function

    # ------------------------------------------------------------------ options and keys

    @cached_property
    def most_options(self) -> int:
        """More options than any decision offers: compiled rules write one down before they know whether it counts."""
        return 1 + max(kind.most for kind in self.kinds if isinstance(kind, Decision))

    @cached_property
    def action_base(self) -> list[int]:
        """Where each verb begins when all options of the game are numbered through; last comes their number."""
        base = [0]
        for verb in self.verbs:
            base.append(base[-1] + verb.size)
        return base

    def decision_named(self, name: str) -> Decision:
        """The decision of this name."""
        return self._decisions[name]

    @cached_property
    def _decisions(self) -> Mapping[str, Decision]:
        return {kind.name: kind for kind in self.kinds if isinstance(kind, Decision)}

    def key(self, option: int) -> str:
        """The text key of an option."""
        return self.verbs[option // VERB_STEP].key(option % VERB_STEP)

    @cached_property
    def _options_by_key(self) -> Mapping[str, int]:
        by_key: dict[str, int] = {}
        for verb in self.verbs:
            for item in range(verb.size):
                key = verb.key(item)
                if key in by_key:
                    raise ValueError(f"{self.slug}: two verbs give the key {key!r}")
                by_key[key] = verb.code + item
        return by_key

    def option(self, key: str) -> int | None:
        """The option with this text key, or None."""
        return self._options_by_key.get(key)

    def particulars_of(self, s: State, decision: Decision, option: int) -> dict[str, int]:
        """What an option that is offered by the waiting decision means as things stand."""
        verb, item = self.verbs[option // VERB_STEP], option % VERB_STEP
        told: dict[str, int] = {}
        for particulars in self.particular:
            if particulars.concerns(decision, verb):
                told |= particulars(s, decision, verb, item)
        return told

    def has_particulars(self, decision: Decision, option: int) -> bool:
        """Whether the words of an option depend on how things stand."""
        return any(particulars.concerns(decision, self.verbs[option // VERB_STEP]) for particulars in self.particular)

    def points_at(self, s: State, decision: Decision, option: int) -> list[str]:
        """The components at which an option of the waiting decision is pressed, such as `tile:harbour_1`."""
        verb, item = self.verbs[option // VERB_STEP], option % VERB_STEP
        for press in self.presses:
            if press.concerns(decision, verb):
                return list(press(s, decision, verb, item))
        things = zip(verb.slots, verb.things(item), strict=True)
        return [f"{noun.name}:{noun.ids[thing]}" for (_, noun), thing in things]

    def about(self, s: State) -> dict[str, str | int | None]:
        """What the waiting decision is about: the words of its frame, with things by their ids."""
        frame = s.stack[s.depth - 1]
        kind = self.kinds[frame.kind]
        held = kind.held(frame)[kind.has_player :]
        return {word: self._thing(word, number) for word, number in zip(kind.arguments, held, strict=True)}

    def _thing(self, word: str, number: int) -> str | int | None:
        noun = self.noun_of(word)
        if noun is None or isinstance(noun, Seats):
            return number
        return noun.ids[number] if 0 <= number < len(noun) else None

    def things_named(self, words: Sequence[str], values: Sequence[int]) -> Iterator[str]:
        """The components that words and their values speak of; players are none."""
        for word, value in zip(words, values, strict=True):
            noun = self.noun_of(word)
            if noun is not None and not isinstance(noun, Seats) and 0 <= value < len(noun):
                yield f"{noun.name}:{noun.ids[value]}"

    def noun_of(self, word: str) -> Noun | None:
        """The noun that a parameter speaks of by its name: `tile`, `to_tile`, or a player; None for a number."""
        if word in PLAYER_WORDS:
            return self.seat_noun
        if word in self._nouns_of_slots:
            return self._nouns_of_slots[word]
        return self.nouns.get(word) or self.nouns.get(word.rpartition("_")[2])

    @cached_property
    def _nouns_of_slots(self) -> Mapping[str, Noun]:
        """What the labels of slots stand for; the first verb that has a label says it."""
        return {label: noun for verb in reversed(self.verbs) for label, noun in reversed(verb.slots)}

    @cached_property
    def has_secrets(self) -> bool:
        """Whether players know different things."""
        records = [self.state_class, *(field.record for field in self.state_class.FIELDS.values() if field.record)]
        fields = [field for record in records if record for field in record.FIELDS.values()]
        return any(field.seen_by not in ("everyone", NOBODY) for field in fields) or "conceal" in self.functions

    # ------------------------------------------------------------------ use

    def table(
        self, seats: int, seed: int, choices: Mapping[str, str] | None = None, names: Sequence[str] = ()
    ) -> Table:
        """Open a table at Python speed; it keeps notes."""
        from spielwerk.kernel.table import Table

        return Table(self, seats, seed, choices, names)

    @cached_property
    def texts(self) -> Texts:
        """Every word a person reads."""
        from spielwerk.kernel.text import Texts

        return Texts(self)

    def rulebook(self, lang: str) -> Rulebook:
        """The rules to read."""
        if lang not in self._rulebooks:
            from spielwerk.kernel.rulebook import Rulebook

            self._rulebooks[lang] = Rulebook(self, lang)
        return self._rulebooks[lang]

    @cached_property
    def native(self) -> Native:
        """The compiled twin; the first use compiles it."""
        from spielwerk.kernel.native import Native

        return Native(self)
