"""A club's evening: players, pairings, results, standings and a knock-out, as a fold over a log of events.

    evening = fold(events)                    the state
    check(evening, event)                     raises NotAllowed if the event cannot follow
    next_round(evening)                       who plays whom next
    standings(evening)                        game points, wins, spread

Nothing here knows of the server: an evening can be run from a script.
"""

from __future__ import annotations

from fifteentwo.club.evening import ClubGame, ClubPlayer, Evening, NotAllowed, Round, check, evolve, fold
from fifteentwo.club.events import AnyEveningEvent, Result, Settings
from fifteentwo.club.formats import FORMATS, Format, is_complete, next_round
from fifteentwo.club.standings import StandingRow, standings

__all__ = [
    "FORMATS",
    "AnyEveningEvent",
    "ClubGame",
    "ClubPlayer",
    "Evening",
    "Format",
    "NotAllowed",
    "Result",
    "Round",
    "Settings",
    "StandingRow",
    "check",
    "evolve",
    "fold",
    "is_complete",
    "next_round",
    "standings",
]
