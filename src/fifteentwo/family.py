"""A family of games: everything that the rest of the program needs to know about it besides its rules.

`fifteentwo.families` registers each family once. The table, the records, the server and the command line look it up
there, so no other module has to ask which game is played.
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
from fifteentwo.locales.coded import SILENCE, Message
from fifteentwo.moves import Action, Choice, Event
from fifteentwo.people import People
from fifteentwo.scoring import Combo
from fifteentwo.tally import DealPoints, HandCounted

R = TypeVar("R", bound=Struct)
S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=GameState)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Scene(Struct, frozen=True, tag=True):
    """The table as one seat sees it; cards it may not see are `BACK`. Each family has its own class."""


class Offer(Struct, frozen=True, tag=True):
    """The actions open to a seat. A family that needs more than a list of actions has its own class."""

    legal: tuple[Choice, ...] = ()


class SetsFound(Struct, frozen=True):
    """The scoring combinations a player has counted so far, and their total; `refusal` says why the last group is not one."""

    lines: tuple[Line, ...]
    total: int
    refusal: Message = SILENCE


@dataclass(frozen=True)
class Counting(Generic[R, S, V]):
    """Functions of a family whose players count for themselves.

    Attributes:
        answer_for: The answer that the table gives for a person it helps to count; None if the person has to choose.
        answers: The classes of such answers.
        meant: The action as these rules understand it.
        count_sets: The combinations among the groups of cards that a seat selects when counting. Raises IllegalAction.
    """

    answer_for: Callable[[V, Seat], Action | None]
    answers: tuple[type[Action], ...]
    meant: Callable[[R, Action], Action]
    count_sets: Callable[[S, Seat, Sequence[Sequence[Card]]], SetsFound]


@dataclass(frozen=True)
class Packs(Generic[S, A]):
    """Functions of a family whose cards come from packs that chance shuffles.

    Attributes:
        draw: The next action of chance, given what puts the cards of its pack in order.
        new: The classes of the actions for which a new pack is shuffled; the others go on with it.
    """

    draw: Callable[[S, Callable[[Sequence[Card]], Sequence[Card]]], A]
    new: tuple[type[Action], ...]


def _none(_rules: object, _of: object) -> tuple[()]:
    """Nothing: the default of two functions of a family. It has a name so that a table can be pickled."""
    return ()


@dataclass(frozen=True)
class Family(Generic[R, S, V, A, E]):
    """A family of games that share rules, states, actions and events.

    Attributes:
        name: The family's name in a rules code, in records and in the store: 'cribbage'.
        title: The name of one of its games in a sentence: 'cribbage', 'a square'.
        rules: The class of the rules.
        game: The game with given rules.
        actions: The classes of all its actions.
        write_action: The line of a record for an action.
        read_actions: The actions in a line of a record. Raises ValueError with a sentence.
        evolve: The state, or view, after an event.
        redact: The event as a seat may see it.
        guess: A random state that is consistent with a view.
        scene: The scene to draw for a view.
        offer: The actions open to a seat, judged by its view; None if it is not to act.
        aloud: The words called aloud for an event, given the next event; SILENCE for none.
        sentences: Lines of text on an event, given the state or view after it, the players and a language.
        combos: The combinations in a hand that an event shows and counts; None for any other event.
        lines: The skunk lines of a side, lowest first, each with the title of a loser below it.
        counting: The functions for games in which players count for themselves; None for others.
        from_pack: For numbered deals: the next action of chance with the pack in this order.
        packs: For other games: how chance takes cards from shuffled packs.
        open_choices: Whether a choice reveals nothing and another choice can undo it, so that a take-back does not count as help.
        deals: The points of each deal of a game, from the events of each step and the state after it; None: not a game of deals.
        recounted: The combinations of a hand in `deals`; empty if they cannot be told from its cards.
        seen: The actions of one game as a seat saw them, from its opening state and its steps (action, events, state after).
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
    aloud: Callable[[E, E | None], Message]
    sentences: Callable[[E, S, People, str], Iterator[str]]
    combos: Callable[[E], Sequence[Combo] | None]
    lines: Callable[[R, Side], tuple[tuple[int, str], ...]] = _none
    counting: Counting[R, S, V] | None = None
    from_pack: Callable[[S, Sequence[Card]], A] | None = None
    packs: Packs[S, A] | None = None
    open_choices: bool = False
    deals: Callable[[R, Iterable[tuple[Sequence[E], S]]], tuple[DealPoints, ...]] | None = None
    recounted: Callable[[R, HandCounted], Sequence[Combo]] = _none
    seen: Callable[[S, Iterable[tuple[A, tuple[E, ...], S]], Seat], Iterator[A]] | None = None
