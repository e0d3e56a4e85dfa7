"""Renames the suits of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import CardsCut, Cut, Name, Named
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import Combo


def renamed(thing: Any, suits: Sequence[int]) -> Any:
    """The value with renamed suits, and with unordered parts sorted again."""
    if isinstance(thing, Card):
        if not thing.rank:
            return thing
        face = PACK[4 * (thing.rank - 1) + suits[thing.suit]]
        return face if thing < len(PACK) else thing.unnamed.named(face)
    if isinstance(thing, CribbageRules):
        return thing
    if isinstance(thing, Struct):
        every = structs.asdict(thing)
        fields = {name: renamed(value, suits) for name, value in every.items()}
        for name, value in every.items():  # where the order says who cut which card, or which joker is named
            if name == "names" or (name == "cards" and isinstance(thing, Cut | CardsCut | Name | Named)):
                fields[name] = tuple(renamed(card, suits) for card in value)
        return type(thing)(**fields)
    if isinstance(thing, tuple):
        new = [renamed(part, suits) for part in thing]
        if new and all(isinstance(part, Card) for part in new):
            new.sort()
        elif new and all(isinstance(part, Combo) for part in new):
            new.sort(key=lambda combo: (combo.kind, combo.cards))
        return tuple(new)
    return thing
