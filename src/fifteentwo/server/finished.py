"""Finished games: how each came out, worked out once when it ends and kept in the store."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

import msgspec
from msgspec import Struct

from fifteentwo.families import AnyEvent, AnyRules, AnyState
from fifteentwo.game import Outcome, Seat, Side
from fifteentwo.record import read_card
from fifteentwo.record.model import games_in
from fifteentwo.rules import parse
from fifteentwo.server.ratings_stale import STALE_ALL
from fifteentwo.server.wire import ENCODER
from fifteentwo.table import AnyEntry, AnyTable, Moment, open_table
from fifteentwo.tally import DealPoints, HandCounted, SeatMeans, means

if TYPE_CHECKING:
    import sqlalchemy as sa

_LOG: Final = logging.getLogger(__name__)
_ENTRY: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry, dec_hook=read_card)


class ResultEntry(Struct, frozen=True):
    """A finished game as the store keeps it: its number in the match, and JSON of its result and of its deals."""

    number: int
    result: str
    deals: str


class GameResult(Struct, frozen=True, gc=False):
    """How one game of a match came out.

    Attributes:
        scores: The scores of the sides; where one resigned, those of that moment.
        winners: The sides that won it.
        titles: For each side, what its loss is called: '', 'lurch', 'skunk' or 'double skunk'.
        resigned: The side that resigned, or was out of time, if one did.
        out_of_time: Whether that side lost on time.
        assisted: The seats that had help.
        demonstrated: Whether the computer chose in a player's place.
        deals: The number of deals begun.
        means: The points of each seat by role and part; empty where there are no deals to tell apart.
        best: The best hand or crib of each seat, if it counted one.
    """

    scores: tuple[int, ...]
    winners: tuple[Side, ...]
    titles: tuple[str, ...]
    resigned: Side | None
    assisted: tuple[Seat, ...]
    demonstrated: bool
    deals: int
    means: tuple[SeatMeans, ...]
    best: tuple[HandCounted | None, ...]
    out_of_time: bool = False


_read_card: Final = lru_cache(maxsize=256)(read_card)
RESULT: Final = msgspec.json.Decoder(GameResult, dec_hook=_read_card)
DEALS: Final = msgspec.json.Decoder(tuple[DealPoints, ...], dec_hook=_read_card)


def results_of(table: AnyTable, after: int = 0) -> Iterator[ResultEntry]:
    """The finished games of a match, as the store keeps them, without the first `after` games."""
    for number, moments in enumerate(games_in(table.moments), 1):
        outcome = moments[-1].outcome
        if number > after and outcome is not None:
            deals = _deals(table, moments)
            result = _result(table, moments[-1], outcome, deals)
            yield ResultEntry(number, ENCODER.encode(result).decode(), ENCODER.encode(deals).decode())


def _deals(table: AnyTable, moments: Iterable[Moment[AnyState, AnyEvent]]) -> tuple[DealPoints, ...]:
    if table.family.deals is None:
        return ()
    return table.family.deals(cast(AnyRules, table.rules), ((moment.events, moment.state) for moment in moments))


def _result(
    table: AnyTable, last: Moment[AnyState, AnyEvent], outcome: Outcome, deals: tuple[DealPoints, ...]
) -> GameResult:
    seats = range(table.rules.players) if deals else ()
    return GameResult(
        scores=outcome.scores if outcome.resigned is None else tuple(last.state.scores),
        winners=outcome.winners,
        titles=_titles(outcome),
        resigned=outcome.resigned,
        assisted=last.assisted,
        demonstrated=last.demonstrated,
        deals=last.state.deals,
        means=tuple(means(deals, seat) for seat in seats),
        best=tuple(_best(deals, seat) for seat in seats),
        out_of_time=outcome.out_of_time,
    )


def _titles(outcome: Outcome) -> tuple[str, ...]:
    by_side = {loss.side: loss.title for loss in outcome.losses}
    return tuple(
        "" if side in outcome.winners else by_side.get(side, outcome.title) for side in range(len(outcome.scores))
    )


def _best(deals: Iterable[DealPoints], seat: Seat) -> HandCounted | None:
    """The highest hand or crib of a seat, the first of those that are equal."""
    own = (hand for deal in deals for hand in deal.counted if hand.seat == seat)
    return max(own, key=lambda hand: hand.points, default=None)


_GAMES: Final = """
    SELECT id, rules, deal, updated FROM games WHERE NOT EXISTS (SELECT 1 FROM results WHERE game = id) ORDER BY id
"""
_ENTRIES: Final = "SELECT entry FROM entries WHERE game = :game ORDER BY number"
_INSERT: Final = (
    "INSERT INTO results (game, number, ended, result, deals) VALUES (:game, :number, :ended, :result, :deals)"
)


def fill_in(connection: sa.Connection) -> None:
    """Works out the finished games whose results the store does not have yet, from the logs.

    When the earlier games of a match ended is not known: they get the time at which the match was last played. A game
    whose log cannot be played is left out.
    """
    import sqlalchemy as sa  # noqa: PLC0415 - only a store that is old needs it

    has_found = False
    for game, rules, deal, updated in connection.execute(sa.text(_GAMES)).all():
        entries = connection.execute(sa.text(_ENTRIES), {"game": game}).scalars()
        try:
            found = list(results_of(open_table(parse(rules), map(_ENTRY.decode, entries), deal)))
        except Exception as error:  # one damaged game must not stop the others
            _LOG.warning("The result of game %s cannot be worked out: %s", game, error)
            continue
        if found:
            rows = [{"game": game, "ended": updated, **msgspec.structs.asdict(entry)} for entry in found]
            connection.execute(sa.text(_INSERT), rows)
            has_found = True
    for sql in STALE_ALL if has_found else ():
        connection.execute(sa.text(sql))
