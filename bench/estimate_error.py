"""How far the estimates without a standard error of their own are off: python bench/estimate_error.py squares | quick [POSITIONS].

`squares`: the value of the best choice in a square, by the search (*quick*) and by the greedy player, against a thousand games played on
from it by the greedy player. The mean square of the difference, less that of the games played on, is the square of the error.
`quick`: the estimates that are given while tables load or code is compiled, against the analysis, by rules and kind of choice.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean

from fifteentwo.analysis import analyse
from fifteentwo.analysis.model import Figure, Option
from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage import View as CribbageView
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK
from fifteentwo.engine.solitaire.square import soloist
from fifteentwo.engine.solitaire.square.playouts import mean_total
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, SquareRules, parse
from fifteentwo.solitaire import Keep, Place, ThrowAway
from fifteentwo.solitaire.square import CELLS, Square, View

SQUARES = ("bvs", "bvs_hard", "wikibooks", "wikibooks_reserve", "wikibooks_reserve reserve_access=free")
QUICK_RULES = (
    "nineteen",
    "nineteen nineteen_crib=on",
    "standard",
    "lowball",
    "jokers",
    "three_players",
    "partners",
    "seven_card",
    "crash",
)


def square_views(rules: SquareRules, games: int) -> Iterator[View]:
    """The choices of games in which the greedy player plays."""
    game = Square(rules)
    for seed in range(games):
        rng, state = Random(f"estimates {seed}"), game.start()
        while acting := game.to_act(state):
            if acting == (HOUSE,):
                state, _ = game.apply(state, game.house(state, rng))
                continue
            view = game.observe(state, acting[0])
            yield view
            action = soloist.advice(view, PLAIN, "points")[0].action
            assert isinstance(action, Place | ThrowAway | Keep)
            state, _ = game.apply(state, action)


def squares(games: int) -> None:
    """Prints the error by rules and by the number of empty cells."""
    print(f"{'rules':<40} empty cells  positions   quick   greedy   (bias)")
    for line in SQUARES:
        errors = defaultdict(list)
        for view in square_views(parse(line, SquareRules), games):
            for name in (QUICK, PLAIN):
                best = soloist.advice(view, name, "points")[0]
                assert isinstance(best.action, Place | ThrowAway | Keep)
                if best.error is None:
                    mean, error = mean_total(view, best.action)
                    errors[(CELLS - view.filled - 1) // 4, name].append((best.value - mean, error**2))
        for part in range(3, -1, -1):
            found = [errors[part, name] for name in (QUICK, PLAIN)]
            if found[1]:
                of_both = [_error(each) if each else 0.0 for each in found]
                bias = [fmean(difference for difference, _ in each) if each else 0.0 for each in found]
                print(
                    f"{line:<40} {4 * part + 1:>4} to {4 * part + 4:<4} {len(found[1]):>8} {of_both[0]:>7.2f} {of_both[1]:>8.2f}"
                    f"   ({bias[0]:+.2f}, {bias[1]:+.2f})",
                    flush=True,
                )


def _error(differences: list[tuple[float, float]]) -> float:
    return sqrt(max(0.0, fmean(difference**2 - of_mean for difference, of_mean in differences)))


def deal_views(rules: CribbageRules) -> Iterator[CribbageView]:
    """The choices of first deals that *steady* plays, without end."""
    game, seed = Cribbage(rules), 0
    while True:
        rng, seed = Random(f"estimates {seed}"), seed + 1
        choose = player("steady", rng)
        state = game.start(Opening(seed % rules.players))
        while (acting := next(iter(game.to_act(state)), None)) is not None and state.deals < 2:
            if acting == HOUSE:
                state, _ = game.apply(state, game.house(state, rng))
                continue
            view, legal = game.observe(state, acting), game.legal(state, acting)
            if view.phase in {"discard", "play"} and len(legal) > 1 and view.due is None:
                yield view
            state, _ = game.apply(state, choose(view, legal))


def quick(positions: int) -> None:
    """Prints the error of the figures of a quick estimate, by rules."""
    print("rules            figure            positions   error   bias")
    for line in QUICK_RULES:
        differences = defaultdict(list)
        for view in islice(deal_views(parse(line, CribbageRules)), positions):
            slow, fast = analyse(view), analyse(view, immediate=True)
            analysed: dict[object, Option] = {option.action: option for option in slow.options}
            for option in fast.options:
                against = analysed.get(option.action)
                for part in ("hand", "crib", "pegging", "total"):
                    ours: Figure | None = getattr(option, part)
                    true: Figure | None = getattr(against, part, None)
                    if ours and ours.error and true and true.error is not None:
                        differences[f"{slow.what} {part}"].append((ours.value - true.value, true.error**2))
        for part, found in sorted(differences.items()):
            bias = fmean(difference for difference, _ in found)
            print(f"{line:<16} {part:<18} {len(found):>8} {_error(found):>7.2f} {bias:>+6.2f}", flush=True)


def main() -> None:
    """Prints the table asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=("squares", "quick"))
    asked.add_argument("positions", type=int, nargs="?", default=30)
    given = asked.parse_args()
    (squares if given.what == "squares" else quick)(given.positions)


if __name__ == "__main__":
    main()
