"""`fifteentwo square`: what there is to know about the Cribbage Squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cyclopts import App, Parameter

from fifteentwo.cards import RANK_WORDS, Card, write
from fifteentwo.cli.output import write_json

if TYPE_CHECKING:
    from fifteentwo.engine.square.maximum import Most

app = App(
    name="square",
    help="The Cribbage Squares: what a layout can be worth.",
    help_format="plaintext",
    result_action="return_value",
    default_parameter=Parameter(negative=(), show_default=lambda value: value or None),
)


@app.command(name="maximum", help_epilogue="For example:\n  fifteentwo square maximum --json")
def maximum(*, json: bool = False) -> int:
    """The highest total of a square, proved for each rank of the starter.

    A layout that reaches it is printed, and how many cases the proof looked at; and the maximum under
    each rule of his heels. The argument is written out in docs/square-maximum.md.

    Args:
        json: Print JSON.
    """
    from fifteentwo.engine.square import maximum as proof  # noqa: PLC0415 - heavy, and only this command needs it

    found = []
    for most in proof.maximum():
        found.append(most)
        if not json:
            print(_told(most), flush=True)
    heels = proof.by_heels(found)
    if json:
        write_json({"starters": [_figures(most) for most in found], "maximum": heels})
    else:
        said = {"off": "not counted", "once": "paid once", "per_hand": "paid to each hand"}
        print(
            "\nThe maximum: "
            + ", ".join(f"{points} with his heels {said[rule]}" for rule, points in heels.items())
            + "."
        )
    return 0


def rows_of(layout: Sequence[Card]) -> list[list[Card]]:
    """The layout row by row."""
    return [list(layout[first : first + 4]) for first in range(0, 16, 4)]


def _told(most: Most) -> str:
    rank = RANK_WORDS[most.starter.rank - 1]
    layout = " | ".join(write(row) for row in rows_of(most.layout))
    return f"{rank:6}{most.total:4}  {layout}  starter {most.starter}, {most.cases:,} cases"


def _figures(most: Most) -> dict[str, Any]:
    return {
        "starter": most.starter,
        "total": most.total,
        "layout": rows_of(most.layout),
        "cases": most.cases,
        "rows": most.rows,
        "columns": most.columns,
        "grids": most.grids,
    }
