"""The formats: who plays whom in the next round, and when the rounds are over.

All formats pair by one matching of least cost. What a format adds is whom a player may meet, and what a pairing costs.
From high to low, the cost of a round is made of the byes already had, of second meetings, and of what the format wants:
the rotation its plan, the Swiss system equal scores. So a late arrival, a withdrawal and an odd number need no rules of
their own: the next round is the best one for those who are here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from fifteentwo.club import knockout
from fifteentwo.club.evening import Evening, NotAllowed
from fifteentwo.club.events import FormatName, Paired, Pairing
from fifteentwo.club.matching import Cost, pair_off
from fifteentwo.club.standings import byes_of, standings

_BYE: Final = 10**12
_MEETING: Final = 10**9
_BYE_AGAIN: Final = 10**9 // 2
"""The costs of one bye more, of a second meeting, and of a bye right after another; what a format wants costs less."""


class Format(Struct, frozen=True):
    """How an evening is paired.

    Attributes:
        name: Its name in the settings.
        rounds: The number of rounds for this many players; None: until everybody has met, or the organiser ends it.
        meetings: How often two players may meet at most.
        wish: What the format wants of the next round: the cost of a pairing, below 10**9.
        is_arena: Whether players are paired as soon as they are free.
    """

    name: FormatName
    rounds: Callable[[int], int | None]
    meetings: int
    wish: Callable[[Evening], Callable[[int, int], int]]
    is_arena: bool = False


def rotation(evening: Evening) -> Callable[[int, int], int]:
    """Prefers the pairs of the circle method: in each round of a cycle other pairs, until everybody has met everybody.

    The players keep their places in the circle when somebody comes or goes. With an odd number one place stands for the
    bye, and the next late arrival takes it.
    """
    cycle = max(1, len(evening.players) - 1 + len(evening.players) % 2)
    now = len(evening.rounds) % cycle

    def wish(one: int, other: int) -> int:
        low, high = sorted((one, other))
        planned = low == now if high == cycle else (low + high) % cycle == 2 * now % cycle
        return 0 if planned else 1

    return wish


def by_score(evening: Evening) -> Callable[[int, int], int]:
    """Prefers players with the same game points; among them the upper half meets the lower half."""
    rows = standings(evening)
    points = {row.player: row.points for row in rows}
    groups = Counter(points.values())
    place = {row.player: at for at, row in enumerate(rows)}

    def wish(one: int, other: int) -> int:
        apart = abs(points[one] - points[other])
        half = groups[points[one]] // 2 if apart == 0 else 1
        return 1000 * apart**2 + abs(abs(place[one] - place[other]) - half)

    return wish


def _swiss_rounds(players: int) -> int:
    return max(5, (players - 1).bit_length())


FORMATS: Final[dict[FormatName, Format]] = {
    each.name: each
    for each in (
        Format("acc9", lambda _: 9, 2, rotation),
        Format("acc22", lambda _: 22, 2, rotation),
        Format("round-robin", lambda _: None, 1, rotation),
        Format("swiss", _swiss_rounds, 2, by_score),
        Format("arena", lambda _: None, 10**6, by_score, is_arena=True),
    )
}


def format_of(evening: Evening) -> Format:
    """The format of an evening."""
    return FORMATS[evening.settings.format]


def rounds_of(evening: Evening) -> int | None:
    """The number of rounds, as far as it is known: nobody meets anybody more often than the format allows.

    A round robin lasts at least as many rounds as a player has opponents.
    """
    kind = format_of(evening)
    if kind.is_arena:
        return None
    players = max(len(evening.here), 2)
    most = kind.meetings * (players - 1 + players % 2)
    asked = evening.settings.rounds or kind.rounds(players)
    return most if asked is None else min(asked, most)


def is_complete(evening: Evening) -> bool:
    """Whether no round is left to be paired: before the knock-out, or after its final."""
    if evening.seeds:
        return knockout.champion(evening) is not None
    kind = format_of(evening)
    if kind.is_arena or not evening.rounds:
        return False
    asked = evening.settings.rounds or kind.rounds(len(evening.here))
    if asked is not None and len(evening.rounds) >= asked:
        return True
    return not _pairs(evening)[0]


def next_round(evening: Evening) -> Paired:
    """The pairings of the next round. Raises NotAllowed if there is none now."""
    if evening.is_closed:
        raise NotAllowed("evening-closed")
    kind = format_of(evening)
    if evening.open_games and (evening.seeds or not kind.is_arena):
        raise NotAllowed("evening-games-open")
    if evening.seeds:
        return knockout.next_round(evening)
    if len(evening.here) < 2:
        raise NotAllowed("evening-too-few")
    if is_complete(evening):
        raise NotAllowed("evening-rounds-over")
    pairs, left = _pairs(evening)
    if not pairs:
        raise NotAllowed("evening-nobody")
    return Paired(_at_tables(evening, pairs), () if kind.is_arena else tuple(left))


def can_pair(evening: Evening) -> bool:
    """Whether `next_round` has pairings now."""
    try:
        next_round(evening)
    except NotAllowed:
        return False
    return True


def _pairs(evening: Evening) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs of the next round, and those who are left over."""
    busy = {player for game in evening.open_games for player in game.players}
    free = [player for player in evening.here if player.id not in busy]
    sat_out = _sat_out(evening)
    last = evening.rounds[-1].byes if evening.rounds else ()

    def bye(player: int) -> int:
        return _BYE * sat_out[player] + _BYE_AGAIN * (player in last)

    return pair_off([player.id for player in free], _cost(evening), bye)


def _sat_out(evening: Evening) -> dict[int, int]:
    """How often each player has had a bye, or was not here yet: the next bye goes to one who has the fewest."""
    return {player: byes + evening.players[player].since for player, byes in byes_of(evening).items()}


def _cost(evening: Evening) -> Cost:
    """The cost of a pairing by the format and by how often the two have met."""
    kind = format_of(evening)
    met = Counter(frozenset(game.players) for game in evening.games if not game.is_void)
    last: dict[int, int] = {}
    for game in evening.games:
        last |= {game.first: game.second, game.second: game.first}
    again = len(evening.here) <= 2
    wish = kind.wish(evening)

    def cost(one: int, other: int) -> int | None:
        meetings = met[frozenset((one, other))]
        if meetings >= kind.meetings:
            return None
        if kind.is_arena and not again and last.get(one) == other and last.get(other) == one:
            return None  # not the same opponent twice in a row
        return _MEETING * min(meetings, 100) + wish(one, other)

    return cost


def _at_tables(evening: Evening, pairs: list[tuple[int, int]]) -> tuple[Pairing, ...]:
    """The pairs at the lowest free tables; the leaders sit at the first ones where scores decide."""
    taken = {game.table for game in evening.open_games}
    free = (table for table in range(1, len(taken) + len(pairs) + 1) if table not in taken)
    if format_of(evening).wish is by_score:
        place = {row.player: at for at, row in enumerate(standings(evening))}
        pairs = sorted(pairs, key=lambda pair: min(place[player] for player in pair))
    return tuple(Pairing(table, *pair) for table, pair in zip(free, pairs, strict=False))
