"""The play, played on from any moment by a quick player: points now, less what the next may answer with.

A player here looks at his own cards and at what lies on the table, never at another's hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER
from fifteentwo.engine.monte_carlo.rules import Laws
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import Longs

Seed = NDArray[np.uint64]

ANSWER: Final = 0.9
"""What a point of the next player's answer counts against the card that invites it; this and the next by trial."""
IN_LOWBALL: Final = 0.35
"""The same where points are a loss."""
FROM_PAIR: Final = 0.3
"""What it counts for a card that there is another of it to answer a pair with."""
HIGH: Final = 0.1
"""What each pip of a card counts for it among three or more, where low cards are worth keeping for the goes."""
WAVER: Final = 0.2
"""By so many points a card's worth is blurred: nobody plays the same every time."""
CARD, GO, LAST = 0, 1, 2


class Moment(NamedTuple):
    """A moment of the play. All arrays are written to as it goes on."""

    held: Longs
    """(players, 14): cards of each rank in hand, jokers last."""
    sizes: Longs
    """(players,)"""
    row: Longs
    """Ranks played in this deal."""
    seen: Longs
    """(14,): cards of each rank that lie face up."""
    at: Longs
    """Where the count began, cards played, the count, who played last, who said go (bits), and who did since the last card."""
    events: Longs
    """(n, 3): seat, points and kind (card, go, last), as they were pegged."""
    many: Longs
    """(1,): how many events there are."""


START, PLAYED, COUNT, BY, GONE, GOES = range(6)


def moment(players: int) -> Moment:
    """Room for one."""
    return Moment(
        np.zeros((players, 14), np.int64),
        np.zeros(players, np.int64),
        np.zeros(64, np.int64),
        np.zeros(14, np.int64),
        np.zeros(6, np.int64),
        np.zeros((96, 3), np.int64),
        np.zeros(1, np.int64),
    )


