"""The ends of a game from a state with every card known, by any rules: it is played on many times.

Whoever has not discarded yet does so by the rollout policy, and everybody plays by it; hands and crib are counted exactly. The
starter, if it is not turned yet, is drawn from the cards left. The later deals, until a side is out, come from a sample of deals by
the same policy.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import BACK
from fifteentwo.cribbage import State
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, PointTables, count_cards, point_tables
from fifteentwo.engine.monte_carlo.crib_tables import discard_ways
from fifteentwo.engine.monte_carlo.deals import deal_sample
from fifteentwo.engine.monte_carlo.discard_policy import DiscardWays, discard_count, rollout_discard, shuffle
from fifteentwo.engine.monte_carlo.game_ends import GameEnds, empty_ends, play_on, sampled_deal
from fifteentwo.engine.monte_carlo.match_chances import FUTURE
from fifteentwo.engine.monte_carlo.random_numbers import Seed
from fifteentwo.engine.monte_carlo.rollout import RolloutState, copy, finish_play, new_state, reset, state_of_play
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, crash_holes, crash_paths, laws
from fifteentwo.engine.monte_carlo.win_model import HEELS, SHOW, DealSample, move_peg
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.game import Seat

ROLLOUTS: Final = 500
"""The times a deal is played out."""
CONTINUATIONS: Final = 6
"""The games played on from each of these."""
_JACK: Final = 10
_UNTURNED: Final = -1


class OpenDeal(NamedTuple):
    """A deal with all cards known."""

    dealer: int
    pegs: Longs
    """(sides, 2)"""
    dealt_at: Longs
    """(sides,): the scores at the beginning of the deal."""
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


def open_ends(state: State, seed: int = 1) -> tuple[GameEnds, Longs] | None:
    """The ends of games played on from a state, (ROLLOUTS, CONTINUATIONS), and the first dealer of each row, (ROLLOUTS,).

    None where a card is unknown or something is due, as a claim. The same state and seed always have the same ends.
    """
    rules = state.rules
    if state.due is not None or any(BACK in cards for cards in (*state.hands, *state.discarded, state.crib)):
        return None
    ends = empty_ends(ROLLOUTS, CONTINUATIONS, rules.sides)
    if state.dealer is None or state.phase in {"cut", "deal"}:
        return ends, _before_deal(state, ends)
    everybody = np.zeros(rules.players, np.int64)
    _play_out(*_arguments(state), _open_deal(state), everybody, (state.deals, seed), ends)
    return ends, np.full(ROLLOUTS, _first_dealer(state))


def dealt_ends(state: State, given: Collection[Seat], seed: int) -> tuple[GameEnds, Longs]:
    """The ends of games from the beginning of a deal: each row deals the cards of all seats but the `given` ones again.

    `state` is the state after the deal, with all cards known. The cards drawn depend on `seed` and the cards given alone. Returns the ends,
    (ROLLOUTS, CONTINUATIONS), and the first dealer of each row, (ROLLOUTS,).
    """
    ends = empty_ends(ROLLOUTS, CONTINUATIONS, state.rules.sides)
    dealt_anew = np.array([int(seat not in given) for seat in range(state.rules.players)], np.int64)
    _play_out(*_arguments(state), _open_deal(state), dealt_anew, (state.deals, seed), ends)
    return ends, np.full(ROLLOUTS, _first_dealer(state))


def _arguments(state: State) -> tuple[PointTables, Laws, DiscardWays, DealSample, tuple[RolloutState, RolloutState]]:
    """The tables, the present state of the play, and one to be overwritten."""
    rules, numbers = state.rules, laws(state.rules)
    now = state_of_play(state, range(rules.players)) if state.phase == "play" else new_state(numbers)
    tables = point_tables(bool(numbers.lowball), rules.nineteen)
    return tables, numbers, discard_ways(numbers), deal_sample(numbers, FUTURE), (now, new_state(numbers))


def _first_dealer(state: State) -> Seat:
    assert state.dealer is not None
    return (state.dealer - max(0, state.deals - 1)) % state.rules.players


def _before_deal(state: State, ends: GameEnds) -> Longs:
    """The ends before a deal, and the first dealers. Before there is a dealer, each seat deals in its share of the rows."""
    rules, numbers = state.rules, laws(state.rules)
    if state.dealer is None:
        first_dealers = dealers = np.arange(ROLLOUTS) % rules.players
    else:
        next_one = state.dealer + (state.phase == "deal" and state.deals > 0)
        dealers = np.full(ROLLOUTS, next_one % rules.players)
        first_dealers = np.full(ROLLOUTS, _first_dealer(state))
    board = (crash_holes(), crash_paths(state))
    _play_rows(
        numbers, deal_sample(numbers, FUTURE), board, np.array(state.pegs, np.int64), dealers, state.deals + 1, ends
    )
    return first_dealers


@compiled
def _play_rows(
    laws: Laws, future: DealSample, board: tuple[Longs, Longs], pegs: Longs, dealers: Longs, number: int, ends: GameEnds
) -> None:
    """Plays on from the beginning of the deal of this number."""
    for row in range(len(dealers)):
        play_on(laws, future, board, pegs, dealers[row], number, row, ends)


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
        np.array(state.dealt_at or state.scores, np.int64),
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
def _dealt_anew(
    laws: Laws, deal: OpenDeal, dealt_anew: Longs, cards: Longs, crib: Longs, stock: Longs, seed: Seed
) -> None:
    """Deals cards to the seats that are dealt again, and to the crib what comes from the stock; the rest stays in `stock`."""
    pool = np.empty(64, np.int64)
    many = len(stock)
    pool[:many] = deal.unseen
    for seat in range(laws.players):
        if dealt_anew[seat]:
            pool[many : many + deal.sizes[seat]] = deal.cards[seat, : deal.sizes[seat]]
            many += deal.sizes[seat]
    in_crib = len(deal.crib)
    pool[many : many + in_crib] = deal.crib
    many += in_crib
    # The order in which the cards came together depends on the actual deal; what is drawn must not.
    pool[:many] = np.sort(pool[:many])
    shuffle(pool, many, many, seed)
    taken = 0
    for seat in range(laws.players):
        if dealt_anew[seat]:
            cards[seat, : deal.sizes[seat]] = pool[taken : taken + deal.sizes[seat]]
            taken += deal.sizes[seat]
    crib[:in_crib] = pool[taken : taken + in_crib]
    taken += in_crib
    stock[:] = pool[taken:many]


@compiled
def _play_out(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    future: DealSample,
    states: tuple[RolloutState, RolloutState],
    deal: OpenDeal,
    dealt_anew: Longs,
    numbers: tuple[int, int],
    ends: GameEnds,
) -> None:
    """Plays a deal out once for each row of `ends`, and each row on to the end of its games.

    `numbers` are that of the deal and the seed.
    """
    (now, state), (number, first_seed) = states, numbers
    unseen, seed = np.zeros(13, np.int64), np.zeros(1, np.uint64)
    dealer = deal.dealer
    pegs, values, stock = np.empty_like(deal.pegs), np.zeros(28), deal.unseen.copy()
    hands, crib = np.zeros((laws.players, MOST_CARDS), np.int64), np.zeros(12, np.int64)
    cards, sizes = deal.cards.copy(), deal.sizes.copy()
    anew = dealt_anew.any()
    for row in range(len(ends.scores)):
        seed[0] = np.uint64(2 * sampled_deal(row, first_seed, number, 1 << 30) + 1)
        in_crib = len(deal.crib)
        crib[:in_crib] = deal.crib
        if anew:
            _dealt_anew(laws, deal, dealt_anew, cards, crib, stock, seed)
        starter = deal.starter
        if starter < 0:
            shuffle(stock, len(stock), 1, seed)
            starter = stock[0]
        for seat in range(laws.players):
            size = deal.sizes[seat]
            away = discard_count(laws, seat, dealer) if deal.to_discard[seat] else 0
            order = ways.orders[0, size, 0]
            if away:
                way = rollout_discard(tables, laws, ways, cards[seat], size, seat, dealer, values, seed)
                order = ways.orders[away, size, way]
            for at in range(away):
                crib[in_crib] = cards[seat, order[at]]
                in_crib += 1
            for at in range(away, size):
                hands[seat, at - away] = cards[seat, order[at]]
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
        if out:
            for game in range(ends.scores.shape[1]):
                ends.scores[row, game] = pegs[:, 1]
                ends.before[row, game] = deal.dealt_at
                ends.dealers[row, game] = dealer
        else:
            board = (deal.holes, deal.paths)
            play_on(laws, future, board, pegs, (dealer + 1) % laws.players, number + 1, row, ends)
