"""What may vary in the squares and the solitaires: their fields, presets, and one line of text for both.

A line of text is the name of a preset, on which everything builds, and the fields that differ.

>>> parse("wikibooks_reserve reserve_access=free").reserve_access
'free'
>>> write(SquareRules(dead_cells=2))
'bvs dead_cells=2'
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args, get_type_hints

from msgspec import Struct, structs

Adjacency = Literal["none", "king"]
Heels = Literal["off", "once", "per_hand"]
DealOrder = Literal["hand_then_crib", "3-2-3"]

MOST_POINTS: Final = 300  # more than any square or solitaire can come to


class SquareRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="family", tag="square"):
    """Every option of the Cribbage Squares; the defaults are the game with four cells for dead cards.

    Raises ValueError, with a sentence that names the field, for a value that does not exist and for
    options that quarrel.
    """

    adjacency: Adjacency = "none"
    dead_cells: int = 4
    reserve_piles: int = 0
    reserve_size: int = 0
    reserve_access: Literal["top", "free"] | None = None
    heels: Heels = "per_hand"
    win_at: int = 60
    starter: Literal["next_unseen"] = "next_unseen"

    def __post_init__(self) -> None:
        _check(self)
        reserve = (self.reserve_piles, self.reserve_size, self.reserve_access)
        if any(reserve) and not all(reserve):
            missing = ("reserve_piles", "reserve_size", "reserve_access")[[bool(part) for part in reserve].index(False)]
            raise ValueError(f"a reserve needs {missing} too")


class PatienceRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="family", tag="patience"):
    """Every option of Cribbage Solitaire; the defaults are the game of two hands and four deals.

    The game of one hand and nine cards is the other form: its starters go under the stock, and the
    last four cards are a hand without a starter. Raises ValueError as `SquareRules` does.
    """

    deals: int = 4
    cards_per_deal: int = 13
    hands_per_deal: int = 2
    b_hidden_until_a_discarded: bool = True
    heels: Literal["off", "once"] = "once"
    crib_flush: Literal["five", "four"] = "five"
    starter_to_bottom: bool = False
    last_hand_without_starter: bool = False
    win_at: int = 121
    deal_order: DealOrder = "hand_then_crib"

    def __post_init__(self) -> None:
        _check(self)
        for name, value in _FORMS[self.hands_per_deal].items():
            if getattr(self, name) != value:
                raise ValueError(
                    f"{name}={_said(getattr(self, name))} does not go with hands_per_deal={self.hands_per_deal}, where it is {_said(value)}"
                )
        if self.hands_per_deal == 2 and self.win_at not in _TARGETS_OF_TWO:
            raise ValueError(f"win_at={self.win_at} is out of range: with two hands it is 101 to 121")
        if self.hands_per_deal == 2 and self.deal_order != "hand_then_crib":
            raise ValueError(
                f"deal_order={self.deal_order} needs hands_per_deal=1: with two hands nothing is dealt to the crib"
            )


Rules = SquareRules | PatienceRules

_TARGETS_OF_TWO: Final = range(101, 122)
_FORMS: Final[dict[int, dict[str, int | bool]]] = {
    1: {
        "deals": 6,
        "cards_per_deal": 9,
        "b_hidden_until_a_discarded": False,
        "starter_to_bottom": True,
        "last_hand_without_starter": True,
    },
    2: {"deals": 4, "cards_per_deal": 13, "starter_to_bottom": False, "last_hand_without_starter": False},
}
_NUMBERS: Final = {
    "dead_cells": range(5),
    "reserve_piles": range(3),
    "reserve_size": range(6),
    "win_at": range(1, MOST_POINTS + 1),
    "hands_per_deal": range(1, 3),
    "deals": range(1, 7),
    "cards_per_deal": range(9, 14),
}
_HINTS: Final[dict[type[Rules], dict[str, Any]]] = {kind: get_type_hints(kind) for kind in (SquareRules, PatienceRules)}


def _check(rules: Rules) -> None:
    for name, value in structs.asdict(rules).items():
        hint = _HINTS[type(rules)][name]
        if hint is bool:
            if not isinstance(value, bool):
                raise ValueError(f"{name}={value} is neither on nor off")
        elif hint is int:
            allowed = _NUMBERS[name]
            if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
                raise ValueError(f"{name}={_said(value)} is out of range: {name} is {allowed[0]} to {allowed[-1]}")
        elif value not in _words(hint):
            raise ValueError(
                f"{name}={_said(value)} does not exist: {name} is {_listed(tuple(map(_said, _words(hint))))}"
            )


def _words(hint: Any) -> tuple[str | None, ...]:
    """The values of a field of words; None where it may be without."""
    return tuple(
        word for part in get_args(hint) for word in (get_args(part) or (None if part is type(None) else part,))
    )


def _read(name: str, text: str, hint: Any) -> object:
    if hint is bool:
        if text not in {"on", "off"}:
            raise ValueError(f"{name}={text} is neither on nor off")
        return text == "on"
    if hint is int:
        if not re.fullmatch(r"-?\d{1,9}", text):
            raise ValueError(f"{name}={text} is not a number")
        return int(text)
    return None if text == "none" and None in _words(hint) else text


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def _listed(words: tuple[str, ...]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


class Preset(Struct, frozen=True):
    """A named set of rules with the line that describes it."""

    name: str
    words: str
    rules: Rules


_RESERVE: Final = SquareRules("king", 0, 1, 5, "top", "once", 61)
PRESETS: Final = {
    preset.name: preset
    for preset in (
        Preset("bvs", "Any cell at any time, and four cells for cards that are not wanted.", SquareRules()),
        Preset("bvs_hard", "Any cell at any time, and every card must find one.", SquareRules(dead_cells=0)),
        Preset("wikibooks", "A card must touch one that lies there.", SquareRules("king", 0, heels="once", win_at=61)),
        Preset("wikibooks_reserve", "A card must touch one that lies there; five may wait on a pile.", _RESERVE),
        Preset("arnold", "Two hands and a crib in each of four deals.", PatienceRules()),
        Preset(
            "solsuite",
            "Nine cards a deal, six deals, and a last hand of the starters under the stock.",
            PatienceRules(6, 9, 1, False, "off", "five", True, True, 81),
        ),
    )
}


def parse(text: str) -> Rules:
    """The rules of a line of text: one preset, and `field=value` where they differ from it.

    Raises ValueError with a sentence.
    """
    words = text.split()
    names = [word for word in words if "=" not in word]
    for name in names:
        if name not in PRESETS:
            raise ValueError(f"there is no square or solitaire named {name!r}: there are {_listed(tuple(PRESETS))}")
    if len(names) != 1:
        raise ValueError(f"name one of {_listed(tuple(PRESETS))}")
    base = PRESETS[names[0]].rules
    own: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if equals:
            if name not in base.__struct_fields__:
                raise ValueError(f"there is no rule named {name!r} in {names[0]}")
            if name in own:
                raise ValueError(f"{name} is set twice")
            own[name] = _read(name, value, _HINTS[type(base)][name])
    return structs.replace(base, **own)


def write(rules: Rules) -> str:
    """The shortest line that `parse` reads back: the nearest preset of the family and the fields that differ."""
    near = min(
        (preset for preset in PRESETS.values() if type(preset.rules) is type(rules)),
        key=lambda preset: len(differences(rules, preset.rules)),
    )
    differing = differences(rules, near.rules)
    return " ".join([near.name, *(f"{name}={_said(value)}" for name, value in differing.items())])


def differences(rules: Rules, other: Rules) -> dict[str, Any]:
    """The fields of `rules` that differ from those of `other`, which is of the same family."""
    against = structs.asdict(other)
    return {name: value for name, value in structs.asdict(rules).items() if value != against[name]}


def every_field(rules: Rules) -> dict[str, str]:
    """All fields as text: what a record's header holds, since a preset may change."""
    return {name: _said(value) for name, value in structs.asdict(rules).items()}
