"""A game for one as the fold of what its player did: the deal gives the cards, so undo draws the same ones again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, assert_never

from msgspec import Struct

from fifteentwo import calling, scoring
from fifteentwo.cards import PACK, Card
from fifteentwo.game import HOUSE, IllegalAction
from fifteentwo.moves import LayAway, Pegged, StarterTurned
from fifteentwo.rules import PatienceRules, SquareRules
from fifteentwo.server.solo.wire import (
    Ending,
    Hand,
    PatienceScene,
    Scene,
    SoloAction,
    SoloEvent,
    SoloPosition,
    SoloTold,
    SquareScene,
)
from fifteentwo.solitaire import patience, square
from fifteentwo.solitaire.deals import deck, house
from fifteentwo.solitaire.moves import PLAYER, LineShown
from fifteentwo.solo import SoloAction as AnyAction
from fifteentwo.solo import game_of

FULL = 4
"""Cards in a line of a square."""


class Entry(Struct, frozen=True, tag=str.lower, forbid_unknown_fields=True):
    """One line in the log of a game for one."""


class Do(Entry, frozen=True):
    """The player acts."""

    action: SoloAction


class Demonstrated(Entry, frozen=True):
    """The house acts in the player's place, for him to see how."""

    action: SoloAction


class Undo(Entry, frozen=True):
    """The player takes the last action back."""


class Hinted(Entry, frozen=True):
    """The player was shown what to do."""


AnyEntry = Do | Demonstrated | Undo | Hinted


class Turn(NamedTuple):
    """What was done at once, what came of it, and the state after it."""

    actions: tuple[AnyAction, ...]
    events: tuple[SoloEvent, ...]
    state: Any


class Sitting:
    """A game for one: push entries, read where it stands. The house has always acted as far as it must."""

    def __init__(self, rules: SquareRules | PatienceRules, number: int, entries: Iterable[AnyEntry] = ()) -> None:
        self.rules = rules
        self.game: Any = game_of(rules)
        self._kind: Any = square if isinstance(rules, SquareRules) else patience
        self._deck = deck(number)
        self.entries = 0
        self.assisted = self.demonstrated = False
        self.turns: list[Turn] = [self._house(self.game.start(), ())]
        """What the player may go back to: the opening, and then each of the player's actions."""
        for entry in entries:
            self.push(entry)

    @property
    def state(self) -> Any:
        """Where the game stands."""
        return self.turns[-1].state

    @property
    def is_over(self) -> bool:
        """Whether everything has been counted."""
        return bool(self.state.phase == "over")

    @property
    def actions(self) -> tuple[AnyAction, ...]:
        """All that was done, by the player and by chance, and not taken back."""
        return tuple(action for turn in self.turns for action in turn.actions)

    def opening(self) -> tuple[SoloTold, ...]:
        """What is told before the player has done anything: cards he may not see lie face down."""
        return self._tell(self.game.start(), self.turns[0].events)

    def push(self, entry: AnyEntry) -> tuple[SoloTold, ...]:
        """Adds an entry; gives what is told of it. Raises IllegalAction, and then nothing has changed."""
        told: tuple[SoloTold, ...] = ()
        match entry:
            case Do(action) | Demonstrated(action):
                if isinstance(action, LayAway) == isinstance(self.rules, SquareRules):
                    raise IllegalAction(
                        f"There is no such action in a {'square' if isinstance(self.rules, SquareRules) else 'solitaire'}."
                    )
                before = self.state
                turn = self._house(before, (action,))
                told = self._tell(before, turn.events)
                self.turns.append(turn)
                if isinstance(entry, Demonstrated):
                    self.assisted = self.demonstrated = True
            case Undo():
                if len(self.turns) == 1:
                    raise IllegalAction("There is nothing to take back.")
                if self.is_over:
                    raise IllegalAction("The game is over, and has been counted.")
                self.turns.pop()
                self.assisted = True
            case Hinted():
                self.assisted = True
            case _ as never:
                assert_never(never)
        self.entries += 1
        return told

    def _house(self, state: Any, actions: tuple[AnyAction, ...]) -> Turn:
        """These actions, and then chance acts until the player must."""
        done, events = list(actions), []
        for action in actions:
            state, happened = self.game.apply(state, action)
            events += happened
        while HOUSE in self.game.to_act(state):
            done.append(house(state, self._deck))
            state, happened = self.game.apply(state, done[-1])
            events += happened
        return Turn(tuple(done), tuple(events), state)

    def _tell(self, before: Any, events: Iterable[SoloEvent]) -> tuple[SoloTold, ...]:
        return tuple(self._telling(self.game.observe(before, PLAYER), events))

    def _telling(self, view: Any, events: Iterable[SoloEvent]) -> Iterator[SoloTold]:
        for event in events:
            seen = self._kind.redact(event, PLAYER)
            view = self._kind.evolve(view, seen)
            lines = calling.lines(seen.combos) if isinstance(seen, LineShown) else ()
            yield SoloTold(seen, aloud(seen), scene(view), lines)

    def position(self, replayed: bool) -> SoloPosition:
        """Where the game stands, for its player."""
        state = self.state
        return SoloPosition(
            at=self.entries,
            scene=scene(self.game.observe(state, PLAYER)),
            legal=tuple(self.game.legal(state, PLAYER)),
            can_undo=len(self.turns) > 1 and not self.is_over,
            assisted=self.assisted or replayed,
            demonstrated=self.demonstrated,
            ending=Ending(state.score, state.score >= self.rules.win_at) if self.is_over else None,
        )


def aloud(event: SoloEvent) -> str:
    """What is called with an event; '' where nothing is."""
    match event:
        case Pegged(why="heels"):
            return "Two for his heels"
        case LineShown(combos=combos):
            said = calling.say(combos)
            return said[:1].upper() + said[1:]
        case StarterTurned(card):
            return f"The starter is the {card.words}"
        case _:
            return ""


def scene(view: square.State | patience.State) -> Scene:
    """What the page draws of a view."""
    if isinstance(view, square.State):
        return square_scene(view)
    return PatienceScene(
        phase=view.phase,
        deal=view.deals,
        hands=view.hands,
        laid=view.laid,
        crib=view.crib,
        starter=view.starter,
        under=view.bottom,
        in_hand=view.in_hand,
        score=view.score,
        stock=view.unseen + len(view.bottom),
    )


def square_scene(view: square.State) -> SquareScene:
    """What the page draws of a square."""
    hands = tuple(_hand(name, cells, view) for name, cells in square.LINES)
    return SquareScene(
        phase=view.phase,
        grid=view.grid,
        dead=view.dead,
        reserve=view.reserve,
        card=view.card,
        aside=view.aside,
        starter=view.starter,
        score=view.score,
        stock=len(PACK) - len(view.known()),
        made=view.score if view.starter is not None else sum(hand.points for hand in hands),
        hands=hands,
    )


def _hand(name: str, cells: tuple[int, ...], view: square.State) -> Hand:
    cards: list[Card] = [card for cell in cells if (card := view.grid[cell]) is not None]
    full = len(cards) == FULL
    combos = scoring.show(cards, view.starter if full else None)
    made = tuple(combo for combo in combos if full or combo.kind != "flush")
    return Hand(name, cells, sum(combo.points for combo in made), calling.lines(made))
