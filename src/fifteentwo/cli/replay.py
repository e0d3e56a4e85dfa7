"""`fifteentwo replay`: checks a recorded game and prints what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Annotated, Any

from cyclopts import Parameter

from fifteentwo.cli.language import reason, spoken, wrong_input
from fifteentwo.cli.output import write_json
from fifteentwo.cli.reading import name_of, read_text
from fifteentwo.families import AnyEvent, AnyState
from fifteentwo.locales.coded import Message, coded
from fifteentwo.people import people
from fifteentwo.record import BadRecord, Replayed, load
from fifteentwo.record.model import games_in
from fifteentwo.rules import write
from fifteentwo.table import Moment


def replay(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, json: bool = False) -> int:
    """Check a recorded game against its rules and print what happened."""
    text = read_text(file)
    try:
        replayed = load(text)
    except BadRecord as error:
        raise wrong_input("wrong-reason", where=name_of(file), reason=reason(error)) from None
    if json:
        write_json(_figures(replayed))
    else:
        for line in _story(replayed):
            print(line)
    return 0


def _figures(replayed: Replayed) -> dict[str, Any]:
    table, record = replayed.table, replayed.record
    return {
        "rules": write(record.rules),
        "seats": record.seats,
        "deal": record.deal,
        "series": record.series,
        "games": [
            {
                "scores": game[-1].outcome.scores if game[-1].outcome else game[-1].state.scores,
                "outcome": game[-1].outcome,
                "assisted": recorded.assisted,
                "events": [event for moment in game for event in moment.events],
            }
            for game, recorded in zip(games_in(table.moments), record.games, strict=True)
        ],
        "standing": table.standing,
        "over": table.is_over,
        "winner": table.winner,
        "unchecked": list(map(str, replayed.unchecked)),
    }


def _story(replayed: Replayed) -> Iterator[str]:
    record, table = replayed.record, replayed.table
    yield _heading(replayed).in_language(spoken())
    if (place := record.series) is not None:
        sides = dict(zip(map(record.rules.side, range(record.rules.players)), place.won, strict=True))
        figures = " : ".join(str(sides[side]) for side in sorted(sides))
        yield coded("log-series", number=place.match, id=place.id, figures=figures).in_language(spoken())
    for number, game in enumerate(games_in(table.moments), 1):
        yield ""
        if record.rules.players > 1:
            yield coded("log-game", number=number).in_language(spoken())
        yield from (f"  {words}" for words in _told(replayed, game))
        for seat in record.games[number - 1].assisted:
            yield f"  {coded('log-assisted', who=record.seats[seat]).in_language(spoken())}"
        if game[-1].outcome is None:
            yield f"  {coded('log-unfinished').in_language(spoken())}"
    if record.rules.players > 1:
        yield ""
        yield from (line.in_language(spoken()) for line in _standing(replayed))
    for sentence in replayed.unchecked:
        yield coded("log-unchecked", sentence=sentence).in_language(spoken())


def _heading(replayed: Replayed) -> Message:
    record = replayed.record
    sides = [side.words for side in people(record.seats, record.rules).sides]
    who = reduce(lambda one, other: coded("log-against", one=one, other=other), sides)
    rules = write(record.rules)
    if record.deal is None:
        return coded("log-heading", who=who, rules=rules)
    return coded("log-heading-deal", who=who, rules=rules, deal=record.deal)


def _told(replayed: Replayed, game: Sequence[Moment[AnyState, AnyEvent]]) -> Iterator[str]:
    """Lines that tell what happened in a game."""
    family, named = replayed.table.family, people(replayed.record.seats, replayed.record.rules)
    state = game[0].state
    for moment in game:
        for event in moment.events:
            state = family.evolve(state, event)
            yield from family.sentences(event, state, named, spoken())


def _standing(replayed: Replayed) -> Iterator[Message]:
    table = replayed.table
    named, standing = people(replayed.record.seats, table.rules), table.standing
    sides = (
        coded("log-side", who=name.words, points=standing.points[side], games=standing.wins[side])
        for side, name in enumerate(named.sides)
    )
    yield coded("log-standing", sides=tuple(sides))
    if table.winner is not None:
        winner = named.sides[table.winner]
        yield coded("log-match-won", who=winner.words, person=winner.person)
    elif table.is_over:
        yield coded("log-match-drawn")
