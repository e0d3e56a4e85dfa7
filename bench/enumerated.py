"""What expert loses near the end because it enumerates a few of the hands that it may keep: python bench/enumerated.py [--hands 1500]

Both sides need up to 20 points, drawn at random. All fifteen discards are enumerated. The table says how much lower the best of so many hands kept is than the best of all, in
percent of a game, where the first are those of the model of `equity.in_deal`, those of the formula of `equity.discard_chances`, and those of both in turn, as *expert* takes them.
"""

from __future__ import annotations

import argparse
from math import inf

import numpy as np

from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity import endgame
from fifteentwo.engine.equity.discard_chances import chances_of_hand
from fifteentwo.engine.equity.late_discards import score_before_deal
from fifteentwo.engine.expert import decisions
from fifteentwo.engine.expert.compiled_discards import discards_by_score
from fifteentwo.engine.scoring.rank_hands import Doubles

FURTHEST = 20
AT_ONE_SCORE = 8
MOST = (1, 2, 3, 4, 5, 6, 8)
CLASSES = ((1, 5), (6, 10), (11, 20))
"""By the points that the side nearer the target needs."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--hands", type=int, default=1500)
    asked.add_argument("--rng", type=int, default=1)
    wanted = asked.parse_args()
    decisions.warm()
    rng, found = np.random.default_rng(wanted.rng), dict[tuple[int, int], list[Doubles]]()
    for _ in range(0, wanted.hands, AT_ONE_SCORE):
        mine, theirs = rng.integers(1, FURTHEST, 2, endpoint=True).tolist()
        which = next(each for each in CLASSES if min(mine, theirs) <= each[1])
        for hand in range(AT_ONE_SCORE):
            six = tuple(np.sort(rng.permutation(52)[:6]).tolist())
            found.setdefault(which, []).append(losses(six, hand % 2, (mine, theirs)))
    print(
        f"{'points needed':>13} {'hands':>6}  {'compared':8} {'the model':>16} {'the formula':>16} {'in turn':>16} {'worst':>6}"
    )
    for which in CLASSES:
        some = 100 * np.array(found[which])
        means, errors = some.mean(axis=0), some.std(axis=0, ddof=1) / len(some) ** 0.5
        for at, most in enumerate(MOST):
            told = " ".join(
                f"{mean:7.4f} ± {error:.4f}" for mean, error in zip(means[:, at], errors[:, at], strict=True)
            )
            print(f"{f'{which[0]} to {which[1]}':>13} {len(some):6}  {most:8} {told} {some[:, 2, at].max():6.2f}")


def losses(six: tuple[int, ...], role: int, needs: tuple[int, int]) -> Doubles:
    """What is lost, (3, len(MOST)), by each order and number of hands."""
    context = score_before_deal(role, needs, STANDARD)
    found = discards_by_score(six, context, inf)
    (chances,) = endgame.enumerated(six, [context], found.times, found.cribs, range(15))
    formula = chances_of_hand(context, six, found.times)
    alone = [list(dict.fromkeys(found.hands[np.argsort(-values)].tolist())) for values in (found.equities, formula)]
    lost = np.zeros((3, len(MOST)))
    for at, most in enumerate(MOST):
        of_both = endgame.promising(six, context, found.times, found.equities, found.points, most)
        ways = [np.flatnonzero(np.isin(found.hands, hands[:most])).tolist() for hands in alone]
        lost[:, at] = [chances.max() - chances[some].max() for some in (*ways, of_both)]
    return lost


if __name__ == "__main__":
    main()
