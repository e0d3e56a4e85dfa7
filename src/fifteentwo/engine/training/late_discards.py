"""Fits the networks of `equity.discard_network` to discards of *expert* near the end of a game, by maximum likelihood.

`python -m fifteentwo.engine.training.late_discards --rows FILE` asks *expert* for its discards at scores drawn within 50 points of the target, some of them with
both sides within `CLOSE`, and writes `late_discards.npz` with the networks that give these discards the highest likelihood; they are found by `networks.fit_by_adam`. Discards are saved in FILE, and a
stopped run goes on.

*expert* itself takes the other to discard as the networks say, so after a change of its discards the command is run again. Where both sides need few points, what it discards
then goes to and fro from one round to the next; `--before` fits the networks to earlier rounds too, as in fictitious play (Brown, 1951), which settles it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final, NamedTuple, TextIO

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.cards import Card
from fifteentwo.cribbage import Cribbage, Discard
from fifteentwo.engine.equity.discard_network import (
    FILE,
    DiscardNetwork,
    lost_by,
    seen_of_hands,
    seen_of_lost,
    seen_of_needs,
    seen_of_pairs,
)
from fifteentwo.engine.equity.late_discards import all_discards, chances_of_all
from fifteentwo.engine.expert import decisions
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs, Reals
from fifteentwo.engine.scoring.rank_sixes import six_numbers
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.artifacts import BadData
from fifteentwo.engine.training.late_cards import drawn_needs
from fifteentwo.engine.training.networks import (
    NumberedRow,
    collected,
    fit_by_adam,
    rows_saved,
    stored_network,
    write_networks,
)
from fifteentwo.game import Opening
from fifteentwo.locales import CodedError
from fifteentwo.moves import Deal
from fifteentwo.rules import CribbageRules

SCORES: Final = 500
CLOSE: Final = 10
"""Half as many scores are added at which neither side needs more points than this: there the discards of *expert* differ most from one score to the next."""
FIRST_CLOSE: Final = 1000
"""From this number on scores are of that kind."""
HANDS: Final = 60
"""The hands at one score for each role."""
HIDDEN: Final = 32
EPOCHS: Final = 40
HELD_OUT: Final = 10
"""One score in so many is not fitted, and tells how well the others are."""
LEAST: Final = 1e-4
"""A discard that is taken to be rarer counts as this."""


class AskedDiscard(Struct, frozen=True, array_like=True):
    """What *expert* discards."""

    role: int
    needs: tuple[int, int]
    """The points that the player and the other need."""
    six: tuple[int, ...]
    """Its cards, ascending."""
    way: int
    """The place of the discard among the fifteen, in the order of `itertools.combinations`."""


class AskedScore(NumberedRow, frozen=True):
    """The discards at one score."""

    discards: list[AskedDiscard]


class DiscardRows(NamedTuple):
    """The discards of one role, as arrays of n rows."""

    needs: Reals
    """(n, features)"""
    kept: Longs
    """(n, 15): the number of the hand, by rank."""
    laid: Longs
    """(n, 15): the number of the pair, by rank."""
    ways: Reals
    """(n, 15, features)"""
    alike: Reals
    """(n, 15): the logarithm of the number of discards of the same ranks."""
    shares: Reals
    """(n, 15): how often it is taken: once, or in parts where some are of the same ranks."""


def asked_score(number: int) -> AskedScore:
    """Asks *expert* for discards at one score. Raises BadTables."""
    draws = np.random.default_rng([number, 18])
    needs = drawn_needs(draws) if number < FIRST_CLOSE else _close_needs(draws)
    found = list[AskedDiscard]()
    for role in (PONE, DEALER):
        own = (needs, needs[::-1])[role]
        for six in np.sort([draws.permutation(52)[:6] for _ in range(HANDS)], axis=1).tolist():
            ((low, high),) = discards_of(six, role, own)  # near the end it does not mix
            found.append(AskedDiscard(role, own, tuple(six), list(combinations(six, 2)).index((low, high))))
    return AskedScore(number, found)


def _close_needs(draws: np.random.Generator) -> tuple[int, int]:
    pone, dealer = draws.integers(1, CLOSE, 2, endpoint=True).tolist()
    return pone, dealer


def discards_of(six: Sequence[int], role: int, needs: tuple[int, int]) -> dict[tuple[Card, ...], float]:
    """The probability with which *expert* discards each pair in this role, when it needs the first of these numbers of points. Raises BadTables."""
    game = Cribbage(CribbageRules())
    rest = tuple(Card(card) for card in range(52) if card not in six)[:6]
    hands = (tuple(map(Card, sorted(six))), rest)
    state, _ = game.apply(game.start(Opening(0 if role == DEALER else 1)), Deal(hands))
    scores = tuple(game.rules.target - each for each in needs)
    state = replace(state, pegs=tuple((0, score) for score in scores), dealt_at=scores)
    legal = [each for each in game.legal(state, 0) if isinstance(each, Discard)]
    found = decisions.discard_chances(shipped(), game.observe(state, 0), legal, by_score=True)
    return {tuple(sorted(each.cards)): share for each, share in found.items()}


def discard_rows(found: Sequence[AskedDiscard], role: int) -> DiscardRows:
    """The features and shares of the discards in one role. Those at the same score stand one after the other. Raises BadTables."""
    discards = all_discards(role)
    some = [each for each in found if each.role == role]
    sixes = six_numbers(np.array([each.six for each in some]) >> 2)
    needs, ways = np.array([each.needs for each in some]), np.array([each.way for each in some])
    kept, laid = discards.kept[:, sixes].T, discards.laid[:, sixes].T
    both, at = np.stack((kept, laid)), np.arange(len(some))
    shares = (both == both[:, at, ways][:, :, None]).all(axis=0)
    lost = np.concatenate([_lost(role, numbers, sixes[part]) for numbers, part in _runs(needs)])
    seen = np.concatenate((seen_of_lost(lost), discards.usual[:, :, sixes].transpose(0, 2, 1)))
    return DiscardRows(
        seen_of_needs(needs).astype(np.float32),
        kept,
        laid,
        np.moveaxis(seen, 0, 2).astype(np.float32),
        discards.alike[:, sixes].T.astype(np.float32),
        (shares / shares.sum(axis=1, keepdims=True)).astype(np.float32),
    )


def some_of(rows: DiscardRows, at: Longs) -> DiscardRows:
    """The rows with these numbers."""
    return DiscardRows(rows.needs[at], rows.kept[at], rows.laid[at], rows.ways[at], rows.alike[at], rows.shares[at])


def _lost(role: int, needs: tuple[int, int], sixes: Longs) -> Doubles:
    return lost_by(np.ascontiguousarray(chances_of_all(role, needs)[:, sixes])).T


def _runs(needs: Longs) -> Iterator[tuple[tuple[int, int], slice]]:
    """The parts with the same needs, one after the other."""
    changes = np.flatnonzero((np.diff(needs, axis=0) != 0).any(axis=1)) + 1
    bounds = [0, *changes.tolist(), len(needs)]
    for begin, end in pairwise(bounds):
        mine, theirs = needs[begin].tolist()
        yield (mine, theirs), slice(begin, end)


def seen(role: int) -> tuple[Reals, Reals]:
    """The features of each hand and each pair, (1820, features) and (91, features), in single precision. Raises BadTables."""
    return seen_of_hands(role).astype(np.float32), seen_of_pairs(role).astype(np.float32)


def fit_discard_network(rows: DiscardRows, role: int, epochs: int) -> DiscardNetwork:
    """The network that gives the discards the highest likelihood."""
    hands, pairs = seen(role)
    weights = _start(rows, hands.shape[1], pairs.shape[1])
    fit_by_adam(weights, lambda found, at: _slopes(found, some_of(rows, at), hands, pairs), len(rows.needs), epochs)
    return weights


def _start(rows: DiscardRows, hand: int, pair: int) -> DiscardNetwork:
    """Random weights for so many features of each kind."""
    draws, need, way = np.random.default_rng(18), rows.needs.shape[1], rows.ways.shape[2]

    def drawn(scale: float, *shape: int) -> Reals:
        return draws.normal(0, scale, shape).astype(np.float32)

    small = 0.3 / HIDDEN**0.5
    first = [(drawn(0.25, need, HIDDEN), drawn(0.25, size, HIDDEN), drawn(small, HIDDEN)) for size in (hand, pair)]
    of_ways = np.zeros(way, np.float32)
    of_ways[0] = -1  # what loses is not discarded
    return DiscardNetwork(*first[0], *first[1], drawn(0.25, need, HIDDEN), drawn(0.05, HIDDEN, way), of_ways)


class _Hidden(NamedTuple):
    """The hidden layers and the probabilities of some rows."""

    f: Reals
    """(n, 15, hidden)"""
    g: Reals
    """(n, 15, hidden)"""
    w: Reals
    """(n, hidden)"""
    shares: Reals
    """(n, 15)"""


def _forward(network: DiscardNetwork, rows: DiscardRows, hands: Reals, pairs: Reals) -> _Hidden:
    f = np.maximum(hands[rows.kept] @ network.f + (rows.needs @ network.needs_f)[:, None], 0)
    g = np.maximum(pairs[rows.laid] @ network.g + (rows.needs @ network.needs_g)[:, None], 0)
    w = np.maximum(rows.needs @ network.needs_w, 0)
    weights = w @ network.out_w + network.w
    scores = f @ network.out_f + g @ network.out_g + (rows.ways * weights[:, None]).sum(axis=2) - rows.alike
    power = np.exp(scores - scores.max(axis=1, keepdims=True))
    return _Hidden(f, g, w, power / power.sum(axis=1, keepdims=True))


def _slopes(network: DiscardNetwork, rows: DiscardRows, hands: Reals, pairs: Reals) -> DiscardNetwork:
    """The slopes of the mean negative log-likelihood in each weight, by backpropagation."""
    hidden = _forward(network, rows, hands, pairs)
    of_score = (hidden.shares - rows.shares) / np.float32(len(rows.needs))
    of_f = of_score[..., None] * network.out_f * (hidden.f > 0)
    of_g = of_score[..., None] * network.out_g * (hidden.g > 0)
    of_weights = (of_score[..., None] * rows.ways).sum(axis=1)

    def of_layer(seen: Reals, slopes: Reals) -> Reals:
        found: Reals = seen.reshape(-1, seen.shape[-1]).T @ slopes.reshape(-1, HIDDEN)
        return found

    return DiscardNetwork(
        rows.needs.T @ of_f.sum(axis=1),
        of_layer(hands[rows.kept], of_f),
        (hidden.f * of_score[..., None]).sum(axis=(0, 1)),
        rows.needs.T @ of_g.sum(axis=1),
        of_layer(pairs[rows.laid], of_g),
        (hidden.g * of_score[..., None]).sum(axis=(0, 1)),
        rows.needs.T @ ((of_weights @ network.out_w.T) * (hidden.w > 0)),
        hidden.w.T @ of_weights,
        of_weights.sum(axis=0),
    )


def discard_likelihood(network: DiscardNetwork, rows: DiscardRows, role: int) -> float:
    """The mean log-likelihood of a discard by rank, in nats."""
    hands, pairs = seen(role)
    taken = (_forward(network, rows, hands, pairs).shares * (rows.shares > 0)).sum(axis=1)
    return float(np.log(np.maximum(taken, LEAST)).mean(dtype=np.float64))


def fit_discard_networks(rounds: Sequence[Sequence[AskedScore]], told: TextIO) -> list[DiscardNetwork]:
    """A network for each role, fitted to rounds of discards; writes how well each predicts those of the last that were held out. Raises BadTables."""
    networks = []
    fitted = [each for found in rounds for each in _discards(found, held_out=False)]
    held = _discards(rounds[-1], held_out=True)
    for role, name in enumerate(("pone", "dealer")):
        rows = discard_rows(fitted, role)
        network = stored_network(fit_discard_network(rows, role, EPOCHS))
        told.write(
            f"{name}: {len(rows.needs):,} discards, log-likelihood of others {discard_likelihood(network, discard_rows(held, role), role):.3f}\n"
        )
        told.flush()
        networks.append(network)
    return networks


def _discards(found: Sequence[AskedScore], *, held_out: bool) -> list[AskedDiscard]:
    """Those at one score in `HELD_OUT`, or at the others."""
    return [each for at, score in enumerate(found) if (at % HELD_OUT == 0) == held_out for each in score.discards]


def main(arguments: Sequence[str] | None = None) -> int:
    """Asks, fits and writes. Status 2, with a sentence, where a file or the number of scores cannot be used."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--scores",
        type=int,
        default=SCORES,
        help=f"each with {HANDS} hands for either role; half as many more are close to the end",
    )
    parser.add_argument("--processes", type=int)
    parser.add_argument("--rows", type=Path, help="the file that the discards are saved in")
    parser.add_argument("--before", type=Path, nargs="*", default=[], help="files with the discards of earlier rounds")
    parser.add_argument("--to", type=Path, default=FILE, help="the file of the networks")
    asked = parser.parse_args(arguments)
    if not HELD_OUT < asked.scores <= FIRST_CLOSE:
        parser.error(f"--scores: {asked.scores} is not from {HELD_OUT + 1} to {FIRST_CLOSE}")
    try:
        numbers = [*range(asked.scores), *range(FIRST_CLOSE, FIRST_CLOSE + asked.scores // 2)]
        rows = collected(asked_score, AskedScore, numbers, path=asked.rows, networks=FILE, processes=asked.processes)
        rounds = [*(rows_saved(path, AskedScore) for path in asked.before), rows]
        write_networks(fit_discard_networks(rounds, sys.stdout), DiscardNetwork._fields, asked.to)
    except (CodedError, BadData, OSError) as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
