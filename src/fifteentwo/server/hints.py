"""Hints at the table: what the engine makes of a seat's own view, in a player's words.

They are found in threads of their own, two at a time, and no seat has more than `OFTEN` in a minute. Until the engine
has read its tables and compiled its loops, which it does in the background once somebody has asked, the answer comes
the plain way; the full one follows by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fifteentwo.cribbage import LayAway, Play, View, observe
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.players import sampler
from fifteentwo.players.expert import is_solved
from fifteentwo.rules import CribbageRules
from fifteentwo.server.rate_limit import RateLimit
from fifteentwo.server.wire import Hint, HintOption, Refused, StarterWorth, Worth
from fifteentwo.table import Table

if TYPE_CHECKING:
    from fifteentwo.engine.analyse import Analysis, Figure, Option

OFTEN: Final = 30
"""Hints a seat may have in a minute: twice as many as anybody reads."""

MOST: Final = 15
"""Options of a hint: all there are with six cards, the best of more."""

_REMEMBERED: Final = 256
_AT_ONCE: Final = 2
_LOOK: Final = 0.25
"""Seconds after which it is looked again whether the engine is ready."""

_log: Final = logging.getLogger(__name__)
_warming: Final = {True: Event(), False: Event()}
_ready: Final = {True: Event(), False: Event()}
"""For games that are solved, and for the others."""

SOLVED: Final = (
    "The hand is exact. The crib is exact if the other lays away as the house does, and the play if the other plays as "
    "the house does. The chances come from whole deals played out."
)
LOADING: Final = (
    "This is a first opinion, until the house has fetched its tables: hands are exact, the crib is an average, and the "
    "play is looked at two cards ahead. The full one follows by itself."
)


def warm_up(rules: CribbageRules) -> None:
    """Puts the engine to work in the background, so that no hint waits for it. Called again, it does nothing."""
    Thread(target=_warm, args=(rules,), name="warm hints", daemon=True).start()


def _warm(rules: CribbageRules) -> None:
    from fifteentwo.engine import analyse  # noqa: PLC0415 - NumPy is heavy, and this is a thread of its own

    solved = is_solved(rules)
    if _warming[solved].is_set():
        return
    _warming[solved].set()
    if solved:
        analyse.warm()
    else:
        sampler.warm_up(rules)
    _ready[solved].set()


class Hints:
    """Who may have a hint, and the hints that were found last; one for all rooms."""

    def __init__(self, bounded: bool = True) -> None:
        self._bounded = bounded
        self._limits: dict[tuple[str, Seat], RateLimit] = {}
        self._found: dict[View, Hint] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(_AT_ONCE)

    def take(self, room: str, seat: Seat) -> None:
        """This seat has one more. Raises IllegalAction where it had too many just now."""
        while len(self._limits) >= _REMEMBERED:
            del self._limits[next(iter(self._limits))]
        if self._bounded and not self._limits.setdefault((room, seat), RateLimit(OFTEN)).take(monotonic()):
            raise IllegalAction("That was often: try without a hint for a minute.")

    def find(self, view: View, at: int, tell: Callable[[Hint | Refused], None]) -> None:
        """Looks for a hint in the background, and tells it when it is found; a first opinion before, where that takes long."""
        task = asyncio.create_task(self._find(view, at, tell))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _find(self, view: View, at: int, tell: Callable[[Hint | Refused], None]) -> None:
        try:
            found, ready = self._found.get(view), _ready[await asyncio.to_thread(is_solved, view.rules)]
            if found is None and not ready.is_set():
                warm_up(view.rules)
                tell(replace(await asyncio.to_thread(hint, view, False), at=at))
                while not ready.is_set():  # noqa: ASYNC110 - the event is set by a thread
                    await asyncio.sleep(_LOOK)
            if found is None:
                async with self._gate:
                    found = await asyncio.to_thread(hint, view, True)
                self._found[view] = found
                while len(self._found) > _REMEMBERED:
                    del self._found[next(iter(self._found))]
            tell(replace(found, at=at))
        except Exception:
            _log.exception("no hint was found")
            tell(Refused("There is no hint just now."))


def to_judge(table: Table, seat: Seat) -> View:
    """What this seat sees, where it has to lay away or to play. Raises IllegalAction."""
    if table.state is None or seat not in table.to_act():
        raise IllegalAction("It is not your turn.")
    view = observe(table.state, seat)
    if not any(isinstance(action, LayAway | Play) for action in table.game.legal(view, seat)):
        raise IllegalAction("There are hints for laying away and for the play, and for nothing else.")
    return view


def hint(view: View, warm: bool = True) -> Hint:
    """What the engine thinks of all that can be done in this view; the plain way where it is not `warm`.

    Raises ValueError where there is nothing to lay away or to play.
    """
    from fifteentwo.engine import analyse  # noqa: PLC0415 - NumPy is heavy, and hints are found in threads

    found = analyse.analyse(view, solved=warm)
    solved, weighed = found.basis == analyse.SOLVED, found.basis != analyse.PLAIN
    options = found.options[:MOST]
    basis = SOLVED if solved else f"{found.basis[0].upper()}{found.basis[1:]}." if weighed else LOADING
    return Hint(
        at=0,
        what="discard" if found.what == "discard" else "play",
        by="win" if found.by == "win" and weighed else "match" if found.by == "match" and weighed else "points",
        nudge=_nudge(found),
        words=_words(found),
        basis=basis,
        options=tuple(_option(each, solved, exact=view.rules.jokers == 0) for each in options),
    )


def _option(option: Option, solved: bool, exact: bool) -> HintOption:
    return HintOption(
        cards=option.cards,
        total=_worth(option.total, solved),
        hand=_known(option.hand, solved or exact),
        crib=_known(option.crib, solved),
        play=_known(option.pegging, solved),
        win=_known(option.win, solved),
        match=_known(option.match, solved),
        now=option.now,
        best_starters=tuple(StarterWorth(cut.rank, cut.hand) for cut in option.best_cuts),
        worst_starters=tuple(StarterWorth(cut.rank, cut.hand) for cut in option.worst_cuts),
        reason=option.reason,
    )


def _known(figure: Figure | None, exact: bool) -> Worth | None:
    return None if figure is None else _worth(figure, exact)


def _worth(figure: Figure, exact: bool) -> Worth:
    """The plain way gives no error for what it only guesses at: that one does not know."""
    return Worth(figure.value, figure.error if exact or figure.error else None)


def _nudge(found: Analysis) -> str:
    best, options = found.options[0], found.options
    if found.what == "discard":
        if len(best.cards) > 1:
            return f"One of the {_NUMBERS[len(best.cards)]} to lay away is {_a(best.cards[0].words)}."
        most = max(option.hand.value for option in options if option.hand)
        if best.hand and best.hand.value < most:
            return "The crib weighs more here than the best hand."
        return "Keep the best hand: what it gives the crib matters less."
    if len(options) == 1:
        return "Only one card can be played."
    if best.now:
        return "There is something to peg at once."
    if any(option.now for option in options):
        return "Points at once are not everything here."
    return "Nothing pegs at once: think of what the next card could make of it."


_NUMBERS: Final = {2: "two", 3: "three", 4: "four"}


def _a(card: str) -> str:
    rank = card.partition(" of ")[0]
    return f"{'an' if rank[0] in 'ae' else 'a'} {rank}"


def _words(found: Analysis) -> str:
    does = "Lay away" if found.what == "discard" else "Play"
    return f"{does} {_listed([card.words for card in found.options[0].cards])}."


def _listed(names: Sequence[str]) -> str:
    named = [f"the {name}" for name in names]
    return " and ".join(filter(None, (", ".join(named[:-1]), named[-1])))
