"""Views: states and events as a seat may see them, and guesses at the cards face down."""

from __future__ import annotations

from random import Random
from typing import cast

from msgspec.structs import replace

from fifteentwo.cards import BACK, JOKERS, VALUES, Card
from fifteentwo.cribbage.fives import FIVE, keeps_a_five, must_have_tossed
from fifteentwo.cribbage.moves import AnyEvent, Dealt, Discarded
from fifteentwo.cribbage.state import State, View
from fifteentwo.game import IllegalAction, Seat


def observe(state: State, seat: Seat | None) -> View:
    """The state as this seat sees it, or for None a spectator.

    Raises IllegalAction for a seat that does not exist, ValueError for the view of another seat.

    Face down are the other hands until they are counted, the other discards, and the crib until it is turned up.
    """
    if seat is not None and not 0 <= seat < state.rules.players:
        raise IllegalAction("no-seat-at-table", seat=seat)
    if state.viewer is not None and state.viewer != seat:
        raise ValueError(f"a view of seat {state.viewer} cannot be turned into one of seat {seat}")
    turned_up = _turned_up(state)
    hands = tuple(
        hand if owner == seat or owner in turned_up else (BACK,) * len(hand) for owner, hand in enumerate(state.hands)
    )
    discarded = tuple(away if owner == seat else (BACK,) * len(away) for owner, away in enumerate(state.discarded))
    crib_up = state.shown > state.rules.players or (state.due is not None and state.due.what == "crib")
    crib = state.crib if crib_up else (BACK,) * len(state.crib)
    return cast(View, replace(state, viewer=seat, hands=hands, discarded=discarded, crib=crib))


def _turned_up(state: State) -> tuple[Seat, ...]:
    """The seats whose hands have been counted."""
    counting = (state.due.seat,) if state.due is not None and state.due.what == "hand" else ()
    if not state.shown or state.dealer is None:
        return counting
    players = state.rules.players
    return *((state.dealer + 1 + place) % players for place in range(min(state.shown, players))), *counting


def redact(event: AnyEvent, seat: Seat | None) -> AnyEvent:
    """The event as this seat may see it."""
    match event:
        case Dealt(dealer, hands, crib):
            seen = tuple(hand if owner == seat else (BACK,) * len(hand) for owner, hand in enumerate(hands))
            return Dealt(dealer, seen, (BACK,) * len(crib))
        case Discarded(owner, cards) if owner != seat:
            return Discarded(owner, (BACK,) * len(cards))
        case _:
            return event


def guess(view: View, rng: Random) -> State:
    """A random state that is consistent with this view: the unseen cards are dealt to the hidden places.

    It respects what the play has revealed: a seat that could not play held no card it could have played, and a seat
    whose turn it is holds one it can play. In toss fives, a player who keeps a five has discarded fives. Raises
    ValueError for a view that no deal fits.
    """
    unseen = sorted(set(view.rules.pack) - view.known())
    for _ in range(_TRIES):
        guessed = _dealt_out(view, list(unseen), rng)
        if view.rules.toss_fives and any(
            map(keeps_a_five, map(guessed.kept, range(len(view.hands))), guessed.discarded)
        ):
            continue
        turn = view.turn if view.due is None else None  # while a card is still to be counted, nobody plays next
        if turn is None or any(view.fits(card) for card in guessed.hands[turn]):
            return guessed
    raise ValueError(_NOTHING)


_TRIES = 1000
_NOTHING = "no deal of the unseen cards fits this view"


def _dealt_out(view: View, unseen: list[Card], rng: Random) -> State:
    least = [least_value(view, seat) for seat in range(len(view.hands))]
    hands, discarded = list(view.hands), list(view.discarded)
    for seat, away in enumerate(discarded):
        if must_have_tossed(view, seat):
            discarded[seat] = _filled(away, unseen, 1, rng, fives=True)
    # The hand with the fewest possible cards comes first: then each later hand has the same number of possibilities
    # whatever was drawn before it, so that all deals are equally likely.
    for seat in sorted(range(len(hands)), key=lambda seat: -least[seat]):
        hands[seat] = _filled(hands[seat], unseen, least[seat], rng)
    discarded = [_filled(away, unseen, 1, rng) for away in discarded]
    crib = _filled(view.crib, unseen, 1, rng)
    return replace(view, viewer=None, hands=tuple(hands), discarded=tuple(discarded), crib=crib)


def least_value(state: State, seat: Seat) -> int:
    """The lowest value a card still in this seat's hand can have, judged by the goes in this deal.

    If a count may end while someone could still play (Bicycle's rule), only the goes of this count are evidence.
    """
    players = state.rules.players
    if state.rules.go_rotation == "bicycle" and players > 2:
        return 32 - state.count if seat in state.gone else 1
    least = 1
    count = 0
    last = -1
    for place, (player, card) in enumerate(state.plays):
        # A count ends when nobody can play, so the card led next would have passed thirty-one.
        leads = place == state.count_from or count + VALUES[card] > 31
        silent = players if leads else (player - last - 1) % players
        if last >= 0 and count < 31 and 0 < ((seat - last - 1) % players) + 1 <= silent:
            least = max(least, 32 - count)
        count = VALUES[card] if leads else count + VALUES[card]
        last = player
    closed = state.count_from == len(state.plays) or _is_closing(state)
    if last >= 0 and count < 31 and (seat in state.gone or closed):
        least = max(least, 32 - count)
    return least


def _is_closing(state: State) -> bool:
    """Whether the count is over except for a direction to choose before the point for the go is pegged."""
    due = state.due
    on_close = state.rules.go_timing == "on_close"
    return on_close and due is not None and any(peg.why in ("go", "last") for peg in due.pegs)


def lowest(card: Card) -> int:
    """The lowest value of this card: a joker may always be an ace."""
    return 1 if card.unnamed in JOKERS else VALUES[card]


def _filled(
    places: tuple[Card, ...], unseen: list[Card], least: int, rng: Random, fives: bool = False
) -> tuple[Card, ...]:
    """The places with each BACK replaced by an unseen card of at least this value, or by a five; removes those from `unseen`."""
    missing = places.count(BACK)
    if not missing:
        return places
    fitting = [card for card in unseen if (card.rank == FIVE if fives else lowest(card) >= least)]
    if len(fitting) < missing:
        raise ValueError(_NOTHING)
    drawn = rng.sample(fitting, missing)
    for card in drawn:
        unseen.remove(card)
    return tuple(sorted([card for card in places if card != BACK] + drawn))
