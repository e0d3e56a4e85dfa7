"""Which values a field of the rules can have, and which two fields cannot stand together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, get_args

if TYPE_CHECKING:
    from fifteentwo.rules import CribbageRules

TARGETS: Final = range(31, 362)

_NUMBERS: Final[dict[str, tuple[range | tuple[int, ...], str]]] = {
    "players": (range(2, 7), "2 to 6"),
    "cards_dealt": (range(4, 9), "4 to 8"),
    "discards": (range(3), "0, 1 or 2"),
    "target": (TARGETS, f"{TARGETS[0]} to {TARGETS[-1]}"),
    "heels": ((0, 2), "2 or 0"),
    "last_card": ((0, 1), "1 or 0"),
    "jokers": (range(3), "0, 1 or 2"),
}


def allowed_numbers(name: str) -> Sequence[int]:
    """The numbers that this field can be."""
    return _NUMBERS[name][0]


# The deals there are: what each lays away, and where the crib comes from.
_DEALS: Final = {
    **{(2, dealt): (2, "discards") for dealt in (5, 6, 7, 8)},
    (3, 5): (1, "discards+1_from_stock"),
    **{(players, 5): (1, "discards") for players in (4, 5, 6)},
    **{(players, 4): (0, "none") for players in range(2, 7)},
}


def said(value: object) -> str:
    """A field's value as a rules string has it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def listed(words: tuple[str, ...]) -> str:
    """'a, b or c'."""
    return f"{', '.join(words[:-1])} or {words[-1]}"


def usual_deal(players: int, cards_dealt: int | None) -> dict[str, object]:
    """The cards dealt, laid away and in the crib that go with these; {} where there is no such deal."""
    dealt = cards_dealt or (6 if players == 2 else 5)
    if (players, dealt) not in _DEALS:
        return {}
    discards, crib = _DEALS[players, dealt]
    return {"cards_dealt": dealt, "discards": discards, "crib": crib}


def refuse_value(name: str, value: object, hint: Any) -> None:
    """Raises ValueError, with a sentence that names the field, for a value it cannot have."""
    if name == "match":
        if not isinstance(value, str) or not re.fullmatch(r"single|(?:first_to|best_of):[1-9][0-9]?", value):
            raise ValueError(f"match={value} is not a match: write single, first_to:N or best_of:N, N from 1 to 99")
    elif hint is bool:
        if not isinstance(value, bool):
            raise ValueError(f"{name}={value} is neither on nor off")
    elif hint is int:
        allowed, words = _NUMBERS[name]
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            raise ValueError(f"{name}={said(value)} is out of range: {name} is {words}")
    elif value not in get_args(hint):
        raise ValueError(f"{name}={value} does not exist: {name} is {listed(get_args(hint))}")


def quarrels(rules: CribbageRules) -> Iterator[str]:
    """A sentence for each two fields that cannot stand together."""
    yield from _in_the_deal(rules)
    yield from _in_the_play(rules)
    yield from _in_the_count(rules)


def _in_the_deal(rules: CribbageRules) -> Iterator[str]:
    players, dealt = rules.players, rules.cards_dealt
    if rules.teams and players not in (4, 6):
        yield f"teams=on and players={players} quarrel: partners need four or six players"
    if players == 6 and not rules.teams:
        yield "players=6 and teams=off quarrel: six play as three pairs of partners"
    if (players, dealt) not in _DEALS:
        there_are = sorted({cards for number, cards in _DEALS if number == players})
        yield f"cards_dealt={dealt} and players={players} quarrel: {players} are dealt {listed(tuple(map(str, there_are)))} cards each"
    discards, crib = _DEALS.get((players, dealt), (rules.discards, rules.crib))
    if rules.discards != discards:
        yield f"discards={rules.discards} and cards_dealt={dealt} quarrel: of {dealt} cards dealt to {players} players each lays away {discards}"
    if rules.crib != crib and (rules.crib != "dealt" or dealt != 4):
        yield f"crib={rules.crib} and cards_dealt={dealt} quarrel: with {dealt} cards dealt to {players} players the crib is {crib}"


def _in_the_play(rules: CribbageRules) -> Iterator[str]:
    five_card = rules.players == 2 and rules.cards_dealt == 5
    if rules.go_timing == "on_call" and rules.players > 2:
        yield f"go_timing=on_call and players={rules.players} quarrel: with three or more the point is known only when nobody can play"
    if rules.go_timing == "on_call" and rules.stinkhole:
        yield "go_timing=on_call and stinkhole=on quarrel: which point is lost would hang on the moment it is pegged"
    for name in ("three_for_last", "play_stops_at_first_count"):
        if getattr(rules, name) and not five_card:
            yield f"{name}=on and cards_dealt={rules.cards_dealt} quarrel: it belongs to the five-card game for two"


def _in_the_count(rules: CribbageRules) -> Iterator[str]:
    lowball = rules.objective == "lowball"
    if lowball and rules.counting == "manual":
        yield "objective=lowball and counting=manual quarrel: in lowball all points are compulsory and peg themselves"
    if rules.muggins and rules.counting != "manual":
        yield "muggins=on and counting=auto quarrel: muggins needs counting=manual"
    if rules.board == "crash8" and rules.players > 4:
        yield f"board=crash8 and players={rules.players} quarrel: four at most fit on that board"
    if rules.board == "crash8" and rules.target != 121:
        yield f"board=crash8 and target={rules.target} quarrel: that board has 121 steps"
    if lowball and rules.stinkhole:
        yield "objective=lowball and stinkhole=on quarrel: in lowball nobody minds a point that is lost"
    if lowball and rules.skunk_scale not in ("lowball", "none"):
        yield f"skunk_scale={rules.skunk_scale} and objective=lowball quarrel: lowball has skunk_scale=lowball or none"
    if rules.skunk_scale == "lowball" and not lowball:
        yield "skunk_scale=lowball and objective=high quarrel: that scale counts the winner's own points"
    if rules.nineteen_crib and not rules.nineteen:
        yield "nineteen_crib=on and nineteen=off quarrel: the crib counts nineteen only where hands do"
    if rules.nineteen_crib and rules.crib == "none":
        yield "nineteen_crib=on and crib=none quarrel: there is no crib to count"
