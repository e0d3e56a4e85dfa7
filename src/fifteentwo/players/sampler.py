"""The player *sampler*: chooses by Monte Carlo evaluation, in any game.

It considers the owner of the crib, partners, the cards the others may hold given their actions, and the score. Nothing about
its play is proved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from fifteentwo.cribbage import Cribbage, Discard, Play, View
from fifteentwo.engine.readiness import preparing
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import CribbageRules

if TYPE_CHECKING:
    from fifteentwo.engine.monte_carlo.evaluation import ChoiceValue

Choice = Discard | Play

BENEFIT: Final = 0.01
"""The chance to win that a card must gain before the sampler departs from the solved play, where that carries over. Sampled beliefs
about the other's hand are less exact than those behind the solved play. This and the next are tuned by the solved values.
"""
OFTEN: Final = 0.1
"""A card that the solved play plays at least as often is one of its cards."""


def make(rng: Random) -> Callable[[View, Sequence[Choice]], Choice]:
    """A player for every game. Its samples, of a fixed size, are drawn from `rng`."""

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        discarding = [each for each in legal if isinstance(each, Discard)]
        playing = [each for each in legal if isinstance(each, Play)]
        if len(legal) == 1 or (playing and all(each.card.rank == playing[0].card.rank for each in playing)):
            return legal[0]
        from fifteentwo.engine.monte_carlo import evaluation  # noqa: PLC0415 - Numba is heavy

        seed = rng.getrandbits(63)
        seat = legal[0].seat
        if discarding:
            return evaluation.evaluate_discards(view, seat, discarding, seed)[0].choice
        return _card(evaluation.evaluate_cards(view, seat, playing, seed))

    return choose


def _card(found: Sequence[ChoiceValue]) -> Choice:
    """The card with the best chance to win; one that the solved play plays gets the benefit of the doubt."""

    def chance(each: ChoiceValue) -> float:
        assert each.win is not None
        return each.win.value + BENEFIT * (each.often is None or each.often >= OFTEN)

    return max((each for each in found if each.win is not None), key=chance).choice


def warm_up(rules: CribbageRules) -> None:
    """Compiles the code for decisions by these rules, which takes half a minute the first time; call it in a thread."""
    with preparing("samples"):
        _decide_once(rules)


def _decide_once(rules: CribbageRules) -> None:
    """Discards and plays one card."""
    game, rng = Cribbage(rules), Random(0)
    choose, state = make(rng), game.start(Opening(0))
    while state.due is None and state.phase in ("deal", "discard", "starter", "play"):
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        view = game.observe(state, seat)
        choice = choose(view, [each for each in game.legal(view, seat) if isinstance(each, Discard | Play)])
        if isinstance(choice, Play):
            return
        state, _ = game.apply(state, choice)