@compiled
def drawn(seed: Seed, below: int) -> int:
    """A number from 0, less than this."""
    x = seed[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    seed[0] = x
    high = (x * np.uint64(2685821657736338717)) >> np.uint64(33)
    return int(high) % below


@compiled
def share(seed: Seed) -> float:
    """A number from 0 to 1."""
    return drawn(seed, 1 << 30) / (1 << 30)


@compiled
def invited(row: Longs, start: int, played: int, count: int, unseen: Longs) -> float:
    """The points with which the next card may answer, summed over the unseen cards."""
    total = 0.0
    room = 31 - count
    last = row[played - 1]
    length = played - start
    for rank in range(min(13, room if room < 10 else 13)):
        many = unseen[rank]
        if many <= 0:
            continue
        then = count + min(rank + 1, 10)
        near = length >= 2 and abs(rank - last) <= length
        if rank == last or near or then in (15, 31):
            row[played] = rank
            total += many * pegged(row, start, played + 1, then)
    return total


@compiled
def weigh(laws: Laws, m: Moment, seat: int, rank: int, unseen: Longs, hidden: int) -> float:
    """What a card of this rank is worth to the quick player: points now, less some of what it invites."""
    at = m.at
    played = at[PLAYED]
    count = at[COUNT] + min(rank + 1, 10)
    m.row[played] = rank
    worth = float(pegged(m.row, at[START], played + 1, count))
    if count == 31:
        return -worth if laws.lowball else worth
    for step in range(1, laws.players):
        other = (seat + step) % laws.players
        if m.sizes[other] and not at[GONE] >> other & 1:
            if other % laws.sides != seat % laws.sides:
                inviting = invited(m.row, at[START], played + 1, count, unseen) * m.sizes[other] / hidden
                worth -= (IN_LOWBALL if laws.lowball else ANSWER) * inviting
            break
    if laws.lowball:
        return -worth
    if m.held[seat, rank] > 1:
        worth += FROM_PAIR
    return worth + HIGH * min(rank + 1, 10) if laws.players > 2 else worth


@compiled
def unseen_by(m: Moment, seat: int, unseen: Longs) -> int:
    """Leaves what this seat has not seen, by rank, and gives how many cards that is."""
    hidden = 0
    for rank in range(13):
        unseen[rank] = 4 - m.seen[rank] - m.held[seat, rank]
        hidden += max(0, unseen[rank])
    return max(1, hidden)


@compiled
def quick_card(laws: Laws, m: Moment, seat: int, unseen: Longs, seed: Seed) -> int:
    """The rank this seat plays, and 16 more where it plays a joker as it. It holds one that fits."""
    room = 31 - m.at[COUNT]
    top = 13 if room >= 10 else room
    only = -1
    choices = 0
    for rank in range(top):
        if m.held[seat, rank]:
            choices += 1
            only = rank
    if choices == 1 and m.held[seat, JOKER] == 0:
        return only
    hidden = unseen_by(m, seat, unseen)
    best = -1
    most = -1e9
    for rank in range(top):
        if m.held[seat, rank] or m.held[seat, JOKER]:
            worth = weigh(laws, m, seat, rank, unseen, hidden) + WAVER * share(seed)
            if worth > most:
                most = worth
                best = rank
    return best if m.held[seat, best] else best + 16


@compiled
def can_play(m: Moment, seat: int) -> bool:
    """Whether this seat holds a card that fits."""
    room = 31 - m.at[COUNT]
    held = 0
    for rank in range(13 if room >= 10 else room):
        held += m.held[seat, rank]
    return bool(held or (room > 0 and m.held[seat, JOKER]))


@compiled
def _halted(laws: Laws, m: Moment, seat: int, plays: bool) -> bool:
    """By Bicycle's rule nobody plays on once the first after a go cannot play either."""
    went = False
    went_before = False
    for step in range(1, laws.players):
        other = (m.at[BY] + step) % laws.players
        if other == seat:
            break
        if m.sizes[other]:
            went_before = went_before or went
            went = bool(m.at[GOES] >> other & 1)
    return went_before or (went and not plays)


@compiled
def turn(laws: Laws, m: Moment) -> int:
    """Whose card is next, once goes are said and counts ended; -1 when the play is over."""
    at = m.at
    while True:
        over = True
        for seat in range(laws.players):
            if m.sizes[seat]:
                over = False
        lead = at[START] == at[PLAYED]
        found = -1
        if at[COUNT] < 31:
            for step in range(1, laws.players + 1):
                seat = (at[BY] + step) % laws.players
                if m.sizes[seat] and not at[GONE] >> seat & 1:
                    found = seat
                    break
        if lead:
            return -1 if over else found
        if found >= 0:
            plays = can_play(m, found)
            if not (laws.bicycle and _halted(laws, m, found, plays)):
                if plays:
                    return found
                if found != at[BY]:
                    at[GONE] |= 1 << found
                    at[GOES] |= 1 << found
                    continue
        if at[COUNT] < 31 and (not over or laws.last_card):
            _peg(m, at[BY], 1, LAST if over else GO)
        at[START] = at[PLAYED]
        at[COUNT] = 0
        at[GONE] = 0
        at[GOES] = 0
        if over or laws.one_count:
            return -1


@compiled
def _peg(m: Moment, seat: int, points: int, kind: int) -> None:
    if points:
        event = m.many[0]
        m.events[event, 0] = seat
        m.events[event, 1] = points
        m.events[event, 2] = kind
        m.many[0] = event + 1


@compiled
def play(m: Moment, seat: int, chosen: int) -> None:
    """This seat plays a card: its rank, and 16 more for a joker."""
    at = m.at
    rank = chosen & 15
    m.held[seat, JOKER if chosen & 16 else rank] -= 1
    m.sizes[seat] -= 1
    m.row[at[PLAYED]] = rank
    at[PLAYED] += 1
    at[COUNT] += min(rank + 1, 10)
    at[BY] = seat
    at[GOES] = 0
    if not chosen & 16:
        m.seen[rank] += 1
    _peg(m, seat, pegged(m.row, at[START], at[PLAYED], at[COUNT]), CARD)


@compiled
def play_on(laws: Laws, m: Moment, unseen: Longs, seed: Seed) -> None:
    """The rest of the play, everybody the quick player. `unseen` is room for thirteen numbers."""
    while True:
        seat = turn(laws, m)
        if seat < 0:
            return
        play(m, seat, quick_card(laws, m, seat, unseen, seed))


@compiled
def copy(source: Moment, target: Moment) -> None:
    """Sets one moment to another."""
    target.held[:] = source.held
    target.sizes[:] = source.sizes
    target.row[:] = source.row
    target.seen[:] = source.seen
    target.at[:] = source.at
    target.many[0] = source.many[0]
    for event in range(source.many[0]):
        target.events[event] = source.events[event]
