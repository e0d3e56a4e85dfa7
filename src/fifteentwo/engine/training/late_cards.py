"""Fits the networks of `expert.late_cards` to decisions of *expert* near the end of a game, by maximum likelihood.

`python -m fifteentwo.engine.training.late_cards --rows FILE` plays the first three cards of many deals at scores drawn within 50 points of the target, and
writes `late_cards.npz` with the networks that give these cards the highest likelihood; they are found by `networks.fit_by_adam`. Decisions are
saved in FILE, and a stopped run goes on. *expert* itself takes the other's cards to be played as the networks say, so after a change of its decisions the
command is run again, best twice.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TextIO

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.cards import Card
from fifteentwo.cribbage import Cribbage, Discard, Play, State
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.late_discards import ways_at
from fifteentwo.engine.expert import decisions
from fifteentwo.engine.expert.late_cards import (
    CARDS,
    FILE,
    FURTHEST,
    RANGE,
    CardFeatures,
    CardNetwork,
    LateTurn,
    features,
)
from fifteentwo.engine.expert.local_response import drawn_discard
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Bytes, Floats, Reals, places
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.artifacts import BadData
from fifteentwo.engine.training.networks import NumberedRow, collected, fit_by_adam, stored_network, write_networks
from fifteentwo.game import Opening
from fifteentwo.locales import CodedError
from fifteentwo.moves import Deal, Turn
from fifteentwo.rules import CribbageRules

DEALS: Final = 30_000
SCORES: Final = 4
"""The scores of one chunk."""
DEALS_AT_SCORE: Final = 50
HIDDEN: Final = 64
EPOCHS: Final = 30
HELD_OUT: Final = 10
"""One decision in so many is not fitted, and tells how well the others are."""
FIRST_DEALER: Final = 0


class CardDecision(Struct, frozen=True, array_like=True):
    """What *expert* plays at a turn. Ranks begin at 0."""

    plays: tuple[int, ...]
    starter: int
    needs: tuple[int, int]
    """The points that the player and the other need."""
    hand: tuple[int, ...]
    """The ranks left, ascending."""
    chances: tuple[float, ...]
    """The probability of each of them that is different from the one before."""


class PlayedDeals(NumberedRow, frozen=True):
    """The decisions of some deals."""

    decisions: list[CardDecision]


class DecisionRows(NamedTuple):
    """The decisions at one of the three cards, as arrays of n rows."""

    turn: Floats
    """(n, features)"""
    hand: Floats
    """(n, features)"""
    rank: Floats
    """(n, 4, features)"""
    slot: Floats
    """(n, 4, features)"""
    policy: Floats
    """(n, 4): the logarithm of the probability by the policy."""
    there: Floats
    """(n, 4): 1 where there is a card, 0 elsewhere."""
    shares: Floats
    """(n, 4): how often it is played."""


def drawn_needs(draws: np.random.Generator) -> tuple[int, int]:
    """What pone and the dealer need: both near the end, or one of them."""
    if draws.random() < 0.5:
        pone, dealer = draws.integers(1, RANGE // 2, 2, endpoint=True).tolist()
        return pone, dealer
    near = int(draws.integers(1, RANGE, endpoint=True))
    far = min(near + int(draws.integers(0, 35, endpoint=True)), FURTHEST)
    return (near, far) if draws.random() < 0.5 else (far, near)


def play_deals(number: int) -> PlayedDeals:
    """Plays the first cards of some deals. Raises BadTables."""
    draws = np.random.default_rng([number, 17])
    found: list[CardDecision] = []
    for _ in range(SCORES):
        needs = drawn_needs(draws)
        for state in _dealt(needs, draws):
            found += _decisions(state, draws)
    return PlayedDeals(number, found)


def _dealt(needs: tuple[int, int], draws: np.random.Generator) -> Iterator[State]:
    """Games at this score, before the first card is played."""
    game, packs = Cribbage(CribbageRules()), np.array([draws.permutation(52)[:13] for _ in range(DEALS_AT_SCORE)])
    sixes = [np.sort(packs[:, at : at + 6], axis=1).astype(np.uint8) for at in (0, 6)]  # by role
    laid = [_discards(role, (needs, needs[::-1])[role], sixes[role], draws) for role in (PONE, DEALER)]
    scores = tuple(game.rules.target - need for need in needs[::-1])  # by seat: seat 0 deals
    for at, pack in enumerate(packs.tolist()):
        hands = tuple(tuple(map(Card, sixes[role][at].tolist())) for role in (DEALER, PONE))
        state, _ = game.apply(game.start(Opening(FIRST_DEALER)), Deal(hands))
        state = replace(state, pegs=tuple((score, score) for score in scores), dealt_at=scores)
        for seat, role in ((1, PONE), (0, DEALER)):
            state, _ = game.apply(state, Discard(seat, tuple(map(Card, laid[role][at]))))
        state, _ = game.apply(state, Turn(Card(pack[12])))
        if game.outcome(state) is None:
            yield state


def _discards(role: int, needs: tuple[int, int], sixes: Bytes, draws: np.random.Generator) -> list[list[int]]:
    """The cards that a player discards from each hand of six."""
    away = layout().away[:, :2].tolist()
    usual = [
        away.index(sorted(six.index(card) for card in drawn_discard(tuple(six), role, draws.random())))
        for six in sixes.tolist()
    ]
    ways = ways_at(role, needs, sixes, np.array(usual), draws, STANDARD)
    return [[six[place] for place in away[way]] for six, way in zip(sixes.tolist(), ways.tolist(), strict=True)]


def _decisions(state: State, draws: np.random.Generator) -> Iterator[CardDecision]:
    """Plays up to three cards as *expert* does."""
    game, solution = Cribbage(CribbageRules()), shipped()
    for _ in range(CARDS):
        if state.phase != "play" or game.outcome(state) is not None:
            return
        seat = game.to_act(state)[0]
        view, legal = game.observe(state, seat), [each for each in game.legal(state, seat) if isinstance(each, Play)]
        chances: dict[int, float] = {legal[0].card.rank - 1: 1.0}
        hand = tuple(sorted(card.rank - 1 for card in view.hands[seat]))
        if len(set(hand)) > 1:
            values = decisions.card_values(solution, view, seat)
            found = decisions.card_chances(solution, view, seat, True, values)
            assert found is not None
            chances = found.chances
            shares = tuple(round(chances.get(rank, 0.0), 4) for rank in sorted(set(hand)))
            target, scores = view.rules.target, view.scores
            assert view.starter is not None
            needs = target - scores[seat], target - scores[1 - seat]
            plays = tuple(card.rank - 1 for _, card in view.plays)
            yield CardDecision(plays, view.starter.rank - 1, needs, hand, shares)
        drawn, ranks = float(draws.random()), list(chances)
        upto = np.cumsum([chances[rank] for rank in ranks])
        rank = ranks[min(int((upto < drawn).sum()), len(ranks) - 1)]
        state, _ = game.apply(state, next(each for each in legal if each.card.rank == rank + 1))


def rows_of(found: Sequence[CardDecision]) -> DecisionRows:
    """The features and shares of decisions at one card. Raises BadTables."""
    solution, rows = shipped(), []
    for each in found:
        mine, theirs = (min(need, FURTHEST) for need in each.needs)
        number = np.array([places(len(each.hand))[each.hand]], np.int64)
        rows.append(_row(features(solution, LateTurn(each.plays, each.starter, (mine, theirs)), number), each.chances))
    return DecisionRows(*(np.array(column, np.float32) for column in zip(*rows, strict=True)))


def _row(seen: CardFeatures, chances: Sequence[float]) -> tuple[Reals, ...]:
    slots, none = len(chances), 4 - len(chances)
    ranks = seen.held[:slots, 0]

    def padded(values: Reals) -> Reals:
        return np.pad(values, [(0, none)] + [(0, 0)] * (values.ndim - 1))

    shares = np.array(chances, np.float32)
    return (
        seen.turn,
        seen.hand[0],
        padded(seen.rank[ranks]),
        padded(seen.slot[:slots, 0]),
        padded(seen.policy[:slots, 0]),
        padded(np.ones(slots, np.float32)),
        padded(shares / shares.sum()),
    )


def fit_network(rows: DecisionRows, epochs: int = EPOCHS) -> CardNetwork:
    """The network that gives the decisions the highest likelihood."""
    weights = _start([each.shape[-1] for each in rows[:4]], np.random.default_rng(17))
    fit_by_adam(
        weights, lambda found, at: _slopes(found, DecisionRows(*(each[at] for each in rows))), len(rows.turn), epochs
    )
    return weights


def _start(sizes: Sequence[int], draws: np.random.Generator) -> CardNetwork:
    """Random weights for so many features of each kind."""
    turn, hand, rank, slot = (draws.normal(0, 0.25, (size, HIDDEN)).astype(np.float32) for size in sizes)
    out = draws.normal(0, 0.3 / HIDDEN**0.5, HIDDEN).astype(np.float32)
    return CardNetwork(turn, hand, rank, slot, out, np.array([0.5], np.float32))


def _hidden(network: CardNetwork, rows: DecisionRows) -> Reals:
    """The hidden layer, (n, 4, hidden)."""
    of_turn = (rows.turn @ network.turn + rows.hand @ network.hand)[:, None]
    found: Reals = np.maximum(rows.rank @ network.rank + rows.slot @ network.slot + of_turn, 0)
    return found


def _shares(network: CardNetwork, rows: DecisionRows, hidden: Floats) -> Reals:
    """The probabilities that the network gives each card, (n, 4)."""
    scores = np.where(rows.there > 0, hidden @ network.out + network.trust[0] * rows.policy, -np.inf)
    power = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Reals = power / power.sum(axis=1, keepdims=True)
    return found


def _slopes(network: CardNetwork, rows: DecisionRows) -> CardNetwork:
    """The slopes of the mean negative log-likelihood in each weight, by backpropagation."""
    hidden = _hidden(network, rows)
    of_score = (_shares(network, rows, hidden) - rows.shares) / np.float32(len(rows.turn))
    of_hidden = of_score[..., None] * network.out * (hidden > 0)
    of_turn = of_hidden.sum(axis=1)

    def by_slot(seen: Reals) -> Reals:
        found: Reals = seen.reshape(-1, seen.shape[-1]).T @ of_hidden.reshape(-1, of_hidden.shape[-1])
        return found

    return CardNetwork(
        rows.turn.T @ of_turn,
        rows.hand.T @ of_turn,
        by_slot(rows.rank),
        by_slot(rows.slot),
        (hidden * of_score[..., None]).sum(axis=(0, 1)),
        (of_score * rows.policy).sum(keepdims=True)[0],
    )


def log_likelihood(network: CardNetwork, rows: DecisionRows) -> float:
    """The mean log-likelihood of a decision, in nats."""
    shares = _shares(network, rows, _hidden(network, rows))
    return _mean_log(shares, rows)


def of_policy(rows: DecisionRows) -> float:
    """The same by the policy."""
    power = np.exp(rows.policy) * rows.there
    return _mean_log(power / power.sum(axis=1, keepdims=True), rows)


def _mean_log(shares: Reals, rows: DecisionRows) -> float:
    return float((rows.shares * np.log(np.maximum(shares, 1e-6))).sum(axis=1, dtype=np.float64).mean())


def fit_networks(found: Sequence[CardDecision], told: TextIO) -> list[CardNetwork]:
    """A network for each of the three cards; writes how well each predicts the decisions that were held out. Raises BadTables."""
    networks = []
    for card in range(CARDS):
        rows = rows_of([each for each in found if len(each.plays) == card])
        out = np.arange(len(rows.turn)) % HELD_OUT == 0
        network = stored_network(fit_network(DecisionRows(*(each[~out] for each in rows))))
        held = DecisionRows(*(each[out] for each in rows))
        by_network, by_policy = log_likelihood(network, held), of_policy(held)
        told.write(f"card {card + 1}: {len(rows.turn):,} decisions, {by_policy:.3f} by the policy, {by_network:.3f}\n")
        told.flush()
        networks.append(network)
    return networks


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays, fits and writes. Status 2, with a sentence, where a file or the number of deals cannot be used."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--rows", type=Path, help="the file that the decisions are saved in")
    parser.add_argument("--to", type=Path, default=FILE, help="the file of the networks")
    asked = parser.parse_args(arguments)
    chunks = asked.deals // (SCORES * DEALS_AT_SCORE)
    if chunks < 1:
        parser.error(f"--deals: {asked.deals} is too few; give {SCORES * DEALS_AT_SCORE} or more")
    try:
        rows = collected(
            play_deals, PlayedDeals, range(chunks), path=asked.rows, networks=FILE, processes=asked.processes
        )
        found = fit_networks([each for row in rows for each in row.decisions], sys.stdout)
        write_networks(found, CardNetwork._fields, asked.to)
    except (CodedError, BadData, OSError) as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
