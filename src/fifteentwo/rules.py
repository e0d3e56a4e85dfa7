"""What may vary: the fields of the rules, the presets, and one line of text for both.

>>> parse("hoyle target=61").skunk_scale
'hoyle'
>>> write(CribbageRules(target=61))
'standard target=61'
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_type_hints

from msgspec import Struct, structs

from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.quarrels import listed, quarrels, refuse_value, said, usual_deal

Crib = Literal["discards", "discards+1_from_stock", "none", "dealt"]
FirstDeal = Literal["low_cut", "high_cut", "random", "chosen"]
NextDealer = Literal["loser", "winner", "alternate"]
SkunkScale = Literal["none", "lurch", "skunk", "hoyle", "acc", "lowball"]


class CribbageRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="family", tag="cribbage"):
    """Every option of full cribbage; the defaults are the standard game.

    Raises ValueError, with a sentence that names the field, for a value that does not exist and for
    options that quarrel.
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
            refuse_value(name, getattr(self, name), _HINTS[name])
        for sentence in quarrels(self):
            raise ValueError(sentence)

    @property
    def sides(self) -> int:
        """How many scores there are: one for each player, one for each partnership."""
        return self.players // 2 if self.teams else self.players

    def side(self, seat: int) -> int:
        """The side that scores what this seat makes; partners sit opposite each other."""
        return seat % self.sides

    def dealt_to(self, seat: int, dealer: int) -> int:
        """How many cards this seat is dealt: with five players the dealer has one less, with six the dealer's side."""
        spared = self.players >= 5 and self.discards and self.side(seat) == self.side(dealer)
        return self.cards_dealt - bool(spared)

    def lays_away(self, seat: int, dealer: int) -> int:
        """How many cards this seat lays away to the crib."""
        return self.discards - (self.cards_dealt - self.dealt_to(seat, dealer))

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards the game is played with, jokers included."""
        return PACK + JOKERS[: self.jokers]

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
_STANDARD: Final = dict(zip(FIELDS, CribbageRules.__struct_defaults__, strict=True))


class Preset(Struct, frozen=True):
    """A named set of rules with the line that describes it."""

    name: str
    words: str
    rules: CribbageRules


def _preset(name: str, words: str, **fields: Any) -> Preset:
    return Preset(name, words, CribbageRules(**fields))


_THREE: Final[dict[str, Any]] = {"players": 3, "cards_dealt": 5, "discards": 1, "crib": "discards+1_from_stock"}
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
            "Three, each for himself: five cards each, one laid away, and one from the stock makes the crib.",
            **_THREE,
        ),
        _preset(
            "partners",
            "Four as two pairs of partners, opposite each other: five cards each, one laid away.",
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
            raise ValueError(f"there is no preset named {word!r}: there are {listed(tuple(PRESETS))}")
        for name, setting in differences(PRESETS[word].rules).items():
            before = chosen.get(name)
            if before is not None and before[0] != setting and name not in own:
                raise ValueError(f"{before[1]} and {word} quarrel over {name}: say which with {name}=...")
            chosen[name] = (setting, word)
    fields: dict[str, Any] = {name: setting for name, (setting, _) in chosen.items()} | own
    usual: dict[str, Any] = {**usual_deal(fields.get("players", 2), fields.get("cards_dealt"))}
    return CribbageRules(**(usual | fields))


def write(rules: CribbageRules) -> str:
    """The shortest line that `parse` reads back: the nearest preset and the fields that differ."""
    names = list(PRESETS)
    near = min(names, key=lambda name: (len(differences(rules, PRESETS[name].rules)), names.index(name)))
    differing = differences(rules, PRESETS[near].rules)
    return " ".join([near, *(f"{name}={said(value)}" for name, value in differing.items())])


# Of hands of four, five and six cards with the starter, without jokers and with one and two.
_HIGHEST: Final = ((29, 46, 72), (40, 51, 74), (40, 70, 83))


def highest_count(rules: CribbageRules) -> int:
    """The most that may be claimed: the best hand there is with so many cards and the starter."""
    kept = max(rules.cards_dealt - rules.discards, 0 if rules.crib == "none" else 4)
    return _HIGHEST[rules.jokers][kept - 4]


def differences(rules: CribbageRules, other: CribbageRules | None = None) -> dict[str, object]:
    """The fields of `rules` that differ from those of `other` (from the standard game for None)."""
    against = structs.asdict(other) if other is not None else _STANDARD
    return {name: value for name, value in structs.asdict(rules).items() if value != against[name]}


def every_field(rules: CribbageRules) -> dict[str, str]:
    """All fields as text: what a record's header holds, since a preset may change."""
    return {name: said(value) for name, value in structs.asdict(rules).items()}
