"""Hints for cribbage: the engine's analysis of a seat's view, in a player's words."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from typing import TYPE_CHECKING, Final

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.families import AnyChoice
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.players import sampler
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.validity import is_solved
from fifteentwo.server.wire import Aim, ChoiceVerdict, Hint, HintFigure, HintOption, StarterWorth
from fifteentwo.table import CribbageTable

if TYPE_CHECKING:
    from fifteentwo.analysis import Analysis, Figure, Option

MOST: Final = 15
"""Options in a hint: all of them with six cards, otherwise the best."""

_ready: Final = {True: Event(), False: Event()}
"""For games that are solved, and for the others."""

_NET: Final = "Points are yours minus your opponent's."
SOLVED: Final = (
    "The hand is exact. The crib is exact if your opponent discards as the computer does, and the pegging if your "
    "opponent plays as the computer does. The chances to win come from simulated deals. " + _NET
)
LOADING: Final = (
    "Quick estimate while the tables are loading: hands are exact, the crib is an average, and the pegging looks two "
    "cards ahead. The full analysis follows. " + _NET
)


def warm(rules: CribbageRules) -> None:
    """Prepares the engine for these rules; takes seconds the first time."""
    from fifteentwo import analysis  # noqa: PLC0415 - NumPy is heavy, and this runs in a thread of its own

    solved = is_solved(rules)
    if solved:
        analysis.warm()
    else:
        sampler.warm_up(rules)
    _ready[solved].set()


def ready(rules: CribbageRules) -> bool:
    """Whether `warm` has finished for such rules."""
    return _ready[is_solved(rules)].is_set()


def view_of(table: CribbageTable, seat: Seat) -> View:
    """The view of this seat. Raises IllegalAction unless it must discard or play."""
    if table.state is None or seat not in table.to_act():
        raise IllegalAction("not-your-turn")
    view = table.game.observe(table.state, seat)
    if not any(isinstance(action, Discard | Play) for action in table.game.legal(view, seat)):
        raise IllegalAction("hints-for-what")
    return view


def hint(view: View, aim: Aim = "points", full: bool = True) -> Hint:  # noqa: ARG001 - the score decides here
    """The engine's analysis of the options in this view; unless `full`, a quick estimate.

    Raises ValueError if there is nothing to discard or play.
    """
    from fifteentwo.analysis import analyse  # noqa: PLC0415 - NumPy is heavy, and hints are found in threads

    found = analyse(view, immediate=not full)
    basis = {"solved": SOLVED, "heuristic": LOADING}.get(found.source, f"{found.basis} {_NET}")
    return Hint(
        at=0,
        what=found.what,
        by=found.by,
        nudge=_nudge(found),
        words=_words(found),
        basis=basis,
        options=tuple(_option(each) for each in found.options[:MOST]),
    )


def warning(view: View, action: AnyChoice, least: float) -> ChoiceVerdict | None:
    """The verdict on a discard or a card that clearly gives up at least this chance to win.

    Raises IllegalAction if it is not open.
    """
    from fifteentwo.analysis.position import PlayerPosition  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.practice import verdicts  # noqa: PLC0415
    from fifteentwo.server import exploring  # noqa: PLC0415

    if view.viewer is None or not isinstance(action, Discard | Play) or action.seat != view.viewer:
        raise IllegalAction("trainer-no-choice")
    position = PlayerPosition(view, view.viewer)
    try:
        found = verdicts.warning(position, action, least)
    except ValueError:
        raise IllegalAction("trainer-no-choice") from None
    return None if found is None else exploring.sent(position, found)


def _option(option: Option) -> HintOption:
    return HintOption(
        action=option.action,
        total=_worth(option.total),
        hand=_worth(option.hand),
        crib=_worth(option.crib),
        play=_worth(option.pegging),
        win=_worth(option.win),
        match=_worth(option.match),
        now=option.now,
        best_starters=tuple(StarterWorth(cut.rank, cut.hand) for cut in option.best_cuts),
        worst_starters=tuple(StarterWorth(cut.rank, cut.hand) for cut in option.worst_cuts),
        reason=option.reason,
    )


def _worth(figure: Figure | None) -> HintFigure | None:
    return None if figure is None else HintFigure(figure.value, figure.error)


def _nudge(found: Analysis) -> str:
    best, options = found.options[0], found.options
    if found.what == "discard":
        if len(best.cards) > 1:
            return f"Discard {_a(best.cards[0].words)}."
        most = max(option.hand.value for option in options if option.hand)
        if best.hand and best.hand.value < most:
            return "The crib matters more here than the best hand."
        return "Keep the best hand: the crib matters less here."
    if len(options) == 1:
        return "You have only one card to play."
    if best.now:
        return "You can score now."
    if any(option.now for option in options):
        return "Don't grab the points here."
    return "No card scores now: think about what the next card could score."


def _a(card: str) -> str:
    rank = card.partition(" of ")[0]
    return f"{'an' if rank[0] in 'ae' else 'a'} {rank}"


def _words(found: Analysis) -> str:
    does = "Discard" if found.what == "discard" else "Play"
    return f"{does} {_listed([card.words for card in found.options[0].cards])}."


def _listed(names: Sequence[str]) -> str:
    named = [f"the {name}" for name in names]
    return " and ".join(filter(None, (", ".join(named[:-1]), named[-1])))
