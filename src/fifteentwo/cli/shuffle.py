"""`fifteentwo shuffle`: Cribbage Shuffle in the terminal, its par, and matches of the computer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal

from fifteentwo.cli import solo
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.grid import cell_name, cell_of, drawn, in_short, rows
from fifteentwo.cli.language import say
from fifteentwo.cli.output import write_json
from fifteentwo.cli.reading import read_rules
from fifteentwo.cli.terminal import help_line
from fifteentwo.families import AnyAction
from fifteentwo.locales import CodedError
from fifteentwo.rules import ShuffleRules, write
from fifteentwo.solitaire import PLAYER, Done, Swap
from fifteentwo.solitaire.shuffle import View
from fifteentwo.solitaire.shuffle_telling import ShuffleScene, scene

if TYPE_CHECKING:
    from fifteentwo.workers import Pool

__all__ = ["help_on", "in_short", "layout", "named", "read", "shown"]

app = solo.commands(
    "shuffle",
    ShuffleRules,
    "shuffle",
    "fifteentwo shuffle play --deal 7",
)


def help_on(_rules: ShuffleRules) -> Iterator[str]:
    """What can be typed."""
    yield help_line("a1 c3", "cells")
    yield help_line("5H KD", "swap")
    yield help_line("done", "done")


def read(line: str, view: View) -> AnyAction:
    """The action typed. Raises CodedError."""
    words = line.lower().split()
    if words in (["done"], ["d"]):
        return Done(PLAYER)
    lying = {str(card).lower(): cell for cell, card in enumerate(view.grid)}
    cells = [lying.get(word, cell_of(word)) for word in words]
    match cells:
        case [int(first), int(second)]:
            return Swap(PLAYER, first, second)
        case _:
            raise CodedError("terminal-not-swapped", line=line)


def named(action: AnyAction) -> str:
    """The action in a few words."""
    if not isinstance(action, Swap):
        return say("terminal-done")
    return say("terminal-swap", first=cell_name(action.first), second=cell_name(action.second))


def shown(view: View) -> Iterator[str]:
    """The lines that draw the table."""
    lies = scene(view)
    yield from drawn(list(map(str, lies.grid)), lies.hands)
    points = {"points": lies.made, "needed": view.rules.win_at, "heels": lies.heels}
    yield say("terminal-shuffle", starter=lies.starter, **points)


def layout(laid: ShuffleScene) -> Iterator[str]:
    """The rows of a layout."""
    return rows(laid.grid)


@app.command(help_epilogue="  fifteentwo shuffle par --deal 202611217")
def par(*, deal: Whole, rules: str = "shuffle", json: bool = False) -> int:
    """The best layout of a numbered deal, proved optimal. For any sixteen cards use `square par`."""
    from fifteentwo.engine.solitaire import shuffle  # noqa: PLC0415 - heavy, and only this command needs it

    total, laid = shuffle.best(read_rules(rules, ShuffleRules), solo.pack_of(deal))
    rows = list(layout(laid))
    if json:
        write_json({"par": total, "starter": laid.starter, "grid": [row.split() for row in rows]})
    else:
        print("\n".join([say("par-with-starter", kind="best", points=total, starter=laid.starter), *rows]))
    return 0


@app.command(help_epilogue="  fifteentwo shuffle match --deals 1000 --player plain")
def match(
    *,
    rules: str = "shuffle",
    deals: Whole = 100,
    player: Literal["plain", "quick"] = "quick",
    asked: solo.Match = solo.BY_DEFAULT,
) -> int:
    """Let the computer play many deals: mean, standard error, and the share it wins."""
    from fifteentwo.engine.solitaire.solo import own_total  # noqa: PLC0415 - heavy, and only this command needs it

    ruled = read_rules(rules, ShuffleRules)
    of = {"rules": write(ruled), "player": player, "rng": asked.rng}

    def played(numbers: range, pool: Pool) -> Iterable[int]:
        return pool.map(own_total, ((ruled, number, player) for number in numbers))

    asked.write(of, asked.totals(of, deals, played), ruled.win_at, None)
    return 0
