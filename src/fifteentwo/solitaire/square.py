"""The Cribbage Squares: sixteen cards, placed one at a time in four rows and four columns.

>>> from random import Random
>>> game = Square()
>>> state = game.start()
>>> state, _ = game.apply(state, game.house(state, Random(1)))
>>> state.card, len(game.legal(state, 0))
(3C, 17)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Final, Literal, NewType, assert_never, cast

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo import scoring
from fifteentwo.cards import PACK, Card
from fifteentwo.game import HOUSE, IllegalAction, Opening, Outcome, Seat
from fifteentwo.moves import GameEnded, Pegged, StarterTurned, Turn
from fifteentwo.rules import Heels, SquareRules
from fifteentwo.rules.text import insist
from fifteentwo.solitaire.moves import (
    PLAYER,
    Keep,
    Kept,
    LineShown,
    Place,
    Placed,
    SetAside,
    SquareAction,
    SquareEvent,
    ThrowAway,
    ThrownAway,
    Turned,
)

CELLS: Final = 16
LINES: Final = (
    *((f"row {row + 1}", tuple(range(4 * row, 4 * row + 4))) for row in range(4)),
    *((f"column {column + 1}", tuple(range(column, CELLS, 4))) for column in range(4)),
)
"""The name and the cells of each of the eight hands."""

NEIGHBOURS: Final = tuple(
    frozenset(
        4 * row + column
        for row in range(cell // 4 - 1, cell // 4 + 2)
        for column in range(cell % 4 - 1, cell % 4 + 2)
        if 0 <= row < 4 and 0 <= column < 4 and 4 * row + column != cell
    )
    for cell in range(CELLS)
)
"""The cells that touch each cell, by a side or a corner."""

_JACK: Final = 11


class State(Struct, frozen=True, gc=False):
    """One game at one moment. `card` is waiting to be placed; `aside` was still waiting when the square was filled."""

    rules: SquareRules
    viewer: Seat | None = None
    phase: Literal["turn", "place", "starter", "over"] = "turn"
    grid: tuple[Card | None, ...] = (None,) * CELLS
    dead: tuple[Card, ...] = ()
    reserve: tuple[tuple[Card, ...], ...] = ()
    card: Card | None = None
    aside: Card | None = None
    starter: Card | None = None
    score: int = 0

    @property
    def dealer(self) -> None:
        """Nobody deals."""
        return

    @property
    def deals(self) -> int:
        """1: a square is a single deal."""
        return 1

    @property
    def scores(self) -> tuple[int, ...]:
        """The player's score, as the only one."""
        return (self.score,)

    @property
    def filled(self) -> int:
        """The number of cells with a card."""
        return CELLS - self.grid.count(None)

    def known(self) -> set[Card]:
        """Every card that has been turned."""
        one_by_one = (*self.grid, self.card, self.aside, self.starter)
        return {card for card in (*one_by_one, *self.dead, *chain(*self.reserve)) if card is not None}

    def open_cells(self) -> tuple[int, ...]:
        """The cells on which a card may be placed now."""
        free = [cell for cell, card in enumerate(self.grid) if card is None]
        if self.rules.adjacency == "king" and len(free) < CELLS:
            free = [cell for cell in free if any(self.grid[near] is not None for near in NEIGHBOURS[cell])]
        return tuple(free)

    def playable(self) -> tuple[Card, ...]:
        """The cards that may be placed: the turned card, and the accessible cards of the reserve."""
        if self.card is None:
            return ()
        top_only = self.rules.reserve_access == "top"
        return (self.card, *chain(*(pile[-1:] if top_only else pile for pile in self.reserve)))


if TYPE_CHECKING:  # at run time a NewType, which mypy does not accept for a frozen Struct

    class View(State, frozen=True):
        """A state as a seat sees it. No card in a square is face down."""

else:
    View = NewType("View", State)


