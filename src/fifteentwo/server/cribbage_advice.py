"""Hints for cribbage: the engine's analysis of a seat's view, in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.deal_rules import DealRules, deal_rules
from fifteentwo.families import AnyChoice
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.locales import RANKS
from fifteentwo.locales.coded import Message, coded
from fifteentwo.players import expert, sampler
from fifteentwo.rules import CribbageRules
from fifteentwo.server.wire import Aim, ChoiceVerdict, Hint, HintFigure, HintOption, StarterWorth
from fifteentwo.table import CribbageTable

if TYPE_CHECKING:
    from fifteentwo.analysis import Analysis, Figure, Option

MOST: Final = 15
"""Options in a hint: all of them with six cards, otherwise the best."""

_ready: Final[set[DealRules | bool]] = set()
"""The games that hints are ready for, as in `_tables`."""

_OWN_BASIS: Final = {"solved": "basis-solved-table", "heuristic": "basis-loading"}


def warm(rules: CribbageRules) -> None:
    """Prepares the engine for these rules; takes seconds the first time."""
    from fifteentwo import analysis  # noqa: PLC0415 - NumPy is heavy, and this runs in a thread of its own

    if expert.has_tables(rules):
        analysis.warm(rules)
    else:
        sampler.warm_up(rules)
    _ready.add(_tables(rules))


def ready(rules: CribbageRules) -> bool:
    """Whether `warm` has finished for such rules."""
    return _tables(rules) in _ready


def _tables(rules: CribbageRules) -> DealRules | bool:
    """What hints for such rules need: the tables of these rules of a deal, or True for those of the five-card game; False for samples."""
    return deal_rules(rules) or expert.has_tables(rules)


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
    from fifteentwo.analysis.position_text import text_for  # noqa: PLC0415

    found = analyse(view, immediate=not full)
    own = _OWN_BASIS.get(found.source)
    basis = coded(own) if own else coded("basis-net", basis=found.basis)
    return Hint(
        at=0,
        what=found.what,
        by=found.by,
        nudge=_nudge(found),
        words=_words(found),
        basis=basis,
        options=tuple(_option(each) for each in found.options[:MOST]),
        explore=None if view.viewer is None else text_for(view, view.viewer),
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


def _nudge(found: Analysis) -> Message:
    best, options = found.options[0], found.options
    if found.what == "discard":
        if len(best.cards) > 1:
            return coded("nudge-discard", rank=RANKS.get(str(best.cards[0])[0], "joker"))
        most = max(option.hand.value for option in options if option.hand)
        return coded("nudge-crib" if best.hand and best.hand.value < most else "nudge-hand")
    if len(options) == 1:
        return coded("nudge-only-card")
    if best.now:
        return coded("nudge-score")
    return coded("nudge-wait" if any(option.now for option in options) else "nudge-think")


def _words(found: Analysis) -> Message:
    first, *second = found.options[0].cards
    if found.what == "play":
        return coded("advice-play", card=first)
    if second:
        return coded("advice-discard-two", first=first, second=second[0])
    return coded("advice-discard-one", first=first)
