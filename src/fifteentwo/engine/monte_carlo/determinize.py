"""Determinizations in the play: deals of the unseen cards that fit what was seen, with importance weights (Ginsberg, 2001).

The weight is the probability that the rollout policy would have discarded and played as was seen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, PointTables
from fifteentwo.engine.monte_carlo.discard_policy import FIVE, DiscardWays, discard_count, discard_values
from fifteentwo.engine.monte_carlo.random_numbers import Seed, random_below, random_unit
from fifteentwo.engine.monte_carlo.rollout import COUNT, RolloutState, card_value, reset, unseen_by
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws
from fifteentwo.engine.monte_carlo.solved_play import KEPT, SolvedPlay, solved_chances, solved_step, solved_turn
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

PROPOSALS: Final = 4
"""Hands proposed for a seat, of which one is chosen in proportion to its likelihood."""
DISCARD_TEMPERATURE: Final = 0.4
"""The temperature of the softmax, in points, by which discards are taken to be chosen."""
PLAY_TEMPERATURE: Final = 2.5
"""The same for cards, for each player, in the unit of the rollout policy's weights, of which a point has some ten: others do not play as it
does, and with more of them a belief that is too sure rests on a few deals."""
TREMBLE: Final = 0.1
"""The probability of a random card."""
WRONG_TURN: Final = 1e-3
"""The likelihood of a play out of turn, which a deal should never need."""


class Observation(NamedTuple):
    """What a seat has observed in the play. Cards that have been played have the faces they were given."""

    plays: Longs
    """(n, 2): seat and card, plus 64 for a joker."""
    starter: int
    held: Longs
    """(players, 8): cards known to be in hand."""
    held_count: Longs
    """(players,): the number of them."""
    hidden: Longs
    """(players,): the number of unknown cards in hand."""
    least: Longs
    """(players,): the least count of the unknown cards, from a go."""
    discarded: Longs
    """(players, 2): cards known to be discarded."""
    discarded_count: Longs
    hidden_discards: Longs
    """(players,): the number of other discards."""
    crib: Longs
    """(4,): cards known to have come to the crib from the stock."""
    crib_count: int
    hidden_crib: int
    """The number of unknown cards from the stock in the crib."""
    order: Longs
    """(players,): the seats, those with the fewest possible cards first."""
    only_fives: Longs
    """(players,): whether all discards of a seat must be fives."""


class Determinizations(NamedTuple):
    """Deals of all cards that fit the observation, with their weights."""

    held: Longs
    """(n, players, 8): the cards in hand now."""
    discarded: Longs
    """(n, players, 2)"""
    crib: Longs
    """(n, 4): the cards from the stock in the crib."""
    weights: Doubles
    """(n,): importance weights."""


@compiled
def _fits(card: int, least: int) -> bool:
    return least <= 1 or (card < 52 and min((card >> 2) + 1, 10) >= least)


@compiled
def _take(pack: Longs, left: int, least: int, seed: Seed) -> int:
    """The place of a random card of those left with a count of at least `least`; -1 where there is none."""
    if least <= 1:
        return random_below(seed, left) if left else -1
    fitting = 0
    for at in range(left):
        if _fits(pack[at], least):
            fitting += 1
    if not fitting:
        return -1
    nth = random_below(seed, fitting)
    for at in range(left):
        if _fits(pack[at], least):
            if nth == 0:
                return at
            nth -= 1
    return -1


@compiled
def _take_five(pack: Longs, left: int, seed: Seed) -> int:
    """The place of a random five of those left; -1 where there is none."""
    fives = 0
    for at in range(left):
        fives += pack[at] >> 2 == FIVE
    if not fives:
        return -1
    nth = random_below(seed, fives)
    for at in range(left):
        if pack[at] >> 2 == FIVE:
            if nth == 0:
                return at
            nth -= 1
    return -1


@compiled
def _draw(pack: Longs, left: int, observed: Observation, seat: int, found: Longs, seed: Seed) -> int:
    """Draws a seat's unknown cards from the pack into `found`; returns how many are left, -1 where none fit."""
    for at in range(observed.hidden[seat] + observed.hidden_discards[seat]):
        if at >= observed.hidden[seat] and observed.only_fives[seat]:
            place = _take_five(pack, left, seed)
        else:
            place = _take(pack, left, observed.least[seat] if at < observed.hidden[seat] else 1, seed)
        if place < 0:
            return -1
        found[at] = pack[place]
        left -= 1
        pack[place], pack[left] = pack[left], pack[place]
    return left


@compiled
def _discard_likelihood(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    observed: Observation,
    seat: int,
    dealer: int,
    proposal: Longs,
    values: Doubles,
) -> float:
    """The likelihood of a seat's discards, relative to the best, if it holds the proposed cards."""
    away = discard_count(laws, seat, dealer)
    if away == 0 or away != observed.discarded_count[seat] + observed.hidden_discards[seat]:
        return 1.0
    cards = np.zeros(MOST_CARDS, np.int64)
    size = 0
    for at in range(observed.discarded_count[seat]):
        cards[size] = observed.discarded[seat, at]
        size += 1
    for at in range(observed.hidden_discards[seat]):
        cards[size] = proposal[observed.hidden[seat] + at]
        size += 1
    for at in range(observed.held_count[seat]):
        cards[size] = observed.held[seat, at]
        size += 1
    for at in range(observed.hidden[seat]):
        cards[size] = proposal[at]
        size += 1
    for at in range(len(observed.plays)):
        if observed.plays[at, 0] == seat:
            card = observed.plays[at, 1]
            cards[size] = 52 if card >= 64 else card
            size += 1
    own = seat % laws.sides == dealer % laws.sides
    many = discard_values(tables, laws, ways, cards, size, away, own, values)
    most = -1e9
    for way in range(many):
        most = max(most, values[way])
    # The cards discarded come first, and so do they in the first way.
    return float(np.exp((values[0] - most) / DISCARD_TEMPERATURE))


