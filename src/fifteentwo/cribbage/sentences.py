"""The events of cribbage in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
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
from fifteentwo.locales import ENGLISH
from fifteentwo.locales.coded import Message, coded
from fifteentwo.moves import DealEnded, GameEnded, Pegged, StarterTurned
from fifteentwo.people import People

_INDENT: Final = "  "


def sentences(event: AnyEvent, after: State, named: People, language: str = ENGLISH) -> Iterator[str]:
    """The lines on an event, if any; `after` is the state, or a view, after it."""
    match event:
        case Dealt(dealer, hands):
            who = named.seats[dealer]
            yield coded("log-deals", who=who.words, person=who.person).in_language(language)
            yield from (f"{_INDENT}{named.seats[seat]}: {write(hand)}" for seat, hand in enumerate(hands))
        case Pegged() | Crashed():
            yield from (f"{_INDENT}{line.in_language(language)}" for line in _lines(event, after, named))
        case _:
            yield from (line.in_language(language) for line in _lines(event, after, named))


def _lines(event: AnyEvent, after: State, named: People) -> Iterator[Message]:
    seats, sides = named.seats, named.sides
    match event:
        case CardsCut(cut, dealer):
            shown = ", ".join(f"{seats[seat]} {card}" for seat, card in enumerate(cut) if card is not None)
            who, person = ("", "nobody") if dealer is None else (seats[dealer].words, seats[dealer].person)
            yield coded("log-cut", cards=shown, who=who, person=person)
        case DealerAppointed(dealer):
            yield coded("log-deals-first", who=seats[dealer].words, person=seats[dealer].person)
        case Discarded(seat, away):
            yield coded("log-discards", who=seats[seat].words, person=seats[seat].person, cards=write(away))
        case StarterTurned(card):
            yield coded("log-starter", card=card)
        case Played(seat, card, count):
            yield coded("log-plays", who=seats[seat].words, person=seats[seat].person, card=card, count=count)
        case SaidGo(seat):
            yield coded("log-go", who=seats[seat].words)
        case Shown(seat, crib, cards, combos, points):
            who, person, call = seats[seat].words, seats[seat].person, calling.call_of(combos, points)
            if crib:
                yield coded("log-crib", who=who, person=person, cards=write(cards), call=call)
            else:
                yield coded("log-hand", who=who, person=person, cards=write(cards), call=call)
        case Pegged(side, points, why):
            who, person = sides[side].words, sides[side].person
            yield coded("log-pegs", who=who, person=person, points=points, why=why, score=after.scores[side])
        case GameEnded(outcome):
            yield _ended(outcome, named)
        case Named(seat, cards):
            yield coded("log-joker", who=seats[seat].words, person=seats[seat].person, cards=write(cards))
        case Claimed(seat, points):
            yield coded("log-claims", who=seats[seat].words, person=seats[seat].person, points=points)
        case Called(seat, points):
            yield coded("log-muggins", who=seats[seat].words, person=seats[seat].person, points=points)
        case PathChosen(side, clockwise):
            way = "clockwise" if clockwise else "counter-clockwise"
            yield coded("log-path", who=sides[side].words, person=sides[side].person, way=way)
        case Crashed(side, pegs):
            yield coded("log-crashed", who=sides[side].words, person=sides[side].person, hole=pegs[1])
        case Dealt() | CountEnded() | DealEnded() | TurnedUp() | Passed() | Counted() | PathAsked():
            pass
        case _ as never:
            assert_never(never)


def _ended(outcome: Outcome, named: People) -> Message:
    """How the game ended, with the title of each loser if there are several."""
    winners, parts = named.together(outcome.winners), []
    settled = {loss.title for loss in outcome.losses}
    scores = ", ".join(f"{who} {score}" for who, score in zip(named.sides, outcome.scores, strict=True))
    if outcome.resigned is not None:
        loser = named.sides[outcome.resigned]
        lost = "log-out-of-time" if outcome.out_of_time else "log-gives-up"
        parts.append(coded(lost, who=loser.words, person=loser.person))
    if outcome.title and len(settled) < 2:
        title = _code(outcome.title)
        parts.append(coded("log-wins-by", who=winners.words, person=winners.person, title=title, scores=scores))
    else:
        parts.append(coded("log-wins", who=winners.words, person=winners.person, scores=scores))
    for loss in outcome.losses if len(settled) > 1 else ():
        loser = named.sides[loss.side]
        parts.append(coded("log-lost", who=loser.words, person=loser.person, title=_code(loss.title)))
    return reduce(lambda first, then: coded("log-then", first=first, then=then), parts)


def _code(title: str) -> str:
    """The title of a loss as a word of a selector."""
    return title.replace(" ", "-") or "none"
