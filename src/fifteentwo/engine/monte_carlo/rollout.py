"""Rollouts of the play from any state by a fast policy: a softmax of a sum of weights, which are fitted for each kind of game.

The policy sees its own cards and the table, never another hand.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import JOKERS
from fifteentwo.cribbage import State
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER
from fifteentwo.engine.monte_carlo.random_numbers import Seed, random_gumbel
from fifteentwo.engine.monte_carlo.rollout_weights import policy_weights
from fifteentwo.engine.monte_carlo.rules import Laws, laws
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.game import Seat

POINTS, REPLY, PARTNER, PAIR, FITS, AS_JOKER = range(6)
"""The first weights: of the points pegged at once; of those the next player can answer with on average, an opponent or a partner; of
a rank held twice; of having a card that still fits; of playing a joker."""
COUNTS: Final = 6
"""From here: by the count after the card, from 0 to 31."""
RANKS_PLAYED: Final = COUNTS + 32
"""From here: by the number of cards in hand, from 1 to 4 or more, and the rank played to a count."""
RANKS_LED: Final = RANKS_PLAYED + 4 * 13
"""From here: the rank that leads the deal, and one that leads a later count."""
FOLLOWED: Final = RANKS_LED + 2 * 13
"""From here: by the last rank of the count and the rank played."""
HELD: Final = FOLLOWED + 13 * 13
"""From here: by the rank played and each rank that stays in hand."""
TO_COUNT: Final = HELD + 13 * 13
"""From here: by the count after the card and the rank played."""
HELD_AT: Final = TO_COUNT + 32 * 13
"""From here: by the count after the card and each rank that stays in hand."""
AGAINST: Final = HELD_AT + 32 * 13
"""From here: by the count after the card and the cards of the next seat that has not said go, from 0 to 4 or more."""
WEIGHTS: Final = AGAINST + 32 * 5
ACTIVE: Final = 24
"""The most weights that one card has."""
CARD, GO, LAST = 0, 1, 2
FAR: Final = 1 << 20
"""What a side needs where the score does not matter."""
OUT: Final = 1e6
"""What is added to the value of a card that wins at once: more than values differ by."""


class RolloutState(NamedTuple):
    """The state of the play. Its arrays are updated in place."""

    held: Longs
    """(players, 14): cards of each rank in hand, jokers last."""
    sizes: Longs
    """(players,)"""
    row: Longs
    """(64,): the ranks played in this deal, in order."""
    seen: Longs
    """(14,): cards of each rank that are face up."""
    at: Longs
    """(8,): where the count began, cards played, the count, who played last, who said go (bits), and who since the last card;
    the node of the solved play, and the turns without a card that fits since it was set; at the indices `START` to `PASSES`."""
    events: Longs
    """(n, 3): seat, points and kind (card, go, last), as they were pegged."""
    many: Longs
    """(1,): the number of events."""
    needs: Longs
    """(sides,): the points each side still needs to be out, or about `FAR` where the score does not matter. On the crash board crashes are left out."""
    weights: Doubles
    """(WEIGHTS,): those of the policy; the same for all states of a game."""
    which: Longs
    """(ACTIVE,): a buffer for the weights that a card has."""
    amounts: Doubles
    """(ACTIVE,): what they are multiplied by: a buffer for the first two, of which the first is what the card pegs at once, and 1 for the others."""


START, PLAYED, COUNT, BY, GONE, GOES, NODE, PASSES = range(8)


def new_state(laws: Laws) -> RolloutState:
    """A state of zeros."""
    return RolloutState(
        np.zeros((laws.players, 14), np.int64),
        np.zeros(laws.players, np.int64),
        np.zeros(64, np.int64),
        np.zeros(14, np.int64),
        np.zeros(8, np.int64),
        np.zeros((96, 3), np.int64),
        np.zeros(1, np.int64),
        np.full(laws.sides, FAR, np.int64),
        policy_weights(laws),
        np.zeros(ACTIVE, np.int64),
        np.ones(ACTIVE),
    )


@compiled
def reset(state: RolloutState, dealer: int, starter: int) -> None:
    """Resets the state to an empty table with a starter, before the hands are dealt."""
    state.held[:] = 0
    state.sizes[:] = 0
    state.seen[:] = 0
    state.at[:] = 0
    state.at[BY] = dealer
    state.many[0] = 0
    state.needs[:] = FAR
    if starter < 52:
        state.seen[starter >> 2] += 1


def state_of_play(state: State, known: Collection[Seat]) -> RolloutState:
    """The present state of the play, with the cards of the seats whose hands are `known`."""
    assert state.dealer is not None
    assert state.starter is not None
    now = new_state(laws(state.rules))
    for seat in known:
        for card in state.hands[seat]:
            now.held[seat, JOKER if card in JOKERS else card.rank - 1] += 1
    now.sizes[:] = [len(hand) for hand in state.hands]
    for at, (_, card) in enumerate(state.plays):
        now.row[at] = card.rank - 1
        if card.unnamed not in JOKERS:
            now.seen[card.rank - 1] += 1
    if state.starter.rank and state.starter.unnamed not in JOKERS:
        now.seen[state.starter.rank - 1] += 1
    now.at[START], now.at[PLAYED], now.at[COUNT] = state.count_from, len(state.plays), state.count
    now.at[BY] = state.plays[-1][0] if state.plays else state.dealer
    now.at[GONE] = sum(1 << gone for gone in state.gone)
    return now


@compiled
def reply_points(row: Longs, start: int, played: int, count: int, unseen: Longs) -> float:
    """The points of the next card, summed over the unseen cards."""
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
def card_features(laws: Laws, state: RolloutState, seat: int, rank: int, unseen: Longs, hidden: int) -> int:
    """Writes the weights that a card of this rank has, and what they are multiplied by, to the buffers of the state; returns their
    number.
    """
    at, which, amounts = state.at, state.which, state.amounts
    played = at[PLAYED]
    count = at[COUNT] + min(rank + 1, 10)
    state.row[played] = rank
    which[0], amounts[0] = POINTS, pegged(state.row, at[START], played + 1, count)
    which[1], amounts[1] = REPLY, 0.0
    answering = 0
    if count < 31:
        for step in range(1, laws.players):
            other = (seat + step) % laws.players
            if state.sizes[other] and not at[GONE] >> other & 1:
                if other % laws.sides == seat % laws.sides:
                    which[1] = PARTNER
                answering = min(state.sizes[other], 4)
                replies = reply_points(state.row, at[START], played + 1, count, unseen)
                amounts[1] = replies * state.sizes[other] / hidden
                break
    which[2] = COUNTS + count
    which[4] = TO_COUNT + 13 * count + rank
    which[5] = AGAINST + 5 * count + answering
    many = 6
    if at[START] < played:
        which[3] = RANKS_PLAYED + 13 * (min(state.sizes[seat], 4) - 1) + rank
        which[6] = FOLLOWED + 13 * state.row[played - 1] + rank
        many = 7
    else:
        which[3] = RANKS_LED + (13 if played else 0) + rank
    if state.held[seat, rank] != 1:
        which[many] = PAIR if state.held[seat, rank] else AS_JOKER
        many += 1
    fits = False
    for other in range(13):
        if other != rank and state.held[seat, other]:
            which[many] = HELD + 13 * rank + other
            which[many + 1] = HELD_AT + 13 * count + other
            many += 2
            fits = fits or min(other + 1, 10) <= 31 - count
    if fits or (state.held[seat, rank] > 1 and min(rank + 1, 10) <= 31 - count):
        which[many] = FITS
        many += 1
    return many


@compiled
def card_value(laws: Laws, state: RolloutState, seat: int, rank: int, unseen: Longs, hidden: int) -> float:
    """The policy's value of a card of this rank: the logarithm of its probability, but for a constant."""
    many = card_features(laws, state, seat, rank, unseen, hidden)
    which, weights = state.which, state.weights
    value = weights[which[0]] * state.amounts[0] + weights[which[1]] * state.amounts[1]
    for at in range(2, many):
        value += weights[which[at]]
    return float(value)