class Square(Struct, frozen=True):
    """A game of a Cribbage Square with these rules."""

    rules: SquareRules = SquareRules()

    def __post_init__(self) -> None:
        insist(self.rules, "Square", SquareRules)

    def start(self, opening: Opening = Opening()) -> State:  # noqa: ARG002 - nobody deals, and no match is played
        """The empty square."""
        return State(self.rules, reserve=((),) * self.rules.reserve_piles)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The player while a card is waiting, otherwise chance; nobody when the game is over."""
        if state.phase == "over":
            return ()
        return (PLAYER,) if state.phase == "place" else (HOUSE,)

    def legal(self, state: State, seat: Seat) -> tuple[SquareAction, ...]:
        """The actions open to the player with the waiting card and the reserve."""
        if state.phase != "place" or seat != PLAYER:
            return ()
        rules = state.rules
        actions: list[SquareAction] = [
            Place(seat, card, cell) for card in state.playable() for cell in state.open_cells()
        ]
        if len(state.dead) < rules.dead_cells:
            actions.append(ThrowAway(seat))
        actions += [Keep(seat, pile) for pile, held in enumerate(state.reserve) if len(held) < rules.reserve_size]
        return tuple(actions)

    def house(self, state: State, rng: Random) -> Turn:
        """The next card of the stock. Raises ValueError when none is to be turned."""
        if state.phase not in {"turn", "starter"}:
            raise ValueError("chance is not to act now")
        return Turn(rng.choice(sorted(set(PACK) - state.known())))

    def apply(self, state: State, action: SquareAction) -> tuple[State, tuple[SquareEvent, ...]]:
        """The state after the action, and the events. Raises IllegalAction if the action is not allowed."""
        self._check(state, action)
        events: list[SquareEvent] = []
        for event in _tell(state, action):
            state = evolve(state, event)
            events.append(event)
        if state.starter is not None:
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

    def _check(self, state: State, action: SquareAction) -> None:
        if state.phase == "over":
            raise IllegalAction("game-over")
        if isinstance(action, Turn):
            if state.phase == "place":
                raise IllegalAction("square-place-first", card=state.card)
            if action.card not in PACK or action.card in state.known():
                raise IllegalAction("not-in-stock", card=action.card)
        elif state.phase != "place":
            raise IllegalAction("square-turn-first")
        elif action.seat != PLAYER:
            raise IllegalAction("no-seat-in-game", seat=action.seat)
        elif action not in self.legal(state, PLAYER):
            raise _refusal(state, action)


def redact(event: SquareEvent, seat: Seat | None) -> SquareEvent:  # noqa: ARG001 - everybody sees everything
    """The event as this seat may see it: unchanged."""
    return event


def guess(view: View, rng: Random) -> State:  # noqa: ARG001 - nothing is left to chance
    """A state consistent with this view: the view itself, because no card is face down."""
    return replace(view, viewer=None)


def evolve(state: State, event: SquareEvent) -> State:
    """The state after the event; states change nowhere else."""
    match event:
        case Turned(card):
            return replace(state, card=card, phase="place")
        case Placed(card, cell):
            grid = (*state.grid[:cell], card, *state.grid[cell + 1 :])
            if card == state.card:
                return replace(state, grid=grid, card=None, phase="turn" if None in grid else "starter")
            reserve = tuple(tuple(held for held in pile if held != card) for pile in state.reserve)
            return replace(state, grid=grid, reserve=reserve)
        case ThrownAway(card):
            return replace(state, dead=(*state.dead, card), card=None, phase="turn")
        case Kept(card, pile):
            reserve = tuple(held + (card,) * (number == pile) for number, held in enumerate(state.reserve))
            return replace(state, reserve=reserve, card=None, phase="turn")
        case SetAside(card):
            return replace(state, aside=card, card=None, phase="starter")
        case StarterTurned(card):
            return replace(state, starter=card)
        case Pegged(points=points):
            return replace(state, score=state.score + points)
        case LineShown():
            return state
        case GameEnded():
            return replace(state, phase="over")
        case _ as never:
            assert_never(never)


def _tell(state: State, action: SquareAction) -> Iterator[SquareEvent]:
    """The events of this action, which must be legal."""
    match action:
        case Turn(card) if state.phase == "turn":
            yield Turned(card)
        case Turn(card):
            yield StarterTurned(card)
            yield from count(state.grid, card, state.rules.heels)
        case Place(card=card, cell=cell):
            yield Placed(card, cell)
            if state.filled == CELLS - 1 and state.card is not None and card != state.card:
                yield SetAside(state.card)
        case ThrowAway():
            assert state.card is not None
            yield ThrownAway(state.card)
        case Keep(pile=pile):
            assert state.card is not None
            yield Kept(state.card, pile)
        case _ as never:
            assert_never(never)


def count(grid: Sequence[Card | None], starter: Card, rule: Heels) -> Iterator[LineShown | Pegged]:
    """The eight hands, one after the other; his heels first, or with each of them."""
    paid = his_heels(starter, rule)
    if paid and rule == "once":
        yield Pegged(PLAYER, 2, "heels")
    for name, cells in LINES:
        hand = tuple(card for cell in cells if (card := grid[cell]) is not None)
        combos = scoring.show(hand, starter)
        points = sum(combo.points for combo in combos)
        yield LineShown(name, hand, combos, points)
        if points:
            yield Pegged(PLAYER, points, "hand", combos)
        if paid and rule == "per_hand":
            yield Pegged(PLAYER, 2, "heels")


def his_heels(starter: Card, rule: Heels) -> int:
    """The total points of this starter for his heels."""
    return {"off": 0, "once": 2, "per_hand": 2 * len(LINES)}[rule] if starter.rank == _JACK else 0


def _outcome(state: State) -> Outcome:
    won = state.score >= state.rules.win_at
    return Outcome((PLAYER,) if won else (), (state.score,))


def _refusal(state: State, action: Place | ThrowAway | Keep) -> IllegalAction:
    """The reason why the player may not do this."""
    match action:
        case ThrowAway():
            return IllegalAction("square-no-dead-cell")
        case Keep(pile=pile):
            if 0 <= pile < len(state.reserve):
                return IllegalAction("square-pile-full", pile=pile)
            return IllegalAction("square-no-pile", pile=pile)
        case Place(card=card) if card not in state.playable():
            if card in chain(*state.reserve):
                return IllegalAction("square-under-another", card=card)
            return IllegalAction("square-not-available", card=card)
        case Place(cell=cell):
            if not 0 <= cell < CELLS:
                return IllegalAction("square-no-cell", cell=cell, last=CELLS - 1)
            taken = state.grid[cell]
            if taken is not None:
                return IllegalAction("square-cell-taken", cell=cell, card=taken)
            return IllegalAction("square-touches-nothing", cell=cell)
        case _ as never:
            assert_never(never)
