"""Records: a match of any game written down, as JSON and in a text a person can type.

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

`??` stands for a card the writer never saw; what depends on it is not checked. Where the play waits for a seat whose
cards are unknown, `go 1` says that it had none to play; where a hand or crib with unknown cards is counted,
`show 2C 3C ?? ?? = 4` gives its points. `#` begins a remark.

A square or solitaire has one seat and its own actions. With the number of a deal in the header, its cards must be
those of that deal:

    fifteentwo record 1
    rules = wikibooks
    seat 0 = Ann
    deal = 202611213

    game
    turn 5H
    place 5H 5
"""

from fifteentwo.record.model import MAGIC, VERSION, BadRecord, GameRecord, Record, Remark, from_table, read_card
from fifteentwo.record.playing import Replayed, load, replay
from fifteentwo.record.text import read, to_json, to_text

__all__ = [
    "MAGIC",
    "VERSION",
    "BadRecord",
    "GameRecord",
    "Record",
    "Remark",
    "Replayed",
    "from_table",
    "load",
    "read",
    "read_card",
    "replay",
    "to_json",
    "to_text",
]
