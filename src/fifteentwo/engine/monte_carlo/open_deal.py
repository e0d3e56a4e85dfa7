"""The chances of all sides with every card known, by any rules: the rest of the deal is played out many times.

Whoever has not discarded yet does so by the rollout policy, and everybody plays by it; hands and crib are counted exactly. The
starter, if it is not turned yet, is drawn from the cards left. After the deal, and before the first, the chances are those of
`win_model`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import BACK
from fifteentwo.cribbage import State
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, PointTables, count_cards, point_tables
from fifteentwo.engine.monte_carlo.deals import (
    DiscardWays,
    deal_sample,
    discard_count,
    discard_ways,
    reset,
    rollout_discard,
    shuffle,
)
from fifteentwo.engine.monte_carlo.discards import CONTINUATIONS
from fifteentwo.engine.monte_carlo.rollout import RolloutState, Seed, copy, finish_play, new_state, state_of_play
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, crash_holes, crash_paths, laws
from fifteentwo.engine.monte_carlo.win_model import HEELS, SHOW, DealSample, move_peg, win_probability, win_share
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

ROLLOUTS: Final = 400
"""The times a deal is played out."""
_JACK: Final = 10
_UNTURNED: Final = -1


class OpenDeal(NamedTuple):
    """A deal with all cards known."""

    dealer: int
    pegs: Longs
    """(sides, 2)"""
    paths: Longs
    """(sides,): the directions round the crash board."""
    holes: Longs
    """(2, 122): `rules.crash_holes`."""
    cards: Longs
    """(players, 8): the cards of each seat, those played among them."""
    sizes: Longs
    """(players,): their numbers."""
    to_discard: Longs
    """(players,): 1 for a seat that has not discarded."""
    crib: Longs
    """(n,): the cards that lie in the crib."""
    unseen: Longs
    """(n,): the cards that were not dealt; the starter is not among them."""
    starter: int
    """-1 if it is not turned."""
    shown: int
    """The number of hands counted, the crib last; -1 before the show."""


def open_chances(state: State) -> tuple[Doubles, Doubles] | None:
    """The chance of each side to win, and its standard error by the rollouts: (sides,) each.

    None where a card is unknown or something is due, as a claim. The same state always has the same chances.
    """
    rules, numbers = state.rules, laws(state.rules)
    if state.due is not None or any(BACK in cards for cards in (*state.hands, *state.discarded, state.crib)):
        return None
    wins = np.zeros((ROLLOUTS, rules.sides))
    if state.dealer is None or state.phase in {"cut", "deal"}:
        _before_deal(state, numbers, wins)
    else:
        table = point_tables(bool(numbers.lowball), rules.nineteen)
        rng = np.array([2 * state.deals + 1], np.uint64)
        buffers = (new_state(rules.players), np.zeros(13, np.int64), rng)
        in_play = state.phase == "play"
        now = state_of_play(state, range(rules.players)) if in_play else new_state(rules.players)
        _play_out(table, numbers, discard_ways(), deal_sample(numbers), _open_deal(state), now, buffers, wins)
    return wins.mean(axis=0), wins.std(axis=0, ddof=1) / np.sqrt(ROLLOUTS)


def _before_deal(state: State, numbers: Laws, wins: Doubles) -> None:
    """Before the first dealer is known, each seat deals in its share of the samples."""
    rules, pegs, paths = state.rules, np.array(state.pegs, np.int64), crash_paths(state)
    dealers = range(rules.players)
    if state.dealer is not None:
        after = state.phase == "deal" and state.deals > 0
        dealers = range(at := (state.dealer + after) % rules.players, at + 1)
    _deal_next(numbers, deal_sample(numbers), crash_holes(), pegs, paths, np.array(dealers, np.int64), wins)


def _open_deal(state: State) -> OpenDeal:
    rules = state.rules
    assert state.dealer is not None
    pegs = np.array(state.pegs, np.int64)
    if state.point_taken:  # The play goes on as if the point for a go were pegged where the count closes.
        pegs[rules.side(state.plays[-1][0]), 1] -= 1
    cards, sizes = np.zeros((rules.players, MOST_CARDS), np.int64), np.zeros(rules.players, np.int64)
    for seat in range(rules.players):
        kept = state.kept(seat)
        sizes[seat] = len(kept)
        for at, card in enumerate(kept):
            cards[seat, at] = int(card.face if rules.joker_binding else card.unnamed)
    to_discard = [state.phase == "discard" and not discarded for discarded in state.discarded]
    return OpenDeal(
        state.dealer,
        pegs,
        crash_paths(state),
        crash_holes(),
        cards,
        sizes,
        np.array(to_discard, np.int64),
        np.array([int(card.unnamed) for card in state.whole_crib()], np.int64),
        np.array(sorted(set(rules.pack) - state.known()), np.int64),
        _UNTURNED if state.starter is None else int(state.starter.face),
        state.shown if state.phase == "show" else -1,
    )


@compiled
def _write_chances(
    laws: Laws,
    future: DealSample,
    holes: Longs,
    pegs: Longs,
    paths: Longs,
    out: bool,
    dealer: int,
    nth: int,
    wins: Doubles,
) -> None:
    """The chance of each side once a deal is over, (sides,); the next dealer is `dealer`."""
    for side in range(laws.sides):
        if out:
            wins[side] = win_share(laws, pegs, side)
        else:
            wins[side] = win_probability(laws, holes, future, pegs, paths, side, dealer, nth, CONTINUATIONS)


@compiled
def _deal_next(
    laws: Laws, future: DealSample, holes: Longs, pegs: Longs, paths: Longs, dealers: Longs, wins: Doubles
) -> None:
    """The chances before a deal, from the sampled deals of each possible dealer."""
    count, deals, most = future.events.shape[:3]
    moved = np.empty_like(pegs)
    for nth in range(len(wins)):
        dealer = dealers[nth % len(dealers)]
        moved[:] = pegs
        out = False
        for at in range(most):
            event = future.events[dealer % count, nth % deals, at]
            if event[1] == 0:
                break
            side = (int(event[0]) + dealer) % laws.players % laws.sides
            out = move_peg(laws, holes, moved, paths, side, int(event[1]), int(event[2]))
            if out:
                break
        _write_chances(laws, future, holes, moved, paths, out, (dealer + 1) % laws.players, nth, wins[nth])


@compiled
def _play_out(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    future: DealSample,
    deal: OpenDeal,
    now: RolloutState,
    buffers: tuple[RolloutState, Longs, Seed],
    wins: Doubles,
) -> None:
    """Plays the deal out once for each row of `wins`, (n, sides)."""
    state, unseen, seed = buffers
    dealer = deal.dealer
    pegs, values, stock = np.empty_like(deal.pegs), np.zeros(28), deal.unseen.copy()
    hands, crib = np.zeros((laws.players, MOST_CARDS), np.int64), np.zeros(12, np.int64)
    sizes = deal.sizes.copy()
    for nth in range(len(wins)):
        in_crib = len(deal.crib)
        crib[:in_crib] = deal.crib
        starter = deal.starter
        if starter < 0:
            shuffle(stock, len(stock), 1, seed)
            starter = stock[0]
        for seat in range(laws.players):
            size = deal.sizes[seat]
            away = discard_count(laws, seat, dealer) if deal.to_discard[seat] else 0
            order = ways.orders[0, size, 0]
            if away:
                way = rollout_discard(tables, laws, ways, deal.cards[seat], size, seat, dealer, values, seed)
                order = ways.orders[away, size, way]
            for at in range(away):
                crib[in_crib] = deal.cards[seat, order[at]]
                in_crib += 1
            for at in range(away, size):
                hands[seat, at - away] = deal.cards[seat, order[at]]
            sizes[seat] = size - away
        if deal.starter < 0:
            reset(state, dealer, starter)
            for seat in range(laws.players):
                state.sizes[seat] = sizes[seat]
                for at in range(sizes[seat]):
                    state.held[seat, hands[seat, at] >> 2] += 1
        else:
            copy(now, state)
        pegs[:] = deal.pegs
        out = False
        if deal.starter < 0 and laws.heels and (starter >> 2 == JOKER or starter >> 2 == _JACK):
            out = move_peg(laws, deal.holes, pegs, deal.paths, dealer % laws.sides, laws.heels, HEELS)
        if not out and deal.shown < 0:
            finish_play(laws, state, unseen, seed)
            for at in range(state.many[0]):
                side = state.events[at, 0] % laws.sides
                out = move_peg(laws, deal.holes, pegs, deal.paths, side, state.events[at, 1], state.events[at, 2])
                if out:
                    break
        for step in range(max(0, deal.shown), laws.players):
            if not out:
                seat = (dealer + 1 + step) % laws.players
                points = count_cards(tables, laws, hands[seat], sizes[seat], starter, False)
                out = points > 0 and move_peg(laws, deal.holes, pegs, deal.paths, seat % laws.sides, points, SHOW)
        if not out and laws.has_crib and deal.shown <= laws.players:
            points = count_cards(tables, laws, crib, in_crib, starter, True)
            out = points > 0 and move_peg(laws, deal.holes, pegs, deal.paths, dealer % laws.sides, points, SHOW)
        _write_chances(laws, future, deal.holes, pegs, deal.paths, out, (dealer + 1) % laws.players, nth, wins[nth])
