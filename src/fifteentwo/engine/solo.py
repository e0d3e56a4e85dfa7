"""What the page asks of the engine about a square or solitaire, one call each.

Work is counted in positions looked at, not in time: the same question has the same answer on every machine.
The player `PLAIN` answers at once and needs no machine code; the others do, and the first call waits for
the compiler, which `warm` puts to work beforehand.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from threading import Event
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from fifteentwo.engine import patience as solitaire_par
from fifteentwo.engine import solitary
from fifteentwo.engine.readiness import preparing
from fifteentwo.engine.solitary import Aim
from fifteentwo.engine.square import plain
from fifteentwo.families import family_of
from fifteentwo.game import HOUSE
from fifteentwo.rules import PRESETS, CribbageRules, PatienceRules, SquareRules, parse
from fifteentwo.solitaire import PLAYER, LayAway, Square, SquareAction, deals
from fifteentwo.solitaire.patience import State as PatienceState
from fifteentwo.solitaire.patience import View as PatienceView
from fifteentwo.solitaire.square import View as SquareView

Rules = SquareRules | PatienceRules
View = SquareView | PatienceView

PLAIN: Final = "plain"
"""The player of squares who needs no machine code."""

INSTANT: Final = "instant"
"""The one whose answer comes in less than a millisecond."""

QUICK: Final = "quick"
"""In less than 10 ms."""

STRONG: Final = "strong"
"""In less than 50 ms."""

USUAL_DEALS: Final = 400
"""So many deals are played by rules whose usual totals are not shipped."""

_USUAL_FROM: Final = 1000  # the first four hundred are hard ones
_NOTHING_TO_WIN: Final = {SquareRules: 61, PatienceRules: 121}

_ready: Final = Event()


class Advice(NamedTuple):
    """An action and what it is worth: points on average, his heels included; or the chance to win.

    For a solitaire the points are those of this deal, for a square those of the whole. `error` is the standard
    error where cards were drawn, 0 where the worth is exact, None where it hangs on what positions promise.
    """

    action: SquareAction | LayAway
    worth: float
    error: float | None


def warm() -> None:
    """Compiles what the players and par of the squares need; seconds the first time. Call it in a thread of its own."""
    from fifteentwo.engine.square import par as squares  # noqa: PLC0415 - loads the compiler

    with preparing("squares"):
        for name in ("wikibooks_reserve", "bvs_hard"):
            rules = PRESETS[name].rules
            assert isinstance(rules, SquareRules)
            game: Any = Square(rules)
            pack, state = deals.deck(0), game.start()
            while acting := game.to_act(state):
                if acting == (HOUSE,):
                    state, _ = game.apply(state, deals.square_turn(state, pack))
                    continue
                view = game.observe(state, PLAYER)
                if state.filled in (0, 13):  # with few cells empty another kernel counts them out
                    advice(view)
                    advice(view, aim="chance")
                state, _ = game.apply(state, advice(view, PLAIN)[0].action)
            squares.deal_par(rules, pack, squares.GLANCE)
    _ready.set()


def ready() -> bool:
    """Whether `warm` has done its work in this program, so that no question waits for the compiler."""
    return _ready.is_set()


def advice(view: View, player: str = QUICK, aim: Aim = "points") -> tuple[Advice, ...]:
    """All the player may do now and what it is worth, the best first.

    By `PLAIN` a square's answer comes at once and without machine code. A
    solitaire needs no player: its averages are exact. Raises ValueError where nothing is to be chosen, and for a damaged table.
    """
    if isinstance(view, PatienceState):
        found = solitary.worths(view, Random(1), aim)
        return tuple(Advice(*each) for each in sorted(found, key=lambda each: -each.points))
    legal = Square(view.rules).legal(view, PLAYER)
    if not legal:
        raise ValueError("no card waits to be laid down here")
    if player == PLAIN:
        return tuple(Advice(*each) for each in plain.advice(view, legal, aim))
    from fifteentwo.engine.square import play  # noqa: PLC0415 - loads the compiler, which the instant player does without

    return tuple(Advice(*each) for each in play.advice(view, legal, player, aim))


def par(rules: Rules, number: int, patient: bool = False) -> Any:
    """Par of a numbered deal: a `DealPar` for a square, exact or a proved interval; a `patience.Par` for a solitaire.

    Takes under a second; a `patient` caller waits for a narrower interval where it is not exact. Raises ValueError
    for a number there is not.
    """
    if isinstance(rules, PatienceRules):
        return solitaire_par.par(rules, deals.deck(number))
    from fifteentwo.engine.square import par as squares  # noqa: PLC0415 - loads the compiler

    return squares.deal_par(rules, deals.deck(number), squares.LATER if patient else squares.SOON)


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
    """The engine's usual totals, where they are known; None for rules that differ from these in more than what wins.

    The engine plays for points, so that what wins changes nothing.
    """
    return next((found for of, found in _shipped() if of == _for_points(rules)), None)


def play_usual(rules: Rules) -> Usual:
    """The engine's usual totals by whatever rules, from `USUAL_DEALS` deals played by `INSTANT`: seconds."""
    numbers = range(_USUAL_FROM, _USUAL_FROM + USUAL_DEALS)
    return Usual(INSTANT, Counter(own_total(rules, number, INSTANT) for number in numbers))


def _for_points(rules: Rules) -> Rules:
    """The rules but for what wins."""
    return replace(rules, win_at=_NOTHING_TO_WIN[type(rules)])


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
        found.append((_for_points(rules), Usual(" and ".join(players), totals)))
    return tuple(found)
