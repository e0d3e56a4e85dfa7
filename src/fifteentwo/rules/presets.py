"""The presets: named rules, in the order in which they are tried when a rules code is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from fifteentwo.rules.cribbage import CribbageRules
from fifteentwo.rules.solitaire import PatienceRules, ShuffleRules, SquareRules

Rules = CribbageRules | SquareRules | PatienceRules | ShuffleRules
"""The rules of any game."""

R_co = TypeVar("R_co", bound=Rules, covariant=True)


class Preset(Struct, Generic[R_co], frozen=True):
    """A named set of rules with a line that describes it.

    `daily` is the last digit of the number of its deal of the day, for games that have one. It never changes.
    """

    name: str
    words: str
    rules: R_co
    daily: int | None = None


def _preset(name: str, words: str, **fields: Any) -> Preset[CribbageRules]:
    return Preset(name, words, CribbageRules(**fields))


_THREE: Final[dict[str, Any]] = {"players": 3, "cards_dealt": 5, "discards": 1, "crib": "discards+1_from_stock"}
CRIBBAGE: Final = {
    preset.name: preset
    for preset in (
        _preset("standard", "The usual game to 121; a skunk counts double, a double skunk quadruple."),
        _preset("gamerules", "To 121, and a lurch (below half of the target) counts two games.", skunk_scale="lurch"),
        _preset("gamerules_61", "The short game to 61, once round the board.", target=61, skunk_scale="lurch"),
        _preset(
            "hoyle",
            "A match to seven game points; the point for a go is pegged when it is called.",
            go_timing="on_call",
            skunk_scale="hoyle",
            match="first_to:7",
        ),
        _preset(
            "acc",
            "Club play: best of three games, two game points for a win and three for a skunk.",
            counting="manual",
            underclaim="lost",
            skunk_scale="acc",
            match="best_of:3",
        ),
        _preset(
            "muggins",
            "Count your own hands and cards; your opponent may take the points you miss.",
            counting="manual",
            muggins=True,
            underclaim="lost",
        ),
        _preset(
            "three_players",
            "Three players, each for himself: five cards each, discard one, and one card from the stock completes the crib.",
            **_THREE,
        ),
        _preset(
            "partners",
            "Four players as two pairs of partners: five cards each, discard one.",
            players=4,
            teams=True,
            cards_dealt=5,
            discards=1,
        ),
        _preset(
            "lowball",
            "Lowest score wins: the first player to reach the target loses.",
            objective="lowball",
            skunk_scale="lowball",
        ),
        _preset("crash", "A figure-eight board: land on a peg to knock it away.", board="crash8"),
        _preset(
            "no_discard",
            "Four cards each and no crib: play what you are dealt.",
            cards_dealt=4,
            discards=0,
            crib="none",
        ),
        _preset("jokers", "With two jokers, which stand for any card you name.", jokers=2),
        _preset("nineteen", "A hand that scores nothing counts nineteen.", nineteen=True),
        _preset(
            "five_card",
            "The old game to 61: five cards, hands of three, only one count; pone starts with three for last.",
            cards_dealt=5,
            target=61,
            three_for_last=True,
            play_stops_at_first_count=True,
            skunk_scale="lurch",
        ),
        _preset(
            "seven_card",
            "Seven cards, hands of five, to 181.",
            cards_dealt=7,
            target=181,
            skunk_scale="lurch",
        ),
        _preset("toss_fives", "Players must discard the fives they are dealt.", toss_fives=True),
        _preset(
            "captain",
            "Two against one: the captain needs 61, and the other two share a score and need 121.",
            **_THREE,
            captain=True,
        ),
    )
}
"""The presets of full cribbage."""

SQUARES: Final = {
    preset.name: preset
    for preset in (
        Preset("bvs", "Place cards anywhere; up to four may be discarded.", SquareRules(), 1),
        Preset("bvs_hard", "Place cards anywhere; none may be discarded.", SquareRules(dead_cells=0), 2),
        Preset("wikibooks", "A card must touch another card.", SquareRules("king", 0, heels="once", win_at=61), 3),
        Preset(
            "wikibooks_reserve",
            "A card must touch another card; up to five may wait in a reserve.",
            SquareRules("king", 0, 1, 5, "top", "once", 61),
            4,
        ),
    )
}
"""The presets of the Cribbage Squares."""

PATIENCES: Final = {
    preset.name: preset
    for preset in (
        Preset("arnold", "Four deals, each with two hands and a crib.", PatienceRules(), 5),
        Preset(
            "solsuite",
            "Six deals of nine cards, and a last hand of starters from under the stock.",
            PatienceRules(6, 9, 1, False, "off", "five", True, True, 81),
            6,
        ),
    )
}
"""The presets of Cribbage Solitaire."""

SHUFFLES: Final = {
    preset.name: preset
    for preset in (
        Preset(
            "shuffle",
            "Sixteen cards and the starter are dealt face up; swap any two cards as often as you like.",
            ShuffleRules(),
            7,
        ),
    )
}
"""The presets of Cribbage Shuffle."""

NAMED: Final[dict[type[Rules], Mapping[str, Preset[Rules]]]] = {
    CribbageRules: CRIBBAGE,
    SquareRules: SQUARES,
    PatienceRules: PATIENCES,
    ShuffleRules: SHUFFLES,
}
"""The presets of each family; the first is its usual game."""

WHAT: Final[dict[type[Rules], str]] = {
    CribbageRules: "full cribbage",
    SquareRules: "a square",
    PatienceRules: "a solitaire",
    ShuffleRules: "Cribbage Shuffle",
}
"""The name of each family in a sentence."""

PRESETS: Final = {name: preset for presets in NAMED.values() for name, preset in presets.items()}
"""All presets, family by family."""
