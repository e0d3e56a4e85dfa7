"""The commands there are, in words. Each is a file here, imported only when it is asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import App, Parameter, Token


class Command(NamedTuple):
    """A command: its help (the first line is the one in the list of commands) and how it may be typed."""

    name: str
    words: str
    examples: tuple[str, ...]


COMMANDS: Final = (
    Command(
        "score",
        "What a hand or crib scores: how one says it, set by set, and in all.\n\n"
        "A card is a rank (A 2-9 T or 10 J Q K) and a suit (C D H S). Without a starter the hand alone is counted.",
        (
            "fifteentwo score 5H 5C 5D JS --starter 5S",
            "fifteentwo score 2H 4H 6H 8H --starter TH --crib --json",
            "fifteentwo score 5H 5C 5D JS",
            """echo '{"hand": ["5H","5C","5D","JS"], "starter": "5S"}' | fifteentwo score --jsonl""",
        ),
    ),
    Command(
        "peg",
        "What each card of one count pegs: fifteen, thirty-one, pairs and runs.\n\n"
        "Suits may be left out. The points for a go and for the last card are not included.",
        (
            "fifteentwo peg 4 2 3",
            "fifteentwo peg 5H *1=5D 5C --rules jokers",
            "fifteentwo peg 7H 7C 7D --json",
            """echo '{"cards": ["4","2","3"]}' | fifteentwo peg --jsonl""",
        ),
    ),
    Command(
        "discard",
        "What to discard: every way, the best first, with hand, crib, play and the chance to win.",
        (
            "fifteentwo discard 5H 5C 5D JS 2S 9D --dealer",
            "fifteentwo discard 5H 5C 5D JS 2S 9D --pone --score 100-95 --json",
        ),
    ),
    Command(
        "play-advice",
        "Which card to play: each, the best first, with what it pegs and the chance to win.",
        (
            'fifteentwo play-advice --hand 5H JS 6C --played "4C 9D" --starter 2H --discarded 2S 9H',
            'fifteentwo play-advice --hand QH JS --earlier "4C 9D KD" --played "TC" --starter 2H --discarded 2S 9H --score 110-112',
        ),
    ),
    Command(
        "replay",
        "Play a record through by its rules, and tell what happened in it.\n\n"
        "What hangs on cards the writer never saw (??) cannot be checked, and is named at the end.",
        ("fifteentwo replay match.txt", "fifteentwo replay match.json --json"),
    ),
    Command(
        "simulate",
        "Let players play many games: wins with a 95 % interval, and the points of a deal.\n\n"
        "The seats take turns to deal first. The same --rng gives the same result, on any machine.",
        (
            "fifteentwo simulate --players steady,simple --games 1000",
            'fifteentwo simulate --games 200 --rules "hoyle target=61" --rng 7',
            "fifteentwo simulate --players expert,steady --games 10000 --pairs --out pairs.jsonl",
        ),
    ),
    Command(
        "rules",
        "What a line of rules means: in words, how it is dealt, and field by field.\n\n"
        "Without a line, the presets there are and where they differ from the usual game of their kind.",
        ("fifteentwo rules hoyle target=61", "fifteentwo rules --json"),
    ),
)


GROUPS: Final = {
    "lab": "Make and evaluate the data files of the package.",
    "patience": "Cribbage Solitaire: play it here; par; how often it can be won.",
    "shuffle": "Cribbage Shuffle: play it here; par; how well the computer plays it.",
    "square": "The Cribbage Squares: play them here; par; the highest total.",
}
"""The commands that have commands of their own; each is the `app` of a file."""


def group(name: str) -> App:
    """One of these, without its commands yet."""
    return App(
        name=name,
        help=GROUPS[name],
        help_format="plaintext",
        result_action="return_value",
        default_parameter=Parameter(negative=(), show_default=lambda value: value or None),
    )


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """A whole number as people write it: the parser's own way would round 7.5."""
    (token,) = tokens
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", token.value):
        raise ValueError(f"{token.value!r} is not a whole number")
    return int(token.value)


Whole = Annotated[int, Parameter(converter=_whole)]
