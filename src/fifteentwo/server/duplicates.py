"""Duplicate play: rooms whose cards come from a numbered set, so that others can play the same deals with seats swapped.

The set is the secret by which the packs are shuffled, and there are no salts: docs/fair.md says what that proves. A room keeps
its set as its secret, marked by `SET`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Final, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.club.traveller import BoardDeal, BoardTable, gains, scores
from fifteentwo.families import AnyRules, family_of
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError, CodedValueError, quotable
from fifteentwo.rules import CribbageRules, described, parse, write
from fifteentwo.server.chance import SET
from fifteentwo.server.duplicate_rows import SetRow, SetRows
from fifteentwo.server.duplicate_wire import DuplicateDeal, DuplicateReport, DuplicateScore, DuplicateTable
from fifteentwo.server.finished import DEALS, RESULT, GameResult
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import CHAIRS, Chair
from fifteentwo.table import AnyEntry, Begin, Hinted
from fifteentwo.tally import DealPoints

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

DIGITS: Final = 18
"""The most digits of the number of a set."""

FIRST_DEALER: Final = 1
"""The seat that deals first in every game of a set."""


def set_of(chance: str) -> str | None:
    """The number of the set of a room with this secret; None if its cards come from no set."""
    return chance.removeprefix(SET) if chance.startswith(SET) else None


def check_rules(rules: AnyRules) -> None:
    """Raises ValueError if there are no sets for games by these rules."""
    if rules.players != 2 or family_of(rules).packs is None or rules.match_kind != "single":
        raise CodedValueError("set-of-deals-rules")


def chance_of(asked: str = "") -> str:
    """The secret of a room for the set with this number, '' for a new one. Raises CodedValueError."""
    if asked and not (asked.isascii() and asked.isdecimal() and len(asked) <= DIGITS):
        raise CodedValueError("set-of-deals-number", given=quotable(asked), most=DIGITS)
    number = int(asked) if asked else SystemRandom().randrange(10 ** (DIGITS - 1), 10**DIGITS)
    return f"{SET}{number}"


def first_entries(begin: Begin, chairs: Sequence[Chair], known: bool) -> tuple[AnyEntry, ...]:
    """The first entries of a room of a set; where its cards may be `known`, its people are marked as assisted."""
    people = [seat for seat, chair in enumerate(chairs) if chair.player is None] if known else []
    return begin, *map(Hinted, people)


class _Row(Struct, frozen=True):
    """A finished game of a set."""

    id: str
    rules: str
    chairs: tuple[Chair, Chair]
    holders: dict[Seat, str]
    result: GameResult
    deals: tuple[DealPoints, ...]

    @property
    def players(self) -> tuple[str, str]:
        """Who played, so that it is known at other tables: the holder's hash, or the computer player."""
        first, second = (chair.player or self.holders.get(seat, chair.name) for seat, chair in enumerate(self.chairs))
        return first, second


def _read(row: SetRow) -> _Row:
    chairs = cast(tuple[Chair, Chair], CHAIRS.decode(row.chairs))
    return _Row(row.id, row.rules, chairs, row.holders, RESULT.decode(row.result), DEALS.decode(row.deals))


async def report(rows: SetRows, chance: str, token: str, rules: str | None = None) -> DuplicateReport:
    """What has been made of a set, by the rules of the asker's last game of it or by these. Raises CodedError."""
    number = set_of(chance)
    if number is None:
        raise CodedError("set-of-deals-none")
    owner, found = token_hash(token), [_read(row) for row in await rows.tables(chance)]
    mine = [row for row in found if owner in row.holders.values()]
    line = rules or (mine[-1].rules if mine else found[-1].rules if found else "standard")
    same = [row for row in found if row.rules == line]
    known = parse(line, CribbageRules)
    shown = same if any(row in mine for row in same) else []
    boards = [BoardTable(row.players, row.result.winners[0], tuple(_deals(row, known))) for row in shown]
    by_points = gains(boards, lambda deal: deal.points[0] - deal.points[1])
    names = {
        player: (chair.name, chair.player)
        for row in shown
        for player, chair in zip(row.players, row.chairs, strict=True)
    }
    return DuplicateReport(
        number,
        write(known),
        described(known),
        len(same),
        tuple(_table(row, board, line, owner) for row, board, line in zip(shown, boards, by_points, strict=True)),
        tuple(
            DuplicateScore(
                *names[cast(str, each.player)], each.player == owner, each.tables, each.wins, each.points, each.chance
            )
            for each in scores(boards)
        ),
    )


def _table(row: _Row, board: BoardTable, gained: Sequence[float | None], owner: str) -> DuplicateTable:
    own = tuple(seat for seat, holder in sorted(row.holders.items()) if holder == owner)
    first, second = row.chairs
    return DuplicateTable(
        row.id if own else None,
        own,
        (first.name, second.name),
        (first.player, second.player),
        board.winner,
        row.result.resigned is not None and not row.result.out_of_time,
        bool(row.result.assisted),
        tuple(
            DuplicateDeal(deal.dealer, deal.points, deal.scores, more, deal.chance)
            for deal, more in zip(board.deals, gained, strict=True)
        ),
    )


def _deals(row: _Row, rules: CribbageRules) -> list[BoardDeal]:
    """The deals of a game, with the change of the chance of seat 0."""
    chances = _chances(row, rules)
    found = []
    for number, deal in enumerate(row.deals):
        before = row.deals[number - 1].scores if number else (0, 0)
        first, second = (after - was for after, was in zip(deal.scores, before, strict=True))
        change = None if chances is None else chances[number + 1] - chances[number]
        found.append(BoardDeal(deal.dealer, (first, second), (deal.scores[0], deal.scores[1]), change))
    return found


def _chances(row: _Row, rules: CribbageRules) -> list[float] | None:
    """The chance of seat 0 before each deal and at the end; None where the rules are not solved."""
    from fifteentwo.analysis.by_score import win_chances  # noqa: PLC0415 - NumPy is heavy

    try:
        by_dealer = win_chances(rules)
    except CodedError:
        return None
    start = [0, 0]
    if rules.three_for_last and row.deals:
        start[1 - row.deals[0].dealer] = 3
    before = [tuple(start), *(deal.scores for deal in row.deals[:-1])]
    of_dealers = [
        (deal.dealer, float(by_dealer[scores[deal.dealer], scores[1 - deal.dealer]]))
        for deal, scores in zip(row.deals, before, strict=True)
    ]
    chances = [chance if dealer == 0 else 1 - chance for dealer, chance in of_dealers]
    return [*chances, float(row.result.winners == (0,))]


def swapped(room: Room) -> bool:
    """Whether the rematch of this room is the same set with seats swapped."""
    return set_of(room.row.chance) is not None and room.terms.leg == 1


def with_leg(terms: Terms, leg: Literal[0, 1, 2]) -> Terms:
    """The terms of a game of a set, or of none."""
    if leg and terms.open_cards:
        raise CodedValueError("set-of-deals-hidden")
    return replace(terms, leg=leg)
