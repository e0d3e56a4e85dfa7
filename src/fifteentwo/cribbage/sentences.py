"""The events of cribbage in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from fifteentwo import calling
from fifteentwo.cards import write
from fifteentwo.cribbage.moves import (
    AnyEvent,
    Called,
    CardsCut,
    Claimed,
    Counted,
    CountEnded,
    Crashed,
    DealerAppointed,
    Dealt,
    Discarded,
    Named,
    Passed,
    PathAsked,
    PathChosen,
    Played,
    SaidGo,
    Shown,
    TurnedUp,
)
from fifteentwo.cribbage.state import State
from fifteentwo.game import Outcome
from fifteentwo.locales import in_words
from fifteentwo.moves import DealEnded, GameEnded, Pegged, StarterTurned
from fifteentwo.people import People

_WHY: Final = {
    "heels": "his heels",
    "card": "the card",
    "go": "the go",
    "last": "the last card",
    "hand": "the hand",
    "crib": "the crib",
    "three_for_last": "last",
    "muggins": "muggins",
    "penalty": "a wrong count",
    "wrong_call": "a wrong call of muggins",
    "excess": "points claimed in excess",
}


_LOST: Final = {"": "not", "lurch": "lurched", "skunk": "skunked", "double skunk": "double-skunked"}


def sentences(event: AnyEvent, after: State, named: People) -> Iterator[str]:
    """The lines on an event, if any; `after` is the state, or a view, after it."""
    seats, sides = named.seats, named.sides
    match event:
        case CardsCut(cut, dealer):
            shown = ", ".join(f"{seats[seat]} {card}" for seat, card in enumerate(cut) if card is not None)
            yield f"Cut for deal: {shown}; {'again' if dealer is None else seats[dealer].does('deals', 'deal')}"
        case DealerAppointed(dealer):
            yield f"{seats[dealer].does('deals', 'deal')} first"
        case Dealt(dealer, hands):
            yield seats[dealer].does("deals", "deal")
            yield from (f"  {seats[seat]}: {write(hand)}" for seat, hand in enumerate(hands))
        case Discarded(seat, away):
            yield f"{seats[seat].does('discards', 'discard')} {write(away)}"
        case StarterTurned(card):
            yield f"The starter is {card}"
        case Played(seat, card, count):
            yield f"{seats[seat].does('plays', 'play')} {card}: {in_words(count)}"
        case SaidGo(seat):
            yield f"{seats[seat]}: go"
        case Shown(seat, crib, cards, combos, points):
            call = calling.call_of(combos, points)
            yield f"{seats[seat].possessive} {'crib' if crib else 'hand'} {write(cards)}: {call}"
        case Pegged(side, points, why):
            yield f"  {sides[side].does('pegs', 'peg')} {points} for {_WHY[why]}: {after.scores[side]}"
        case GameEnded(outcome):
            yield _ended(outcome, named)
        case Named(seat, cards):
            yield f"{seats[seat].does('names', 'name')} {write(cards)}"
        case Claimed(seat, points):
            yield f"{seats[seat].does('claims', 'claim')} {points}"
        case Called(seat, points):
            yield f"{seats[seat].does('calls', 'call')} muggins for {points}"
        case PathChosen(side, clockwise):
            yield f"{sides[side].does('goes', 'go')} {'clockwise' if clockwise else 'counter-clockwise'}"
        case Crashed(side, pegs):
            yield f"  {sides[side].does('is', 'are')} crashed, to {pegs[1]}"
        case CountEnded() | DealEnded() | TurnedUp() | Passed() | Counted() | PathAsked():
            pass
        case _ as never:
            assert_never(never)


def _ended(outcome: Outcome, named: People) -> str:
    """How the game ended, with the title of each loser if there are several."""
    settled = {loss.title for loss in outcome.losses}
    won = named.together(outcome.winners).does("wins", "win")
    title = f" by a {outcome.title}" if outcome.title and len(settled) < 2 else ""
    gave_up = "" if outcome.resigned is None else f"{named.sides[outcome.resigned].does('gives', 'give')} up; "
    final = ", ".join(f"{who} {score}" for who, score in zip(named.sides, outcome.scores, strict=True))
    each = (f"; {named.sides[loss.side].does('is', 'are')} {_LOST[loss.title]}" for loss in outcome.losses)
    return f"{gave_up}{won}{title}: {final}{''.join(each) if len(settled) > 1 else ''}"
