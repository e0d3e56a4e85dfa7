"""Rules in words: one sentence for each difference from the usual game.

>>> from fifteentwo.rules import parse
>>> describe(parse("target=61 match=best_of:3 heels=0"))
'To 61. Nothing for his heels. Best of three games.'
>>> describe(parse("three_players"))
'Three players, each for himself: five cards each, discard one, and one card from the stock completes the crib.'
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fifteentwo.locales import in_words as number
from fifteentwo.rules.cribbage import CribbageRules
from fifteentwo.rules.presets import PRESETS, Rules
from fifteentwo.rules.solitaire import PatienceRules, ShuffleRules, SquareRules
from fifteentwo.rules.text import differing
from fifteentwo.rules.values import about

# Fields described together in one sentence.
_IN_THE_DEAL: Final = ("cards_dealt", "discards", "crib")
_TOLD_FIRST: Final = ("players", "teams", "captain", "target", *_IN_THE_DEAL)
_RESERVE: Final = ("reserve_piles", "reserve_size", "reserve_access")
_FORM: Final = ("deals", "cards_per_deal", "hands_per_deal", "starter_to_bottom", "last_hand_without_starter")


def describe(rules: Rules) -> str:
    """These rules in words: a preset's own line, or the differences from the usual game."""
    for preset in PRESETS.values():
        if preset.rules == rules:
            return preset.words
    return " ".join(differences(rules))


def differences(rules: Rules) -> tuple[str, ...]:
    """A sentence for each difference from the usual game of the family, its first preset; () for the usual game."""
    match rules:
        case CribbageRules():
            return tuple(_of_cribbage(rules))
        case SquareRules():
            return tuple(_of_square(rules))
        case PatienceRules():
            return tuple(_of_patience(rules))
        case _:
            return tuple(_simple(rules, *differing(rules)))


def dealing(rules: Rules) -> str:
    """A sentence on how the cards are dealt, which are discarded, and where the crib comes from."""
    return _deal(rules) if isinstance(rules, CribbageRules) else rules.dealing


def _deal(rules: CribbageRules) -> str:
    dealt = f"{_count(rules.cards_dealt)} cards each"
    kept = number(rules.cards_dealt - rules.discards)
    if rules.crib == "none":
        return f"{dealt}, none discarded, and no crib."
    if rules.crib == "dealt":
        return f"{dealt}, none discarded; the crib of four is dealt from the stock."
    away = f"discards {number(rules.discards)} to the crib"
    if rules.players >= 5:
        spared = "the dealer" if rules.players == 5 else "the dealer and his partner"
        return f"{dealt}, and one fewer for {spared}; each of the others {away}, and all keep {kept}."
    stock = ", with one from the stock," if rules.players == 3 else ""
    return f"{dealt}; each {away}{stock} and keeps {kept}."


def _of_cribbage(rules: CribbageRules) -> Iterator[str]:
    differs = differing(rules)
    if "players" in differs:
        yield f"{_count(rules.players)} play{_sides(rules)}."
    if any(name in differs for name in _IN_THE_DEAL):
        yield _deal(rules)
    if rules.captain:
        yield f"The captain needs {rules.targets[1]} points, the other two together {rules.target}."
    elif "target" in differs:
        yield f"To {rules.target}."
    for name in differs:
        if name == "match":
            yield _match(rules)
        elif name not in _TOLD_FIRST:
            yield _sentence(rules, name)


def _sides(rules: CribbageRules) -> str:
    if rules.captain:
        return ", with the second seat as captain against the other two"
    return _PARTNERS[rules.players] if rules.teams else ", each for himself"


_PARTNERS: Final = {
    4: " as two pairs of partners, who sit opposite each other",
    6: " as three pairs of partners, who sit opposite each other",
}


def _match(rules: CribbageRules) -> str:
    many = number(rules.match_length)
    if rules.match_kind == "first_to":
        return f"A match to {many} game {'point' if rules.match_length == 1 else 'points'}."
    return f"Best of {many} {'game' if rules.match_length == 1 else 'games'}."


def _of_square(rules: SquareRules) -> Iterator[str]:
    differs = differing(rules)
    if "adjacency" in differs:
        yield _sentence(rules, "adjacency")
    if "dead_cells" in differs:
        yield (
            f"{_count(rules.dead_cells)} {_cards(rules.dead_cells)} may be discarded."
            if rules.dead_cells
            else "No card may be discarded."
        )
    if any(name in differs for name in _RESERVE):
        piles = "one pile" if rules.reserve_piles == 1 else "each of two piles"
        access = "only the top one can be placed" if rules.reserve_access == "top" else "any of them can be placed"
        yield f"{_count(rules.reserve_size)} {_cards(rules.reserve_size)} may wait on {piles}; {access}."
    yield from _simple(rules, "heels")


def _of_patience(rules: PatienceRules) -> Iterator[str]:
    differs = differing(rules)
    if any(name in differs for name in _FORM):
        yield rules.dealing
    elif "b_hidden_until_a_discarded" in differs:
        yield _sentence(rules, "b_hidden_until_a_discarded")
    yield from _simple(rules, "deal_order", "heels", "crib_flush")


def _simple(rules: SquareRules | PatienceRules | ShuffleRules, *names: str) -> Iterator[str]:
    """A sentence for each of these fields that differs, and one on the winning score."""
    differs = differing(rules)
    yield from (_sentence(rules, name) for name in names if name in differs and name != "win_at")
    if "win_at" in differs:
        yield f"Won at {rules.win_at}."


def _sentence(rules: Rules, name: str) -> str:
    """The sentence for the value of a field; by default the field's own description."""
    said_of = about(type(rules))[name]
    return said_of.told.get(getattr(rules, name), said_of.words)


def _count(many: int) -> str:
    return number(many).capitalize()


def _cards(many: int) -> str:
    return "card" if many == 1 else "cards"
