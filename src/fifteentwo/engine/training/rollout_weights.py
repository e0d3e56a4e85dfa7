"""Fits the weights of the rollout policy for each kind of game, by policy gradients in self-play (Williams, 1992), and the values of kept
cards in the play (`play_values`).

`python -m fifteentwo.engine.training.rollout_weights` takes a quarter of an hour and always finds the same weights: all seats play by the
policy and learn at once from the points that their side pegs from each card on, less those of the others.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec
import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import PointTables, point_tables
from fifteentwo.engine.monte_carlo.crib_tables import played_ways
from fifteentwo.engine.monte_carlo.discard_policy import DiscardWays, deal_hands
from fifteentwo.engine.monte_carlo.random_numbers import Seed, random_unit
from fifteentwo.engine.monte_carlo.rollout import (
    ACTIVE,
    COUNT,
    PAIR,
    PARTNER,
    POINTS,
    REPLY,
    WEIGHTS,
    RolloutState,
    card_features,
    new_state,
    next_turn,
    play_card,
    unseen_by,
)
from fifteentwo.engine.monte_carlo.rollout_weights import FILE, Fitted, kind_of
from fifteentwo.engine.monte_carlo.rules import Laws, laws
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.training.play_values import fit_play
from fifteentwo.rules import CribbageRules, parse

KINDS: Final = (
    *("three_players", "partners", "lowball", "five_card", "seven_card", "standard", "captain", "players=5"),
    *("players=6 teams=on", "standard cards_dealt=8", "lowball players=3", "no_discard"),
)
DEALS: Final = 10_000
"""The deals of one step."""
STEPS: Final = 240
RATE: Final = 0.15
"""The rate of the first step; it falls to a tenth, with the moments of Adam (Kingma and Ba, 2015)."""
SHARPENED: Final = 1.5
"""What the weights are multiplied by at the end: the policy still explores when it has learned."""
_CHOICES: Final = 64


def start_from(lowball: bool) -> Doubles:
    """The weights before the first step, (WEIGHTS,): the points pegged less 0.9 of those answered with, in lowball the other way round."""
    weights = np.zeros(WEIGHTS)
    sign, scale = -1.0 if lowball else 1.0, 2.5
    weights[POINTS], weights[REPLY], weights[PARTNER] = sign * scale, -sign * 0.9 * scale, sign * 0.5 * scale
    if not lowball:
        weights[PAIR] = 0.3 * scale
    return weights


def fit(rules: CribbageRules, steps: int = STEPS, deals: int = DEALS) -> Doubles:
    """The weights for these rules, (WEIGHTS,)."""
    numbers = laws(rules)
    ways = played_ways(numbers, np.zeros((2, 14)), np.zeros((2, 14, 14)))
    table, seed = point_tables(bool(numbers.lowball), rules.nineteen), np.array([2 * 71 + 1], np.uint64)
    weights, first, second = start_from(rules.objective == "lowball"), np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    means = np.zeros((rules.players, 9))
    for step in range(steps):
        slope = np.zeros(WEIGHTS)
        state = new_state(numbers)._replace(weights=weights)
        _slopes(table, numbers, ways, state, deals, means, seed, slope)
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope**2
        rate = RATE * (1 - 0.9 * step / steps)
        weights += rate * (first / (1 - 0.9 ** (step + 1))) / (np.sqrt(second / (1 - 0.99 ** (step + 1))) + 1e-9)
    found: Doubles = SHARPENED * weights
    return found


@compiled
def _slopes(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    state: RolloutState,
    deals: int,
    means: Doubles,
    seed: Seed,
    slope: Doubles,
) -> None:
    """Adds up the slope of each side's expected points over some deals. `means`, (players, 9), are those still to come by seat and
    cards left, which are kept up to date: they are subtracted.
    """
    sign = -1.0 if laws.lowball else 1.0
    many = 0
    logs = np.zeros((_CHOICES, WEIGHTS))
    seats, events, sizes = np.zeros(_CHOICES, np.int64), np.zeros(_CHOICES, np.int64), np.zeros(_CHOICES, np.int64)
    which, amounts = np.zeros((13, ACTIVE), np.int64), np.zeros((13, ACTIVE))
    values, unseen, active = np.zeros(13), np.zeros(13, np.int64), np.zeros(13, np.int64)
    hands, crib = np.zeros((laws.players, 8), np.int64), np.zeros(8, np.int64)
    for deal in range(deals):
        dealer = deal % laws.players
        deal_hands(tables, laws, ways, state, dealer, seed, hands, crib)
        many = 0
        while True:
            seat = next_turn(laws, state)
            if seat < 0:
                break
            room = 31 - state.at[COUNT]
            hidden = unseen_by(state, seat, unseen)
            fitting, total, most = 0, 0.0, -1e9
            only = -1
            for rank in range(min(13, room) if room < 10 else 13):
                values[rank] = -1e9
                if state.held[seat, rank]:
                    active[rank] = card_features(laws, state, seat, rank, unseen, hidden)
                    which[rank], amounts[rank] = state.which, state.amounts
                    values[rank] = 0.0
                    for at in range(active[rank]):
                        values[rank] += state.weights[which[rank, at]] * amounts[rank, at]
                    most = max(most, values[rank])
                    fitting += 1
                    only = rank
            if fitting > 1:
                for rank in range(min(13, room) if room < 10 else 13):
                    if values[rank] > -1e9:
                        values[rank] = np.exp(values[rank] - most)
                        total += values[rank]
                    else:
                        values[rank] = 0.0
                left = random_unit(seed) * total
                for rank in range(min(13, room) if room < 10 else 13):
                    if values[rank] > 0:
                        only = rank
                        left -= values[rank]
                        if left < 0:
                            break
                logs[many] = 0.0
                for rank in range(min(13, room) if room < 10 else 13):
                    if values[rank] > 0:
                        share = (1.0 if rank == only else 0.0) - values[rank] / total
                        for at in range(active[rank]):
                            logs[many, which[rank, at]] += share * amounts[rank, at]
                seats[many], events[many], sizes[many] = seat, state.many[0], state.sizes[seat]
                many += 1
            play_card(state, seat, only)
        for choice in range(many):
            side = seats[choice] % laws.sides
            mine, all_points = 0.0, 0.0
            for at in range(events[choice], state.many[0]):
                all_points += state.events[at, 1]
                if state.events[at, 0] % laws.sides == side:
                    mine += state.events[at, 1]
            net = sign * (mine - (all_points - mine) / (laws.sides - 1))
            mean = means[(seats[choice] - dealer) % laws.players]
            slope += (net - mean[sizes[choice]]) * logs[choice]
            mean[sizes[choice]] += 0.002 * (net - mean[sizes[choice]])


def main() -> None:
    """Fits all kinds and writes the file; prints each."""
    found = []
    for text in KINDS:
        rules = parse(text, CribbageRules)
        weights = fit(rules).round(2)
        play = fit_play(rules, weights)
        kind = kind_of(laws(rules))
        found.append(Fitted(text, kind, weights.tolist(), play.round(3).tolist()))
        sys.stdout.write(f"{text}: {weights[:6].round(2).tolist()}\n")
        sys.stdout.flush()
    FILE.write_bytes(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
