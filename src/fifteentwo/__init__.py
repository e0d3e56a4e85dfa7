"""Cribbage: rules, scoring, players and tables.

>>> from fifteentwo import Card, cards, say, show
>>> say(show(cards("5C 5D 5H JS"), Card("5S")))
'fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, \
fifteen sixteen, a double pair royal is twenty-eight, and one for his nobs is twenty-nine'
"""

# Imported at once, because the module `cards`, loaded later, would hide the function of that name.
from fifteentwo.cards import BACK, PACK, Card, cards

TYPE_CHECKING = False  # as in typing, which takes longer to import than everything here
if TYPE_CHECKING:
    from fifteentwo.calling import say
    from fifteentwo.cribbage import Cribbage, Discard, Play, State, View
    from fifteentwo.game import HOUSE, IllegalAction, Opening, Outcome, Standing
    from fifteentwo.record import BadRecord, Record
    from fifteentwo.reviews import BadReview, Review, review
    from fifteentwo.rules import PRESETS, CribbageRules
    from fifteentwo.scoring import Combo, peg, points, show
    from fifteentwo.table import Table

__all__ = [
    "BACK",
    "HOUSE",
    "PACK",
    "PRESETS",
    "BadRecord",
    "BadReview",
    "Card",
    "Combo",
    "Cribbage",
    "CribbageRules",
    "Discard",
    "IllegalAction",
    "Opening",
    "Outcome",
    "Play",
    "Record",
    "Review",
    "Standing",
    "State",
    "Table",
    "View",
    "__version__",
    "cards",
    "peg",
    "points",
    "review",
    "say",
    "show",
]

__version__ = "0.1.0"

# The module that each of the other names comes from; it is imported when the name is first used.
_MODULES = {
    **dict.fromkeys(("Cribbage", "Discard", "Play", "State", "View"), "cribbage"),
    **dict.fromkeys(("HOUSE", "IllegalAction", "Opening", "Outcome", "Standing"), "game"),
    **dict.fromkeys(("BadRecord", "Record"), "record"),
    **dict.fromkeys(("BadReview", "Review", "review"), "reviews"),
    **dict.fromkeys(("PRESETS", "CribbageRules"), "rules"),
    **dict.fromkeys(("Combo", "peg", "points", "show"), "scoring"),
    "Table": "table",
    "say": "calling",
}

if not TYPE_CHECKING:
    _PUBLIC = __all__
    del __all__  # so that `import *` asks for it, and gets what the installed packages allow

    def __getattr__(name: str) -> object:
        if name == "__all__":
            return _installed()
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415 - not even this is needed for --version

        globals()[name] = value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *_installed()})

    def _installed() -> list[str]:
        """The public names; without the packages of the engine, all but those of `reviews`."""
        from fifteentwo.extras import MissingExtra, require  # noqa: PLC0415 - nor this

        try:
            require("engine")
        except MissingExtra:
            return [name for name in _PUBLIC if _MODULES.get(name) != "reviews"]
        return _PUBLIC
