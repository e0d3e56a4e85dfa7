"""The chance to win before a deal, by the score: for every game for two whose deals were solved.

>>> from fifteentwo.rules import parse
>>> round(float(win_chances(parse("lowball"))[0, 0]), 2)
0.43
"""

from __future__ import annotations

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.equity.match_equity import equity_table, relevant_rules
from fifteentwo.engine.five_card.solution import five_card_solution
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.solution import solution_for
from fifteentwo.locales import CodedError
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.validity import is_solved


def has_values(rules: CribbageRules) -> bool:
    """Whether games by these rules are valued by tables: those of the package, or others that were made."""
    return is_solved(rules) or solution_for(rules) is not None or five_card_solution(rules) is not None


def win_chances(rules: CribbageRules) -> Doubles:
    """The dealer's chance to win the game before a deal, by the dealer's score and pone's: (target, target).

    Raises CodedError for rules that are not solved, and for damaged tables.
    """
    if not has_values(rules):
        raise CodedError("explorer-rules")
    try:
        dealer: Doubles = equity_table(relevant_rules(rules), "win").equity[0]
    except BadTables:
        raise CodedError("explorer-tables") from None
    return dealer
