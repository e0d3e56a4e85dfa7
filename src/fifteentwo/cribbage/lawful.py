"""Legal actions: the choices of each seat, and why an action is refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, assert_never

from msgspec import UNSET

from fifteentwo.cards import BACK, JOKERS, VALUES, Card, write
from fifteentwo.cribbage.answers import WANTED, Answer, answers, check_answer, faces, who_answers
from fifteentwo.cribbage.counting import count_hand, worth
from fifteentwo.cribbage.fives import keeps_a_five
from fifteentwo.cribbage.moves import AnyAction, Appoint, Call, Choose, Claim, Cut, Go, Name, Pass, Play, Reveal
from fifteentwo.cribbage.sight import least_value, lowest
from fifteentwo.cribbage.state import Phase, State, seats_to_discard
from fifteentwo.game import HOUSE, IllegalAction, Seat
from fifteentwo.moves import Deal, Discard, Turn


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act now; (HOUSE,) when chance is to act, () when the game is over."""
    if state.due is not None:
        return (who_answers(state),)
    match state.phase:
        case "play":
            turn = state.turn
            return () if turn is None else (turn,)
        case "discard":
            return seats_to_discard(state.rules, state.dealer, state.discarded)
        case "cut" | "deal" | "starter" | "show":
            return (HOUSE,)
        case "over":
            return ()
        case _ as never:
            assert_never(never)


Choice = Discard | Play | Answer
"""The actions a player may choose."""


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """The actions open to this seat; none for a seat whose cards are face down, or for HOUSE."""
    if state.due is not None:
        return answers(state, seat) if seat in to_act(state) else ()
    if state.phase == "play" and state.turn == seat:
        room = 31 - state.count
        held = [face for card in state.hands[seat] if card != BACK for face in faces(card)]
        return tuple(Play(seat, card) for card in held if VALUES[card] <= room)
    if state.phase == "discard" and seat in to_act(state) and BACK not in state.hands[seat]:
        ways = combinations(state.hands[seat], state.rules.discards)
        return tuple(Discard(seat, away) for away in ways if not _keeps_a_five(state, seat, away))
    return ()


def can_play(state: State, seat: Seat) -> bool:
    """Whether the seat holds a card it can play; a card face down might be one."""
    room = 31 - state.count
    return any(VALUES[card] <= room for card in state.hands[seat])


_WHEN: Final = {
    "cut": "the cut for the deal comes first",
    "deal": "the cards have not been dealt yet",
    "discard": "cards are being discarded",
    "starter": "the starter has not been turned yet",
    "play": "the play is not over",
    "show": "the hands are being counted",
    "over": "the game is over",
}


def check(state: State, action: AnyAction) -> None:
    """Raises IllegalAction, with a sentence, unless the action may be taken now.

    Anything that depends on cards face down is not checked.
    """
    match action:
        case Claim() | Call() | Pass() | Choose() | Name():
            check_answer(state, action)
            return
        case _:
            if state.due is not None:
                raise IllegalAction(f"First {WANTED[state.due.what]}.")
    match action:
        case Play(seat, card):
            _phase(state, "play", "A card cannot be played")
            _play(state, seat, card)
        case Go(seat):
            _phase(state, "play", "Go cannot be said")
            _go(state, seat)
        case Discard(seat, cards):
            _phase(state, "discard", "Cards cannot be discarded")
            _seat(state, seat)
            _discard(state, seat, cards)
        case Turn(card):
            _phase(state, "starter", "The starter cannot be turned")
            _from_the_stock(state, (card,))
        case Deal(hands, crib):
            _phase(state, "deal", "Cards cannot be dealt")
            _deal(state, hands, crib)
        case Cut(cards):
            _phase(state, "cut", "The cut for the deal cannot take place")
            _cut(state, cards)
        case Appoint(dealer):
            _phase(state, "cut", "A dealer cannot be appointed")
            if state.rules.first_deal != "random":
                raise IllegalAction("In this game the cut decides the first dealer.")
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
    """Raises IllegalAction unless each card is held, or may be one of those held face down."""
    left = list(state.hands[seat])
    elsewhere = state.known()
    for card in (card.unnamed for card in cards):
        if card in left:
            left.remove(card)
        elif BACK in left and card not in elsewhere and card in state.rules.pack:
            left.remove(BACK)
        elif card == BACK:
            raise IllegalAction(f"The cards of seat {seat} are known: name the card.")
        else:
            raise IllegalAction(f"Seat {seat} does not hold the {card.words} to {verb}.")


def _discard(state: State, seat: Seat, cards: Sequence[Card]) -> None:
    if state.discarded[seat]:
        raise IllegalAction(f"Seat {seat} has already discarded.")
    if seat not in seats_to_discard(state.rules, state.dealer, state.discarded):
        raise IllegalAction(f"Seat {seat} has no cards to discard.")
    if len(cards) != state.rules.discards:
        raise IllegalAction(f"Discard {state.rules.discards} cards, not {len(cards)}.")
    _distinct(state, cards)
    _held(state, seat, cards, "discard")
    if _keeps_a_five(state, seat, cards):
        raise IllegalAction("Fives must be discarded before other cards.")


def _keeps_a_five(state: State, seat: Seat, away: Sequence[Card]) -> bool:
    kept = (card for card in state.hands[seat] if card not in away)
    return state.rules.toss_fives and keeps_a_five(kept, away)


