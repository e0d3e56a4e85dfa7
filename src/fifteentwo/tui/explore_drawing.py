"""The results of the explorers as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fifteentwo.cli.language import figure, say
from fifteentwo.server.practice_wire import Explored, ExploredSquare, ScoreTable
from fifteentwo.server.wire import ExploredOption, HintFigure
from fifteentwo.tui.canvas import faces
from fifteentwo.tui.hint_drawing import named

STEP: Final = 10
"""The scores between two columns of the map."""


def position(found: Explored) -> Iterator[str]:
    """Every choice of a position, best first; of a card also what the other may answer."""
    is_discard = found.position.what == "discard"
    crib = "explore-head-own-crib" if found.position.dealer else "explore-head-their-crib"
    heads = ["explore-head-hand", crib] if is_discard else ["explore-head-now"]
    heads += ["explore-head-pegging", "explore-head-net", "explore-head-win"]
    first = say("explore-head-discard" if is_discard else "explore-head-card")
    yield f"{first:10}" + "".join(f"{say(head)[:11]:>12}" for head in heads)
    for option in found.options:
        yield _option(option, is_discard)
    yield say(f"explore-source-{found.source}")
    if found.strip:
        yield ""
        yield f"{say('explore-they-hold')} ({say('explore-now')})"
        yield " ".join(f"{odds.rank}:{round(100 * odds.held)}" for odds in found.strip)
    for branch in found.branches:
        yield f"{say('explore-replies', card=faces((branch.card,)), count=branch.count)} ({say('explore-go')} {_percent(branch.go)})"
        replies = [
            f"{each.rank} {_percent(each.chance)}{f' +{each.points}' if each.points else ''}" for each in branch.replies
        ]
        yield f"  {', '.join(replies)}" if replies else f"  {say('explore-no-replies')}"


def _option(option: ExploredOption, is_discard: bool) -> str:
    parts = [option.hand, option.crib] if is_discard else []
    cells = "".join(f"{_figure(part):>12}" for part in parts)
    if not is_discard:
        cells = f"{'' if option.now is None else option.now:>12}"
    cells += f"{_figure(option.play):>12}{_figure(option.total):>12}"
    win = "" if option.win is None else say("explore-percent", percent=figure(100 * option.win.value, ".2f"))
    return f"{faces(option.cards):10}{cells}{win:>12}"


def _figure(found: HintFigure | None) -> str:
    return "" if found is None else figure(found.value, ".2f").replace("-", "−")


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def scores(table: ScoreTable, mine: int, theirs: int) -> Iterator[str]:
    """The chances at two scores, with either dealer, and a map in percent where the player deals."""
    dealing = table.dealer[mine][theirs] / 10_000
    other = 1 - table.dealer[theirs][mine] / 10_000
    for role, chance in (("dealer", dealing), ("pone", other)):
        percent = say("explore-percent", percent=figure(100 * chance, ".2f"))
        yield say("explore-map-value", role=role, mine=mine, theirs=theirs, chance=percent)
    yield ""
    yield say("explore-table-caption", role="dealer")
    columns = range(0, table.target, STEP)
    yield "     " + "".join(f"{score:>5}" for score in columns)
    for down in columns:
        yield f"{down:>5}" + "".join(f"{round(table.dealer[across][down] / 100):>5}" for across in columns)


def square(found: ExploredSquare) -> Iterator[str]:
    """Every choice in a square, best first."""
    best = found.options[0].value
    yield f"{say('explore-choice'):32}{say('explore-value'):>18}{say('explore-below-best'):>18}"
    for option in found.options:
        yield f"{named(option.action):32}{figure(option.value, '.2f'):>18}{figure(best - option.value, '.2f'):>18}"
