"""The rules of a table in a sentence or two, for the lobby and the head of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args, get_type_hints

from fifteentwo.calling import number
from fifteentwo.quarrels import allowed_numbers
from fifteentwo.rules import FIELDS, PRESETS, CribbageRules, differences
from fifteentwo.server.wire import FieldCard

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


_WORDS = {
    "players": "How many play.",
    "teams": "Partners sit opposite each other and share a score.",
    "cards_dealt": "How many cards each is dealt.",
    "discards": "How many cards each lays away.",
    "crib": "Where the cards of the crib come from.",
    "target": "The points that end the game.",
    "first_deal": "Who deals first.",
    "next_dealer": "Who deals the next game of a match.",
    "heels": "What the dealer pegs for a jack turned as the starter.",
    "crib_flush": "How many cards of a suit are a flush in the crib.",
    "go_timing": "Whether the point for a go is pegged when the count ends, or as go is called.",
    "go_rotation": "With three or more, whether all play on after a go, or the count ends at the next who cannot play.",
    "last_card": "What is pegged for the last card.",
    "three_for_last": "Pone pegs three at the start of the game.",
    "play_stops_at_first_count": "The play stops at the end of the first count.",
    "counting": "Whether hands count themselves, or everybody claims what his own are worth.",
    "muggins": "What somebody fails to claim, an opponent may take.",
    "overclaim": "What follows when more is claimed than there is.",
    "skunk_scale": "What a game is worth when the loser is far behind.",
    "match": "One game, a match to so many game points, or the best of so many games.",
    "stinkhole": "One hole from home, points for heels, go and last card are lost.",
    "objective": "Whether the target is to be reached first, or not at all.",
    "jokers": "How many jokers are in the pack; each is the card it is named as.",
    "joker_binding": "The name a joker was played by holds when its hand is counted.",
    "starter_joker": "Whether every hand names a joker that is the starter, or pone does for all.",
    "nineteen": "A hand worth nothing counts nineteen.",
    "nineteen_crib": "A crib worth nothing counts nineteen too.",
    "board": "The straight board, or the figure of eight where pegs are thrown.",
    "underclaim": "What follows when less is claimed than there is.",
}


def fields() -> tuple[FieldCard, ...]:
    """Every field of the rules, in their order."""
    return tuple(_field(name) for name in FIELDS)


def _field(name: str) -> FieldCard:
    hint = get_type_hints(CribbageRules)[name]
    if hint is bool:
        return FieldCard(name, _WORDS[name], "switch")
    if hint is int:
        allowed = allowed_numbers(name)
        return FieldCard(
            name,
            _WORDS[name],
            "number",
            tuple(map(str, allowed)) if len(allowed) < 9 else (),
            min(allowed),
            max(allowed),
        )
    if name == "match":
        return FieldCard(name, _WORDS[name], "words", ("single", "first_to", "best_of"), 1, 99)
    return FieldCard(name, _WORDS[name], "words", get_args(hint))


def differing(rules: CribbageRules) -> tuple[str, ...]:
    """What is unlike the standard game, a line for each field."""
    return tuple(f"{name}: {value}" for name, value in differences(rules).items())
