"""The numbered actions of cribbage: the same number for the same action in every position of a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from msgspec.structs import replace

from fifteentwo.cards import JOKERS
from fifteentwo.cribbage import Call, Choose, Claim, Discard, Name, Pass, Play
from fifteentwo.cribbage.answers import faces
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.rules import CribbageRules, highest_count


class ActionTable:
    """The actions that a seat may ever take under these rules, numbered from 0."""

    def __init__(self, rules: CribbageRules) -> None:
        self.actions = tuple(_actions(rules))
        """The actions in order, as those of seat 0."""
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Choice) -> int:
        """The number of an action of any seat."""
        action = replace(action, seat=0)
        if isinstance(action, Name):
            action = Name(0, tuple(sorted(action.cards)))
        return self._numbers[action]


def _actions(rules: CribbageRules) -> Iterator[Choice]:
    """Discards, plays, claims, calls of muggins, directions, and names of jokers; only those the rules have."""
    if rules.discards:
        yield from (Discard(0, cards) for cards in combinations(rules.pack, rules.discards))
    yield from (Play(0, face) for card in rules.pack for face in faces(card))
    if rules.counting == "manual":
        yield from (Claim(0, points) for points in range(highest_count(rules) + 1))
    if rules.muggins:
        yield Pass(0)
        yield from (Call(0, points) for points in range(1, highest_count(rules) + 1))
    if rules.board == "crash8":
        yield from (Choose(0, True), Choose(0, False))
    jokers = JOKERS[: rules.jokers]
    for size in range(1, len(jokers) + 1):
        for unnamed in combinations(jokers, size):
            yield from (Name(0, names) for names in product(*map(faces, unnamed)))
