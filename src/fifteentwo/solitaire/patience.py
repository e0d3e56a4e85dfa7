"""Cribbage Solitaire: one or two hands in each deal.

The player discards from one hand after the other. In the game of two hands the second may be face down until then. In
the game of one hand the starter goes under the stock, where it is known: when the unseen cards run out, those under the
stock are dealt in the order in which they went there.

>>> from random import Random
>>> game = Patience()
>>> state, _ = game.apply(game.start(), game.house(game.start(), Random(1)))
>>> len(game.legal(state, 0)), game.observe(state, 0).hands[1]
(15, (??, ??, ??, ??, ??, ??))
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import chain, combinations
from random import Random
from typing import TYPE_CHECKING, Final, Literal, NewType, assert_never, cast

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo import scoring
from fifteentwo.cards import BACK, PACK, Card
from fifteentwo.game import HOUSE, IllegalAction, Opening, Outcome, Seat
from fifteentwo.moves import Deal, DealEnded, Discard, GameEnded, Pegged, StarterTurned, Turn
from fifteentwo.rules import PatienceRules
from fifteentwo.rules.text import insist
from fifteentwo.solitaire.moves import (
    PLAYER,
    HandDiscarded,
    HandsDealt,
    LineShown,
    LookedAt,
    PatienceAction,
    PatienceEvent,
)

HAND: Final = 6
"""The number of cards in a hand before two are discarded."""

DISCARDS: Final = 2
_JACK: Final = 11


class State(Struct, frozen=True, gc=False):
    """One game at one moment.

    `hands` are the current hands, `discarded` the cards discarded from each; `crib` the cards dealt to the crib, in order;
    `gone` the cards out of play; `bottom` those under the stock, in the order in which they will be dealt; `starters`
    those of the earlier deals.
    """

    rules: PatienceRules
    viewer: Seat | None = None
    phase: Literal["deal", "discard", "starter", "over"] = "deal"
    deals: int = 0
    hands: tuple[tuple[Card, ...], ...] = ()
    discarded: tuple[tuple[Card, ...], ...] = ()
    crib: tuple[Card, ...] = ()
    starter: Card | None = None
    gone: tuple[Card, ...] = ()
    bottom: tuple[Card, ...] = ()
    starters: tuple[Card, ...] = ()
    score: int = 0

    @property
    def dealer(self) -> None:
        """Nobody deals."""
        return

    @property
    def scores(self) -> tuple[int, ...]:
        """The player's score, as the only one."""
        return (self.score,)

    @property
    def in_hand(self) -> int | None:
        """The hand to discard from now; None if there is none."""
        return self.discarded.index(()) if self.phase == "discard" else None

    @property
    def whole_crib(self) -> tuple[Card, ...]:
        """All cards of the crib."""
        return tuple(sorted((*self.crib, *chain(*self.discarded))))

    @property
    def unseen(self) -> int:
        """The number of unseen cards of the stock: those above the ones put under it."""
        lying = sum(map(len, (*self.hands, *self.discarded, self.crib, self.gone, self.bottom)))
        return len(PACK) - lying - (self.starter is not None)

    def known(self) -> set[Card]:
        """Every card whose place is known."""
        lying = {*chain(*self.hands, *self.discarded), *self.crib, *self.gone, *self.bottom, self.starter}
        return {card for card in lying if card is not None and card != BACK}


if TYPE_CHECKING:  # at run time a NewType, which mypy does not accept for a frozen Struct

    class View(State, frozen=True):
        """A state as the player sees it: cards not seen yet are `BACK`."""

else:
    View = NewType("View", State)


