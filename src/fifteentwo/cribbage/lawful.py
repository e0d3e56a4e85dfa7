"""Who may do what: the choices of each seat, and why an action is refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, assert_never

from msgspec import UNSET

from fifteentwo import scoring
from fifteentwo.cards import BACK, JOKERS, PACK, VALUES, Card, write
from fifteentwo.cribbage.moves import AnyAction, Appoint, Cut, Deal, Go, LayAway, Play, Reveal, Turn
from fifteentwo.cribbage.sight import least_value
from fifteentwo.cribbage.state import Phase, State
from fifteentwo.game import HOUSE, IllegalAction, Seat


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act now; (HOUSE,) when chance is to act, () when the game is over."""
    match state.phase:
        case "play":
            turn = state.turn
            return () if turn is None else (turn,)
        case "lay_away":
            return tuple(seat for seat, laid in enumerate(state.laid) if not laid)
        case "cut" | "deal" | "starter" | "show":
            return (HOUSE,)
        case "over":
            return ()
        case _ as never:
            assert_never(never)


def legal(state: State, seat: Seat) -> tuple[LayAway | Play, ...]:
    """What this seat may do now; nothing for a seat whose cards lie face down, or for HOUSE."""
    if state.phase == "play" and state.turn == seat:
        room = 31 - state.count
        return tuple(Play(seat, card) for card in state.hands[seat] if card != BACK and VALUES[card] <= room)
    if state.phase == "lay_away" and seat in to_act(state) and BACK not in state.hands[seat]:
        return tuple(LayAway(seat, away) for away in combinations(state.hands[seat], state.rules.discards))
    return ()


_WHEN: Final = {
    "cut": "the deal is still to be cut for",
    "deal": "the cards are still to be dealt",
    "lay_away": "cards are being laid away",
    "starter": "the starter is still to be turned",
    "play": "the play is on",
    "show": "the hands are being counted",
    "over": "the game is over",
}


def check(state: State, action: AnyAction) -> None:
    """Raises IllegalAction, with a sentence, unless the action may be taken now.

    What depends on cards face down is not checked.
    """
    match action:
        case Play(seat, card):
            _phase(state, "play", "A card cannot be played")
            _play(state, seat, card)
        case Go(seat):
            _phase(state, "play", "Go cannot be said")
            _go(state, seat)
        case LayAway(seat, cards):
            _phase(state, "lay_away", "Cards cannot be laid away")
            _seat(state, seat)
            _lay_away(state, seat, cards)
        case Turn(card):
            _phase(state, "starter", "The starter cannot be turned")
            _from_the_stock(state, (card,))
        case Deal(hands, crib):
            _phase(state, "deal", "Cards cannot be dealt")
            _deal(state, hands, crib)
        case Cut(cards):
            _phase(state, "cut", "The deal cannot be cut for")
            _cut(state, cards)
        case Appoint(dealer):
            _phase(state, "cut", "A dealer cannot be appointed")
            if state.rules.first_deal != "random":
                raise IllegalAction("The first dealer is cut for in this game.")
            _seat(state, dealer)
        case Reveal(cards, points):
            _phase(state, "show", "A hand cannot be revealed")
            _reveal(state, cards, None if points is UNSET else points)
        case _ as never:
            assert_never(never)


def _phase(state: State, phase: Phase, what: str) -> None:
    if state.phase != phase:
        raise IllegalAction(f"{what} now: {_WHEN[state.phase]}.")


def _seat(state: State, seat: Seat) -> None:
    if not 0 <= seat < state.rules.players:
        raise IllegalAction(f"There is no seat {seat} at this table.")


def _held(state: State, seat: Seat, cards: Sequence[Card], verb: str) -> None:
    """A card must be held, or one face down must be held that may be it."""
    left = list(state.hands[seat])
    elsewhere = state.known()
    for card in cards:
        if card in left:
            left.remove(card)
        elif BACK in left and card not in elsewhere and card not in JOKERS:
            left.remove(BACK)
        elif card == BACK:
            raise IllegalAction(f"The cards of seat {seat} are known: say which it is.")
        else:
            raise IllegalAction(f"Seat {seat} does not hold the {card.words} to {verb}.")


def _lay_away(state: State, seat: Seat, cards: Sequence[Card]) -> None:
    if state.laid[seat]:
        raise IllegalAction(f"Seat {seat} has laid away already.")
    if len(cards) != state.rules.discards:
        raise IllegalAction(f"Lay away {state.rules.discards} cards, not {len(cards)}.")
    _distinct(cards)
    _held(state, seat, cards, "lay away")