def _play(state: State, seat: Seat, card: Card) -> None:
    _turn(state, seat)
    if card == BACK:
        raise IllegalAction("A card is played face up.")
    if card in JOKERS and card in state.rules.pack:
        raise IllegalAction(f"Name the joker when playing it, such as {card}=5H.")
    _held(state, seat, (card,), "play")
    if card.unnamed not in state.hands[seat] and lowest(card) < least_value(state, seat):
        raise IllegalAction(f"Seat {seat} could not play before, so it cannot hold the {card.words}.")
    if state.rules.toss_fives and keeps_a_five((card,), state.discarded[seat]):
        raise IllegalAction(f"Seat {seat} would have had to discard the {card.words}.")
    count = state.count
    if count + VALUES[card] > 31:
        raise IllegalAction(f"That would pass 31: the count is {count}.")


def _go(state: State, seat: Seat) -> None:
    _turn(state, seat)
    if not state.count:
        raise IllegalAction("The player who leads can always play.")
    if any(VALUES[card] <= 31 - state.count for card in state.hands[seat] if card != BACK):
        raise IllegalAction(f"Seat {seat} can play a card, and must.")
    if state.count <= 21:
        raise IllegalAction(f"At {state.count} every card can be played.")


def _turn(state: State, seat: Seat) -> None:
    _seat(state, seat)
    if state.turn != seat:
        raise IllegalAction(f"It is not the turn of seat {seat}.")


def _distinct(state: State, cards: Sequence[Card]) -> None:
    known = [card for card in cards if card != BACK]
    if len(set(known)) != len(known):
        twice = sorted({card for card in known if known.count(card) > 1})
        raise IllegalAction(f"The same card twice: {write(twice)}.")
    for card in known:
        if card not in state.rules.pack:
            raise IllegalAction(f"There is no {card} in this pack.")


def _from_the_stock(state: State, cards: Sequence[Card]) -> None:
    _distinct(state, cards)
    known = state.known()
    for card in cards:
        if card == BACK:
            raise IllegalAction("The starter is turned face up.")
        if card in known:
            raise IllegalAction(f"The {card.words} is not in the stock.")


def _deal(state: State, hands: Sequence[Sequence[Card]], crib: Sequence[Card]) -> None:
    rules = state.rules
    sizes = hand_sizes(state)
    if [len(hand) for hand in hands] != sizes:
        many = ", ".join(map(str, sizes)) if len(set(sizes)) > 1 else sizes[0]
        raise IllegalAction(f"Deal {rules.players} hands of {many} cards.")
    from_stock = cards_from_stock(state)
    if len(crib) != from_stock:
        raise IllegalAction(
            f"Deal {from_stock} card{'s' * (from_stock != 1)} to the crib from the stock, not {len(crib)}."
        )
    _distinct(state, [card for hand in (*hands, crib) for card in hand])


def who_deals(state: State) -> Seat:
    """The dealer of the next deal: the first dealer, then each player in turn to the left."""
    assert state.dealer is not None
    return (state.dealer + (state.deals > 0)) % state.rules.players


def hand_sizes(state: State) -> list[int]:
    """The number of cards each seat is dealt now."""
    dealer = who_deals(state)
    return [state.rules.dealt_to(seat, dealer) for seat in range(state.rules.players)]


def cards_from_stock(state: State) -> int:
    """The number of cards dealt from the stock to the crib."""
    return {"discards": 0, "none": 0, "discards+1_from_stock": 1, "dealt": 4}[state.rules.crib]


def cutters(state: State) -> tuple[Seat, ...]:
    """The seats that cut for the deal: all at first, then those that tied."""
    cut = {seat: card.rank for seat, card in enumerate(state.cut) if card is not None}
    if not cut:
        return tuple(range(state.rules.players))
    best = max(cut.values()) if state.rules.first_deal == "high_cut" else min(cut.values())
    return tuple(seat for seat, rank in cut.items() if rank == best)


def _cut(state: State, cards: Sequence[Card | None]) -> None:
    if state.rules.first_deal == "random":
        raise IllegalAction("In this game the first dealer is chosen at random, without a cut.")
    cutting = cutters(state)
    if len(cards) != state.rules.players or any(
        (card is not None) != (seat in cutting) for seat, card in enumerate(cards)
    ):
        raise IllegalAction(f"Cut one card for each of the seats {', '.join(map(str, cutting))}.")
    turned = [card for card in cards if card is not None]
    if BACK in turned:
        raise IllegalAction("Cards cut for the deal are face up.")
    if any(card in state.rules.pack and card in JOKERS for card in turned):
        raise IllegalAction("A joker decides nothing: cut again.")
    _distinct(state, turned)


def _reveal(state: State, cards: Sequence[Card], points: int | None) -> None:
    assert state.counted_next is not None
    seat, crib = state.counted_next
    lying = list(state.whole_crib() if crib else state.kept(seat))
    if len(cards) != len(lying):
        raise IllegalAction(f"{len(lying)} cards are counted, not {len(cards)}.")
    _distinct(state, [card.unnamed for card in cards])
    elsewhere = state.known() - {card.unnamed for card in lying}
    for card in cards:
        if card in elsewhere:
            raise IllegalAction(f"The {card.words} is somewhere else.")
    if any(card != BACK and card not in cards for card in lying):
        raise IllegalAction(f"The cards known to be there are {write(card for card in lying if card != BACK)}.")
    if BACK in cards and points is None:
        raise IllegalAction("With a card unknown, say how many points were counted.")
    if points is not None and not 0 <= points <= 255:
        raise IllegalAction(f"{points} is not a possible number of points.")
    if BACK not in cards and points is not None and not state.jokers_in(tuple(cards)):
        counted = worth(count_hand(state, tuple(cards), crib))
        if points != counted:
            raise IllegalAction(f"These cards count {counted}, not {points}.")
