"""The presets: named rules, in the order in which they are tried when a rules code is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from fifteentwo.locales.coded import Message, coded
from fifteentwo.rules.cribbage import CribbageRules
from fifteentwo.rules.solitaire import PatienceRules, ShuffleRules, SquareRules

Rules = CribbageRules | SquareRules | PatienceRules | ShuffleRules
"""The rules of any game."""

R_co = TypeVar("R_co", bound=Rules, covariant=True)


class Preset(Struct, Generic[R_co], frozen=True):
    """A named set of rules; the message `preset-` and its name describes it.

    `daily` is the last digit of the number of its deal of the day, for games that have one. It never changes.
    """

    name: str
    rules: R_co
    daily: int | None = None

    @property
    def words(self) -> Message:
        """The line that describes the preset."""
        return coded(f"preset-{self.name}")


def _preset(name: str, **fields: Any) -> Preset[CribbageRules]:
    return Preset(name, CribbageRules(**fields))


_THREE: Final[dict[str, Any]] = {"players": 3, "cards_dealt": 5, "discards": 1, "crib": "discards+1_from_stock"}
CRIBBAGE: Final = {
    preset.name: preset
    for preset in (
        _preset("standard"),
        _preset("gamerules", skunk_scale="lurch"),
        _preset("gamerules_61", target=61, skunk_scale="lurch"),
        _preset(
            "hoyle",
            go_timing="on_call",
            skunk_scale="hoyle",
            match="first_to:7",
        ),
        _preset(
            "acc",
            counting="manual",
            underclaim="lost",
            skunk_scale="acc",
            match="best_of:3",
        ),
        _preset(
            "muggins",
            counting="manual",
            muggins=True,
            underclaim="lost",
        ),
        _preset(
            "three_players",
            **_THREE,
        ),
        _preset(
            "partners",
            players=4,
            teams=True,
            cards_dealt=5,
            discards=1,
        ),
        _preset(
            "lowball",
            objective="lowball",
            skunk_scale="lowball",
        ),
        _preset("crash", board="crash8"),
        _preset(
            "no_discard",
            cards_dealt=4,
            discards=0,
            crib="none",
        ),
        _preset("jokers", jokers=2),
        _preset("nineteen", nineteen=True),
        _preset(
            "five_card",
            cards_dealt=5,
            target=61,
            three_for_last=True,
            play_stops_at_first_count=True,
            skunk_scale="lurch",
        ),
        _preset(
            "seven_card",
            cards_dealt=7,
            target=181,
            skunk_scale="lurch",
        ),
        _preset("toss_fives", toss_fives=True),
        _preset(
            "captain",
            **_THREE,
            captain=True,
        ),
    )
}
"""The presets of full cribbage."""

SQUARES: Final = {
    preset.name: preset
    for preset in (
        Preset("bvs", SquareRules(), 1),
        Preset("bvs_hard", SquareRules(dead_cells=0), 2),
        Preset("wikibooks", SquareRules("king", 0, heels="once", win_at=61), 3),
        Preset(
            "wikibooks_reserve",
            SquareRules("king", 0, 1, 5, "top", "once", 61),
            4,
        ),
    )
}
"""The presets of the Cribbage Squares."""

PATIENCES: Final = {
    preset.name: preset
    for preset in (
        Preset("arnold", PatienceRules(), 5),
        Preset(
            "solsuite",
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

PRESETS: Final = {name: preset for presets in NAMED.values() for name, preset in presets.items()}
"""All presets, family by family."""
