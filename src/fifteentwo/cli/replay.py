"""`fifteentwo replay`: a record played through."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, assert_never

from cyclopts import Parameter

from fifteentwo import calling, rules, solo
from fifteentwo.cards import write
from fifteentwo.cli import solo as for_one
from fifteentwo.cli.output import write_json
from fifteentwo.cli.people import People, people
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.cribbage import (
    AnyEvent,
    Called,
    CardsCut,
    Claimed,
    Counted,
    CountEnded,
    Crashed,
    DealEnded,
    DealerAppointed,
    Dealt,
    GameEnded,
    LaidAway,
    Named,
    Passed,
    PathAsked,
    PathChosen,
    Pegged,
    Played,
    SaidGo,
    Shown,
    StarterTurned,
    TurnedUp,
)
from fifteentwo.game import Outcome
from fifteentwo.record import BadRecord, Replayed, load
from fifteentwo.table import Begin, Moment

LARGEST: Final = 16 * 1024 * 1024


def replay(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, json: bool = False) -> int:
    """Play a record through by its rules, and tell what happened in it.

    Args:
        file: The record, as text or as JSON; - for standard input.
        json: Print JSON: the games with their events and results, the standing, and what could not be checked.
    """
    text = _text(file)
    try:
        if solo.is_solo(text):
            game = solo.load(text)
            figures, story = for_one.figures(game), for_one.story(game)
        else:
            replayed = load(text)
            figures, story = _figures(replayed), _story(replayed)
    except BadRecord as error:
        raise WrongInput(f"{_name(file)}: {error}") from None
    if json:
        write_json(figures)
    else:
        for line in story:
            print(line)
    return 0


def _text(file: str) -> str:
    try:
        if file == "-":
            if sys.stdin is None:
                raise WrongInput("standard input is closed")
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(file).open("rb") as source:
                data = source.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a null in it
        raise WrongInput(f"{_name(file)} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > LARGEST:
        raise WrongInput(f"{_name(file)} is too large to be a record: it has more than {LARGEST // 1024 // 1024} MB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise WrongInput(f"{_name(file)} is not text: byte {error.start + 1} is no UTF-8") from None


def _name(file: str) -> str:
    return "standard input" if file == "-" else repr(file)


def _games(replayed: Replayed) -> Iterator[list[Moment]]:
    game: list[Moment] = []
    for moment in replayed.table.moments:
        if isinstance(moment.entry, Begin) and game:
            yield game
            game = []
        game.append(moment)
    if game:
        yield game


def _figures(replayed: Replayed) -> dict[str, Any]:
    table = replayed.table
    return {
        "rules": rules.write(table.rules),
        "seats": replayed.record.seats,
        "games": [
            {
                "scores": game[-1].outcome.scores if game[-1].outcome else game[-1].state.scores,
                "outcome": game[-1].outcome,
                "assisted": record.assisted,
                "events": [event for moment in game for event in moment.events],
            }
            for game, record in zip(_games(replayed), replayed.record.games, strict=True)
        ],
        "standing": table.standing,
        "over": table.is_over,
        "winner": table.winner,
        "unchecked": replayed.unchecked,
    }


def _story(replayed: Replayed) -> Iterator[str]:
    seats, table = replayed.record.seats, replayed.table
    named = people(seats, table.rules)
    yield f"{' against '.join(map(str, named.sides))}, rules {rules.write(table.rules)}"
    for number, game in enumerate(_games(replayed), 1):
        yield ""
        yield f"Game {number}"
        scores = [0] * table.rules.sides
        for moment in game:
            for event in moment.events:
                yield from (f"  {words}" for words in _told(event, named, scores, table.rules.targets))
        for seat in replayed.record.games[number - 1].assisted:
            yield f"  {seats[seat]} had hints in this game."
        if game[-1].outcome is None:
            yield "  The record ends here, before the game does."
    yield ""
    yield from _ending(replayed)


def _ending(replayed: Replayed) -> Iterator[str]:
    table = replayed.table
    named, standing = people(replayed.record.seats, table.rules), table.standing
    yield "Standing: " + ", ".join(
        f"{name} {_many(standing.points[side], 'game point')} from {_many(standing.wins[side], 'game')}"
        for side, name in enumerate(named.sides)
    )
    if table.winner is not None:
        yield f"{named.sides[table.winner].does('wins', 'win')} the match."
    elif table.is_over:
        yield "The match is drawn."
    for sentence in replayed.unchecked:
        yield f"Not checked: {sentence}."


def _many(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


_WHY: Final = {
    "heels": "his heels",
    "card": "the card",
    "go": "the go",
    "last": "the last card",
    "hand": "the hand",
    "crib": "the crib",
    "three_for_last": "having the last of the deal",
    "muggins": "muggins",
    "penalty": "a wrong count",
    "wrong_call": "a wrong call of muggins",
    "excess": "what was counted too much",
}


_LOST: Final = {"": "not", "lurch": "lurched", "skunk": "skunked", "double skunk": "double-skunked"}


def _told(event: AnyEvent, named: People, scores: list[int], targets: tuple[int, ...]) -> Iterator[str]:
    """What happened, in a line or none; `scores` are moved as the pegs are."""
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
        case LaidAway(seat, away):
            yield f"{seats[seat].does('lays', 'lay')} away {write(away)}"
        case StarterTurned(card):
            yield f"The starter is {card}"
        case Played(seat, card, count):
            yield f"{seats[seat].does('plays', 'play')} {card}: {calling.number(count)}"
        case SaidGo(seat):
            yield f"{seats[seat]}: go"
        case Shown(seat, crib, cards, combos, points):
            call = calling.say(combos) if combos or not points else calling.number(points)
            yield f"{seats[seat].possessive} {'crib' if crib else 'hand'} {write(cards)}: {call}"
        case Pegged(side, points, why):
            scores[side] = min(scores[side] + points, targets[side])
            yield f"  {sides[side].does('pegs', 'peg')} {points} for {_WHY[why]}: {scores[side]}"
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
            scores[side] = pegs[1]
            yield f"  {sides[side].does('is', 'are')} crashed, to {pegs[1]}"
        case CountEnded() | DealEnded() | TurnedUp() | Passed() | Counted() | PathAsked():
            pass
        case _ as never:
            assert_never(never)


def _ended(outcome: Outcome, named: People) -> str:
    """How the game ended; what each loser settles, where that differs."""
    settled = {loss.title for loss in outcome.losses}
    won = named.together(outcome.winners).does("wins", "win")
    title = f" by a {outcome.title}" if outcome.title and len(settled) < 2 else ""
    gave_up = "" if outcome.resigned is None else f"{named.sides[outcome.resigned].does('gives', 'give')} up; "
    final = ", ".join(f"{who} {score}" for who, score in zip(named.sides, outcome.scores, strict=True))
    each = (f"; {named.sides[loss.side].does('is', 'are')} {_LOST[loss.title]}" for loss in outcome.losses)
    return f"{gave_up}{won}{title}: {final}{''.join(each) if len(settled) > 1 else ''}"
