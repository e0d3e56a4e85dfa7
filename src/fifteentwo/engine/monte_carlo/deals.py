"""Deals that could be: what others would discard of their cards, whole deals between quick players, and the bank of them."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import JOKERS, PACK
from fifteentwo.engine.heuristics import crib_mean
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, Points, count_cards, mean_kept, points
from fifteentwo.engine.monte_carlo.rollout import BY, Moment, Seed, drawn, moment, play_on, share
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, MOST_PLAYERS, Laws
from fifteentwo.engine.monte_carlo.win_model import HEELS, SHOW, Bank
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

BANK: Final = 1500
BANKS: Final = 16
"""Banks kept in memory, 0.6 MB each."""
_EVENTS: Final = 64
_JACK: Final = 10
FIVE: Final = 4
ILLEGAL: Final = 50.0
"""Points taken off a discard that the rules forbid, so that no player chooses it."""


class Ways(NamedTuple):
    """How cards can be discarded, and what a crib is worth by the ranks discarded to it."""

    orders: Longs
    """(3, 9, 28, 8): by how many are discarded and how many there are: for each way the places of the cards, those discarded
    first."""
    many: Longs
    """(3, 9): how many ways."""
    cribs: Doubles
    """(2, 14, 14): two cards of these ranks in another's crib and in one's own."""
    crib: Doubles
    """(2, 14): one card."""


@cache
def ways() -> Ways:
    """Worked out once."""
    orders = np.zeros((3, MOST_CARDS + 1, 28, MOST_CARDS), np.int64)
    many = np.zeros((3, MOST_CARDS + 1), np.int64)
    for away in range(3):
        for cards in range(away, MOST_CARDS + 1):
            for way, laid in enumerate(combinations(range(cards), away)):
                kept = [place for place in range(cards) if place not in laid]
                orders[away, cards, way, :cards] = [*laid, *kept]
                many[away, cards] = way + 1
    cribs, crib = np.zeros((2, 14, 14)), np.zeros((2, 14))
    some = [*(PACK[4 * rank] for rank in range(13)), JOKERS[0]]
    others = [*(PACK[4 * rank + 1] for rank in range(13)), JOKERS[1]]
    for own in (0, 1):
        for low, one in enumerate(some):
            crib[own, low] = crib_mean([one], bool(own))
            for high, two in enumerate(others):
                cribs[own, low, high] = crib_mean([one, two], bool(own))
    return Ways(orders, many, cribs, crib)


@compiled
def worth_discarded(
    t: Points, laws: Laws, w: Ways, cards: Longs, size: int, away: int, own: bool, worths: Doubles
) -> int:
    """What each way to discard so many is worth to the quick player: hand and crib on average. How many ways there are."""
    counts = np.zeros(14, np.int64)
    kept = size - away
    many = int(w.many[away, size])
    for way in range(many):
        order = w.orders[away, size, way]
        counts[:] = 0
        suit = -1
        flush = kept >= 3
        for at in range(away, size):
            card = cards[order[at]]
            counts[card >> 2] += 1
            if card < 52:
                if suit >= 0 and card & 3 != suit:
                    flush = False
                suit = card & 3
        worth = mean_kept(t, counts, kept)
        if flush:
            worth += kept + 0.2
        if counts[_JACK]:
            worth += 0.2
        crib = 0.0
        if away == 2:
            crib = w.cribs[int(own), cards[order[0]] >> 2, cards[order[1]] >> 2]
        elif away == 1:
            crib = w.crib[int(own), cards[order[0]] >> 2]
        worth += crib if own else -crib
        worths[way] = -worth if laws.lowball else worth
        tossed = 0
        for at in range(away):
            tossed += cards[order[at]] >> 2 == FIVE
        if laws.toss_fives and counts[FIVE] and tossed < away:
            worths[way] -= ILLEGAL
    return many


@compiled
def to_discard(laws: Laws, seat: int, dealer: int) -> int:
    """How many cards this seat discards."""
    spared = laws.players >= 5 and seat % laws.sides == dealer % laws.sides
    return 0 if spared else laws.discards


@compiled
def dealt_to(laws: Laws, seat: int, dealer: int) -> int:
    """How many cards it is dealt."""
    return laws.dealt - laws.discards + to_discard(laws, seat, dealer)


@compiled
def keep(
    t: Points, laws: Laws, w: Ways, cards: Longs, size: int, seat: int, dealer: int, worths: Doubles, seed: Seed
) -> int:
    """The way the quick player discards, with a little wavering."""
    away = to_discard(laws, seat, dealer)
    many = worth_discarded(t, laws, w, cards, size, away, seat % laws.sides == dealer % laws.sides, worths)
    best = 0
    most = -1e9
    for way in range(many):
        worth = worths[way] + 0.3 * share(seed)
        if worth > most:
            most = worth
            best = way
    return best


@compiled
def shuffle(pack: Longs, many: int, first: int, seed: Seed) -> None:
    """Puts random cards of the first `many` of these into the first places."""
    for at in range(first):
        other = at + drawn(seed, many - at)
        pack[at], pack[other] = pack[other], pack[at]


@compiled
def begin(m: Moment, dealer: int, starter: int) -> None:
    """An empty table with a starter turned, before hands are taken up."""
    m.held[:] = 0
    m.sizes[:] = 0
    m.seen[:] = 0
    m.at[:] = 0
    m.at[BY] = dealer
    m.many[0] = 0
    if starter < 52:
        m.seen[starter >> 2] += 1


@compiled
def _deals(t: Points, laws: Laws, w: Ways, m: Moment, dealer: int, seed: Seed, found: Longs) -> None:
    """Whole deals of this dealer between quick players, as `Bank.events` has them."""
    pack = np.arange(52 + laws.jokers)
    hands = np.zeros((laws.players, MOST_CARDS), np.int64)
    crib = np.zeros(8, np.int64)
    worths = np.zeros(28)
    unseen = np.zeros(13, np.int64)
    kept = laws.dealt - laws.discards
    for deal in range(len(found)):
        shuffle(pack, len(pack), min(len(pack), laws.players * laws.dealt + 5), seed)
        taken = 0
        in_crib = 0
        begin(m, dealer, 52)
        for seat in range(laws.players):
            size = dealt_to(laws, seat, dealer)
            cards = pack[taken : taken + size]
            taken += size
            away = to_discard(laws, seat, dealer)
            way = keep(t, laws, w, cards, size, seat, dealer, worths, seed)
            order = w.orders[away, size, way]
            for at in range(away):
                crib[in_crib] = cards[order[at]]
                in_crib += 1
            for at in range(kept):
                card = cards[order[away + at]]
                hands[seat, at] = card
                m.held[seat, card >> 2] += 1
            m.sizes[seat] = kept
        for _ in range(laws.from_stock):
            crib[in_crib] = pack[taken]
            in_crib += 1
            taken += 1
        starter = int(pack[taken])
        event = 0
        if laws.heels and (starter >> 2 == JOKER or starter >> 2 == _JACK):
            found[deal, event] = (0, laws.heels, HEELS)
            event += 1
        if starter < 52:
            m.seen[starter >> 2] += 1
        play_on(laws, m, unseen, seed)
        for at in range(m.many[0]):
            found[deal, event] = m.events[at]
            found[deal, event, 0] = (m.events[at, 0] - dealer) % laws.players
            event += 1
        for step in range(1, laws.players + 1):
            seat = (dealer + step) % laws.players
            made = count_cards(t, laws, hands[seat], kept, starter, False)
            if made:
                found[deal, event] = (step % laws.players, made, SHOW)
                event += 1
        if laws.has_crib:
            made = count_cards(t, laws, crib, in_crib, starter, True)
            if made:
                found[deal, event] = (0, made, SHOW)


def bank(laws: Laws) -> Bank:
    """Deals by these rules, always the same."""
    return _bank(laws._replace(targets=(0,) * MOST_PLAYERS, stinkhole=0, crash=0))


@lru_cache(maxsize=BANKS)
def _bank(laws: Laws) -> Bank:
    """The bank of all rules that differ in nothing but how the score is kept, which no quick player looks at."""
    # A captain deals against two, and each of the two with the other: then it matters which seat deals.
    dealers = laws.players if laws.players % laws.sides else 1
    events = np.zeros((dealers, BANK // dealers, _EVENTS, 3), np.int64)
    table, luck = points(bool(laws.lowball), bool(laws.nineteen)), np.array([20240607], np.uint64)
    made = np.zeros((*events.shape[:2], laws.players))
    of_sides = np.zeros((*events.shape[:2], laws.sides))
    for dealer, found in enumerate(events):
        _deals(table, laws, ways(), moment(laws.players), dealer, luck, found)
        for step in range(laws.players):
            made[dealer, :, step] = (found[:, :, 1] * (found[:, :, 0] == step)).sum(axis=1)
            of_sides[dealer, :, (dealer + step) % laws.players % laws.sides] += made[dealer, :, step]
    means = made.mean(axis=1)
    # Who deals changes; what is left when that is taken out is chance.
    apart = of_sides[:, :, 0] - of_sides[:, :, 1]
    spread = float(np.sqrt(max(1.0, (apart - apart.mean(axis=1, keepdims=True)).var())))
    return Bank(events.astype(np.int16), float(of_sides.mean()), spread, means - means.mean(axis=1, keepdims=True))
