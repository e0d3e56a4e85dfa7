"""Legal actions: the choices of each seat, and why an action is refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, Never, NoReturn, assert_never

from msgspec import UNSET

from fifteentwo.cards import BACK, JOKERS, VALUES, Card, write
from fifteentwo.cribbage.answers import Answer, answers, check_answer, faces, who_answers
from fifteentwo.cribbage.counting import count_hand, worth
from fifteentwo.cribbage.fives import keeps_a_five
from fifteentwo.cribbage.moves import AnyAction, Appoint, Call, Choose, Claim, Cut, Go, Name, Pass, Play, Reveal
from fifteentwo.cribbage.sight import least_value, lowest
from fifteentwo.cribbage.state import Phase, State, seats_to_discard
from fifteentwo.expected import expect
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


_ANSWERS: Final = (Claim, Call, Pass, Choose, Name)
NOT_PAIR: Final = "apply returns the state and the events"
"""The hint for whoever passes on the pair in place of the state."""

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


def check(state: State, action: AnyAction) -> None:
    """Raises IllegalAction, with a sentence, unless the action may be taken now, and TypeError for another state or action.

    Anything that depends on cards face down is not checked.
    """
    expect(state, State, "apply", "a State", NOT_PAIR)
    if isinstance(action, _ANSWERS):
        check_answer(state, action)
        return
    if state.due is not None:
        raise IllegalAction("answer-first", what=state.due.what)
    match action:
        case Play(seat, card):
            _phase(state, "play", "cannot-play-now")
            _play(state, seat, card)
        case Go(seat):
            _phase(state, "play", "cannot-go-now")
            _go(state, seat)
        case Discard(seat, cards):
            _phase(state, "discard", "cannot-discard-now")
            _seat(state, seat)
            _discard(state, seat, cards)
        case Turn(card):
            _phase(state, "starter", "cannot-turn-now")
            _from_the_stock(state, (card,))
        case Deal(hands, crib):
            _phase(state, "deal", "cannot-deal-now")
            _deal(state, hands, crib)
        case Cut(cards):
            _phase(state, "cut", "cannot-cut-now")
            _cut(state, cards)
        case Appoint(dealer):
            _phase(state, "cut", "cannot-appoint-now")
            if state.rules.first_deal != "random":
                raise IllegalAction("cut-decides-dealer")
            _seat(state, dealer)
        case Reveal(cards, points):
            _phase(state, "show", "cannot-reveal-now")
            _reveal(state, cards, None if points is UNSET else points)
        case _ as never:
            _no_action(never)


def _no_action(action: Never) -> NoReturn:
    """Raises TypeError: a player returned None, say. Where types are checked, nothing gets here."""
    raise TypeError(f"{action!r} is not an action of cribbage")


def _phase(state: State, phase: Phase, otherwise: str) -> None:
    if state.phase != phase:
        raise IllegalAction(otherwise, phase=state.phase)


def _seat(state: State, seat: Seat) -> None:
    if not 0 <= seat < state.rules.players:
        raise IllegalAction("no-seat-at-table", seat=seat)


def _held(state: State, seat: Seat, cards: Sequence[Card], otherwise: str) -> None:
    """Raises IllegalAction unless each card is held, or may be one of those held face down."""
    left = list(state.hands[seat])
    for card in (card.unnamed for card in cards):
        if card in left:
            left.remove(card)
        elif BACK in left and card not in state.known() and card in state.rules.pack:
            left.remove(BACK)
        elif card == BACK:
            raise IllegalAction("name-the-card", seat=seat)
        else:
            raise IllegalAction(otherwise, seat=seat, card=card)


def _discard(state: State, seat: Seat, cards: Sequence[Card]) -> None:
    if state.discarded[seat]:
        raise IllegalAction("already-discarded", seat=seat)
    if seat not in seats_to_discard(state.rules, state.dealer, state.discarded):
        raise IllegalAction("no-cards-to-discard", seat=seat)
    if len(cards) != state.rules.discards:
        raise IllegalAction("discard-how-many", wanted=state.rules.discards, given=len(cards))
    _distinct(state, cards)
    _held(state, seat, cards, "not-held-to-discard")
    if _keeps_a_five(state, seat, cards):
        raise IllegalAction("fives-first")


def _keeps_a_five(state: State, seat: Seat, away: Sequence[Card]) -> bool:
    if not state.rules.toss_fives:
        return False
    return keeps_a_five((card for card in state.hands[seat] if card not in away), away)


def _cards_only(cards: Sequence[Card]) -> None:
    for card in cards:
        expect(card, Card, "an action", "a Card", "Card('5H') reads text")


def _play(state: State, seat: Seat, card: Card) -> None:
    _cards_only((card,))
    _turn(state, seat)
    if card == BACK:
        raise IllegalAction("play-face-up")
    if card in JOKERS and card in state.rules.pack:
        raise IllegalAction("play-name-joker", joker=card)
    _held(state, seat, (card,), "not-held-to-play")
    if card.unnamed not in state.hands[seat] and lowest(card) < least_value(state, seat):
        raise IllegalAction("could-not-play-before", seat=seat, card=card)
    if state.rules.toss_fives and keeps_a_five((card,), state.discarded[seat]):
        raise IllegalAction("five-was-discarded", seat=seat, card=card)
    count = state.count
    if count + VALUES[card] > 31:
        raise IllegalAction("over-31", count=count)


def _go(state: State, seat: Seat) -> None:
    _turn(state, seat)
    if not state.count:
        raise IllegalAction("leader-can-play")
    if any(VALUES[card] <= 31 - state.count for card in state.hands[seat] if card != BACK):
        raise IllegalAction("can-play-and-must", seat=seat)
    if state.count <= 21:
        raise IllegalAction("every-card-fits", count=state.count)


def _turn(state: State, seat: Seat) -> None:
    _seat(state, seat)
    if state.turn != seat:
        raise IllegalAction("not-turn-of-seat", seat=seat)


def _distinct(state: State, cards: Sequence[Card]) -> None:
    _cards_only(cards)
    known = [card for card in cards if card != BACK]
    if len(set(known)) != len(known):
        twice = sorted({card for card in known if known.count(card) > 1})
        raise IllegalAction("same-card-twice", cards=write(twice))
    for card in known:
        if card not in state.rules.pack:
            raise IllegalAction("not-in-pack", card=card)


def _from_the_stock(state: State, cards: Sequence[Card]) -> None:
    _distinct(state, cards)
    known = state.known()
    for card in cards:
        if card == BACK:
            raise IllegalAction("starter-face-up")
        if card in known:
            raise IllegalAction("not-in-stock", card=card)


def _deal(state: State, hands: Sequence[Sequence[Card]], crib: Sequence[Card]) -> None:
    rules = state.rules
    sizes = hand_sizes(state)
    if [len(hand) for hand in hands] != sizes:
        many = ", ".join(map(str, sizes)) if len(set(sizes)) > 1 else sizes[0]
        raise IllegalAction("deal-hands", hands=rules.players, cards=many)
    from_stock = cards_from_stock(state)
    if len(crib) != from_stock:
        raise IllegalAction("deal-from-stock", wanted=from_stock, given=len(crib))
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
        raise IllegalAction("dealer-without-cut")
    cutting = cutters(state)
    if len(cards) != state.rules.players or any(
        (card is not None) != (seat in cutting) for seat, card in enumerate(cards)
    ):
        raise IllegalAction("cut-one-card-each", seats=", ".join(map(str, cutting)))
    turned = [card for card in cards if card is not None]
    if BACK in turned:
        raise IllegalAction("cut-face-up")
    if any(card in state.rules.pack and card in JOKERS for card in turned):
        raise IllegalAction("cut-joker")
    _distinct(state, turned)


def _reveal(state: State, cards: Sequence[Card], points: int | None) -> None:
    assert state.counted_next is not None
    seat, crib = state.counted_next
    lying = list(state.whole_crib() if crib else state.kept(seat))
    if len(cards) != len(lying):
        raise IllegalAction("cards-are-counted", wanted=len(lying), given=len(cards))
    _distinct(state, [card.unnamed for card in cards])
    elsewhere = state.known() - {card.unnamed for card in lying}
    for card in cards:
        if card in elsewhere:
            raise IllegalAction("card-elsewhere", card=card)
    if any(card != BACK and card not in cards for card in lying):
        raise IllegalAction("cards-known-there", cards=write(card for card in lying if card != BACK))
    if BACK in cards and points is None:
        raise IllegalAction("points-needed")
    if points is not None and not 0 <= points <= 255:
        raise IllegalAction("points-impossible", points=points)
    if BACK not in cards and points is not None and not state.jokers_in(tuple(cards)):
        counted = worth(count_hand(state, tuple(cards), crib))
        if points != counted:
            raise IllegalAction("cards-count", counted=counted, points=points)
