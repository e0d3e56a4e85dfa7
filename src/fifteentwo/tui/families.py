"""The views of the families of games, each registered once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from fifteentwo.families import AnyRules, AnyScene, family_of
from fifteentwo.tui.cribbage import telling as cribbage
from fifteentwo.tui.cribbage.view import CribbageView
from fifteentwo.tui.presenter import Presenter, Telling
from fifteentwo.tui.solitaire import telling as alone
from fifteentwo.tui.solitaire.patience import PatienceView
from fifteentwo.tui.solitaire.shuffle import ShuffleView
from fifteentwo.tui.solitaire.square import SquareView
from fifteentwo.tui.view import TableView


class _Shown(NamedTuple):
    """How a family is shown: its events, and its table."""

    scene: str
    telling: object
    view: Callable[[Presenter], TableView]


_FAMILIES: Final = {
    "cribbage": _Shown("CribbageScene", cribbage, CribbageView),
    "square": _Shown("SquareScene", alone, SquareView),
    "patience": _Shown("PatienceScene", alone, PatienceView),
    "shuffle": _Shown("ShuffleScene", alone, ShuffleView),
}


def telling_of(scene: AnyScene) -> Telling:
    """How the events of this game are told."""
    kind = type(scene).__name__
    return next(cast(Telling, shown.telling) for shown in _FAMILIES.values() if shown.scene == kind)


def view_of(game: Presenter, rules: AnyRules) -> TableView:
    """The table of a game with these rules."""
    return _FAMILIES[family_of(rules).name].view(game)
