"""Records: a match of any game, as JSON or as text that a person can type.

    fifteentwo record 1
    rules = hoyle
    seat 0 = Ann
    seat 1 = Bob

    game
    cut 4H 9C                                 # Ann deals
    deal 5H 6H 7H 8H 9C JD | ?? ?? ?? ?? ?? ??
    discard 0 9C JD
    discard 1 ?? ??
    turn 5S
    play 1 4S, 0 5H, 1 6D

`??` is a card the writer never saw; points that depend on it are not checked. If the cards of seat 1 are unknown and it
could not play, write `go 1`. If a hand or crib with unknown cards was counted, `show 2C 3C ?? ?? = 4` gives its points.
`#` begins a remark.

A solo game has one seat and its own actions. If the header has the number of a deal, the cards must be those of that
deal:

    fifteentwo record 1
    rules = wikibooks
    seat 0 = Ann
    deal = 202611213

    game
    turn 5H
    place 5H 5
"""

from fifteentwo.record.model import (
    MAGIC,
    VERSION,
    BadRecord,
    GameRecord,
    Record,
    Remark,
    SeriesPlace,
    from_table,
    read_card,
)
from fifteentwo.record.playing import Replayed, load, replay
from fifteentwo.record.text import read, to_json, to_text
from fifteentwo.record.verifying import Verified, verify

__all__ = [
    "MAGIC",
    "VERSION",
    "BadRecord",
    "GameRecord",
    "Record",
    "Remark",
    "Replayed",
    "SeriesPlace",
    "Verified",
    "from_table",
    "load",
    "read",
    "read_card",
    "replay",
    "to_json",
    "to_text",
    "verify",
]
