"""The options of a position with their values and errors, for every family of games.

>>> from fifteentwo.cards import cards
>>> from fifteentwo.cribbage import Cribbage, Deal
>>> from fifteentwo.game import Opening
>>> game = Cribbage()
>>> state = game.start(Opening(dealer=0))
>>> state, _ = game.apply(state, Deal((cards("5H 5C 5D JS 2S 9D"), cards("AC 3C 4C 6C 7C 8C"))))
>>> best = analyse(game.observe(state, 0)).options[0]
>>> best.cards, best.hand
((2S, 9D), Figure(value=16.630434782608695, error=0.0))
"""

from __future__ import annotations

from random import Random

from fifteentwo import extras

extras.require("engine")

from fifteentwo.analysis import five_card, solved
from fifteentwo.analysis.immediate import immediate as immediate_opinion
from fifteentwo.analysis.model import EXACT, Analysis, Figure, Option, Source, StarterMean
from fifteentwo.cribbage import Cribbage, Discard, Play, State
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import deal_rules
from fifteentwo.engine.five_card.solution import five_card_solution
from fifteentwo.engine.readiness import preparing
from fifteentwo.engine.solution import solution_for
from fifteentwo.expected import expect
from fifteentwo.families import AnyState, AnyView
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.text import insist

__all__ = ["EXACT", "Analysis", "Figure", "Option", "Source", "StarterMean", "analyse", "warm"]


def analyse(view: AnyView, seat: Seat | None = None, immediate: bool = False) -> Analysis:
    """The options of a seat, by default the viewer's, given its view. Raises ValueError if there is nothing to choose, and TypeError.

    Cribbage under rules without a solution is sampled, and solo games are searched. `immediate` does neither and uses
    rules of thumb.
    """
    expect(view, AnyState, "analyse", "a view")
    if not isinstance(view, State):
        from fifteentwo.analysis.solitaire import searched  # noqa: PLC0415 - other games do not need it

        return searched(view, immediate)
    seat = view.viewer if seat is None else seat
    legal = [] if seat is None else Cribbage(view.rules).legal(view, seat)
    choices = [each for each in legal if isinstance(each, Discard | Play)]
    if seat is None or not choices:
        raise ValueError("there is nothing to discard or play now")
    if immediate:
        return immediate_opinion(view, seat, choices)
    if (solution := solution_for(view.rules)) is not None:
        try:
            return solved.analysis(solution, view, seat, choices)
        except BadTables:
            pass
    if (five_cards := five_card_solution(view.rules)) is not None:
        return five_card.analysis(five_cards, view, seat, choices)
    from fifteentwo.analysis.sampled import sampled  # noqa: PLC0415 - Numba is heavy

    return sampled(view, seat, choices)


def warm(rules: CribbageRules | None = None) -> None:
    """Prepares for these rules, by default the standard game, so that the first analysis does not wait: reads their tables, or where
    there are none compiles what samples them, which takes a minute the first time.
    """
    asked = CribbageRules() if rules is None else rules
    insist(asked, "warm", CribbageRules)
    of_deal = deal_rules(asked)
    has_tables = of_deal is not None and solution_for(asked) is not None
    with preparing("hints"):
        game, house = Cribbage(of_deal.game_rules() if of_deal and has_tables else asked), Random(0)
        state = game.start(Opening(dealer=0))
        while True:
            seat = game.to_act(state)[0]
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, house))
                continue
            view = game.observe(state, seat)
            action = game.legal(view, seat)[0]
            if isinstance(action, Discard) and seat == 0:
                analyse(view)
            if isinstance(action, Play) and len(state.plays) >= 2:  # the first two take longer, and need no other code
                analyse(view)
                return
            state, _ = game.apply(state, action)
