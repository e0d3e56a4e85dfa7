"""Tables of the solved game: discards, the policy of the play, the chance to win from every score, and crib averages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

import numpy as np
import pyarrow as pa
from msgspec.structs import replace
from numpy.typing import NDArray

from fifteentwo.cards import PACK, RANKS
from fifteentwo.datasets.model import Column, Dataset, Sizes
from fifteentwo.engine.discard.evaluation import discard_values_each
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.equity.match_equity import with_samples
from fifteentwo.engine.pegging.policy import UNKNOWN
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import rank_hands
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.report import crib_rows
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.cribbage_fields import SkunkScale
from fifteentwo.workers import Pool

BATCH: Final = 50_000
ROLES: Final = {PONE: "pone", DEALER: "dealer"}
_CARDS: Final = np.array([str(card) for card in PACK[:52]])
_LETTERS: Final = np.array([*RANKS])
_ENUM: Final = pa.dictionary(pa.int32(), pa.string())
TARGETS: Final = (61, 121)
STANDARD: Final = CribbageRules()
SCALES: Final = tuple(scale for scale in get_args(SkunkScale) if scale != "lowball")  # which is another game


def discards(sizes: Sizes, _pool: Pool) -> Iterator[dict[str, Any]]:
    """Every class of six cards for both roles."""
    sixes, model = six_cards(), shipped().discards
    hands, ways = sixes.hands[:: sizes.step], sixes.ways[:: sizes.step]
    for role, sign in ((PONE, -1.0), (DEALER, 1.0)):
        for begin in range(0, len(hands), BATCH):
            some = hands[begin : begin + BATCH]
            values = discard_values_each(some, layout(), model.cribs[role], sign, model.pegging[role])
            yield {
                "role": [ROLES[role]] * len(some),
                "hand": [" ".join(cards) for cards in _CARDS[some]],
                "hands": ways[begin : begin + BATCH],
                "values": np.asarray(values, np.float32),
            }


def pegging(sizes: Sizes, _pool: Pool) -> Iterator[dict[str, Any]]:
    """The policy of the play, information set by information set."""
    solved = shipped()
    first = solved.part("first")
    fours = 4 * len(rank_hands(4))
    for node, history in enumerate(["", *(RANKS[lead] for lead in first["leads"].tolist())]):
        numbers = first["policy"][fours * node : fours * (node + 1)]
        count = min(int(first["leads"][node - 1]) + 1, 10) if node else 0
        yield _information_sets(history, PONE if node == 0 else DEALER, count, 4, numbers)
    pairs = [(one, two) for one in range(13) for two in range(13)]
    for one, two in pairs[:: min(sizes.step, len(pairs))]:
        part = solved.part(f"{one}-{two}")
        yield from _merged(_nodes(part, RANKS[one] + RANKS[two]))


def _nodes(part: dict[str, NDArray[Any]], begin: str) -> Iterator[dict[str, Any]]:
    """The nodes of a part with a choice, depth first; a go is a full stop in the history."""
    child, sizes = part["child"], part["sizes"]
    stack = [(0, begin)]
    while stack:
        node, history = stack.pop()
        many = int(sizes[node])
        if many:
            numbers = part["policy"][int(part["begins"][node]) :][:many]
            held = 3 if many == 3 * len(rank_hands(3)) else 2
            yield _information_sets(history, int(part["mover"][node]), int(part["count"][node]), held, numbers)
        after = [(int(child[rank, node]), history + (RANKS[rank] if rank < 13 else ".")) for rank in range(14)]
        stack.extend((each, text) for each, text in reversed(after) if each >= 0)


def _information_sets(history: str, role: int, count: int, held: int, numbers: NDArray[np.uint8]) -> dict[str, Any]:
    """The hands of one public state at which there is a choice, with the chance of each card."""
    hands = rank_hands(held)
    if held == 2:
        hands = hands[: len(numbers)]
        chances = np.stack((numbers, 255 - numbers), axis=1).astype(np.float32)
        known, ranks = numbers != UNKNOWN, hands
    else:
        each = numbers.reshape(held, -1).T
        ranks = np.array([[*sorted(set(hand)), *[99] * held][:held] for hand in hands.tolist()])
        fits = (ranks < 99) & (count + np.minimum(ranks + 1, 10) <= 31)
        chances = np.where(fits, each, 0).astype(np.float32)
        chances[(chances.sum(axis=1) == 0)[:, None] & fits] = 1
        known = (each != UNKNOWN).any(axis=1) & (fits.sum(axis=1) > 1)
    chances, hands, ranks = chances[known], hands[known], ranks[known]
    chances /= np.maximum(chances.sum(axis=1, keepdims=True), 1)
    missing = np.full((len(hands), 4 - held), np.nan, np.float32)
    chances = np.hstack((np.where(ranks < 99, chances, np.nan).astype(np.float32), missing))
    text = ["".join(letters) for letters in _LETTERS[hands]]
    columns = {f"chance_{at + 1}": chances[:, at] for at in range(4)}
    return {
        "history": [history] * len(hands),
        "role": [ROLES[role]] * len(hands),
        "count": np.full(len(hands), count),
        "hand": text,
        **columns,
    }


def _merged(nodes: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Batches of some ten thousand rows instead of one for each public state."""
    waiting: list[dict[str, Any]] = []
    for rows in nodes:
        waiting.append(rows)
        if sum(len(each["hand"]) for each in waiting[-1:]) and sum(len(each["hand"]) for each in waiting) > BATCH:
            yield _joined(waiting)
            waiting = []
    if waiting:
        yield _joined(waiting)


