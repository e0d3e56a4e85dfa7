"""The recap of a finished game deal by deal: where the points came from, the best hands, and what decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fifteentwo import calling, match
from fifteentwo.families import AnyRules, family_of
from fifteentwo.game import Side
from fifteentwo.locales.coded import SILENCE
from fifteentwo.record.model import games_in
from fifteentwo.rules import parse
from fifteentwo.rules.validity import is_solved
from fifteentwo.server.chance import is_sealed
from fifteentwo.server.figures import average, expected, expected_of
from fifteentwo.server.finished import DEALS, RESULT, GameResult
from fifteentwo.server.history_wire import (
    GameOfMatch,
    LedThroughout,
    PartOfGame,
    PartWon,
    PastLine,
    Recap,
    RecapFact,
    RecapHand,
    ShortOfLine,
    Trailed,
)
from fifteentwo.server.wire import skunk_lines
from fifteentwo.table import AnyTable
from fifteentwo.tally import DealPoints, Part, Role, add, means

PARTS: Final[tuple[Part, ...]] = ("hand", "crib", "pegging")

FEW_DEALS: Final = 3
"""In fewer deals than this, leading throughout is not mentioned."""

LEAST_DIFFERENCE: Final = 5
"""Points by which a side must trail, or be ahead in a part of the game, to be mentioned."""

MOST_HOLES: Final = 10
"""A skunk line further away than this is not mentioned."""


def recap(table: AnyTable, number: int, rules_text: str, result: str, deals: str) -> Recap | None:
    """A game of the match at the table, from the store; None for a game without deals."""
    rules = parse(rules_text)
    if family_of(rules).deals is None:
        return None
    outcome, of_game = RESULT.decode(result), DEALS.decode(deals)
    parts = tuple(_part(rules, of_game, part) for part in PARTS)
    return Recap(
        number=number,
        sides=tuple(map(rules.side, range(rules.players))),
        targets=rules.targets,
        skunk_lines=skunk_lines(rules),
        deals=of_game,
        parts=parts,
        best=tuple(_best(rules, outcome, of_game, side) for side in range(rules.sides)),
        facts=tuple(_facts(rules, outcome, of_game, parts)),
        games=tuple(games_of(table))[:number],
        is_sealed=is_sealed(table),
    )


def games_of(table: AnyTable) -> Iterator[GameOfMatch]:
    """The finished games of a match, in order."""
    before = match.before(table.rules).points
    for moments in games_in(table.moments):
        outcome, points = moments[-1].outcome, moments[-1].standing.points
        if outcome is not None:
            gained = tuple(now - then for now, then in zip(points, before, strict=True))
            yield GameOfMatch(outcome.winners, outcome.scores, gained)
            before = points


def _part(rules: AnyRules, deals: Sequence[DealPoints], part: Part) -> PartOfGame:
    sides = range(rules.sides)
    of_sides = [
        add([means(deals, seat) for seat in range(rules.players) if rules.side(seat) == side]) for side in sides
    ]
    role: Role | None = "dealer" if part == "crib" else None
    return PartOfGame(
        part=part,
        points=tuple(sum(_points(rules, deal, part, side) for deal in deals) for side in sides),
        averages=tuple(average(of_side, part, role) for of_side in of_sides),
        expected=expected_of(expected(), part, role) if is_solved(rules) else None,
    )


def _points(rules: AnyRules, deal: DealPoints, part: Part, side: Side) -> int:
    """The points of a part of one deal for a side."""
    if part == "pegging":
        pegged = sum(points for seat, points in enumerate(deal.pegging) if rules.side(seat) == side)
        return pegged + (deal.heels if rules.side(deal.dealer) == side else 0)
    return sum(hand.points for hand in deal.counted if rules.side(hand.seat) == side and hand.crib == (part == "crib"))


def _best(rules: AnyRules, outcome: GameResult, deals: Sequence[DealPoints], side: Side) -> RecapHand | None:
    """The highest hand or crib of a side, the first of those that are equal."""
    counted = [
        (number, place, hand)
        for number, deal in enumerate(deals, 1)
        for place, hand in enumerate(deal.counted, 1)
        if rules.side(hand.seat) == side
    ]
    if not counted:
        return None
    number, place, hand = max(counted, key=lambda one: one[2].points)
    combos = family_of(rules).recounted(rules, hand)
    ended = number == len(deals) and place == len(deals[-1].counted) and _is_top(outcome, side)
    return RecapHand(
        deal=number,
        hand=hand,
        call=calling.call(combos) if combos else SILENCE,
        table=tuple((row.name, row.points) for row in calling.table(combos)),
        was_last=ended and outcome.resigned is None,
    )


def _is_top(outcome: GameResult, side: Side) -> bool:
    """Whether this side won with the highest score, not, as in lowball, with the lowest."""
    return side in outcome.winners and outcome.scores[side] == max(outcome.scores)


def _facts(
    rules: AnyRules, outcome: GameResult, deals: Sequence[DealPoints], parts: Sequence[PartOfGame]
) -> Iterator[RecapFact]:
    """What decided the game: how the winner stood before, the part it was won in, the skunk line."""
    losers = [side for side in range(rules.sides) if side not in outcome.winners]
    if outcome.resigned is not None or not losers or not deals or not _is_top(outcome, outcome.winners[0]):
        return
    winner, other = outcome.winners[0], max(losers, key=outcome.scores.__getitem__)
    yield from _course(deals, winner)
    ahead = [PartWon(each.part, winner, each.points[winner], other, each.points[other]) for each in parts]
    most = max(ahead, key=lambda fact: fact.points - fact.against)
    if most.points - most.against >= LEAST_DIFFERENCE:
        yield most
    yield from _line(rules, outcome, other)


def _course(deals: Sequence[DealPoints], winner: Side) -> Iterator[RecapFact]:
    behind = [
        max(score for side, score in enumerate(deal.scores) if side != winner) - deal.scores[winner]
        for deal in deals[:-1]
    ]
    worst = max(behind, default=0)
    if worst >= LEAST_DIFFERENCE:
        yield Trailed(winner, worst, behind.index(worst) + 1)
    elif len(deals) > FEW_DEALS and worst < 0:
        yield LedThroughout(winner)


def _line(rules: AnyRules, outcome: GameResult, loser: Side) -> Iterator[RecapFact]:
    """The skunk line, if the loser stopped near it; of the best loser."""
    score, title = outcome.scores[loser], outcome.titles[loser]
    for line in skunk_lines(rules):
        if loser not in line.sides:
            continue
        if line.title == title and line.hole - score <= MOST_HOLES:
            yield ShortOfLine(loser, line.hole - score, title)
        elif 0 <= score - line.hole <= MOST_HOLES and line.title != title:
            yield PastLine(loser, score - line.hole, line.title)