class Patience(Struct, frozen=True):
    """A game of Cribbage Solitaire with these rules."""

    rules: PatienceRules = PatienceRules()

    def __post_init__(self) -> None:
        insist(self.rules, "Patience", PatienceRules)

    def start(self, opening: Opening = Opening()) -> State:  # noqa: ARG002 - nobody deals, and no match is played
        """The state before the first deal."""
        return State(self.rules)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The player when cards must be discarded, otherwise chance; nobody when the game is over."""
        if state.phase == "over":
            return ()
        return (PLAYER,) if state.phase == "discard" else (HOUSE,)

    def legal(self, state: State, seat: Seat) -> tuple[Discard, ...]:
        """Every pair of cards of the hand to discard from."""
        if seat != PLAYER or state.in_hand is None or BACK in state.hands[state.in_hand]:
            return ()
        return tuple(Discard(seat, away) for away in combinations(state.hands[state.in_hand], DISCARDS))

    def house(self, state: State, rng: Random) -> PatienceAction:
        """The next deal, or the starter. Raises ValueError when chance is not to act."""
        match state.phase:
            case "deal":
                return deal_of(self.rules, _next_cards(state, self.rules.cards_per_deal - 1, rng))
            case "starter":
                return Turn(_next_cards(state, 1, rng)[0])
            case _:
                raise ValueError("chance is not to act now")

    def apply(self, state: State, action: PatienceAction) -> tuple[State, tuple[PatienceEvent, ...]]:
        """The state after the action, and the events. Raises IllegalAction if the action is not allowed."""
        _check(state, action)
        events: list[PatienceEvent] = []
        telling = _tell(state, action)
        event = next(telling)
        while True:
            state = evolve(state, event)
            events.append(event)
            try:
                event = telling.send(state)
            except StopIteration:
                return state, tuple(events)

    def observe(self, state: State, seat: Seat | None) -> View:
        """The state as the player sees it; the same for a spectator."""
        hands = tuple(
            (BACK,) * len(held) if hand == _face_down(state) else held for hand, held in enumerate(state.hands)
        )
        crib = tuple(card if card in state.starters else BACK for card in state.crib)
        return cast(View, replace(state, viewer=seat, hands=hands, crib=crib))

    def outcome(self, state: State) -> Outcome | None:
        """The outcome, once everything has been counted: won if the score is high enough."""
        return _outcome(state) if state.phase == "over" else None

    def resigned(self, state: State, seat: Seat) -> Outcome:  # noqa: ARG002 - the protocol's signature
        """Raises IllegalAction: a solo game cannot be resigned."""
        raise IllegalAction("solo-no-resigning")


def deal_positions(rules: PatienceRules) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The positions in a deal of the cards for each hand, and of those for the crib."""
    if rules.hands_per_deal == 2:
        return (tuple(range(HAND)), tuple(range(HAND, 2 * HAND))), ()
    if rules.deal_order == "3-2-3":
        return ((0, 1, 2, 5, 6, 7),), (3, 4)
    return (tuple(range(HAND)),), (HAND, HAND + 1)


def deal_of(rules: PatienceRules, coming: Sequence[Card]) -> Deal:
    """The deal of these cards, given in the order of the stock."""
    hands, crib = deal_positions(rules)
    return Deal(
        tuple(tuple(coming[place] for place in hand) for hand in hands),
        tuple(coming[place] for place in crib),
    )


def redact(event: PatienceEvent, seat: Seat | None) -> PatienceEvent:  # noqa: ARG001 - all see what the player sees
    """The event as the player, or a spectator, may see it."""
    if not isinstance(event, HandsDealt):
        return event
    hands = tuple(tuple(BACK if card in event.unseen else card for card in hand) for hand in event.hands)
    return HandsDealt(hands, tuple(BACK if card in event.unseen else card for card in event.crib))


def guess(view: View, rng: Random) -> State:
    """A random state consistent with this view: the unseen cards are dealt to the places face down."""
    unseen = sorted(set(PACK) - view.known())
    rng.shuffle(unseen)
    hands = tuple(_filled(hand, unseen) for hand in view.hands)
    return replace(view, viewer=None, hands=tuple(map(_sorted, hands)), crib=_filled(view.crib, unseen))


def _filled(places: tuple[Card, ...], unseen: list[Card]) -> tuple[Card, ...]:
    return tuple(unseen.pop() if card == BACK else card for card in places)


def _sorted(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(hand))


def evolve(state: State, event: PatienceEvent) -> State:
    """The state after the event; states change nowhere else. Works for a view too."""
    match event:
        case HandsDealt(hands, crib):
            again = {*chain(*hands), *crib}
            return replace(
                state,
                phase="discard",
                deals=state.deals + 1,
                hands=hands,
                discarded=((),) * len(hands),
                crib=crib,
                bottom=tuple(card for card in state.bottom if card not in again),
            )
        case HandDiscarded(hand, cards):
            held = tuple(card for card in state.hands[hand] if card not in cards)
            discarded = (*state.discarded[:hand], cards, *state.discarded[hand + 1 :])
            hands = (*state.hands[:hand], held, *state.hands[hand + 1 :])
            return replace(state, hands=hands, discarded=discarded, phase="discard" if () in discarded else "starter")
        case LookedAt(hand, cards):
            return replace(state, hands=(*state.hands[:hand], cards, *state.hands[hand + 1 :]))
        case StarterTurned(card):
            return replace(state, starter=card, bottom=tuple(under for under in state.bottom if under != card))
        case LineShown(name, cards) if name == "crib":
            return replace(state, crib=cards, discarded=((),) * len(state.discarded))
        case LineShown():
            return state
        case Pegged(points=points):
            return replace(state, score=state.score + points)
        case DealEnded():
            assert state.starter is not None
            played = (*chain(*state.hands), *state.crib)
            under = state.rules.starter_to_bottom
            return replace(
                state,
                phase="deal",
                hands=(),
                discarded=(),
                crib=(),
                starter=None,
                gone=(*state.gone, *played) if under else (*state.gone, *played, state.starter),
                bottom=(*state.bottom, state.starter) if under else state.bottom,
                starters=(*state.starters, state.starter),
            )
        case GameEnded():
            return replace(state, phase="over")
        case _ as never:
            assert_never(never)


# The story

Story = Generator[PatienceEvent, State, None]
Told = Generator[PatienceEvent, State, State]


