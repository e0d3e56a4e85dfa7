"""A family of games: everything the rest of the program needs to know of it beside its rules.

`fifteentwo.families` registers each family once. The table, the records, the server and the command line take what
they need from there, so that no other module asks which game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from msgspec import Struct

from fifteentwo.calling import Line
from fifteentwo.cards import Card
from fifteentwo.game import Game, GameState, Seat, Side
from fifteentwo.moves import Action, Choice, Event
from fifteentwo.people import People
from fifteentwo.scoring import Combo

R = TypeVar("R", bound=Struct)
S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=GameState)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Scene(Struct, frozen=True, tag=True):
    """What lies on the table, as one seat sees it; cards it may not see are `BACK`. Each family has its own."""


class Offer(Struct, frozen=True, tag=True):
    """What a seat may do now. A family in which more is asked than a choice from a list has an offer of its own."""

    legal: tuple[Choice, ...] = ()


class SetsFound(Struct, frozen=True):
    """Groups of cards that are sets, as one counts them, and their total; `refusal` says why the last one is none."""

    lines: tuple[Line, ...]
    total: int
    refusal: str = ""


@dataclass(frozen=True)
class Counting(Generic[R, S, V]):
    """What a family has where players count for themselves.

    Attributes:
        answer_for: What the table answers for a person it helps to count; None where the person has to choose.
        answers: The classes of such answers.
        meant: What an action means by these rules.
        count_sets: The sets among groups of cards that a seat points at in what it is to claim. Raises IllegalAction.
    """

    answer_for: Callable[[V, Seat], Action | None]
    answers: tuple[type[Action], ...]
    meant: Callable[[R, Action], Action]
    count_sets: Callable[[S, Seat, Sequence[Sequence[Card]]], SetsFound]


@dataclass(frozen=True)
class Family(Generic[R, S, V, A, E]):
    """A family of games that share rules, states, actions and events.

    Attributes:
        name: The word for it in a line of rules, in records and in the store: 'cribbage'.
        title: What a sentence calls one of its games: 'cribbage', 'a square'.
        rules: The class of its rules.
        game: The game by these rules.
        actions: The classes of everything a seat or chance can do in it.
        write_action: An action as a line of a record.
        read_actions: The actions of such a line. Raises ValueError with a sentence.
        evolve: The state (or a view) after an event.
        redact: An event as a seat may be told it.
        guess: A state that looks like this view.
        scene: What to draw of a view.
        offer: What a seat may do, judged by its view; None where it is not to act.
        aloud: What is called with an event, given the one after it; '' where nothing is.
        sentences: What happened, in lines for a reader, given the event, the state or view after it, and the players.
        combos: The sets of a hand that an event shows and counts; None for any other event.
        lines: The holes that a losing side must reach to be let off, the lowest first, each with what a loser below it is called.
        counting: For games in which players count for themselves.
        from_pack: For games of numbered deals: what chance does next with the pack in this order.
        open_choices: Whether a choice shows nothing new and can be undone by another, so that to take it back is no help.
        seen: The actions of one game as a seat saw them, from its opening state and (action, events, state after).
    """

    name: str
    title: str
    rules: type[R]
    game: Callable[[R], Game[S, V, A, E]]
    actions: tuple[type[Action], ...]
    write_action: Callable[[A], str]
    read_actions: Callable[[str], tuple[Action, ...]]
    evolve: Callable[[S, E], S]
    redact: Callable[[E, Seat | None], E]
    guess: Callable[[V, Random], S]
    scene: Callable[[V], Scene]
    offer: Callable[[V, Seat | None], Offer]
    aloud: Callable[[E, E | None], str]
    sentences: Callable[[E, S, People], Iterator[str]]
    combos: Callable[[E], Sequence[Combo] | None]
    lines: Callable[[R, Side], tuple[tuple[int, str], ...]] = lambda _rules, _side: ()
    counting: Counting[R, S, V] | None = None
    from_pack: Callable[[S, Sequence[Card]], A] | None = None
    open_choices: bool = False
    seen: Callable[[S, Iterable[tuple[A, tuple[E, ...], S]], Seat], Iterator[A]] | None = None
