"""The formats: who plays whom in the next round, and when the rounds are over.

All formats pair by one matching of least cost. What a format adds is whom a player may meet, and what a pairing costs.
From high to low, the cost of a round is made of the byes already had, of second meetings, and of what the format wants:
the rotation its plan, the Swiss system equal scores. So a late arrival, a withdrawal and an odd number need no rules of
their own: the next round is the best one for those who are here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
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
_LATE: Final = 10**7
"""The costs of one bye more, of a second meeting, of a bye right after another, and of a bye for who came a round later; what a
format wants costs less than any of them."""


class Format(Struct, frozen=True):
    """How an evening is paired.

    Attributes:
        name: Its name in the settings.
        rounds: The number of rounds for this many players; None: until everybody has met, or the organiser ends it.
        meetings: How often two players may meet at most.
        wish: What the format wants of the next round: the cost of a pairing, below 10**9.
        is_arena: Whether players are paired as soon as they are free.
        late_is_bye: Whether a round before somebody came counts like a bye when the next one is given.
    """

    name: FormatName
    rounds: Callable[[int], int | None]
    meetings: int
    wish: Callable[[Evening], Callable[[int, int], int]]
    is_arena: bool = False
    late_is_bye: bool = True


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
        Format("swiss", _swiss_rounds, 2, by_score, late_is_bye=False),
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
    return not _can_anybody_play(evening)


def next_round(evening: Evening) -> Paired:
    """The pairings of the next round. Raises NotAllowed if there is none now."""
    _check_can_pair(evening)
    if evening.seeds:
        return knockout.next_round(evening)
    pairs, left = _pairs(evening)
    return Paired(_at_tables(evening, pairs), () if format_of(evening).is_arena else tuple(left))


def can_pair(evening: Evening) -> bool:
    """Whether `next_round` has pairings now."""
    try:
        _check_can_pair(evening)
    except NotAllowed:
        return False
    return True


def _check_can_pair(evening: Evening) -> None:
    """Raises NotAllowed if the next round has no pairings now. Everybody who looks at the evening asks this: nothing is paired."""
    if evening.is_closed:
        raise NotAllowed("evening-closed")
    if evening.open_games and (evening.seeds or not format_of(evening).is_arena):
        raise NotAllowed("evening-games-open")
    if evening.seeds:
        knockout.next_round(evening)
        return
    if len(evening.here) < 2:
        raise NotAllowed("evening-too-few")
    if is_complete(evening):
        raise NotAllowed("evening-rounds-over")
    if not _can_anybody_play(evening):
        raise NotAllowed("evening-nobody")


def _free(evening: Evening) -> list[int]:
    """The players who are here and do not play at the moment."""
    busy = {player for game in evening.open_games for player in game.players}
    return [player.id for player in evening.here if player.id not in busy]


def _can_anybody_play(evening: Evening) -> bool:
    """Whether there are two free players who may meet."""
    meetings = _meetings(evening)
    return any(meetings(one, other) is not None for one, other in combinations(_free(evening), 2))


def _pairs(evening: Evening) -> tuple[list[tuple[int, int]], list[int]]:
    """The pairs of the next round, and those who are left over."""
    sat_out = _sat_out(evening)
    last = evening.rounds[-1].byes if evening.rounds else ()

    def bye(player: int) -> int:
        byes, late = sat_out[player]
        return _BYE * byes + _LATE * late + _BYE_AGAIN * (player in last)

    return pair_off(_free(evening), _cost(evening), bye)


def _sat_out(evening: Evening) -> dict[int, tuple[int, int]]:
    """What decides who has the next bye: how often each player has sat out; then, how many rounds they have missed by coming late.

    A round before somebody came is one that they sat out, but not in the Swiss system: there, as in chess, nobody has a second
    bye while somebody has had none.
    """
    late = {player.id: player.since for player in evening.players}
    if format_of(evening).late_is_bye:
        return {player: (byes + late[player], 0) for player, byes in byes_of(evening).items()}
    return {player: (byes, late[player]) for player, byes in byes_of(evening).items()}


def _cost(evening: Evening) -> Cost:
    """The cost of a pairing by the format and by how often the two have met."""
    meetings, wish = _meetings(evening), format_of(evening).wish(evening)

    def cost(one: int, other: int) -> int | None:
        met = meetings(one, other)
        return met if met is None else _MEETING * min(met, 100) + wish(one, other)

    return cost


def _meetings(evening: Evening) -> Cost:
    """How often two players have met; None if they must not meet now."""
    kind = format_of(evening)
    met: Counter[tuple[int, int]] = Counter()
    last: dict[int, int] = {}
    for game in evening.games:
        both = (game.first, game.second), (game.second, game.first)
        last |= dict(both)
        if not game.is_void:
            met.update(both)
    most, before = kind.meetings, {} if not kind.is_arena or len(evening.here) <= 2 else last

    def meetings(one: int, other: int) -> int | None:
        times = met.get((one, other), 0)
        if times >= most or (before and before.get(one) == other and before.get(other) == one):
            return None  # in an arena not the same opponent twice in a row
        return times

    return meetings


def _at_tables(evening: Evening, pairs: list[tuple[int, int]]) -> tuple[Pairing, ...]:
    """The pairs at the lowest free tables; the leaders sit at the first ones where scores decide."""
    taken = {game.table for game in evening.open_games}
    free = (table for table in range(1, len(taken) + len(pairs) + 1) if table not in taken)
    if format_of(evening).wish is by_score:
        place = {row.player: at for at, row in enumerate(standings(evening))}
        pairs = sorted(pairs, key=lambda pair: min(place[player] for player in pair))
    return tuple(Pairing(table, *pair) for table, pair in zip(free, pairs, strict=False))