def _tell(state: State, action: PatienceAction) -> Story:
    """The events of this action, which must be legal."""
    match action:
        case Deal(hands, crib):
            seen = {*state.bottom, *(hands[0] if state.rules.b_hidden_until_a_discarded else chain(*hands))}
            yield HandsDealt(hands, crib, tuple(card for card in (*chain(*hands), *crib) if card not in seen))
        case Discard(cards=cards):
            hand = state.in_hand
            assert hand is not None
            hidden = _face_down(state)
            state = yield HandDiscarded(hand, cards)
            if hidden is not None:
                yield LookedAt(hidden, state.hands[hidden])
        case Turn(card):
            state = yield StarterTurned(card)
            yield from _show(state, card)
        case _ as never:
            assert_never(never)


def _show(state: State, starter: Card) -> Story:
    if starter.rank == _JACK and state.rules.heels == "once":
        state = yield Pegged(PLAYER, 2, "heels")
    for number, hand in enumerate(state.hands, 1):
        name = "hand" if len(state.hands) == 1 else f"hand {number}"
        state = yield from _count(name, hand, scoring.show(hand, starter), state)
    crib = state.whole_crib
    state = yield from _count("crib", crib, scoring.show(crib, starter, True, state.rules.crib_flush), state)
    state = yield DealEnded()
    if state.deals == state.rules.deals:
        if state.rules.last_hand_without_starter:
            last = tuple(sorted(state.bottom))
            state = yield from _count("last hand", last, scoring.show(last, None), state)
        yield GameEnded(_outcome(state))


def _count(name: str, cards: tuple[Card, ...], combos: tuple[scoring.Combo, ...], state: State) -> Told:
    points = sum(combo.points for combo in combos)
    state = yield LineShown(name, cards, combos, points)
    if points:
        state = yield Pegged(PLAYER, points, "crib" if name == "crib" else "hand", combos)
    return state


def _outcome(state: State) -> Outcome:
    return Outcome((PLAYER,) if state.score >= state.rules.win_at else (), (state.score,))


def _face_down(state: State) -> int | None:
    """The number of the hand that is still face down; None if there is none."""
    waits = state.rules.b_hidden_until_a_discarded and state.in_hand == 0 and len(state.hands) == 2
    return 1 if waits else None


# The stock


def _next_cards(state: State, size: int, rng: Random) -> list[Card]:
    """The next cards of the stock in order: unseen cards, then those under the stock."""
    unseen = min(size, state.unseen)
    return [*rng.sample(sorted(set(PACK) - state.known()), unseen), *state.bottom[: size - unseen]]


def _check_starter(state: State, card: Card) -> None:
    _check_new(state, (card,))
    comes = card if state.unseen else state.bottom[0]
    if card != comes:
        raise IllegalAction("solo-starter-must-be", card=comes)


def _check(state: State, action: PatienceAction) -> None:
    """Raises IllegalAction, with a sentence, unless the action may be taken now."""
    match (state.phase, action):
        case ("discard", Discard(seat, cards)):
            _check_away(state, seat, cards)
        case ("starter", Turn(card)):
            _check_starter(state, card)
        case ("deal", Deal(hands, crib)):
            _check_deal(state, hands, crib)
        case _:
            raise IllegalAction("solo-waits-for", phase=state.phase)


def _check_away(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    if seat != PLAYER:
        raise IllegalAction("no-seat-in-game", seat=seat)
    assert state.in_hand is not None
    if len(cards) != DISCARDS:
        raise IllegalAction("discard-how-many", wanted=DISCARDS, given=len(cards))
    if cards[0] == cards[1]:
        raise IllegalAction("same-card-twice", cards=cards[0])
    for card in cards:
        if card == BACK or card not in state.hands[state.in_hand]:
            raise IllegalAction("solo-not-in-hand", card=card)


def _check_deal(state: State, hands: tuple[tuple[Card, ...], ...], crib: tuple[Card, ...]) -> None:
    to_hands, to_crib = deal_positions(state.rules)
    if [len(hand) for hand in hands] != [len(places) for places in to_hands] or len(crib) != len(to_crib):
        raise IllegalAction("solo-deal-sizes", hands=len(to_hands), cards=HAND, crib=len(to_crib))
    _check_new(state, (*chain(*hands), *crib))
    unseen = state.unseen
    for places, held in zip(to_hands, hands, strict=True):
        if {state.bottom[place - unseen] for place in places if place >= unseen} != set(held) & set(state.bottom):
            raise IllegalAction("solo-under-stock-last")
    for place, card in zip(to_crib, crib, strict=True):
        if (state.bottom[place - unseen] == card) if place >= unseen else (card not in state.bottom):
            continue
        raise IllegalAction("solo-under-stock-last")


def _check_new(state: State, cards: tuple[Card, ...]) -> None:
    """Raises IllegalAction unless every card is one of the stock and none is named twice."""
    if len(set(cards)) != len(cards):
        raise IllegalAction("solo-same-card-twice")
    for card in cards:
        if card not in PACK or card in state.known() - (set() if state.unseen >= len(cards) else set(state.bottom)):
            raise IllegalAction("solo-not-next", card=card)
