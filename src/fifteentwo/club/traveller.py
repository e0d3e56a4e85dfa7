"""Duplicate play: the same deals at several tables, compared deal by deal, as on a traveller of duplicate bridge.

At each table the player with the same seat holds the same cards. A player's score for a deal is what they made of it, less what
the others in the same seat made of it on average.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from statistics import fmean

from msgspec import Struct

from fifteentwo.game import Seat


class BoardDeal(Struct, frozen=True):
    """A deal at one table.

    Attributes:
        dealer: The seat that dealt.
        points: What each seat made of it.
        scores: The scores after it.
        chance: How much it changed the chance of seat 0 to win; None where that is not known.
    """

    dealer: Seat
    points: tuple[int, int]
    scores: tuple[int, int]
    chance: float | None = None


class BoardTable(Struct, frozen=True):
    """A finished game of a set: who played at each seat, the seat that won, and the deals."""

    players: tuple[Hashable, Hashable]
    winner: Seat
    deals: tuple[BoardDeal, ...]


class PlayerScore(Struct, frozen=True):
    """What a player has scored over all tables.

    `points` and `chance` are against the others with the same cards, a deal at a time, summed and averaged over the player's
    tables; None where nobody else has played the deals, or the chances are not known.
    """

    player: Hashable
    tables: int
    wins: int
    points: float | None
    chance: float | None


def scores(tables: Sequence[BoardTable]) -> tuple[PlayerScore, ...]:
    """What each player has scored, the best first."""
    of_points, of_chance = gains(tables, _net), gains(tables, _change)
    seats: dict[Hashable, list[tuple[int, Seat]]] = defaultdict(list)
    for number, table in enumerate(tables):
        for seat, player in enumerate(table.players):
            seats[player].append((number, seat))
    found = [
        PlayerScore(
            player,
            len(held),
            sum(tables[number].winner == seat for number, seat in held),
            _mean([_of_seat(of_points[number], seat) for number, seat in held]),
            _mean([_of_seat(of_chance[number], seat) for number, seat in held]),
        )
        for player, held in seats.items()
    ]
    return tuple(sorted(found, key=lambda each: (-(each.points or 0.0), -each.wins)))


def gains(tables: Sequence[BoardTable], worth: Callable[[BoardDeal], float | None]) -> list[list[float | None]]:
    """For each table and deal: what it is worth for seat 0, less the mean of that deal at the other tables.

    None for a deal that no other table has played, or whose worth is not known.
    """
    by_deal = [[worth(deal) for deal in table.deals] for table in tables]
    found = []
    for number, own in enumerate(by_deal):
        others = [each for place, each in enumerate(by_deal) if place != number]
        line: list[float | None] = []
        for place, value in enumerate(own):
            known = [each[place] for each in others if place < len(each)]
            known_values = [each for each in known if each is not None]
            line.append(None if value is None or not known_values else value - fmean(known_values))
        found.append(line)
    return found


def _net(deal: BoardDeal) -> float:
    return deal.points[0] - deal.points[1]


def _change(deal: BoardDeal) -> float | None:
    return deal.chance


def _of_seat(line: Sequence[float | None], seat: Seat) -> float | None:
    known = [each for each in line if each is not None]
    return None if not known else sum(known) * (1 if seat == 0 else -1)


def _mean(values: Sequence[float | None]) -> float | None:
    known = [each for each in values if each is not None]
    return fmean(known) if known else None
