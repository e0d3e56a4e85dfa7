"""What the page and the terminal ask of the engine about a game for one, one call each.

Work is counted in positions looked at, not in time: the same question has the same answer on every machine.
The player `PLAIN` answers at once and needs no machine code; the others may, and the first call waits for
the compiler, which `warm` puts to work beforehand.
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
"""By family. A module is only ever asked about its own games; this cast is where that is said."""

USUAL_DEALS: Final = 400
"""So many deals are played by rules whose usual totals are not shipped."""

_USUAL_FROM: Final = 1000  # the first four hundred are hard ones

_ready: Final[set[str]] = set()


def warm(rules: Rules) -> None:
    """Compiles what the computer needs in games of this family; seconds the first time. Call it in a thread of its own."""
    with preparing("squares"):
        soloist(rules).warm()
    _ready.add(family_of(rules).name)


def ready(rules: Rules) -> bool:
    """Whether `warm` has done its work in this program, so that no question waits for the compiler."""
    return family_of(rules).name in _ready


def advice(view: View, player: str = QUICK, aim: Aim = "points") -> tuple[Advice, ...]:
    """All the player may choose now and its value, the best first, as this player of the engine sees it.

    Only squares and Cribbage Shuffle have several players; by `PLAIN` the answer comes at once and without machine
    code. Raises ValueError where nothing is to be chosen, and for a damaged table.
    """
    return tuple(soloist(view.rules).advice(view, player, aim))


def pars(rules: Rules, number: int, patient: bool = False) -> tuple[ParLayout, ...]:
    """Par of a numbered deal first, exact or a proved interval, and what else there is to compare with.

    Takes under a second; a `patient` caller waits for a narrower interval where it is not exact. Raises ValueError
    for a number there is not.
    """
    return soloist(rules).pars(rules, deals.deck(number), patient)


def soloist(rules: Rules) -> Soloist:
    """What the engine knows of the game with these rules."""
    return SOLOISTS[family_of(rules).name]


def own_total(rules: Rules, number: int, player: str = QUICK) -> int:
    """What a player of the engine makes of a numbered deal: the same on every machine."""
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


class Standing(NamedTuple):
    """Where a total stands among the engine's own: below it in so many deals of a hundred, of equal ones in half.

    So many `deals` were played for it, by the `player` of squares of that name.
    """

    percent: float
    deals: int
    player: str


class Usual(NamedTuple):
    """How often the engine came to each total in deals it played by some rules."""

    player: str
    totals: Mapping[int, int]

    def standing(self, total: int) -> Standing:
        """Where this total stands."""
        deals = sum(self.totals.values())
        less = sum(many for points, many in self.totals.items() if points < total)
        return Standing(100 * (less + self.totals.get(total, 0) / 2) / deals, deals, self.player)


def usual(rules: Rules) -> Usual | None:
    """The engine's usual totals, where they are known; None for rules that differ from these in a field that changes them.

    The engine plays for points, so what wins changes nothing.
    """
    return next((found for of, found in _shipped() if holds("totals", rules, of)), None)


def play_usual(rules: Rules) -> Usual:
    """The engine's usual totals by whatever rules, from `USUAL_DEALS` deals played by `INSTANT`: seconds."""
    numbers = range(_USUAL_FROM, _USUAL_FROM + USUAL_DEALS)
    return Usual(INSTANT, Counter(own_total(rules, number, INSTANT) for number in numbers))


@cache
def _shipped() -> tuple[tuple[Rules, Usual], ...]:
    """The games whose usual totals are shipped: made by `fifteentwo lab totals`."""
    read = json.loads((files("fifteentwo") / "data" / "solo_totals.json").read_text())
    found = []
    for text, game in read.items():
        rules = parse(text)
        assert not isinstance(rules, CribbageRules)
        players = sorted({match.get("player", "quick") for match in game["matches"]})
        totals = {int(points): many for points, many in game["totals"].items()}
        found.append((rules, Usual(" and ".join(players), totals)))
    return tuple(found)
