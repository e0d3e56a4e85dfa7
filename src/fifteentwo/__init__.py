"""Cribbage: the rules, the scoring, the players, the table.

>>> from fifteentwo import Card, cards, say, show
>>> say(show(cards("5C 5D 5H JS"), Card("5S")))
'fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, \
fifteen sixteen, a double pair royal is twenty-eight, and his nobs is twenty-nine'
"""

from fifteentwo.calling import say
from fifteentwo.cards import BACK, PACK, Card, cards
from fifteentwo.cribbage import Cribbage, LayAway, Play, State, View
from fifteentwo.game import HOUSE, IllegalAction, Opening, Outcome, Standing
from fifteentwo.record import BadRecord, Record
from fifteentwo.rules import PRESETS, CribbageRules
from fifteentwo.scoring import Combo, peg, points, show
from fifteentwo.table import Table

__all__ = [
    "BACK",
    "HOUSE",
    "PACK",
    "PRESETS",
    "BadRecord",
    "Card",
    "Combo",
    "Cribbage",
    "CribbageRules",
    "IllegalAction",
    "LayAway",
    "Opening",
    "Outcome",
    "Play",
    "Record",
    "Standing",
    "State",
    "Table",
    "View",
    "__version__",
    "cards",
    "peg",
    "points",
    "say",
    "show",
]

__version__ = "0.1.0"