@compiled
def unseen_by(state: RolloutState, seat: int, unseen: Longs) -> int:
    """Writes the cards a seat has not seen, by rank, and returns their number."""
    hidden = 0
    for rank in range(13):
        unseen[rank] = 4 - state.seen[rank] - state.held[seat, rank]
        hidden += max(0, unseen[rank])
    return max(1, hidden)


@compiled
def rollout_card(laws: Laws, state: RolloutState, seat: int, unseen: Longs, seed: Seed) -> int:
    """The rank a seat plays, plus 16 where it plays a joker as that rank. It must hold a card that fits.

    A card that wins is always played, and in lowball one that loses only where nothing else fits.
    """
    room = 31 - state.at[COUNT]
    top = 13 if room >= 10 else room
    only = -1
    choices = 0
    for rank in range(top):
        if state.held[seat, rank]:
            choices += 1
            only = rank
    if choices == 1 and state.held[seat, JOKER] == 0:
        return only
    hidden = unseen_by(state, seat, unseen)
    needs = state.needs[seat % laws.sides]
    best = -1
    most = -1e9
    for rank in range(top):
        if state.held[seat, rank] or state.held[seat, JOKER]:
            value = card_value(laws, state, seat, rank, unseen, hidden) + random_gumbel(seed)
            if state.amounts[0] >= needs:
                value += -OUT if laws.lowball else OUT
            if value > most:
                most = value
                best = rank
    return best if state.held[seat, best] else best + 16


