"""Cards weighed in the play: each is played out in the same deals that could be."""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import Points, count_cards
from fifteentwo.engine.monte_carlo.determinize import Known, Worlds
from fifteentwo.engine.monte_carlo.discards import TRIES, Place, finish
from fifteentwo.engine.monte_carlo.rollout import Moment, Seed, copy, play, play_on, share
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws
from fifteentwo.engine.monte_carlo.win_model import Bank, chance, won
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs


@compiled
def resample(weights: Doubles, chosen: Longs, seed: Seed) -> None:
    """Draws numbers of worlds in proportion to their weights, evenly; all alike where nothing weighs anything."""
    many = len(chosen)
    total = weights.sum()
    if total <= 0:
        for at in range(many):
            chosen[at] = at % len(weights)
        return
    step = total / many
    mark = share(seed) * step
    so_far = weights[0]
    world = 0
    for at in range(many):
        while so_far < mark and world < len(weights) - 1:
            world += 1
            so_far += weights[world]
        chosen[at] = world
        mark += step


@compiled
def play_cards(
    t: Points,
    laws: Laws,
    bank: Bank,
    place: Place,
    k: Known,
    worlds: Worlds,
    chosen: Longs,
    now: Moment,
    choices: Longs,
    shows_me: Longs,
    binding: bool,
    room: tuple[Moment, Longs, Seed],
    pegged: Longs,
    wins: Doubles,
) -> None:
    """Plays each choice out in the chosen worlds: what each side pegs from here, (choices, worlds, sides), and the chance to win.

    `now` is the moment with my own cards in it; `shows_me` what my hand counts after each choice.
    """
    m, unseen, seed = room
    me = place.seat
    there = np.empty_like(place.pegs)
    cards = np.zeros(MOST_CARDS, np.int64)
    crib = np.zeros(12, np.int64)
    shows = np.zeros(laws.players, np.int64)
    for nth in range(len(chosen)):
        world = chosen[nth]
        luck = seed[0]
        for seat in range(laws.players):
            size = 0
            for at in range(k.holds[seat] + k.hidden[seat]):
                cards[size] = worlds.held[world, seat, at]
                size += 1
            if seat != me:
                now.held[seat] = 0
                for at in range(size):
                    now.held[seat, cards[at] >> 2] += 1
                now.sizes[seat] = size
            for at in range(len(k.plays)):
                if k.plays[at, 0] == seat:
                    card = k.plays[at, 1]
                    cards[size] = (card - 64 if binding else 52) if card >= 64 else card
                    size += 1
            shows[seat] = count_cards(t, laws, cards, size, k.starter, False)
        in_crib = 0
        for seat in range(laws.players):
            for at in range(k.lays[seat] + k.buried[seat]):
                crib[in_crib] = worlds.laid[world, seat, at]
                in_crib += 1
        for at in range(k.cribs + k.stock):
            crib[in_crib] = worlds.crib[world, at]
            in_crib += 1
        counted = count_cards(t, laws, crib, in_crib, k.starter, True) if laws.has_crib else 0
        for choice in range(len(choices)):
            seed[0] = luck
            copy(now, m)
            play(m, me, choices[choice])
            play_on(laws, m, unseen, seed)
            pegged[choice, nth] = 0
            for at in range(m.many[0]):
                pegged[choice, nth, m.events[at, 0] % laws.sides] += m.events[at, 1]
            there[:] = place.pegs
            shows[me] = shows_me[choice]
            if finish(laws, place, there, m, shows, counted):
                wins[choice, nth] = won(laws, there, me % laws.sides)
            else:
                after = (place.dealer + 1) % laws.players
                wins[choice, nth] = chance(
                    laws, place.holes, bank, there, place.paths, me % laws.sides, after, nth, TRIES
                )
