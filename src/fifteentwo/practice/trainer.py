"""Trainers for discards, cards of the play and counts: what to ask, how it was answered, and when a missed item comes back.

Missed items come back by FSRS (Ye, Su and Cao, 2022), which the package fsrs implements.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, cast, get_args

from msgspec import Struct

from fifteentwo.analysis.position import position_of
from fifteentwo.analysis.position_text import read_position, write_position
from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import Discard, Play
from fifteentwo.game import HOUSE
from fifteentwo.locales import CodedError
from fifteentwo.practice.puzzles import by_theme, theme_name
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import Combo, ComboKind, points, show
from fifteentwo.simulate import moves

if TYPE_CHECKING:
    from fsrs import Scheduler
    from fsrs.card import CardDict

Drill = Literal["discard", "play", "count"]
DRILLS: Final[tuple[Drill, ...]] = get_args(Drill)

SLOW: Final = {"discard": 60.0, "play": 45.0, "count": 20.0}
"""Seconds above which a right answer was hard, so that the item comes back sooner."""
CRIBS: Final = 0.25
"""The share of cribs among the hands to count."""
_LEVEL: Final = "steady"
"""The player from whose games random positions of the play come."""


class BadItem(CodedError, ValueError):  # noqa: N818 - the plainest name
    """A text is no item of a trainer."""


class Repetition(Struct, frozen=True):
    """The state of an item that was missed: that of FSRS, and the answers so far."""

    fsrs: dict[str, Any]
    answers: int
    misses: int


class Tally(Struct, frozen=True):
    """The answers in one trainer, with the seconds they took and, but for counts, the chance to win they lost."""

    answers: int = 0
    right: int = 0
    seconds: float = 0.0
    loss: float = 0.0

    def plus(self, right: bool, seconds: float, loss: float) -> Tally:
        """With one more answer."""
        return Tally(self.answers + 1, self.right + right, self.seconds + seconds, self.loss + loss)


class CountItem(Struct, frozen=True):
    """A hand or crib to count."""

    hand: tuple[Card, ...]
    starter: Card
    crib: bool

    @property
    def points(self) -> int:
        """What it counts."""
        return points(self.hand, self.starter, self.crib)

    @property
    def combos(self) -> tuple[Combo, ...]:
        """Its scoring combinations."""
        return show(self.hand, self.starter, self.crib)


_BIG: Final = 12
"""The points from which a hand is a big one."""
MOST_DEALS: Final = 200_000
"""The most random deals that are looked through for a theme. The rarest, four of a kind, comes once in 4,165."""


def _many(kind: ComboKind, combos: Sequence[Combo]) -> int:
    return sum(combo.kind == kind for combo in combos)


def _pairs_of_a_rank(item: CountItem) -> int:
    """The most pairs of one rank: three in a pair royal, six in a double pair royal."""
    ranks = [combo.cards[0].rank for combo in item.combos if combo.kind == "pair"]
    return max(map(ranks.count, ranks), default=0)


def _flush(item: CountItem) -> int:
    """The points of its flush, 0 if it has none."""
    return sum(combo.points for combo in item.combos if combo.kind == "flush")


def _only_long_fifteens(item: CountItem) -> bool:
    sizes = [len(combo.cards) for combo in item.combos if combo.kind == "fifteen"]
    return bool(sizes) and min(sizes) > 2


COUNT_THEMES: Final[dict[str, Callable[[CountItem], bool]]] = {
    "double-run": lambda item: _many("run", item.combos) == 2,
    "triple-run": lambda item: _many("run", item.combos) == 3,
    "double-double-run": lambda item: _many("run", item.combos) == 4,
    "many-fifteens": lambda item: _many("fifteen", item.combos) >= 3,
    "long-fifteens": _only_long_fifteens,
    "three-alike": lambda item: _pairs_of_a_rank(item) == 3,
    "four-alike": lambda item: _pairs_of_a_rank(item) == 6,
    "flush-of-four": lambda item: _flush(item) == 4,
    "flush-of-five": lambda item: _flush(item) == 5,
    "crib-of-one-suit": lambda item: item.crib and _flush(CountItem(item.hand, item.starter, False)) > 0,
    "nobs": lambda item: _many("nobs", item.combos) == 1,
    "big-hand": lambda item: item.points >= _BIG,
    "nothing": lambda item: not item.combos,
}
"""The themes of hands to count, each with whether a hand has it, by the combinations of the show.