@compiled
def can_play(state: RolloutState, seat: int) -> bool:
    """Whether this seat holds a card that fits."""
    room = 31 - state.at[COUNT]
    held = 0
    for rank in range(13 if room >= 10 else room):
        held += state.held[seat, rank]
    return bool(held or (room > 0 and state.held[seat, JOKER]))


@compiled
def _halted(laws: Laws, state: RolloutState, seat: int, plays: bool) -> bool:
    """By Bicycle's rule nobody plays on once the first after a go cannot play either."""
    went = False
    went_before = False
    for step in range(1, laws.players):
        other = (state.at[BY] + step) % laws.players
        if other == seat:
            break
        if state.sizes[other]:
            went_before = went_before or went
            went = bool(state.at[GOES] >> other & 1)
    return went_before or (went and not plays)


@compiled
def next_turn(laws: Laws, state: RolloutState) -> int:
    """The seat that plays the next card, after goes are said and counts ended; -1 when the play is over."""
    at = state.at
    while True:
        over = True
        for seat in range(laws.players):
            if state.sizes[seat]:
                over = False
        lead = at[START] == at[PLAYED]
        found = -1
        if at[COUNT] < 31:
            for step in range(1, laws.players + 1):
                seat = (at[BY] + step) % laws.players
                if state.sizes[seat] and not at[GONE] >> seat & 1:
                    found = seat
                    break
        if lead:
            return -1 if over else found
        if found >= 0:
            plays = can_play(state, found)
            if not (laws.bicycle and _halted(laws, state, found, plays)):
                if plays:
                    return found
                at[PASSES] += 1
                if found != at[BY]:
                    at[GONE] |= 1 << found
                    at[GOES] |= 1 << found
                    continue
        if at[COUNT] < 31 and (not over or laws.last_card):
            _peg(state, at[BY], 1, LAST if over else GO)
            # One hole before the target such a point is lost.
            if laws.stinkhole and state.needs[at[BY] % laws.sides] == 0:
                state.needs[at[BY] % laws.sides] = 1
        at[START] = at[PLAYED]
        at[COUNT] = 0
        at[GONE] = 0
        at[GOES] = 0
        if over or laws.one_count:
            return -1


@compiled
def _peg(state: RolloutState, seat: int, points: int, kind: int) -> None:
    if points:
        event = state.many[0]
        state.events[event, 0] = seat
        state.events[event, 1] = points
        state.events[event, 2] = kind
        state.many[0] = event + 1
        state.needs[seat % len(state.needs)] -= points


@compiled
def play_card(state: RolloutState, seat: int, chosen: int) -> None:
    """Plays a card of a seat: its rank, plus 16 for a joker."""
    at = state.at
    rank = chosen & 15
    state.held[seat, JOKER if chosen & 16 else rank] -= 1
    state.sizes[seat] -= 1
    state.row[at[PLAYED]] = rank
    at[PLAYED] += 1
    at[COUNT] += min(rank + 1, 10)
    at[BY] = seat
    at[GOES] = 0
    if not chosen & 16:
        state.seen[rank] += 1
    _peg(state, seat, pegged(state.row, at[START], at[PLAYED], at[COUNT]), CARD)


@compiled
def finish_play(laws: Laws, state: RolloutState, unseen: Longs, seed: Seed) -> None:
    """Plays the rest by the rollout policy. `unseen` is a buffer, (13,)."""
    while True:
        seat = next_turn(laws, state)
        if seat < 0:
            return
        play_card(state, seat, rollout_card(laws, state, seat, unseen, seed))


@compiled
def copy(source: RolloutState, target: RolloutState) -> None:
    """Copies a state to another."""
    target.held[:] = source.held
    target.sizes[:] = source.sizes
    target.row[:] = source.row
    target.seen[:] = source.seen
    target.at[:] = source.at
    target.many[0] = source.many[0]
    target.needs[:] = source.needs
    for event in range(source.many[0]):
        target.events[event] = source.events[event]
