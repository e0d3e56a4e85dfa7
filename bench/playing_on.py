"""The loss of choices at depth two in a square, found by playing the best actions to the end: python bench/playing_on.py --rules bvs.

Positions come from games of the instant player. The actions of highest value at depth two are played to the end by the
instant player, in the same futures each. One half of the futures chooses the best action and the other half evaluates it, so
that luck gains nothing: the difference is what a search of depth two loses.
"""

from __future__ import annotations

import argparse
from statistics import fmean, pstdev

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.board import (
    EMPTIES,
    Board,
    Evaluator,
    Integers,
    assign,
    copy_board,
    draw_card,
    empty_board,
    total,
)
from fifteentwo.engine.solitaire.square.endgame import Remaining, adjust, count_stock
from fifteentwo.engine.solitaire.square.expectimax import OPTION_WIDTH, best_option, depth_one, depth_two
from fifteentwo.engine.solitaire.square.options import apply_option, write_options
from fifteentwo.engine.solitaire.square.players import evaluator_for
from fifteentwo.engine.solitaire.square.scratch import SearchScratch, new_scratch
from fifteentwo.engine.solitaire.square.value import Floats
from fifteentwo.rules import SquareRules, parse

TRIED = 8
"""The number of options, by their value at depth one, that are searched to depth two."""

PLAYED = 4
"""The number of these that are played to the end."""


@compiled
def played(
    board: Board, remaining: Remaining, pack: Integers, coming: int, evaluator: Evaluator, scratch: SearchScratch
) -> int:
    """Plays to the end with `pack[coming:]`; returns the total."""
    while board.counts[EMPTIES] > 0:
        best_option(board, pack[coming], remaining, OPTION_WIDTH, evaluator, scratch)
        adjust(remaining, pack[coming], -1)
        assign(board, scratch.after)
        coming += 1
    return int(total(board, pack[coming], evaluator.points))


@compiled
def futures(seed: int, start: Board, empties: int, evaluator: Evaluator, totals: Floats) -> int:
    """Plays a game to this many empty cells, then the best options in the same futures; returns the number of options."""
    np.random.seed(seed)
    pack = np.arange(52)
    board, after, scratch, second = (
        copy_board(start),
        copy_board(start),
        new_scratch(start, evaluator.weights),
        new_scratch(start, evaluator.weights),
    )
    remaining = count_stock(pack, 0)
    coming = 0
    while board.counts[EMPTIES] > empties:
        best_option(board, draw_card(pack, coming), remaining, OPTION_WIDTH, evaluator, scratch)
        adjust(remaining, pack[coming], -1)
        assign(board, scratch.after)
        coming += 1
    card = draw_card(pack, coming)
    coming += 1
    adjust(remaining, card, -1)
    many = write_options(board, card, remaining, evaluator, scratch)
    options = scratch.options[:many].copy()
    values = np.empty(many)
    for option in range(many):
        assign(after, board)
        apply_option(after, card, options[option])
        values[option] = depth_one(after, remaining, evaluator, second)
    order = np.argsort(-values)[:TRIED]
    for n, option in enumerate(order):
        assign(after, board)
        apply_option(after, card, options[option])
        values[n] = depth_two(after, remaining, 3, evaluator, second)
    order = order[np.argsort(-values[: len(order)])][:PLAYED]
    for future in range(totals.shape[1]):
        for place in range(coming, 52):
            draw_card(pack, place)
        for n, option in enumerate(order):
            assign(after, board)
            apply_option(after, card, options[option])
            totals[n, future] = played(after, count_stock(pack, coming), pack, coming, evaluator, scratch)
    return len(order)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rules", nargs="*", default=["bvs", "wikibooks"])
    asked.add_argument("--empties", type=int, nargs="*", default=[13, 11, 9, 7, 5])
    asked.add_argument("--positions", type=int, default=100)
    asked.add_argument("--futures", type=int, default=1000)
    wanted = asked.parse_args()
    for text in wanted.rules:
        rules = parse(text, SquareRules)
        evaluator, start = evaluator_for(rules), empty_board(rules)
        for empties in wanted.empties:
            gained = []
            for seed in range(wanted.positions):
                totals = np.zeros((PLAYED, wanted.futures), np.float32)
                many = futures(1000 * empties + seed, start, empties, evaluator, totals)
                halves = [half[:many].mean(axis=1) for half in np.split(totals, 2, axis=1)]
                gained += [other[one.argmax()] - other[0] for one, other in (halves, halves[::-1])]
            pairs = [fmean(both) for both in zip(gained[::2], gained[1::2], strict=True)]
            error = pstdev(pairs) / len(pairs) ** 0.5
            print(f"{text}, {empties} cells empty: {fmean(pairs):.3f} ± {error:.3f} points a choice", flush=True)


if __name__ == "__main__":
    main()
