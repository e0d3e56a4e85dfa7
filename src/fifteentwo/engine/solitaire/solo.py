"""The engine of the games for one, as the page, the server and the terminal call it.

Work is counted in positions and not in time, so the same question has the same answer on every machine. The player
`PLAIN` answers at once and needs no machine code; for the others the first call waits for the compiler, unless `warm`
was called.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, cast

from fifteentwo.engine.readiness import preparing
from fifteentwo.engine.solitaire import patience, shuffle
from fifteentwo.engine.solitaire.interface import INSTANT, QUICK, Advice, Aim, ParLayout, Soloist
from fifteentwo.engine.solitaire.square import soloist as square
from fifteentwo.families import family_of
from fifteentwo.game import HOUSE
from fifteentwo.rules import CribbageRules, PatienceRules, ShuffleRules, SquareRules, parse
from fifteentwo.rules.validity import holds
from fifteentwo.solitaire import PLAYER, deals
from fifteentwo.solitaire.patience import View as PatienceView
from fifteentwo.solitaire.shuffle import View as ShuffleView
from fifteentwo.solitaire.square import View as SquareView

Rules = SquareRules | PatienceRules | ShuffleRules
View = SquareView | PatienceView | ShuffleView

SOLOISTS: Final = cast(Mapping[str, Soloist], {"square": square, "patience": patience, "shuffle": shuffle})
"""By family. A module is only asked about its own games, which this cast relies on."""

ENGINE_DEALS: Final = 400
"""The number of deals played by rules whose totals are not shipped."""

_FIRST_DEAL: Final = 1000  # the first four hundred are hard ones

_ready: Final[set[str]] = set()


def warm(rules: Rules) -> None:
    """Compiles what the computer needs for games of this family: seconds the first time.

    Call it in a separate thread.
    """
    with preparing("squares"):
        soloist(rules).warm()
    _ready.add(family_of(rules).name)


def ready(rules: Rules) -> bool:
    """Whether `warm` has finished in this process, so that no call waits for the compiler."""
    return family_of(rules).name in _ready


def advice(view: View, player: str = QUICK, aim: Aim = "points") -> tuple[Advice, ...]:
    """All legal choices with their values, the best first, by this player of the engine.

    Only squares and Cribbage Shuffle have several players; `PLAIN` answers at once without machine code. Raises
    ValueError where there is nothing to choose, and for a damaged table.
    """
    return tuple(soloist(view.rules).advice(view, player, aim))


def pars(rules: Rules, number: int, patient: bool = False) -> tuple[ParLayout, ...]:
    """Par of a numbered deal first, exact or a proved interval, and then other layouts to compare with.

    Takes under a second; `patient` allows more work for a narrower interval. Raises ValueError for a number that does
    not exist.
    """
    return soloist(rules).pars(rules, deals.deck(number), patient)


def soloist(rules: Rules) -> Soloist:
    """The module for the game with these rules."""
    return SOLOISTS[family_of(rules).name]


def own_total(rules: Rules, number: int, player: str = QUICK) -> int:
    """The total of a player of the engine in a numbered deal: the same on every machine."""
    family, pack = family_of(rules), deals.deck(number)
    game: Any = family.game(rules)
    assert family.from_pack is not None
    state = game.start()
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            action: Any = family.from_pack(state, pack)
        else:
            action = advice(game.observe(state, PLAYER), player)[0].action
        state, _ = game.apply(state, action)
    total: int = state.score
    return total


class TotalPercentile(NamedTuple):
    """The percentile of a total: the share of the engine's deals below it, plus half of those equal to it.

    `deals` were played, by this `player`.
    """

    percent: float
    deals: int
    player: str


class EngineTotals(NamedTuple):
    """The distribution of the totals of a player of the engine by some rules."""

    player: str
    totals: Mapping[int, int]

    def percentile(self, total: int) -> TotalPercentile:
        """The percentile of this total."""
        deals = sum(self.totals.values())
        less = sum(count for points, count in self.totals.items() if points < total)
        return TotalPercentile(100 * (less + self.totals.get(total, 0) / 2) / deals, deals, self.player)


def engine_totals(rules: Rules) -> EngineTotals | None:
    """The shipped distribution of totals for these rules; None where a field that affects totals differs.

    The engine plays for expected points, so fields about winning do not matter.
    """
    return next((found for of, found in _shipped() if holds("totals", rules, of)), None)


def play_engine_totals(rules: Rules) -> EngineTotals:
    """The distribution of totals by any rules, from `ENGINE_DEALS` deals played by `INSTANT`: takes seconds."""
    numbers = range(_FIRST_DEAL, _FIRST_DEAL + ENGINE_DEALS)
    return EngineTotals(INSTANT, Counter(own_total(rules, number, INSTANT) for number in numbers))


@cache
def _shipped() -> tuple[tuple[Rules, EngineTotals], ...]:
    """The shipped distributions, made by `fifteentwo lab totals`."""
    read = json.loads((files("fifteentwo") / "data" / "solo_totals.json").read_text())
    found = []
    for text, game in read.items():
        rules = parse(text)
        assert not isinstance(rules, CribbageRules)
        players = sorted({match.get("player", "quick") for match in game["matches"]})
        totals = {int(points): count for points, count in game["totals"].items()}
        found.append((rules, EngineTotals(" and ".join(players), totals)))
    return tuple(found)
