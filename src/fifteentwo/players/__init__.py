"""Players: functions that choose an action, made by name with a random source of their own.

A player is given a view and the legal actions. It remembers nothing: the same view and the same state of its random
source give the same choice. Each player chooses cards in its own way. Counts, calls, names and ways are answered
correctly for all of them, except for sets that a level of the ladder overlooks, or that are named after a colon:
`steady:misses=runs+nobs/in=hand/every=3`. `exec:./mybot` is a program that speaks the engine protocol.

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

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import Final, Literal

from msgspec import Struct

from fifteentwo.cribbage import Discard, Play, View, exact_answer
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.expected import expect
from fifteentwo.extras import require
from fifteentwo.locales import CodedValueError, quotable
from fifteentwo.players import expert, external, ladder, random, sampler, simple, steady
from fifteentwo.players.misses import Misses
from fifteentwo.rules import CribbageRules

Player = Callable[[View, Sequence[Choice]], Choice]
"""Chooses among the legal actions of the seat whose view it is."""


_OF_CARDS: Final = (Discard, Play)


class Character(Struct, frozen=True):
    """A computer opponent as people meet it."""

    name: str
    level: str
    words: str
    """One line about its manner of play."""
    pronoun: Literal["he", "she"]
    rating: int
    """As `bench/ratings.py` measured it, on a scale where the expert has 1540."""


class PlayerKind(Struct, frozen=True):
    """A computer player: its name on the command line and in records, and how it is made."""

    name: str
    make: Callable[[Random], Callable[[View, Sequence[Discard | Play]], Discard | Play]]
    misses: Misses | None = None
    """What it overlooks when it counts, where players count for themselves."""


class Opponent(PlayerKind, frozen=True, kw_only=True):
    """A level of the ladder, with the character who plays at it."""

    character: Character


def _ladder() -> Iterator[Opponent]:
    yield Opponent(
        "beginner",
        ladder.beginner,
        Misses(every=3),
        character=Character("Pip", "Beginner", "Keeps every pair she’s dealt.", "she", 1061),
    )
    yield Opponent(
        "novice",
        ladder.novice,
        Misses(every=6),
        character=Character("Walter", "Novice", "Tells stories, misses fifteens.", "he", 1205),
    )
    yield Opponent(
        "casual",
        ladder.casual,
        Misses(every=15),
        character=Character("Mei", "Casual", "Pegs fast, never defends.", "she", 1424),
    )
    yield Opponent(
        "club",
        ladder.club,
        Misses(every=40),
        character=Character("Arthur", "Club", "Good discards. Whose crib? He forgets.", "he", 1485),
    )
    yield Opponent(
        "strong",
        ladder.strong,
        character=Character("Imani", "Strong", "Leads low and waits for your ten.", "she", 1514),
    )
    yield Opponent(
        "expert",
        expert.make,
        character=Character("Odile", "Expert", "Near-perfect pegging. Plays to the score.", "she", 1540),
    )


KINDS: Final = {kind.name: kind for kind in _ladder()}
"""The ladder, weakest first: the opponents the page offers."""

OTHERS: Final = {
    kind.name: kind
    for kind in (
        PlayerKind("random", random.make),
        PlayerKind("simple", simple.make),
        PlayerKind("steady", steady.make),
        PlayerKind("sampler", sampler.make),
        PlayerKind("expert-points", expert.for_points),
    )
}
"""Players without mistakes of their own, to measure by and to learn from."""

NAMES: Final = (*KINDS, *OTHERS)
"""The names that `player` takes; it also takes those of the characters, and `exec:` with a command."""

_THAT_SAMPLE: Final = frozenset({"strong", "expert", "sampler", "expert-points"})


def warm_up(names: Collection[str | None], rules: CribbageRules) -> None:
    """Prepares what these players need and is slow the first time. Call it in a thread of its own."""
    if _THAT_SAMPLE & set(names) and ("sampler" in names or expert.samples(rules)):
        sampler.warm_up(rules)
    if "expert" in names:
        expert.warm_up(rules)


def named(text: str) -> str:
    """The name of the player that `text` means: the name itself, or that of a character in upper or lower case.

    >>> named("Arthur:misses=runs")
    'club:misses=runs'
    """
    expect(text, str, "player", "the name of a player")
    if text.startswith(external.PREFIX):
        return text
    called, colon, pattern = text.partition(":")
    levels = {kind.character.name.casefold(): kind.name for kind in KINDS.values()}
    return levels.get(called.casefold(), called) + colon + pattern


def player(name: str, rng: Random) -> Player:
    """The player with this name, or with this character, which draws from `rng` only.

    Raises ValueError for an unknown name, and MissingExtra for a player that needs the engine, if it is not installed.

    After a colon the name may say what the player overlooks when it counts, as `Misses.read` takes it. `exec:` and a command
    is a program, which runs with the rights of this process: no such name may come from the network.
    """
    called, colon, pattern = named(name).partition(":")
    expect(rng, Random, "player", "a Random")
    kind = KINDS.get(called) or OTHERS.get(called)
    if name.startswith(external.PREFIX):
        colon, kind = "", PlayerKind(name, external.make(name.removeprefix(external.PREFIX)))
    if kind is None:
        raise CodedValueError("player-unknown", given=quotable(called), known=", ".join(NAMES[:-1]), last=NAMES[-1])
    if called in _THAT_SAMPLE:
        require("engine")
    misses = Misses.read(pattern) if colon else kind.misses
    of_cards = kind.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if view.due is not None:
            return exact_answer(view) if misses is None else misses.answer(view, rng)
        return of_cards(view, [action for action in legal if isinstance(action, _OF_CARDS)])

    return choose
