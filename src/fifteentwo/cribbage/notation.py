"""Writing an action of cribbage in a record, and reading it back.

cut 4H 9C · appoint 1 · deal 5H 6H ... | 2C 3D ... · discard 0 9C JD · turn 5S · play 1 4S, 0 5H · go 1 ·
show 2C 3C ?? ?? = 4
"""

from __future__ import annotations

import re
from typing import Final, assert_never

from msgspec import UNSET

from fifteentwo.cards import Card, cards, write
from fifteentwo.cribbage.moves import AnyAction, Appoint, Call, Choose, Claim, Cut, Go, Name, Pass, Play, Reveal
from fifteentwo.game import Seat
from fifteentwo.locales import CodedValueError, quotable
from fifteentwo.moves import Deal, Discard, Turn

NO_CARD: Final = "-"
VERBS: Final = (
    "cut",
    "appoint",
    "deal",
    "discard",
    "turn",
    "play",
    "go",
    "claim",
    "muggins",
    "pass",
    "way",
    "name",
    "show",
)


def write_action(action: AnyAction) -> str:
    """The action in one line."""
    match action:
        case Cut(cut):
            return "cut " + " ".join(NO_CARD if card is None else str(card) for card in cut)
        case Appoint(dealer):
            return f"appoint {dealer}"
        case Deal(hands, crib):
            return "deal " + " | ".join(map(write, hands)) + (f" + {write(crib)}" if crib else "")
        case Discard(seat, away):
            return f"discard {seat} {write(away)}"
        case Turn(card):
            return f"turn {card}"
        case Play(seat, card):
            return f"play {seat} {card}"
        case Go(seat):
            return f"go {seat}"
        case Claim(seat, points):
            return f"claim {seat} {points}"
        case Call(seat, points):
            return f"muggins {seat} {points}"
        case Pass(seat):
            return f"pass {seat}"
        case Name(seat, names):
            return f"name {seat} {write(names)}"
        case Choose(seat, clockwise):
            return f"way {seat} {'clockwise' if clockwise else 'counter'}"
        case Reveal(shown, points):
            return f"show {write(shown)}" + ("" if points is UNSET else f" = {points}")
        case _ as never:
            assert_never(never)


def read_actions(line: str) -> tuple[AnyAction, ...]:
    """The actions of one line; only `play` can have several. Raises ValueError with a sentence."""
    verb, _, rest = line.strip().partition(" ")
    match verb.lower():
        case "cut":
            return (Cut(tuple(None if word == NO_CARD else Card(word) for word in rest.split())),)
        case "appoint":
            return (Appoint(_seat(rest)),)
        case "deal":
            hands, _, crib = rest.partition("+")
            return (Deal(tuple(cards(hand) for hand in hands.split("|")), cards(crib)),)
        case "discard" | "lay":  # "lay" in records of earlier versions
            seat, _, away = rest.strip().partition(" ")
            return (Discard(_seat(seat), cards(away)),)
        case "turn":
            return (Turn(Card(rest)),)
        case "play":
            return tuple(_play(words) for words in rest.split(","))
        case "go":
            return (Go(_seat(rest)),)
        case "claim":
            return (Claim(*_seat_and_points(rest)),)
        case "muggins":
            return (Call(*_seat_and_points(rest)),)
        case "pass":
            return (Pass(_seat(rest)),)
        case "name":
            seat, _, names = rest.strip().partition(" ")
            return (Name(_seat(seat), cards(names)),)
        case "way":
            seat, _, way = rest.strip().partition(" ")
            if way not in ("clockwise", "counter"):
                raise CodedValueError("action-direction", given=quotable(way))
            return (Choose(_seat(seat), way == "clockwise"),)
        case "show":
            shown, *points = re.split(r"(?<!\*[12])=", rest, maxsplit=1)  # but not the one in a joker, such as *1=5H
            return (Reveal(cards(shown), *(_number(word, "points") for word in points)),)
        case _:
            raise CodedValueError("action-unknown", given=quotable(verb), known=", ".join(VERBS))


def _play(words: str) -> Play:
    seat, _, card = words.strip().partition(" ")
    return Play(_seat(seat), Card(card))


def _seat_and_points(words: str) -> tuple[Seat, int]:
    seat, _, points = words.strip().partition(" ")
    return _seat(seat), _number(points, "points")


def _seat(word: str) -> Seat:
    return _number(word, "seat")


def _number(word: str, what: str) -> int:
    word = word.strip()
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise CodedValueError("action-number", given=quotable(word), what=what)
    return int(word)
