"""The list of commands with their help. Each command is a file in this package, imported only when it is used."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import App, Parameter, Token


class Command(NamedTuple):
    """A command: its help text, whose first line appears in the list of commands, and examples."""

    name: str
    words: str
    examples: tuple[str, ...]


COMMANDS: Final = (
    Command(
        "score",
        "Count a hand or crib: each combination, the total, and how to say it.\n\n"
        "A card is a rank (A 2-9 T or 10 J Q K) and a suit (C D H S). Without a starter only the hand is counted.",
        (
            "fifteentwo score 5H 5C 5D JS --starter 5S",
            "fifteentwo score 2H 4H 6H 8H --starter TH --crib --json",
            "fifteentwo score 5H 5C 5D JS",
            """echo '{"hand": ["5H","5C","5D","JS"], "starter": "5S"}' | fifteentwo score --jsonl""",
        ),
    ),
    Command(
        "peg",
        "Count the points each card pegs in the play: fifteens, thirty-one, pairs and runs.\n\n"
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
        "List every discard, best first, with its value in hand, crib and play, and the chance to win.",
        (
            "fifteentwo discard 5H 5C 5D JS 2S 9D --dealer",
            "fifteentwo discard 5H 5C 5D JS 2S 9D --pone --score 100-95 --json",
        ),
    ),
    Command(
        "play-advice",
        "List every card you can play, best first, with the points it pegs and the chance to win.",
        (
            'fifteentwo play-advice --hand 5H JS 6C --played "4C 9D" --starter 2H --discarded 2S 9H',
            'fifteentwo play-advice --hand QH JS --earlier "4C 9D KD" --played "TC" --starter 2H --discarded 2S 9H --score 110-112',
        ),
    ),
    Command(
        "replay",
        "Check a recorded game against its rules and print what happened.\n\n"
        "Points that depend on cards the writer never saw (??) cannot be checked; they are listed at the end.",
        ("fifteentwo replay match.txt", "fifteentwo replay match.json --json"),
    ),
    Command(
        "review",
        "Review a recorded game: the chance to win after every event, a grade for every decision, and the luck.\n\n"
        "A review saved with --json can be read again in place of the record.",
        (
            "fifteentwo review match.txt",
            "fifteentwo review match.json --seat 1 --json",
            "fifteentwo review match.txt --html > review.html",
        ),
    ),
    Command(
        "rating",
        "Rate how well a player decides over recorded games, and name the mistakes that come back.\n\n"
        "The rating is the chance to win lost by an unforced decision; results do not change it.",
        (
            "fifteentwo rating monday.txt tuesday.txt --player Ann",
            "fifteentwo rating *.txt --player Ann --last 50 --json",
        ),
    ),
    Command(
        "puzzle",
        "Solve puzzles: positions in which the natural choice is clearly wrong.",
        (
            "fifteentwo puzzle --daily",
            "fifteentwo puzzle --theme grab-points --many 5",
        ),
    ),
    Command(
        "simulate",
        "Simulate many games between computer players: wins with a 95 % interval, and points per deal.\n\n"
        "The players take turns to deal first. The same --rng gives the same result on any machine.",
        (
            "fifteentwo simulate --players steady,simple --games 1000",
            'fifteentwo simulate --games 200 --rules "hoyle target=61" --rng 7',
            "fifteentwo simulate --players expert,steady --games 10000 --pairs --out pairs.jsonl",
            "fifteentwo simulate --players strong,club --games 1000 --luck-adjusted",
        ),
    ),
    Command(
        "rules",
        "Explain a rules code: in words, how the cards are dealt, and field by field.\n\n"
        "Without a code, list the presets and how they differ from the usual game of their kind.",
        ("fifteentwo rules hoyle target=61", "fifteentwo rules --json"),
    ),
)


GROUPS: Final = {
    "lab": "Make and evaluate the data files of the package.",
    "patience": "Cribbage Solitaire: play it in the terminal, find par, and simulate many games.",
    "shuffle": "Cribbage Shuffle: play it in the terminal, find par, and simulate many deals.",
    "square": "Cribbage Squares: play in the terminal, find par or the highest possible total, and simulate many deals.",
}
"""The commands that have subcommands; each is the `app` of a file."""


def group(name: str) -> App:
    """The named group of commands, still without its subcommands."""
    return App(
        name=name,
        help=GROUPS[name],
        help_format="plaintext",
        result_action="return_value",
        default_parameter=Parameter(negative=(), show_default=lambda value: value or None),
    )


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """Parses a whole number strictly: the parser's own conversion would round 7.5. Raises ValueError."""
    (token,) = tokens
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", token.value):
        raise ValueError(f"{token.value!r} is not a whole number")
    return int(token.value)


Whole = Annotated[int, Parameter(converter=_whole)]
