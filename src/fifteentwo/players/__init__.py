"""Players: opinions on what to do, made by name with a random source of their own.

A player sees a view and what it may do, and chooses. It remembers nothing: the same view, the same
state of its random source, the same choice. Cards are its own choice; what is to be counted, called,
named or chosen is answered for each of them without a mistake, but for one whose name says what it misses:
`steady:misses=runs+nobs/in=hand/every=3`.

>>> from random import Random
>>> from fifteentwo.cribbage import Cribbage
>>> from fifteentwo.game import Opening
>>> game = Cribbage()
>>> state = game.start(Opening(dealer=0))
>>> state, _ = game.apply(state, game.house(state, Random(1)))
>>> choose = player("steady", Random(7))
>>> choose(game.observe(state, 1), game.legal(state, 1))
Discard(seat=1, cards=(2D, 8D))
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from fifteentwo.cribbage import Discard, Play, View, exact_answer
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.players import expert, ladder, random, sampler, simple, steady
from fifteentwo.players.misses import Misses
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.validity import is_solved

Player = Callable[[View, Sequence[Choice]], Choice]
"""Chooses among the actions that are legal in the view, which is its own seat's."""


class Kind(Struct, frozen=True):
    """A player there is: its name, the line that describes it, and how one is made."""

    name: str
    words: str
    make: Callable[[Random], Callable[[View, Sequence[Discard | Play]], Discard | Play]]
    misses: Misses | None = None
    """What it overlooks when it counts, where players count for themselves."""


KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind(
            "novice",
            "Keeps the points it holds and takes the points it sees, but does not see them all.",
            ladder.novice,
            Misses(every=6),
        ),
        Kind(
            "club",
            "Knows what a hand may become, forgets whose crib it is, and grabs points in the play.",
            ladder.club,
            Misses(every=40),
        ),
        Kind("strong", "Weighs every discard exactly and looks a card ahead in the play.", ladder.strong),
        Kind("expert", "Weighs every discard exactly, plays as the play was solved, and minds the score.", expert.make),
    )
}
"""The ladder, the weakest first: whom one can sit against at the page."""

OTHERS: Final = {
    kind.name: kind
    for kind in (
        Kind("random", "Discards and plays any card at all.", random.make),
        Kind("simple", "Keeps the hand worth most on average and plays for the most points at once.", simple.make),
        Kind("steady", "Minds the crib, looks a card ahead and leaves little to answer with.", steady.make),
        Kind("sampler", "Plays every choice out in deals that could be, in any game.", sampler.make),
        Kind("expert-points", "The expert when it plays for points, whatever the score.", expert.for_points),
    )
}
"""Players without mistakes of their own, to measure by and to learn from."""

NAMES: Final = (*KINDS, *OTHERS)
_THAT_SAMPLE: Final = frozenset({"strong", "expert", "sampler", "expert-points"})


def warm_up(names: Collection[str | None], rules: CribbageRules) -> None:
    """Gets ready whatever these players need that is slow the first time. Call it in a thread of its own."""
    if _THAT_SAMPLE & set(names) and ("sampler" in names or not is_solved(rules)):
        sampler.warm_up(rules)
    elif "expert" in names:
        expert.warm_up()


def player(name: str, rng: Random) -> Player:
    """The player of this name, drawing from `rng` alone. Raises ValueError for a name there is not.

    After a colon the name may say what it overlooks when it counts, as `Misses.read` has it.
    """
    called, colon, pattern = name.partition(":")
    kind = KINDS.get(called) or OTHERS.get(called)
    if kind is None:
        raise ValueError(f"there is no player named {called!r}: there are {', '.join(NAMES[:-1])} and {NAMES[-1]}")
    misses = Misses.read(pattern) if colon else kind.misses
    of_cards = kind.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if view.due is not None:
            return exact_answer(view) if misses is None else misses.answer(view, rng)
        return of_cards(view, [action for action in legal if isinstance(action, Discard | Play)])

    return choose
