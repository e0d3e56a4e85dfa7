"""The knock-out after the rounds, by rule 13.2 of the American Cribbage Congress.

One player in four qualifies, rounded up. The bracket is the next power of two; the places without a player are byes for
the highest qualifiers, so that the second round is full. In each round the best seed left meets the worst one.
(https://cribbage.org/rules/rule13.asp)
"""

from __future__ import annotations

from itertools import pairwise

from fifteentwo.club.evening import ClubGame, Evening, NotAllowed
from fifteentwo.club.events import KnockoutBegun, Paired, Pairing
from fifteentwo.club.standings import standings


def qualifiers(evening: Evening, number: int | None = None) -> KnockoutBegun:
    """The best of those who are here, by default a quarter of all who have played, rounded up. Raises NotAllowed."""
    size = wanted(evening) if number is None else number
    here = [row.player for row in standings(evening) if evening.players[row.player].here]
    if not 2 <= size <= len(here):
        raise NotAllowed("evening-qualifiers", most=len(here))
    return KnockoutBegun(tuple(here[:size]))


def wanted(evening: Evening) -> int:
    """A quarter of those who have played, rounded up; at least two."""
    played = {player for each in evening.games for player in each.players if not each.is_void}
    played.update(player for each in evening.rounds for player in each.byes)
    return max(2, -(-len(played) // 4))


def bracket_order(size: int) -> list[int]:
    """The seeds of a full bracket from top to bottom, from 0: neighbours meet, and the two best meet in the final.

    >>> bracket_order(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    order = [0]
    while len(order) < size:
        most = 2 * len(order) - 1
        order = [seed for best in order for seed in (best, most - best)]
    return order


def bracket(evening: Evening) -> list[list[int | None]]:
    """The places of each round from top to bottom, as far as they are known; None: a bye in the first round, or open later.

    The last list has one place: the champion's.
    """
    size = 1 << (len(evening.seeds) - 1).bit_length()
    places = [[evening.seeds[seed] if seed < len(evening.seeds) else None for seed in bracket_order(size)]]
    matches = {frozenset(game.players): game for game in evening.games if game.knockout}
    while len(places[-1]) > 1:
        places.append([_through(evening, matches, pair, len(places) == 1) for pair in pairs_of(places[-1])])
    return places


def champion(evening: Evening) -> int | None:
    """The winner of the knock-out, once the final is over."""
    return bracket(evening)[-1][0]


def next_round(evening: Evening) -> Paired:
    """The pairings of the next round. Raises NotAllowed after the final."""
    rounds = bracket(evening)
    for places, through in pairwise(rounds):
        decided = list(zip(pairs_of(places), through, strict=True))
        playing = [(one, other) for (one, other), winner in decided if winner is None and None not in (one, other)]
        if playing:
            byes = [winner for _, winner in decided if winner is not None]
            pairings = (Pairing(table, one, other) for table, (one, other) in enumerate(playing, 1))  # type: ignore[arg-type]
            return Paired(tuple(pairings), tuple(byes))
    raise NotAllowed("evening-final-over")


def pairs_of(places: list[int | None]) -> list[tuple[int | None, int | None]]:
    """The matches of a round, from top to bottom."""
    return list(zip(places[::2], places[1::2], strict=True))


def _through(
    evening: Evening,
    matches: dict[frozenset[int], ClubGame],
    pair: tuple[int | None, int | None],
    is_first: bool,
) -> int | None:
    """Who is through: the winner of the match, or the one whose opponent is a bye of the first round or has left."""
    one, other = pair
    if one is None or other is None:
        return (one if other is None else other) if is_first else None
    match = matches.get(frozenset((one, other)))
    if match is not None and match.winner is not None:
        return match.winner
    here = [player for player in (one, other) if evening.players[player].here]
    return here[0] if len(here) == 1 and (match is None or match.is_void) else None
