"""Finds puzzles in games of *expert* against itself and in records, and rates them by how often the computer players solve them.

The same seed, games and records give the same puzzles. Finished games are kept in a folder, so that a stopped call resumes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, cast

import msgspec
from msgspec import Struct

from fifteentwo.analysis import solved
from fifteentwo.analysis.features import features
from fifteentwo.analysis.model import Analysis, Option
from fifteentwo.analysis.position import MIXED, PlayerPosition, position_of
from fifteentwo.analysis.position_text import read_position, write_position
from fifteentwo.cards import BACK
from fifteentwo.cribbage import Discard, Play, State
from fifteentwo.families import family_of
from fifteentwo.game import HOUSE
from fifteentwo.players import KINDS, player, steady, warm_up
from fifteentwo.practice.puzzles import DRAWS, Kind, Puzzle, choice_text
from fifteentwo.record import Record, replay, to_json
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.validity import is_solved
from fifteentwo.scoring import points as counted
from fifteentwo.simulate import moves
from fifteentwo.table import Do

CHUNK: Final = 8
"""The games of one file of results."""
NEAR_END: Final = 20
"""A puzzle is of the endgame if a side needs at most this many points."""
QUOTAS: Final[dict[Kind, int]] = {"discard": 1000, "play": 1300, "endgame": 400}

_RULES: Final = CribbageRules()
_TEXT: Final = msgspec.json.Encoder()


class Found(Struct, frozen=True):
    """A puzzle before it has themes; `tries` has the solutions of each computer player, weakest first."""

    position: str
    kind: Kind
    right: tuple[str, ...]
    natural: str
    loss: float
    error: float
    points: float
    tries: tuple[int, ...]


_FOUND: Final = msgspec.json.Decoder(list[Found])


class _Bar(Struct, frozen=True):
    """What makes a position a puzzle: the least loss of the natural choice, and of the best of the other wrong ones."""

    points: float
    loss: float
    second: float


_BARS: Final[dict[Kind, _Bar]] = {
    "discard": _Bar(points=0.5, loss=0.005, second=0.002),
    "play": _Bar(points=0.25, loss=0.005, second=0.001),
    "endgame": _Bar(points=-99.0, loss=0.025, second=0.01),
}
_ERRORS: Final = 2.5
"""A loss must be this many standard errors."""


def mine(seed: int, games: int, folder: Path, told: Callable[[int, str], object] = lambda *_: None) -> list[Found]:
    """The puzzles of the games with these numbers, in order. Raises OSError where the folder cannot be written."""
    warm_up(["expert"], _RULES)
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Found] = []
    for first in range(0, games, CHUNK):
        numbers = range(first, first + CHUNK)
        found += _kept(
            folder / f"seed-{seed}-games-{first:05}.json",
            lambda numbers=numbers: [each for number in numbers for each in of_game(seed, number)],  # type: ignore[misc]
        )
        told(min(first + CHUNK, games), f"{len(found)} positions")
    return found


def mine_records(
    records: Sequence[Record], folder: Path, told: Callable[[int, str], object] = lambda *_: None
) -> list[Found]:
    """The puzzles of recorded games, in order. Raises OSError where the folder cannot be written, and BadRecord."""
    warm_up(["expert"], _RULES)
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Found] = []
    for done, record in enumerate(records, 1):
        digest = sha256(to_json(record).encode()).hexdigest()[:16]
        found += _kept(folder / f"record-{digest}.json", lambda record=record: list(of_record(record)))  # type: ignore[misc]
        told(done, f"{len(found)} positions")
    return found


def _kept(path: Path, search: Callable[[], list[Found]]) -> list[Found]:
    """What a file has, or what a search finds, which is then kept there."""
    if not path.exists():
        new = path.with_suffix(".new")
        new.write_bytes(_TEXT.encode(search()))
        new.replace(path)
    return _FOUND.decode(path.read_bytes())


def of_game(seed: int, number: int) -> Iterator[Found]:
    """The puzzles in one game."""
    for move in moves(("expert", "expert"), _RULES, seed, number):
        if move.seat != HOUSE and isinstance(move.action, Discard | Play):
            position = position_of(move.before, move.seat)
            if not position.forced and (found := puzzle_of(position)) is not None:
                yield found


def of_record(record: Record) -> Iterator[Found]:
    """The puzzles in a match, in positions whose player knew the cards that the record has; none where the rules are not solved.

    Raises BadRecord.
    """
    if family_of(record.rules).deals is None or not is_solved(record.rules):
        return
    for before, after in pairwise(replay(record).table.moments):
        if isinstance(after.entry, Do) and isinstance(after.entry.action, Discard | Play):
            seat, state = after.entry.action.seat, cast(State, before.state)
            if BACK in (*state.kept(seat), *state.discarded[seat]):
                continue
            position = position_of(state, seat)
            if not position.forced and (found := puzzle_of(position)) is not None:
                yield found


def puzzle_of(position: PlayerPosition) -> Found | None:
    """The puzzle in a position, if its natural choice is clearly wrong and a right one stands out."""
    found = position.analysis()
    best, natural = found.options[0], natural_choice(position, found)
    kind, right = kind_of(position), _right(position, found)
    bar, wrong = _BARS[kind], [each for each in found.options if choice_text(_action(each)) not in right]
    if natural not in wrong or best.total.value - natural.total.value < bar.points:
        return None
    if kind != "endgame" and best.total.value < max(each.total.value for each in found.options):
        return None
    if not all(_clear(each, bar.second) for each in wrong) or not _clear(natural, bar.loss):
        return None
    grade = position.grade(_action(natural), careful=True)
    if grade.loss.value < max(bar.loss, _ERRORS * (grade.loss.error or 0.0)):
        return None
    return Found(
        write_position(position),
        kind,
        right,
        choice_text(_action(natural)),
        round(grade.loss.value, 4),
        round(grade.loss.error or 0.0, 4),
        round(grade.points, 3),
        tuple(_solutions(name, position, right) for name in KINDS),
    )


def kind_of(position: PlayerPosition) -> Kind:
    """What kind of puzzle a position makes."""
    view = position.view
    if max(view.scores) >= view.rules.target - NEAR_END:
        return "endgame"
    return "discard" if view.phase == "discard" else "play"


def natural_choice(position: PlayerPosition, found: Analysis) -> Option:
    """The choice that looks best: the discard that keeps most points, the card that pegs most, or looking one card ahead."""
    if found.what == "discard":
        six = position.view.hands[position.seat]

        def kept(option: Option) -> tuple[int, float]:
            held = [card for card in six if card not in option.cards]
            return counted(held, None), option.hand.value if option.hand else 0.0

        return max(found.options, key=kept)
    most = max(found.options, key=lambda each: (each.now or 0, each.cards[0].rank))
    if most.now:
        return most
    chosen = steady.make(Random(0))(position.view, position.choices)
    return next(each for each in found.options if each.action == chosen)


def _right(position: PlayerPosition, found: Analysis) -> tuple[str, ...]:
    """The best choice, and cards that perfect play mixes with it."""
    right = [choice_text(_action(found.options[0]))]
    if found.what == "play":
        chances = solved.expert_chances(position.view, position.seat, found)
        right += [choice_text(_action(each)) for each in found.options if chances[each.cards[0]] >= MIXED]
    return tuple(dict.fromkeys(right))


def _clear(option: Option, least: float) -> bool:
    loss = option.loss
    return loss is not None and loss.value >= max(least, 2 * (loss.error or 0.0))


def _action(option: Option) -> Discard | Play:
    assert isinstance(option.action, Discard | Play)
    return option.action


def _solutions(name: str, position: PlayerPosition, right: Sequence[str]) -> int:
    choices = position.choices
    made = (player(name, Random(f"{draw} {name}"))(position.view, choices) for draw in range(DRAWS))
    return sum(isinstance(each, Discard | Play) and choice_text(each) in right for each in made)


def puzzles(found: Sequence[Found], told: Callable[[int, str], object] = lambda *_: None) -> list[Puzzle]:
    """The first puzzles of each kind up to its quota, each position once, with themes."""
    chosen: dict[str, Found] = {}
    of_kind: Counter[str] = Counter()
    for each in found:
        if each.position not in chosen and of_kind[each.kind] < QUOTAS[each.kind]:
            of_kind[each.kind] += 1
            chosen[each.position] = each
    made = []
    for each in chosen.values():
        made.append(_finished(each))
        told(len(made), "themes")
    return made


def graded_again(
    before: Sequence[Puzzle], kinds: Sequence[Kind], told: Callable[[int, str], object] = lambda *_: None
) -> list[Puzzle]:
    """The same puzzles, those of some kinds graded by the engine as it is now; those that are none by it are left out."""
    warm_up(["expert"], _RULES)
    made = []
    for done, each in enumerate(before, 1):
        if each.kind not in kinds:
            made.append(each)
        elif (found := puzzle_of(each.read())) is not None:
            made.append(_finished(found))
        told(done, f"{len(made)} puzzles")
    return made


def _finished(found: Found) -> Puzzle:
    position = read_position(found.position)
    options = {choice_text(_action(each)): each for each in position.analysis().options}
    themes = features(position, options[found.natural], options[found.right[0]])
    return Puzzle(
        found.position,
        found.kind,
        found.right,
        found.natural,
        found.loss,
        found.error,
        found.points,
        themes,
        sum(found.tries),
    )