def _joined(parts: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        name: [text for part in parts for text in part[name]]
        if isinstance(parts[0][name], list)
        else np.concatenate([part[name] for part in parts])
        for name in parts[0]
    }


def wins(_sizes: Sizes, _pool: Pool) -> Iterator[dict[str, Any]]:
    """The chance to win, and the game points to expect, for every score, by target and scale."""
    for target in TARGETS:
        chance, chance_error = _estimate(with_samples(replace(STANDARD, target=target), "win").equity)
        scores = np.arange(target)
        for scale in SCALES:
            rules = replace(STANDARD, target=target, skunk_scale=scale)
            points, points_error = _estimate(with_samples(rules, "points").equity)
            rows = target * target
            yield {
                "target": np.full(rows, target),
                "scale": [scale] * rows,
                "dealer_score": np.repeat(scores, target),
                "pone_score": np.tile(scores, target),
                "dealer_wins": chance.ravel(),
                "dealer_wins_error": chance_error.ravel(),
                "game_points": points.ravel(),
                "game_points_error": points_error.ravel(),
            }


def _estimate(equity: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """The dealer's figures by both scores, and their standard errors from the samples."""
    every, samples = equity[0, 0], equity[1:, 0]
    return every, np.std(samples, axis=0, ddof=1) / len(samples) ** 0.5


def cribs(_sizes: Sizes, _pool: Pool) -> Iterator[dict[str, Any]]:
    """The mean crib by the two cards discarded."""
    ranks, suits, own, other = zip(*crib_rows(shipped().discards), strict=True)
    yield {"ranks": list(ranks), "suits": list(suits), "own_crib": np.array(own), "others_crib": np.array(other)}


_EXACT: Final = "None within the model: exact up to rounding in 32 bits. docs/engine.md says what the model leaves out."

DATASETS: Final = (
    Dataset(
        "discards",
        "The value of each of the 15 discards of every class of six cards (equal up to a renaming of the suits), in points.",
        "Exact, up to rounding in 32 bits, where the other discards each pair as often as on average. A hint goes further: it asks what the "
        "other discards given these six cards, and differs by some tenths of a point at most.",
        (
            Column("role", _ENUM, "", "who discards: pone or dealer"),
            Column("hand", pa.string(), "", "the six cards of one hand of the class, in order"),
            Column("hands", pa.int32(), "hands", "how many of the 20,358,520 hands are in the class"),
            Column(
                "values",
                pa.list_(pa.float32(), 15),
                "points a deal, this side's less the other's",
                "the value of each discard, by the places of the two cards: 1 and 2, 1 and 3, ... 5 and 6",
            ),
        ),
        discards,
    ),
    Dataset(
        "pegging",
        "The policy of the play at each information set that it reaches and at which there is a choice.",
        "Probabilities are stored in steps of 1/255. `fifteentwo lab certify` gives the exploitability of the policy as it stands here.",
        (
            Column("history", _ENUM, "", "the ranks played so far; a full stop is a go"),
            Column("role", _ENUM, "", "who plays"),
            Column("count", pa.int8(), "", "the count"),
            Column("hand", _ENUM, "", "the ranks held"),
            *(
                Column(f"chance_{at}", pa.float32(), "probability", f"of the {place} of the different ranks held")
                for at, place in enumerate(("lowest", "second", "third", "fourth"), 1)
            ),
        ),
        pegging,
    ),
    Dataset(
        "wins",
        "The dealer's chance to win, and the game points to expect, from every score, when both play like the engine.",
        "Standard errors from four samples of simulated deals.",
        (
            Column("target", pa.int16(), "points", "the score that wins"),
            Column("scale", _ENUM, "", "the field `skunk_scale` of the rules"),
            Column("dealer_score", pa.int16(), "points", "the dealer's score before the deal"),
            Column("pone_score", pa.int16(), "points", "pone's score before the deal"),
            Column("dealer_wins", pa.float64(), "probability", "that the dealer wins the game"),
            Column("dealer_wins_error", pa.float64(), "probability", "its standard error"),
            Column("game_points", pa.float64(), "game points", "expected, the dealer's less pone's"),
            Column("game_points_error", pa.float64(), "game points", "its standard error"),
        ),
        wins,
    ),
    Dataset(
        "cribs",
        "The mean points of a crib by the two cards discarded to it, when the other discards like the engine and no other card is known.",
        _EXACT,
        (
            Column("ranks", pa.string(), "", "the ranks of the two cards"),
            Column("suits", pa.string(), "", "whether they are of one suit or of two"),
            Column("own_crib", pa.float64(), "points", "the mean of the dealer's own crib"),
            Column("others_crib", pa.float64(), "points", "the mean of the crib when pone discards them"),
        ),
        cribs,
    ),
)