A crib of one suit counts as a flush only if the starter has that suit too, which most of these do not.
"""
LEAST: Final = {"triple-run": 15, "double-double-run": 16, "four-alike": 12}
"""The fewest points of the rarest themes: most deals are passed over by their points, which are quicker than combinations."""


def random_item(drill: Drill, rng: Random, theme: str | None = None) -> str:
    """An item as text: of a random deal, or a puzzle or hand with this theme. Raises BadItem if the trainer lacks it."""
    if drill == "count":
        return write_count(_hand(rng) if theme is None else _themed(rng, theme))
    if theme is not None:
        with_theme = by_theme(theme)
        fitting = [each.position for each in with_theme if each.is_discard == (drill == "discard")]
        if not fitting:
            raise BadItem("trainer-no-theme", given=theme_name(theme) if with_theme else theme[:60])
        return rng.choice(fitting)
    wanted = Discard if drill == "discard" else Play
    for number in count():
        found = []
        for move in moves((_LEVEL, _LEVEL), CribbageRules(), rng.getrandbits(32), number):
            if move.seat == HOUSE or not isinstance(move.action, wanted):
                continue
            position = position_of(move.before, move.seat)
            if not position.forced:
                found.append(position)
        if found:
            return write_position(rng.choice(found))
    raise AssertionError("counting never ends")


def _hand(rng: Random) -> CountItem:
    *hand, starter = rng.sample(PACK, 5)
    return CountItem(tuple(sorted(hand)), starter, rng.random() < CRIBS)


def _themed(rng: Random, theme: str) -> CountItem:
    """The first of random deals that has this theme."""
    if theme not in COUNT_THEMES:
        raise BadItem("trainer-no-theme", given=theme[:60])
    has, least = COUNT_THEMES[theme], LEAST.get(theme, 0)
    quick = Random(rng.getrandbits(64))  # thousands of deals, which a secure source makes slowly
    for _ in range(MOST_DEALS):
        item = _hand(quick)
        if item.points >= least and has(item):
            return item
    raise BadItem("trainer-theme-rare", given=theme)


def write_count(item: CountItem) -> str:
    """A hand to count as text: h.5C5D5HJS.5S, or with c for a crib."""
    return f"{'c' if item.crib else 'h'}.{''.join(map(str, item.hand))}.{item.starter}"


def read_count(text: str) -> CountItem:
    """The hand in such a text. Raises BadItem."""
    try:
        kind, hand, starter = text.split(".")
        cards = [Card(hand[at : at + 2]) for at in range(0, len(hand), 2)]
        item = CountItem(tuple(cards), Card(starter), kind == "c")
    except ValueError:
        raise BadItem("trainer-no-item", given=text[:60]) from None
    if kind not in {"c", "h"} or len({*cards, item.starter}) != 5 or not {*cards, item.starter} <= set(PACK):
        raise BadItem("trainer-no-item", given=text[:60])
    return item


def drill_of(item: str) -> Drill:
    """The trainer that an item belongs to. Raises BadItem and BadPosition."""
    if item[:2] in {"h.", "c."}:
        read_count(item)
        return "count"
    if item[:2] not in {"d.", "p."}:
        raise BadItem("trainer-no-item", given=item[:60])
    return "discard" if read_position(item).view.phase == "discard" else "play"


def repeated(
    before: Repetition | None, drill: Drill, right: bool, seconds: float, now: datetime
) -> tuple[Repetition, datetime]:
    """What to remember of an item after an answer, and when it is due again. `now` must have a time zone."""
    from fsrs import Card as Memory  # noqa: PLC0415 - only trainers need it
    from fsrs import Rating  # noqa: PLC0415

    memory = Memory(card_id=1, due=now) if before is None else Memory.from_dict(cast("CardDict", before.fsrs))
    rating = Rating.Again if not right else Rating.Hard if seconds > SLOW[drill] else Rating.Good
    memory, _ = _scheduler().review_card(memory, rating, now)
    answers, misses = (0, 0) if before is None else (before.answers, before.misses)
    return Repetition(dict(memory.to_dict()), answers + 1, misses + (not right)), memory.due


def _scheduler() -> Scheduler:
    from fsrs import Scheduler  # noqa: PLC0415

    return Scheduler(enable_fuzzing=False)
