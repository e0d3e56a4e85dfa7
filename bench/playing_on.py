"""What a choice at a square could still gain, by playing its best actions on: python bench/playing_on.py --rules bvs.

Positions come from games of the instant player. The actions that look best two cards ahead are played to the end by
the instant player, in the same futures each. Which is best is told by one half of the futures, and how much better
it is by the other half, so that luck gains nothing: what is left is what looking two cards ahead gives away.
"""

from __future__ import annotations

import argparse
from statistics import fmean, pstdev

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.board import (
    EMPTIES,
    Board,
    Integers,
    Judge,
    become,
    copied,
    empty_board,
    total,
    turned,
)
from fifteentwo.engine.solitaire.square.endgame import Left, left_of, move
from fifteentwo.engine.solitaire.square.expectimax import WIDEST, best_of, look, two_ahead
from fifteentwo.engine.solitaire.square.options import all_options, do
from fifteentwo.engine.solitaire.square.players import judge_for
from fifteentwo.engine.solitaire.square.scratch import Notes, new_notes
from fifteentwo.engine.solitaire.square.value import Floats
from fifteentwo.rules import SquareRules, parse

TRIED = 8
"""So many options, by what they come to one card ahead, are looked at two cards ahead."""

PLAYED = 4
"""So many of these are played on."""


@compiled
def played(board: Board, left: Left, pack: Integers, coming: int, judge: Judge, notes: Notes) -> int:
    """Plays on with the cards of the pack from this place on; the total."""
    while board.counts[EMPTIES] > 0:
        best_of(board, pack[coming], left, WIDEST, judge, notes)
        move(left, pack[coming], -1)
        become(board, notes.after)
        coming += 1
    return int(total(board, pack[coming], judge.points))


@compiled
def futures(seed: int, start: Board, empties: int, judge: Judge, totals: Floats) -> int:
    """Plays a game until so many cells are empty, then the best options in futures alike; how many options."""
    np.random.seed(seed)
    pack = np.arange(52)
    board, after, notes, then = (
        copied(start),
        copied(start),
        new_notes(start, judge.promise),
        new_notes(start, judge.promise),
    )
    left = left_of(pack, 0)
    coming = 0
    while board.counts[EMPTIES] > empties:
        best_of(board, turned(pack, coming), left, WIDEST, judge, notes)
        move(left, pack[coming], -1)
        become(board, notes.after)
        coming += 1
    card = turned(pack, coming)
    coming += 1
    move(left, card, -1)
    many = all_options(board, card, left, judge, notes)
    options = notes.options[:many].copy()
    worths = np.empty(many)
    for option in range(many):
        become(after, board)
        do(after, card, options[option])
        worths[option] = look(after, left, judge, then)
    order = np.argsort(-worths)[:TRIED]
    for n, option in enumerate(order):
        become(after, board)
        do(after, card, options[option])
        worths[n] = two_ahead(after, left, 3, judge, then)
    order = order[np.argsort(-worths[: len(order)])][:PLAYED]
    for future in range(totals.shape[1]):
        for place in range(coming, 52):
            turned(pack, place)
        for n, option in enumerate(order):
            become(after, board)
            do(after, card, options[option])
            totals[n, future] = played(after, left_of(pack, coming), pack, coming, judge, notes)
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
        judge, start = judge_for(rules), empty_board(rules)
        for empties in wanted.empties:
            gained = []
            for seed in range(wanted.positions):
                totals = np.zeros((PLAYED, wanted.futures), np.float32)
                many = futures(1000 * empties + seed, start, empties, judge, totals)
                halves = [half[:many].mean(axis=1) for half in np.split(totals, 2, axis=1)]
                gained += [other[one.argmax()] - other[0] for one, other in (halves, halves[::-1])]
            pairs = [fmean(both) for both in zip(gained[::2], gained[1::2], strict=True)]
            error = pstdev(pairs) / len(pairs) ** 0.5
            print(f"{text}, {empties} cells empty: {fmean(pairs):.3f} ± {error:.3f} points a choice", flush=True)


if __name__ == "__main__":
    main()
