"""The rules of a deal that the engine can solve: the game for two with six cards, or four without discards, and what may differ."""

from __future__ import annotations

import os
from functools import lru_cache
from itertools import product, starmap
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from msgspec import structs

from fifteentwo.engine.roles import DEALER
from fifteentwo.rules import CribbageRules, said
from fifteentwo.rules.cribbage_fields import SkunkScale
from fifteentwo.rules.values import SOLVED, about
from fifteentwo.user_folder import user_folder

VARIABLE: Final = "FIFTEENTWO_TABLES"
PACKAGE: Final = Path(__file__).parents[1] / "data"
FIVE_CARD: Final = "five_card"
"""The folder with the tables of the five-card game, which has a solution of its own, and the name of its preset."""
FIELDS: Final = ("objective", "toss_fives", "crib_flush", "last_card")
"""The fields that may differ, besides those that change no table of the engine."""
NO_DISCARD: Final = MappingProxyType[str, Any]({"cards_dealt": 4, "discards": 0, "crib": "none"})
"""Those that differ together where nothing is discarded."""


class Payoffs(NamedTuple):
    """The value of points of hand and crib to a player, and which discards are legal."""

    hand: float
    """The value of a point of the hand: 1, or -1 where points are to be avoided."""
    crib: float
    """That of a point of the crib: the same for the dealer, the opposite for pone."""
    toss_fives: bool
    """Whether fives must be discarded."""
    four_in_crib: bool
    """Whether four cards of a suit are a flush in the crib."""


class DealRules(NamedTuple):
    """What the rules of a deal say beyond those of the standard game. Equal ones share all tables."""

    aim: int = 1
    """The value of a point of one's own: 1 where players want points, -1 where they avoid them."""
    toss_fives: bool = False
    """Whether fives must be discarded."""
    four_in_crib: bool = False
    """Whether four cards of a suit are a flush in the crib, as in a hand."""
    last_card: int = 1
    """The points for the last card of the play: 1 or 0."""
    no_discard: bool = False
    """Whether each player is dealt the four cards of a hand, and there is no crib."""

    def payoffs(self, role: int) -> Payoffs:
        """The value of the points of a discard in a role, 0 pone, 1 the dealer."""
        of_crib = self.aim if role == DEALER else -self.aim
        return Payoffs(float(self.aim), float(of_crib), self.toss_fives, self.four_in_crib)

    def game_rules(self) -> CribbageRules:
        """The rules of a usual game whose deals have these rules."""
        objective: Literal["high", "lowball"] = "high" if self.aim > 0 else "lowball"
        scale: SkunkScale = "skunk" if self.aim > 0 else "none"
        flush: Literal["five", "four"] = "four" if self.four_in_crib else "five"
        return CribbageRules(
            objective=objective,
            skunk_scale=scale,
            toss_fives=self.toss_fives,
            crib_flush=flush,
            last_card=self.last_card,
            **(NO_DISCARD if self.no_discard else {}),
        )

    @property
    def name(self) -> str:
        """What differs, as its folder is called; '' for the standard game."""
        parts = {
            "lowball": self.aim < 0,
            "toss_fives": self.toss_fives,
            "crib_flush_four": self.four_in_crib,
            "no_last_card": not self.last_card,
            "no_discard": self.no_discard,
        }
        return "-".join(name for name, differs in parts.items() if differs)


STANDARD: Final = DealRules()
_EACH: Final = (
    *product((1, -1), (False, True), (False, True), (1, 0)),
    *product((1, -1), (False,), (False,), (1, 0), (True,)),
)
SOLVABLE: Final = {each.name: each for each in starmap(DealRules, _EACH)}
"""All rules of a deal that can be solved, by name."""


@lru_cache(maxsize=64)
def deal_rules(rules: CribbageRules) -> DealRules | None:
    """The rules of a deal of a game; None for a game that the engine cannot solve.

    >>> from fifteentwo.rules import parse
    >>> deal_rules(parse("lowball target=61")), deal_rules(parse("stinkhole=on"))
    (DealRules(aim=-1, toss_fives=False, four_in_crib=False, last_card=1, no_discard=False), None)
    """
    if unsolvable(rules):
        return None
    aim = -1 if rules.objective == "lowball" else 1
    four_in_crib = rules.crib_flush == "four" and rules.crib != "none"
    return DealRules(aim, rules.toss_fives, four_in_crib, rules.last_card, not rules.discards)


def tables_folder(rules: DealRules) -> Path:
    """The folder with the tables for these rules: the user's own (`own_tables`) if it is there, or that of the package."""
    return folder_of(rules.name) if rules.name else PACKAGE


def folder_of(name: str) -> Path:
    """Likewise by the name of the folder."""
    own = own_tables() / name
    return own if own.is_dir() else PACKAGE / name


def five_card_file() -> Path:
    """The file with the solution of the five-card game: the one that was made, or that of the package."""
    return folder_of(FIVE_CARD) / f"{FIVE_CARD}.zip"


def own_tables() -> Path:
    """The folder in which the user keeps tables for other rules: in the environment variable `VARIABLE` if that is set, or else
    `engine` in the user's data folder.
    """
    if given := os.environ.get(VARIABLE):
        return Path(given)
    try:
        return user_folder() / "engine"
    except RuntimeError:  # no home directory
        return PACKAGE


def unsolvable(rules: CribbageRules) -> str:
    """The first field that no solution is possible with, as in a line of rules: 'players=3'; '' where there is none."""
    kind, usual = type(rules), structs.asdict(type(rules)())
    for name, value in structs.asdict(rules).items():
        solved = name in FIELDS or about(kind)[name].leaves >= SOLVED or NO_DISCARD.get(name) == value
        if value != usual[name] and not solved:
            return f"{name}={said(value)}"
    return ""
