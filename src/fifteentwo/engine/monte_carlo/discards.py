"""Discards weighed: the hand exactly over its starters, the crib and the play over deals that could be."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, Points, count_cards
from fifteentwo.engine.monte_carlo.deals import Ways, begin, dealt_to, keep, shuffle, to_discard
from fifteentwo.engine.monte_carlo.rollout import Moment, Seed, play_on
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws
from fifteentwo.engine.monte_carlo.win_model import HEELS, SHOW, Bank, chance, move, won
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

_JACK = 10
TRIES = 4


class Place(NamedTuple):
    """Where the game stands: who asks, who deals, and the pegs."""

    seat: int
    dealer: int
    pegs: Longs
    paths: Longs
    holes: Longs
    """`rules.crash_holes`."""


class Hidden(NamedTuple):
    """Deals that could be, to one who has not discarded yet."""

    hands: Longs
    """(n, players, 8): what the others keep."""
    crib: Longs
    """(n, 8): the crib but for what this seat discards to it."""
    starters: Longs
    """(n,)"""


@compiled
def hands_over_starters(
    t: Points, laws: Laws, w: Ways, cards: Longs, size: int, away: int, unseen: Longs, found: Doubles
) -> None:
    """What is kept, way by way, with each of the unseen cards as the starter: (ways, unseen)."""
    kept = np.zeros(MOST_CARDS, np.int64)
    for way in range(w.many[away, size]):
        order = w.orders[away, size, way]
        for at in range(size - away):
            kept[at] = cards[order[away + at]]
        for at in range(len(unseen)):
            found[way, at] = count_cards(t, laws, kept, size - away, unseen[at], False)


@compiled
def deal_others(
    t: Points, laws: Laws, w: Ways, seat: int, dealer: int, unseen: Longs, worlds: Hidden, seed: Seed
) -> None:
    """Deals the unseen cards to the others, who discard as the quick player does."""
    pack = unseen.copy()
    worths = np.zeros(28)
    for world in range(len(worlds.starters)):
        shuffle(pack, len(pack), min(len(pack), laws.players * laws.dealt + 5), seed)
        taken = 0
        in_crib = 0
        for other in range(laws.players):
            if other == seat:
                continue
            size = dealt_to(laws, other, dealer)
            cards = pack[taken : taken + size]
            taken += size
            away = to_discard(laws, other, dealer)
            order = w.orders[away, size, keep(t, laws, w, cards, size, other, dealer, worths, seed)]
            for at in range(size):
                if at < away:
                    worlds.crib[world, in_crib] = cards[order[at]]
                    in_crib += 1
                else:
                    worlds.hands[world, other, at - away] = cards[order[at]]
        for _ in range(laws.from_stock):
            worlds.crib[world, in_crib] = pack[taken]
            in_crib += 1
            taken += 1
        worlds.starters[world] = pack[taken]


@compiled
def cribs(
    t: Points, laws: Laws, w: Ways, cards: Longs, size: int, away: int, worlds: Hidden, in_crib: int, found: Doubles
) -> None:
    """The crib, way by way, in each world: (ways, worlds)."""
    crib = np.zeros(8, np.int64)
    for world in range(len(worlds.starters)):
        crib[:in_crib] = worlds.crib[world, :in_crib]
        for way in range(len(found)):
            order = w.orders[away, size, way]
            for at in range(away):
                crib[in_crib + at] = cards[order[at]]
            found[way, world] = count_cards(t, laws, crib, in_crib + away, worlds.starters[world], True)


@compiled
def play_out(
    t: Points,
    laws: Laws,
    w: Ways,
    bank: Bank,
    place: Place,
    cards: Longs,
    size: int,
    away: int,
    tried: Longs,
    worlds: Hidden,
    cribs: Doubles,
    room: tuple[Moment, Longs, Seed],
    pegged: Longs,
    wins: Doubles,
) -> None:
    """Plays these ways out in every world: what each side pegs, (tried, worlds, sides), and the chance to win after it.

    `cribs` are those of the ways tried, (tried, worlds). Every way meets the same luck in a world.
    """
    m, unseen, seed = room
    kept = size - away
    me, dealer = place.seat, place.dealer
    there = np.empty_like(place.pegs)
    mine = np.zeros(MOST_CARDS, np.int64)
    shows = np.zeros(laws.players, np.int64)
    for world in range(len(worlds.starters)):
        starter = worlds.starters[world]
        luck = seed[0]
        for other in range(laws.players):
            if other != me:
                shows[other] = count_cards(t, laws, worlds.hands[world, other], kept, starter, False)
        for trial in range(len(tried)):
            seed[0] = luck
            order = w.orders[away, size, tried[trial]]
            begin(m, dealer, starter)
            for other in range(laws.players):
                m.sizes[other] = kept
                for at in range(kept):
                    card = cards[order[away + at]] if other == me else worlds.hands[world, other, at]
                    m.held[other, card >> 2] += 1
                    if other == me:
                        mine[at] = card
            shows[me] = count_cards(t, laws, mine, kept, starter, False)
            play_on(laws, m, unseen, seed)
            pegged[trial, world] = 0
            for at in range(m.many[0]):
                pegged[trial, world, m.events[at, 0] % laws.sides] += m.events[at, 1]
            there[:] = place.pegs
            out = False
            if (starter >> 2 == JOKER or starter >> 2 == _JACK) and laws.heels:
                out = move(laws, place.holes, there, place.paths, dealer % laws.sides, laws.heels, HEELS)
            out = out or finish(laws, place, there, m, shows, int(cribs[trial, world]))
            if out:
                wins[trial, world] = won(laws, there, me % laws.sides)
            else:
                wins[trial, world] = chance(
                    laws,
                    place.holes,
                    bank,
                    there,
                    place.paths,
                    me % laws.sides,
                    (dealer + 1) % laws.players,
                    world,
                    TRIES,
                )


@compiled
def finish(laws: Laws, place: Place, there: Longs, m: Moment, shows: Longs, crib: int) -> bool:
    """Pegs the play, the hands in their order and the crib; whether somebody is out."""
    for at in range(m.many[0]):
        side = m.events[at, 0] % laws.sides
        if move(laws, place.holes, there, place.paths, side, m.events[at, 1], m.events[at, 2]):
            return True
    for step in range(1, laws.players + 1):
        seat = (place.dealer + step) % laws.players
        if shows[seat] and move(laws, place.holes, there, place.paths, seat % laws.sides, shows[seat], SHOW):
            return True
    return bool(crib) and move(laws, place.holes, there, place.paths, place.dealer % laws.sides, crib, SHOW)
