"""Cribbage Shuffle: sixteen cards and the starter are face up, and the player swaps cards freely before the count.

>>> from random import Random
>>> game = Shuffle()
>>> state, _ = game.apply(game.start(), game.house(game.start(), Random(1)))
>>> state.starter, len(game.legal(state, 0))
(7S, 121)
>>> state, _ = game.apply(state, Swap(0, 3, 12))
>>> state.grid[3]
2H
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Final, Literal, NewType, assert_never, cast

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from fifteentwo.cards import PACK, Card
from fifteentwo.game import HOUSE, IllegalAction, Opening, Outcome, Seat
from fifteentwo.moves import Action, Choice, Event, GameEnded, Pegged, StarterTurned
from fifteentwo.rules import ShuffleRules
from fifteentwo.rules.text import insist
from fifteentwo.solitaire.moves import PLAYER, LineShown
from fifteentwo.solitaire.square import CELLS, count


class DealOut(Action, frozen=True, tag="deal_out"):
    """Chance: the sixteen cards, row by row, and the starter."""

    cards: tuple[Card, ...]
    starter: Card


class Swap(Choice, frozen=True):
    """The cards of two cells change places; cells are 0 to 15, row by row."""

    first: int
    second: int

    def __post_init__(self) -> None:
        first, second = sorted((self.first, self.second))
        force_setattr(self, "first", first)
        force_setattr(self, "second", second)


class Done(Choice, frozen=True):
    """The player stops swapping, and the eight hands are counted."""


class LaidOut(Event, frozen=True):
    """Sixteen cards were dealt face up, row by row."""

    cards: tuple[Card, ...]


class Swapped(Event, frozen=True):
    """The cards of two cells changed places."""

    first: int
    second: int


ShuffleAction = DealOut | Swap | Done
ShuffleEvent = LaidOut | StarterTurned | Swapped | LineShown | Pegged | GameEnded

SWAPS: Final = tuple(combinations(range(CELLS), 2))
"""Every pair of cells."""


class State(Struct, frozen=True, gc=False):
    """One game at one moment; the grid is empty before the deal."""

    rules: ShuffleRules
    viewer: Seat | None = None
    phase: Literal["deal", "swap", "over"] = "deal"
    grid: tuple[Card, ...] = ()
    starter: Card | None = None
    score: int = 0

    @property
    def dealer(self) -> None:
        """Nobody deals."""
        return

    @property
    def deals(self) -> int:
        """1: a game is a single deal."""
        return 1

    @property
    def scores(self) -> tuple[int, ...]:
        """The player's score, as the only one."""
        return (self.score,)

    def known(self) -> set[Card]:
        """Every card that has been dealt."""
        return {*self.grid, *(() if self.starter is None else (self.starter,))}


if TYPE_CHECKING:  # at run time a NewType, which mypy does not accept for a frozen Struct

    class View(State, frozen=True):
        """A state as a seat sees it. All cards are face up."""

else:
    View = NewType("View", State)


