"""Rules: the fields of each family of games, the presets, and one line of text for any rules.

>>> parse("hoyle target=61", CribbageRules).skunk_scale
'hoyle'
>>> write(CribbageRules(target=61))
'standard target=61'
>>> parse("wikibooks_reserve reserve_access=free", SquareRules).reserve_access
'free'
>>> describe(SquareRules(dead_cells=2))
'Two cards may be discarded.'
"""

from fifteentwo.rules.cribbage import FIELDS, CribbageRules, highest_count
from fifteentwo.rules.fields import Field, fields
from fifteentwo.rules.presets import CRIBBAGE, PATIENCES, PRESETS, SHUFFLES, SQUARES, Preset, Rules
from fifteentwo.rules.solitaire import Heels, PatienceRules, ShuffleRules, SquareRules
from fifteentwo.rules.text import differing, every_field, parse, write
from fifteentwo.rules.values import said
from fifteentwo.rules.words import dealing, describe, described, differences

__all__ = [
    "CRIBBAGE",
    "FIELDS",
    "PATIENCES",
    "PRESETS",
    "SHUFFLES",
    "SQUARES",
    "CribbageRules",
    "Field",
    "Heels",
    "PatienceRules",
    "Preset",
    "Rules",
    "ShuffleRules",
    "SquareRules",
    "dealing",
    "describe",
    "described",
    "differences",
    "differing",
    "every_field",
    "fields",
    "highest_count",
    "parse",
    "said",
    "write",
]