@compiled
def _play_likelihood(
    laws: Laws,
    policy: SolvedPlay,
    observed: Observation,
    me: int,
    dealer: int,
    state: RolloutState,
    hands: Longs,
    unseen: Longs,
) -> float:
    """The likelihood of the others' plays, if these are the cards they hold now."""
    reset(state, dealer, observed.starter)
    for seat in range(laws.players):
        for at in range(observed.held_count[seat] + observed.hidden[seat]):
            state.held[seat, hands[seat, at] >> 2] += 1
            state.sizes[seat] += 1
    for at in range(len(observed.plays)):
        seat, card = observed.plays[at, 0], observed.plays[at, 1]
        state.held[seat, JOKER if card >= 64 else card >> 2] += 1
        state.sizes[seat] += 1
    likelihood = 1.0
    warmth = PLAY_TEMPERATURE * laws.players
    ranks, chances = np.empty(KEPT, np.int64), np.empty(KEPT, np.float64)
    for at in range(len(observed.plays)):
        seat, card = observed.plays[at, 0], observed.plays[at, 1]
        if solved_turn(laws, policy, state) != seat:
            likelihood *= WRONG_TURN
        rank = (card & 63) >> 2
        if seat != me and card < 64 and state.held[seat, JOKER] == 0:
            room = 31 - state.at[COUNT]
            choices = solved_chances(policy, state, seat, ranks, chances)
            total = 1.0 if choices else 0.0
            this = 0.0
            for other in range(choices):
                if ranks[other] == rank:
                    this = chances[other]
            hidden = 0 if choices else unseen_by(state, seat, unseen)
            for other in range(0 if total else 13 if room >= 10 else room):
                if state.held[seat, other]:
                    choices += 1
                    value = np.exp(card_value(laws, state, seat, other, unseen, hidden) / warmth)
                    total += value
                    if other == rank:
                        this = value
            if choices:  # none where the deal does not fit the turn
                likelihood *= (1 - TREMBLE) * this / total + TREMBLE / choices
        solved_step(policy, state, seat, rank + (16 if card >= 64 else 0))
    return likelihood if solved_turn(laws, policy, state) == me else likelihood * WRONG_TURN


@compiled
def determinize(
    tables: PointTables,
    laws: Laws,
    policy: SolvedPlay,
    ways: DiscardWays,
    observed: Observation,
    me: int,
    dealer: int,
    unseen: Longs,
    buffers: tuple[RolloutState, Longs, Seed],
    samples: Determinizations,
) -> None:
    """Fills the samples with deals of the unseen cards and their importance weights."""
    state, ranks, seed = buffers
    values = np.zeros(28)
    proposals = np.zeros((PROPOSALS, MOST_CARDS), np.int64)
    likelihood = np.zeros(PROPOSALS)
    for number in range(len(samples.weights)):
        pack = unseen.copy()
        left = len(pack)
        weight = 1.0
        for place in range(laws.players):
            seat = observed.order[place]
            need = observed.hidden[seat] + observed.hidden_discards[seat]
            for at in range(observed.held_count[seat]):
                samples.held[number, seat, at] = observed.held[seat, at]
            for at in range(observed.discarded_count[seat]):
                samples.discarded[number, seat, at] = observed.discarded[seat, at]
            if need == 0:
                continue
            total = 0.0
            for trial in range(PROPOSALS):
                fitting = _draw(pack, left, observed, seat, proposals[trial], seed)
                likelihood[trial] = 0.0
                if fitting >= 0:
                    likelihood[trial] = _discard_likelihood(
                        tables, laws, ways, observed, seat, dealer, proposals[trial], values
                    )
                total += likelihood[trial]
            weight *= total / PROPOSALS
            if total <= 0:
                break
            nth = random_unit(seed) * total
            chosen = 0
            while chosen < PROPOSALS - 1 and nth >= likelihood[chosen]:
                nth -= likelihood[chosen]
                chosen += 1
            for at in range(need):
                card = proposals[chosen, at]
                if at < observed.hidden[seat]:
                    samples.held[number, seat, observed.held_count[seat] + at] = card
                else:
                    samples.discarded[number, seat, observed.discarded_count[seat] + at - observed.hidden[seat]] = card
                for slot in range(left):
                    if pack[slot] == card:
                        left -= 1
                        pack[slot], pack[left] = pack[left], pack[slot]
                        break
        if weight > 0:
            for at in range(observed.crib_count):
                samples.crib[number, at] = observed.crib[at]
            for at in range(observed.hidden_crib):
                place = random_below(seed, left)
                samples.crib[number, observed.crib_count + at] = pack[place]
                left -= 1
                pack[place], pack[left] = pack[left], pack[place]
            weight *= _play_likelihood(laws, policy, observed, me, dealer, state, samples.held[number], ranks)
        samples.weights[number] = weight