def _play(state: State, seat: Seat, card: Card) -> None:
    _turn(state, seat)
    if card == BACK:
        raise IllegalAction("A card is played face up.")
    _held(state, seat, (card,), "play")
    if card not in state.hands[seat] and VALUES[card] < least_value(state, seat):
        raise IllegalAction(f"Seat {seat} could not go on before, and would have had the {card.words} to play.")
    count = state.count
    if count + VALUES[card] > 31:
        raise IllegalAction(f"31 at most: the count is {count}.")


def _go(state: State, seat: Seat) -> None:
    _turn(state, seat)
    if not state.count:
        raise IllegalAction("Whoever leads has a card that fits.")
    if any(VALUES[card] <= 31 - state.count for card in state.hands[seat] if card != BACK):
        raise IllegalAction(f"Seat {seat} has a card that fits, and must play it.")
    if state.count <= 21:
        raise IllegalAction(f"At {state.count} every card fits.")


def _turn(state: State, seat: Seat) -> None:
    _seat(state, seat)
    if state.turn != seat:
        raise IllegalAction(f"It is not the turn of seat {seat}.")


def _distinct(cards: Sequence[Card]) -> None:
    faces = [card for card in cards if card != BACK]
    if len(set(faces)) != len(faces):
        twice = sorted({card for card in faces if faces.count(card) > 1})
        raise IllegalAction(f"The same card twice: {write(twice)}.")
    for card in faces:
        if card not in PACK:
            raise IllegalAction(f"There is no {card} in this pack.")


def _from_the_stock(state: State, cards: Sequence[Card]) -> None:
    _distinct(cards)
    known = state.known()
    for card in cards:
        if card == BACK:
            raise IllegalAction("The starter is turned face up.")
        if card in known:
            raise IllegalAction(f"The {card.words} is not in the stock.")


def _deal(state: State, hands: Sequence[Sequence[Card]], crib: Sequence[Card]) -> None:
    rules = state.rules
    if len(hands) != rules.players or any(len(hand) != rules.cards_dealt for hand in hands):
        raise IllegalAction(f"Deal {rules.players} hands of {rules.cards_dealt} cards.")
    from_stock = cards_from_stock(state)
    if len(crib) != from_stock:
        raise IllegalAction(f"Deal {from_stock} cards to the crib from the stock, not {len(crib)}.")
    _distinct([card for hand in (*hands, crib) for card in hand])


def cards_from_stock(state: State) -> int:
    """How many cards the stock gives to the crib."""
    return {"discards": 0, "none": 0, "discards+1_from_stock": 1, "dealt": 4}[state.rules.crib]


def cutters(state: State) -> tuple[Seat, ...]:
    """Who cuts for the deal: everybody, then those whose deciding cards were equal."""
    cut = {seat: card.rank for seat, card in enumerate(state.cut) if card is not None}
    if not cut:
        return tuple(range(state.rules.players))
    best = max(cut.values()) if state.rules.first_deal == "high_cut" else min(cut.values())
    return tuple(seat for seat, rank in cut.items() if rank == best)


def _cut(state: State, cards: Sequence[Card | None]) -> None:
    if state.rules.first_deal == "random":
        raise IllegalAction("The first dealer is appointed in this game, not cut for.")
    cutting = cutters(state)
    if len(cards) != state.rules.players or any(
        (card is not None) != (seat in cutting) for seat, card in enumerate(cards)
    ):
        raise IllegalAction(f"One card is cut for each of the seats {', '.join(map(str, cutting))}.")
    faces = [card for card in cards if card is not None]
    if BACK in faces:
        raise IllegalAction("Cards cut for the deal lie face up.")
    _distinct(faces)


def _reveal(state: State, cards: Sequence[Card], points: int | None) -> None:
    assert state.counted_next is not None
    seat, crib = state.counted_next
    lying = list(state.whole_crib() if crib else state.kept(seat))
    if len(cards) != len(lying):
        raise IllegalAction(f"{len(lying)} cards are counted, not {len(cards)}.")
    _distinct(cards)
    elsewhere = state.known() - set(lying)
    for card in cards:
        if card in elsewhere:
            raise IllegalAction(f"The {card.words} lies elsewhere.")
    if any(card != BACK and card not in cards for card in lying):
        raise IllegalAction(f"The cards known to be there are {write(card for card in lying if card != BACK)}.")
    if BACK in cards and points is None:
        raise IllegalAction("With a card unknown, say how many points were counted.")
    if points is not None and not 0 <= points <= 255:
        raise IllegalAction(f"{points} is no number of points.")
    if points is not None and BACK not in cards:
        worth = scoring.points(cards, state.starter, crib, state.rules.crib_flush)
        if points != worth:
            raise IllegalAction(f"These cards count {worth}, not {points}.")