class Shuffle(Struct, frozen=True):
    """A game of Cribbage Shuffle with these rules."""

    rules: ShuffleRules = ShuffleRules()

    def __post_init__(self) -> None:
        insist(self.rules, "Shuffle", ShuffleRules)

    def start(self, opening: Opening = Opening()) -> State:  # noqa: ARG002 - nobody deals, and no match is played
        """The state before the deal."""
        return State(self.rules)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Chance deals, then the player acts; nobody when the game is over."""
        return {"deal": (HOUSE,), "swap": (PLAYER,), "over": ()}[state.phase]

    def legal(self, state: State, seat: Seat) -> tuple[Swap | Done, ...]:
        """Any two cards may be swapped, or the player may stop."""
        if state.phase != "swap" or seat != PLAYER:
            return ()
        return (*(Swap(seat, *cells) for cells in SWAPS), Done(seat))

    def house(self, state: State, rng: Random) -> DealOut:
        """The deal. Raises ValueError when chance is not to act."""
        return from_pack(state, rng.sample(PACK, CELLS + 1))

    def apply(self, state: State, action: ShuffleAction) -> tuple[State, tuple[ShuffleEvent, ...]]:
        """The state after the action, and the events. Raises IllegalAction if the action is not allowed."""
        _check(state, action)
        events = list(_tell(state, action))
        for event in events:
            state = evolve(state, event)
        if isinstance(action, Done):
            ended = GameEnded(_outcome(state))
            state = evolve(state, ended)
            events.append(ended)
        return state, tuple(events)

    def observe(self, state: State, seat: Seat | None) -> View:
        """The state itself: nothing is hidden."""
        return cast(View, replace(state, viewer=seat))

    def outcome(self, state: State) -> Outcome | None:
        """The outcome, once the square has been counted: won if the score is high enough."""
        return _outcome(state) if state.phase == "over" else None

    def resigned(self, state: State, seat: Seat) -> Outcome:  # noqa: ARG002 - the protocol's signature
        """Raises IllegalAction: a solo game cannot be resigned."""
        raise IllegalAction("solo-no-resigning")


def from_pack(state: State, pack: Sequence[Card]) -> DealOut:
    """The deal with the pack in this order: the seventeenth card is the starter. Raises ValueError when chance is not to act."""
    if state.phase != "deal":
        raise ValueError("chance is not to act now")
    return DealOut(tuple(pack[:CELLS]), pack[CELLS])


def redact(event: ShuffleEvent, seat: Seat | None) -> ShuffleEvent:  # noqa: ARG001 - everybody sees everything
    """The event as this seat may see it: unchanged."""
    return event


def guess(view: View, rng: Random) -> State:  # noqa: ARG001 - nothing is left to chance
    """A state consistent with this view: the view itself, because no card is face down."""
    return replace(view, viewer=None)


def evolve(state: State, event: ShuffleEvent) -> State:
    """The state after the event; states change nowhere else."""
    match event:
        case LaidOut(cards):
            return replace(state, grid=cards)
        case StarterTurned(card):
            return replace(state, starter=card, phase="swap")
        case Swapped(first, second):
            return replace(state, grid=swapped(state.grid, first, second))
        case Pegged(points=points):
            return replace(state, score=state.score + points)
        case LineShown():
            return state
        case GameEnded():
            return replace(state, phase="over")
        case _ as never:
            assert_never(never)


def swapped(grid: Sequence[Card], first: int, second: int) -> tuple[Card, ...]:
    """The grid after the cards of two cells have changed places."""
    cards = list(grid)
    cards[first], cards[second] = cards[second], cards[first]
    return tuple(cards)


def _check_deal(cards: Sequence[Card], starter: Card) -> None:
    if len(cards) != CELLS or len({*cards, starter}.intersection(PACK)) != CELLS + 1:
        raise IllegalAction("shuffle-deal", cards=CELLS)


def _check(state: State, action: ShuffleAction) -> None:
    if state.phase == "over":
        raise IllegalAction("game-over")
    match action:
        case DealOut(cards, starter):
            if state.phase != "deal":
                raise IllegalAction("shuffle-already-dealt")
            _check_deal(cards, starter)
        case Swap(seat) | Done(seat):
            if seat != PLAYER:
                raise IllegalAction("no-seat-in-game", seat=seat)
            if state.phase == "deal":
                raise IllegalAction("shuffle-deal-first")
            if isinstance(action, Swap):
                _check_cells(action.first, action.second)
        case _ as never:
            assert_never(never)


def _check_cells(first: int, second: int) -> None:
    for cell in (first, second):
        if not 0 <= cell < CELLS:
            raise IllegalAction("square-no-cell", cell=cell, last=CELLS - 1)
    if first == second:
        raise IllegalAction("shuffle-two-cards")


def _tell(state: State, action: ShuffleAction) -> Iterator[ShuffleEvent]:
    """The events of this action, which must be legal."""
    match action:
        case DealOut(cards, starter):
            yield LaidOut(cards)
            yield StarterTurned(starter)
        case Swap(first=first, second=second):
            yield Swapped(first, second)
        case Done():
            assert state.starter is not None
            yield from count(state.grid, state.starter, state.rules.heels)
        case _ as never:
            assert_never(never)


def _outcome(state: State) -> Outcome:
    won = state.score >= state.rules.win_at
    return Outcome((PLAYER,) if won else (), (state.score,))
