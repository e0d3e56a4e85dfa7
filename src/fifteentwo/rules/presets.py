"""The games that have a name: presets, in the order in which a line of rules is looked for among them."""

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
    """A named set of rules with the line that describes it.

    `daily` is the last digit of the number of its deal of the day, for games that have one; it never changes.
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
        _preset("standard", "The usual game to 121; a skunk counts double, a double skunk fourfold."),
        _preset("gamerules", "To 121, and a lurch (under half way) counts two games.", skunk_scale="lurch"),
        _preset("gamerules_61", "The short game, once round the board to 61.", target=61, skunk_scale="lurch"),
        _preset(
            "hoyle",
            "A match to seven game points; the point for a go is pegged as it is called.",
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
            "Count your own hands and cards; what you miss, your opponent may take.",
            counting="manual",
            muggins=True,
            underclaim="lost",
        ),
        _preset(
            "three_players",
            "Three, each for himself: five cards each, one discarded, and one from the stock makes the crib.",
            **_THREE,
        ),
        _preset(
            "partners",
            "Four as two pairs of partners, opposite each other: five cards each, one discarded.",
            players=4,
            teams=True,
            cards_dealt=5,
            discards=1,
        ),
        _preset(
            "lowball",
            "The other way round: whoever is forced to the target first loses.",
            objective="lowball",
            skunk_scale="lowball",
        ),
        _preset("crash", "Round a figure of eight, where a peg that is landed on is thrown.", board="crash8"),
        _preset(
            "no_discard",
            "Four cards each and no crib: play what you are dealt.",
            cards_dealt=4,
            discards=0,
            crib="none",
        ),
        _preset("jokers", "With two jokers, which are whatever card you name them.", jokers=2),
        _preset("nineteen", "A hand worth nothing counts nineteen.", nineteen=True),
        _preset(
            "five_card",
            "The old game: five cards, hands of three, one count only, to 61; pone starts with three for last.",
            cards_dealt=5,
            target=61,
            three_for_last=True,
            play_stops_at_first_count=True,
            skunk_scale="lurch",
        ),
        _preset(
            "seven_card",
            "Seven cards, hands of five and bigger scores, to 181.",
            cards_dealt=7,
            target=181,
            skunk_scale="lurch",
        ),
        _preset("toss_fives", "Whoever is dealt fives must discard them.", toss_fives=True),
        _preset(
            "captain",
            "Two against one: the captain needs 61 before the two together have 121.",
            **_THREE,
            captain=True,
        ),
    )
}
"""The presets of full cribbage."""

SQUARES: Final = {
    preset.name: preset
    for preset in (
        Preset("bvs", "Any cell at any time, and four cells for cards that are not wanted.", SquareRules(), 1),
        Preset("bvs_hard", "Any cell at any time, and every card must find one.", SquareRules(dead_cells=0), 2),
        Preset(
            "wikibooks", "A card must touch one that lies there.", SquareRules("king", 0, heels="once", win_at=61), 3
        ),
        Preset(
            "wikibooks_reserve",
            "A card must touch one that lies there; five may wait on a pile.",
            SquareRules("king", 0, 1, 5, "top", "once", 61),
            4,
        ),
    )
}
"""The presets of the Cribbage Squares."""

PATIENCES: Final = {
    preset.name: preset
    for preset in (
        Preset("arnold", "Two hands and a crib in each of four deals.", PatienceRules(), 5),
        Preset(
            "solsuite",
            "Nine cards a deal, six deals, and a last hand of the starters under the stock.",
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
            "Sixteen cards lie open beside the starter; swap them until you are content.",
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
"""What a sentence calls a game of each family."""

PRESETS: Final = {name: preset for presets in NAMED.values() for name, preset in presets.items()}
"""All of them, family by family."""
