"""What may vary: the fields of the rules, the presets, and one line of text for both.

>>> parse("hoyle target=61").skunk_scale
'hoyle'
>>> write(CribbageRules(target=61))
'standard target=61'
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args, get_type_hints

from msgspec import Struct, structs

Crib = Literal["discards", "discards+1_from_stock", "none", "dealt"]
FirstDeal = Literal["low_cut", "high_cut", "random", "chosen"]
NextDealer = Literal["loser", "winner", "alternate"]
SkunkScale = Literal["none", "lurch", "skunk", "hoyle", "acc", "lowball"]

TARGETS: Final = range(31, 362)
MATCH_LENGTHS: Final = range(1, 100)


class CribbageRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="family", tag="cribbage"):
    """Every option of full cribbage; the defaults are the standard game.

    Raises ValueError, with a sentence that names the field, for a value that does not exist, for
    options that quarrel, and for options that are not built yet.
    """

    players: int = 2
    teams: bool = False
    cards_dealt: int = 6
    discards: int = 2
    crib: Crib = "discards"
    target: int = 121
    first_deal: FirstDeal = "low_cut"
    next_dealer: NextDealer = "loser"
    heels: int = 2
    crib_flush: Literal["five", "four"] = "five"
    go_timing: Literal["on_close", "on_call"] = "on_close"
    go_rotation: Literal["all", "bicycle"] = "all"
    last_card: int = 1
    three_for_last: bool = False
    play_stops_at_first_count: bool = False
    counting: Literal["auto", "manual"] = "auto"
    muggins: bool = False
    overclaim: Literal["correct", "penalty_2", "give_excess"] = "correct"
    skunk_scale: SkunkScale = "skunk"
    match: str = "single"
    stinkhole: bool = False
    objective: Literal["high", "lowball"] = "high"
    jokers: int = 0
    joker_binding: bool = True
    starter_joker: Literal["per_hand", "pone_names"] = "per_hand"
    nineteen: bool = False
    nineteen_crib: bool = False
    board: Literal["straight", "crash8"] = "straight"
    underclaim: Literal["correct", "lost"] = "correct"

    def __post_init__(self) -> None:
        for name in FIELDS:
            _check(name, getattr(self, name))

    @property
    def sides(self) -> int:
        """How many scores there are: one for each player, one for each partnership."""
        return self.players // 2 if self.teams else self.players

    def side(self, seat: int) -> int:
        """The side that scores what this seat makes; partners sit opposite each other."""
        return seat % self.sides

    @property
    def match_kind(self) -> str:
        """'single', 'first_to' (game points) or 'best_of' (games)."""
        return self.match.partition(":")[0]

    @property
    def match_length(self) -> int:
        """The game points that win the match, or the games it lasts; 1 for a single game."""
        return int(self.match.partition(":")[2] or 1)


FIELDS: Final = CribbageRules.__struct_fields__
_HINTS: Final[dict[str, Any]] = get_type_hints(CribbageRules)
_NUMBERS: Final[dict[str, tuple[range | tuple[int, ...], str]]] = {
    "players": (range(2, 7), "2 to 6"),
    "cards_dealt": (range(4, 9), "4 to 8"),
    "discards": (range(3), "0, 1 or 2"),
    "target": (TARGETS, f"{TARGETS[0]} to {TARGETS[-1]}"),
    "heels": ((0, 2), "2 or 0"),
    "last_card": ((0, 1), "1 or 0"),
    "jokers": (range(3), "0, 1 or 2"),
}
# What the standard game fixes and no other value has been built for: refused, not ignored.
_FIXED: Final = (
    "players teams cards_dealt discards crib go_rotation three_for_last play_stops_at_first_count counting muggins "
    "overclaim stinkhole objective jokers joker_binding starter_joker nineteen nineteen_crib board underclaim"
).split()
_STANDARD: Final = dict(zip(FIELDS, CribbageRules.__struct_defaults__, strict=True))


def _said(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _check(name: str, value: object) -> None:
    hint = _HINTS[name]
    if name == "match":
        if not _is_match(value):
            raise ValueError(f"match={value} is not a match: write single, first_to:N or best_of:N, N from 1 to 99")
    elif hint is bool:
        if not isinstance(value, bool):
            raise ValueError(f"{name}={value} is neither on nor off")
    elif hint is int:
        allowed, words = _NUMBERS[name]
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            raise ValueError(f"{name}={_said(value)} is out of range: {name} is {words}")
    elif value not in get_args(hint):
        raise ValueError(f"{name}={value} does not exist: {name} is {_listed(get_args(hint))}")
    if name in _FIXED and value != _STANDARD[name]:
        raise ValueError(f"{name}={_said(value)} is not built yet: {name} is {_said(_STANDARD[name])}")
    if name == "skunk_scale" and value == "lowball":
        raise ValueError("skunk_scale=lowball needs objective=lowball, which is not built yet")


def _is_match(value: object) -> bool:
    if value == "single":
        return True
    found = re.fullmatch(r"(?:first_to|best_of):[1-9][0-9]?", value) if isinstance(value, str) else None
    return found is not None


def _listed(words: tuple[str, ...]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"


class Preset(Struct, frozen=True):
    """A named set of rules with the line that describes it."""

    name: str
    words: str
    rules: CribbageRules


def _preset(name: str, words: str, **fields: Any) -> Preset:
    return Preset(name, words, CribbageRules(**fields))


PRESETS: Final = {
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
            skunk_scale="acc",
            match="best_of:3",
        ),
    )
}


def _read_value(name: str, text: str) -> object:
    hint = _HINTS[name]
    if hint is bool:
        if text not in ("on", "off"):
            raise ValueError(f"{name}={text} is neither on nor off")
        return text == "on"
    if hint is int:
        if not re.fullmatch(r"-?[0-9]{1,9}", text):
            raise ValueError(f"{name}={text} is not a number")
        return int(text)
    return text


def parse(text: str) -> CribbageRules:
    """The rules a line of text stands for: preset names and `field=value`, in any order.

    A preset stands for the fields in which it differs from `standard`; `field=value` wins over
    every preset. Raises ValueError with a sentence for an unknown word, for a field set twice,
    and for two presets that disagree.
    """
    chosen: dict[str, tuple[object, str]] = {}
    own: dict[str, object] = {}
    words = text.split()
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            continue
        if name not in FIELDS:
            raise ValueError(f"there is no rule named {name!r}")
        if name in own:
            raise ValueError(f"{name} is set twice")
        own[name] = _read_value(name, value)
    for word in words:
        if "=" in word:
            continue
        if word not in PRESETS:
            raise ValueError(f"there is no preset named {word!r}: there are {_listed(tuple(PRESETS))}")
        for name, setting in differences(PRESETS[word].rules).items():
            before = chosen.get(name)
            if before is not None and before[0] != setting and name not in own:
                raise ValueError(f"{before[1]} and {word} quarrel over {name}: say which with {name}=...")
            chosen[name] = (setting, word)
    return CribbageRules(**({name: setting for name, (setting, _) in chosen.items()} | own))  # type: ignore[arg-type]


def write(rules: CribbageRules) -> str:
    """The shortest line that `parse` reads back: the nearest preset and the fields that differ."""
    names = list(PRESETS)
    near = min(names, key=lambda name: (len(differences(rules, PRESETS[name].rules)), names.index(name)))
    differing = differences(rules, PRESETS[near].rules)
    return " ".join([near, *(f"{name}={_said(value)}" for name, value in differing.items())])


def differences(rules: CribbageRules, other: CribbageRules | None = None) -> dict[str, object]:
    """The fields of `rules` that differ from those of `other` (from the standard game for None)."""
    against = structs.asdict(other) if other is not None else _STANDARD
    return {name: value for name, value in structs.asdict(rules).items() if value != against[name]}


def every_field(rules: CribbageRules) -> dict[str, str]:
    """All fields as text: what a record's header holds, since a preset may change."""
    return {name: _said(value) for name, value in structs.asdict(rules).items()}
