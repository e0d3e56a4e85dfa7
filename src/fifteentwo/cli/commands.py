"""The list of commands with examples. Each command is a file in this package, imported only when it is used."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import App, Parameter, Token


class Command(NamedTuple):
    """A command and examples of it. Its help is in the catalogue `usage.ftl`."""

    name: str
    examples: tuple[str, ...]


COMMANDS: Final = (
    Command(
        "score",
        (
            "fifteentwo score 5H 5C 5D JS --starter 5S",
            "fifteentwo score 2H 4H 6H 8H --starter TH --crib --json",
            "fifteentwo score 5H 5C 5D JS",
            """echo '{"hand": ["5H","5C","5D","JS"], "starter": "5S"}' | fifteentwo score --jsonl""",
        ),
    ),
    Command(
        "peg",
        (
            "fifteentwo peg 4 2 3",
            "fifteentwo peg 5H *1=5D 5C --rules jokers",
            "fifteentwo peg 7H 7C 7D --json",
            """echo '{"cards": ["4","2","3"]}' | fifteentwo peg --jsonl""",
        ),
    ),
    Command(
        "discard",
        (
            "fifteentwo discard 5H 5C 5D JS 2S 9D --dealer",
            "fifteentwo discard 5H 5C 5D JS 2S 9D --pone --score 100-95 --json",
        ),
    ),
    Command(
        "play-advice",
        (
            'fifteentwo play-advice --hand 5H JS 6C --played "4C 9D" --starter 2H --discarded 2S 9H',
            'fifteentwo play-advice --hand QH JS --earlier "4C 9D KD" --played "TC" --starter 2H --discarded 2S 9H --score 110-112',
        ),
    ),
    Command(
        "replay",
        ("fifteentwo replay match.txt", "fifteentwo replay match.json --json"),
    ),
    Command(
        "verify",
        ("fifteentwo verify match.txt", "fifteentwo verify match.json --json"),
    ),
    Command(
        "review",
        (
            "fifteentwo review match.txt",
            "fifteentwo review match.json --seat 1 --json",
            "fifteentwo review match.txt --html > review.html",
        ),
    ),
    Command(
        "rating",
        (
            "fifteentwo rating monday.txt tuesday.txt --player Ann",
            "fifteentwo rating *.txt --player Ann --last 50 --json",
        ),
    ),
    Command(
        "puzzle",
        (
            "fifteentwo puzzle --daily",
            "fifteentwo puzzle --theme grab-points --many 5",
        ),
    ),
    Command(
        "simulate",
        (
            "fifteentwo simulate --players steady,simple --games 1000",
            'fifteentwo simulate --games 200 --rules "hoyle target=61" --rng 7',
            "fifteentwo simulate --players expert,steady --games 10000 --pairs --out pairs.jsonl",
            "fifteentwo simulate --players strong,club --games 1000 --luck-adjusted",
            "fifteentwo simulate --players 'exec:./mybot --fast,steady' --games 100",
        ),
    ),
    Command(
        "club",
        (
            "fifteentwo club",
            'fifteentwo club --name "Tuesday night" --format swiss --club "The Fifteens"',
        ),
    ),
    Command(
        "tui",
        (
            "fifteentwo tui",
            "fifteentwo tui http://192.168.1.5:1502/#/join/ROOM/SECRET",
            "fifteentwo tui --server https://cribbage.example.org",
        ),
    ),
    Command(
        "engine",
        (
            "fifteentwo engine",
            "echo 'position text d.0-0.5H5C5DJS2S9D\ngo' | fifteentwo engine",
        ),
    ),
    Command(
        "rules",
        ("fifteentwo rules hoyle target=61", "fifteentwo rules --json"),
    ),
)


GROUPS: Final = ("lab", "patience", "shuffle", "square")
"""The commands that have subcommands; each is the `app` of a file."""


def examples(*lines: str) -> str:
    """Examples of a command, for the end of its help."""
    return "\n".join(f"  {line}" for line in lines)


def group(name: str) -> App:
    """The named group of commands, still without its subcommands."""
    return App(
        name=name,
        help="",
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
