"""Enumerates every hand that may be kept near the end against all hands that the other may keep there: writes `kept_chances.npz`.

`python -m fifteentwo.engine.training.kept_chances --rows FILE` takes some 30 minutes of processor time. What is done is saved in FILE, and a stopped run goes on. The other discards as
the networks of `equity.discard_network` say, which are fitted to what this command finds: after a change of the one, the other is run again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import prod
from pathlib import Path
from typing import Final

import numpy as np

from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity import discard_network
from fifteentwo.engine.equity.discard_chances import crib_averages, formula_terms, kept_points
from fifteentwo.engine.equity.endgame import kept_value
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.kept_chances import FILE, NEEDS, unit_at
from fifteentwo.engine.equity.late_discards import score_before_deal
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, Doubles, many, rank_hands
from fifteentwo.engine.training.artifacts import BadData
from fifteentwo.engine.training.networks import NumberedRow, collected
from fifteentwo.locales import CodedError

MOST: Final = 127
"""The largest difference that is stored."""
SHAPE: Final = (2, len(NEEDS), len(NEEDS))
"""The roles, and the needs of the player and of the other."""
_JACK: Final = 10


class EnumeratedScore(NumberedRow, frozen=True):
    """All hands in one role at one score."""

    differences: list[int]
    """As in the file: for each hand."""


def enumerated_score(number: int) -> EnumeratedScore:
    """Enumerates all hands in one role at one score: the tasks are numbered like the rows of the file. Raises BadTables."""
    role, mine, theirs = np.unravel_index(number, SHAPE)
    needs = NEEDS[mine], NEEDS[theirs]
    context = score_before_deal((PONE, DEALER)[role], needs, STANDARD)
    found = np.array([_enumerated(context, hand) for hand in range(FOURS)]) - _by_formula(context)
    stored = np.clip(np.round(found / unit_at(context)), -MOST, MOST)
    return EnumeratedScore(number, stored.astype(int).tolist())


def _starters(hand: int) -> Doubles:
    """How often each rank is the starter beside this hand, (13,). The jack is left out: with it his heels may decide."""
    often = (4 - many(4)[hand]) * (np.arange(RANKS) != _JACK)
    found: Doubles = often / often.sum()
    return found


def _enumerated(context: ScoreContext, hand: int) -> float:
    ranks = rank_hands(4)[hand].astype(np.int64)
    kept = tuple(int(4 * rank + place) for place, rank in enumerate(ranks))
    shown = np.eye(HAND, dtype=np.int64)[kept_points()[:, hand]]
    return kept_value(kept, context, _starters(hand), shown, crib_averages(context.role, STANDARD).chances[0])


def _by_formula(context: ScoreContext) -> Doubles:
    """The same by the formula, (1820,)."""
    terms, starters = formula_terms(context), np.arange(RANKS)
    points = terms.place(kept_points())
    return np.array([_starters(hand) @ terms.hands[hand, starters, points[:, hand]] for hand in range(FOURS)])


def main(arguments: Sequence[str] | None = None) -> int:
    """Enumerates and writes. Status 2, with a sentence, where a file cannot be used."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--rows", type=Path, help="the file that what is done is saved in")
    parser.add_argument("--to", type=Path, default=FILE)
    asked = parser.parse_args(arguments)
    try:
        of, tasks = discard_network.FILE, range(prod(SHAPE))
        rows = collected(
            enumerated_score, EnumeratedScore, tasks, path=asked.rows, networks=of, processes=asked.processes
        )
        found = np.array([each.differences for each in rows], np.int8).reshape(*SHAPE, FOURS)
        np.savez_compressed(asked.to, allow_pickle=False, differences=found)
    except (CodedError, BadData, OSError) as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
