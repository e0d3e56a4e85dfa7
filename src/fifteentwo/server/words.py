"""The rules of a table in a sentence or two, for the lobby and the head of a table."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from fifteentwo.calling import number
from fifteentwo.rules import PRESETS, CribbageRules

_SKUNKS = {
    "none": "Every game counts one.",
    "lurch": "A lurch (under half way) counts two games.",
    "skunk": "A skunk counts double, a double skunk fourfold.",
    "hoyle": "Winning by more than 30 counts double, by more than 60 fourfold.",
    "acc": "Two game points for a win, three for a skunk.",
    "lowball": "",
}
_NEXT = {
    "loser": "",
    "winner": "The winner deals the next game.",
    "alternate": "The first deal of each game alternates.",
}
_FIRST = {
    "low_cut": "",
    "high_cut": "The highest card cut deals first.",
    "random": "The first dealer is drawn by lot.",
    "chosen": "The first dealer is chosen.",
}


def beyond_the_page(rules: CribbageRules) -> str:
    """Why the page cannot draw a game by these rules, in a sentence; '' where it can."""
    fields = {
        "players": (rules.players, 2),
        "counting": (rules.counting, "auto"),
        "board": (rules.board, "straight"),
        "jokers": (rules.jokers, 0),
    }
    for name, (value, drawn) in fields.items():
        if value != drawn:
            return f"{name}={value} can be played on the command line, but not on the page yet"
    return ""


def at_the_page(rules: CribbageRules) -> CribbageRules:
    """These rules as the page plays them: it counts for everybody, which is what exact claims come to."""
    if rules.counting == "manual" and not rules.muggins:
        return replace(rules, counting="auto", underclaim="correct")
    return rules


def describe(rules: CribbageRules) -> str:
    """What these rules say, in a player's words: a preset's own line, or what matters and what is unusual.

    >>> from fifteentwo.rules import parse
    >>> describe(parse("target=61 match=best_of:3 heels=0"))
    'To 61. A skunk counts double, a double skunk fourfold. Best of three games. Nothing for his heels.'
    """
    for preset in PRESETS.values():
        if preset.rules == rules:
            return preset.words
    return " ".join(filter(None, _sentences(rules)))


def _sentences(rules: CribbageRules) -> Iterator[str]:
    yield f"To {rules.target}."
    yield _SKUNKS[rules.skunk_scale]
    if rules.match_kind == "first_to":
        yield f"A match to {number(rules.match_length)} game {'point' if rules.match_length == 1 else 'points'}."
    if rules.match_kind == "best_of":
        yield f"Best of {number(rules.match_length)} {'game' if rules.match_length == 1 else 'games'}."
    yield _FIRST[rules.first_deal]
    if rules.match_kind != "single":
        yield _NEXT[rules.next_dealer]
    if rules.go_timing == "on_call":
        yield "The point for a go is pegged as it is called."
    if not rules.heels:
        yield "Nothing for his heels."
    if not rules.last_card:
        yield "Nothing for the last card."
    if rules.crib_flush == "four":
        yield "Four cards of a suit are a flush in the crib too."
    yield from _unlike_the_usual_game(rules)


def _unlike_the_usual_game(rules: CribbageRules) -> Iterator[str]:
    if rules.objective == "lowball":
        yield "Whoever reaches the target first has lost."
    if rules.cards_dealt != 6:
        yield f"{number(rules.cards_dealt).capitalize()} cards are dealt to each."
    if rules.crib == "none":
        yield "There is no crib."
    if rules.crib == "dealt":
        yield "The crib is dealt from the stock."
    if rules.three_for_last:
        yield "Pone starts with three for last."
    if rules.play_stops_at_first_count:
        yield "The play stops at the end of the first count."
    if rules.stinkhole:
        yield "One hole from home, points for heels, go and last card are lost."
    if rules.nineteen:
        yield f"A hand{' or crib' if rules.nineteen_crib else ''} worth nothing counts nineteen."
