"""The solved play in rollouts: where two players hold four cards each, the policy of the standard game carries over.

Other points for the hands, another board or jokers in the pack change who holds what and what a point is worth, but not the public
tree of the play. Where nothing is discarded it does not carry over: with hands that nobody keeps in the standard game it plays badly. There,
off the tree, and with a joker in hand, the fast policy of `rollout` plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER
from fifteentwo.engine.monte_carlo.random_numbers import Seed, random_unit
from fifteentwo.engine.monte_carlo.rollout import (
    COUNT,
    NODE,
    PASSES,
    PLAYED,
    START,
    RolloutState,
    next_turn,
    play_card,
    rollout_card,
)
from fifteentwo.engine.monte_carlo.rules import Laws
from fifteentwo.engine.pegging.card_chances import UNKNOWN
from fifteentwo.engine.pegging.flat_policy import flattened
from fifteentwo.engine.pegging.tree import CHILDREN, NONE, pegged
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles, Integers, Longs, Shorts, places
from fifteentwo.engine.solution import shipped
from fifteentwo.rules import CribbageRules

KEPT: Final = 4
"""The cards of a hand in the solved play."""
MOST_AT_ONCE: Final = 30
"""No card pegs more: it is the sixth of a rank, with two jokers."""
_GO: Final = 13
_HANDS: Final = (0, 0, 0, 455, 1820)


class SolvedPlay(NamedTuple):
    """A policy of the play, as in `pegging.flat_policy.FlatPolicy`; without nodes where no solution carries over."""

    child: Integers
    begin: Integers
    chances: Bytes
    threes: Shorts
    """(13, 13, 13): the number of a hand of three ranks."""
    fours: Shorts
    """(13, 13, 13, 13): likewise of four."""


@cache
def no_solution() -> SolvedPlay:
    """No policy: the fast one plays everything."""
    nothing = np.zeros(0, np.int32)
    empty = np.zeros((0, CHILDREN), np.int32)
    return SolvedPlay(empty, nothing, np.zeros(0, np.uint8), places(3).copy(), places(KEPT).copy())


@lru_cache(maxsize=64)
def solved_play(rules: CribbageRules) -> SolvedPlay:
    """The policy for rollouts by these rules: made for them, or that of the standard game where it carries over."""
    if rules.players > 2 or rules.cards_dealt - rules.discards != KEPT or rules.play_stops_at_first_count:
        return no_solution()
    aim = -1 if rules.objective == "lowball" else 1
    made = DealRules(aim, rules.toss_fives, False, rules.last_card, not rules.discards)
    for deal in (made, STANDARD) if aim > 0 and rules.discards else (made,):
        try:
            found = flattened(shipped(deal))
        except BadTables:
            continue
        return no_solution()._replace(child=found.child, begin=found.begin, chances=found.chances)
    return no_solution()


def node_after(
    policy: SolvedPlay, laws: Laws, plays: Sequence[tuple[int, int]], seat: int, dealer: int, lowest: int
) -> int:
    """The node of the tree after these plays (seat, rank), at the turn of a seat whose lowest rank is `lowest`."""
    from fifteentwo.engine.pegging.frames import ME, OTHER, replayed  # noqa: PLC0415 - only with a solution

    if not len(policy.child):
        return NONE
    movers = np.array([ME if who == seat else OTHER for who, _ in plays], np.int64)
    played = np.array([rank for _, rank in plays], np.int64)
    row = np.zeros(16, np.int64)
    role = int(seat == dealer)
    return int(replayed(policy.child, role, played, movers, lowest, laws.last_card, row).node)


@compiled
def solved_turn(laws: Laws, policy: SolvedPlay, state: RolloutState) -> int:
    """`rollout.next_turn`, which follows the goes through the tree."""
    seat = next_turn(laws, state)
    for _ in range(state.at[PASSES]):
        node = state.at[NODE]
        state.at[NODE] = policy.child[node, _GO] if 0 <= node < len(policy.child) else NONE
    state.at[PASSES] = 0
    return seat


@compiled
def solved_step(policy: SolvedPlay, state: RolloutState, seat: int, chosen: int) -> None:
    """`rollout.play_card`, which follows the card through the tree."""
    node = state.at[NODE]
    state.at[NODE] = policy.child[node, chosen & 15] if 0 <= node < len(policy.child) else NONE
    play_card(state, seat, chosen)


@compiled
def solved_chances(policy: SolvedPlay, state: RolloutState, seat: int, ranks: Longs, chances: Doubles) -> int:
    """Writes the different ranks of a seat that fit, (4,), and the probability of each, (4,); returns their number.

    0 where the policy does not know: off the tree, with a joker in hand, and where the policy never comes.
    """
    node, size = state.at[NODE], state.sizes[seat]
    if node == NONE or not len(policy.child) or state.held[seat, JOKER] or size < 2 or size > KEPT:
        return 0
    room = 31 - state.at[COUNT]
    fitting = 0
    number = 0
    low, high = -1, -1
    for rank in range(13):
        many = state.held[seat, rank]
        if many:
            if min(rank + 1, 10) <= room:
                ranks[fitting] = rank
                fitting += 1
            for _ in range(many):
                number = number * 13 + rank
            low, high = rank if low < 0 else low, rank
    if fitting == 1:
        chances[0] = 1.0
        return 1
    if size == 2:
        begin = policy.begin[node] if node >= 0 else -2 - node
        byte = int(policy.chances[begin + high * (high - 1) // 2 + low])
        chances[0], chances[1] = byte / 255, 1 - byte / 255
        return 0 if byte == UNKNOWN else 2
    if node < 0:
        return 0
    place = int(policy.threes.ravel()[number] if size == 3 else policy.fours.ravel()[number])
    begin = policy.begin[node] + place
    total, known = 0, False
    for at in range(fitting):
        byte = int(policy.chances[begin + at * _HANDS[size]])
        known = known or byte != UNKNOWN
        total += byte
        chances[at] = byte
    if not known or total == 0:
        return 0
    for at in range(fitting):
        chances[at] /= total
    return fitting


@compiled
def _may_end(state: RolloutState, seat: int, many: int, ranks: Longs) -> bool:
    """Whether one of so many ranks, played now, brings a seat's side to the target."""
    at, needs = state.at, state.needs[seat % len(state.needs)]
    if not 0 < needs <= MOST_AT_ONCE:
        return False
    for rank in ranks[:many]:
        state.row[at[PLAYED]] = rank
        if pegged(state.row, at[START], at[PLAYED] + 1, at[COUNT] + min(rank + 1, 10)) >= needs:
            return True
    return False


@compiled
def finish_solved(laws: Laws, policy: SolvedPlay, state: RolloutState, unseen: Longs, seed: Seed) -> None:
    """Plays the rest by the policy, and by the fast one where it does not know or a card may end the game. `unseen` is a buffer, (13,)."""
    ranks, chances = np.empty(KEPT, np.int64), np.empty(KEPT, np.float64)
    while True:
        seat = solved_turn(laws, policy, state)
        if seat < 0:
            return
        many = solved_chances(policy, state, seat, ranks, chances)
        if many == 0 or (many > 1 and _may_end(state, seat, many, ranks)):
            chosen = rollout_card(laws, state, seat, unseen, seed)
        else:
            chosen = ranks[0]
            left = random_unit(seed) if many > 1 else 0.0
            for at in range(many):
                if chances[at] > 0:
                    chosen = ranks[at]
                    left -= chances[at]
                    if left < 0:
                        break
        solved_step(policy, state, seat, chosen)
