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

from fifteentwo.locales import ENGLISH
from fifteentwo.locales.coded import Message, coded
from fifteentwo.rules.cribbage import CribbageRules
from fifteentwo.rules.presets import PRESETS, Rules
from fifteentwo.rules.solitaire import PatienceRules, ShuffleRules, SquareRules
from fifteentwo.rules.text import differing, insist
from fifteentwo.rules.values import about

# Fields described together in one sentence.
_IN_THE_DEAL: Final = ("cards_dealt", "discards", "crib")
_TOLD_FIRST: Final = ("players", "teams", "captain", "target", *_IN_THE_DEAL)
_RESERVE: Final = ("reserve_piles", "reserve_size", "reserve_access")
_FORM: Final = ("deals", "cards_per_deal", "hands_per_deal", "starter_to_bottom", "last_hand_without_starter")


def describe(rules: Rules, language: str = ENGLISH) -> str:
    """These rules in words: a preset's own line, or the differences from the usual game."""
    return described(rules).in_language(language)


def described(rules: Rules) -> Message:
    """The message that describes these rules."""
    for preset in PRESETS.values():
        if preset.rules == rules:
            return preset.words
    *before, last = differences(rules)
    for sentence in reversed(before):
        last = coded("rules-then", first=sentence, then=last)
    return last


def differences(rules: Rules) -> tuple[Message, ...]:
    """A sentence for each difference from the usual game of the family, its first preset; () for the usual game."""
    insist(rules, "describe")
    match rules:
        case CribbageRules():
            return tuple(_of_cribbage(rules))
        case SquareRules():
            return tuple(_of_square(rules))
        case PatienceRules():
            return tuple(_of_patience(rules))
        case _:
            return tuple(_simple(rules, *differing(rules)))


def dealing(rules: Rules) -> Message:
    """A sentence on how the cards are dealt, which are discarded, and where the crib comes from."""
    insist(rules, "dealing")
    return _deal(rules) if isinstance(rules, CribbageRules) else rules.dealing


def _deal(rules: CribbageRules) -> Message:
    form = {"none": "no-crib", "dealt": "dealt-crib"}.get(rules.crib) or _TABLES.get(rules.players, "usual")
    kept = rules.cards_dealt - rules.discards
    return coded("rules-deal", form=form, dealt=rules.cards_dealt, discards=rules.discards, kept=kept)


_TABLES: Final = {3: "three", 5: "five", 6: "six"}


def _of_cribbage(rules: CribbageRules) -> Iterator[Message]:
    differs = differing(rules)
    if "players" in differs:
        yield _players(rules)
    if any(name in differs for name in _IN_THE_DEAL):
        yield _deal(rules)
    if rules.captain:
        yield coded("rules-captain", own=rules.targets[1], others=rules.target)
    elif "target" in differs:
        yield coded("rules-target", target=rules.target)
    for name in differs:
        if name == "match":
            yield _match(rules)
        elif name not in _TOLD_FIRST:
            yield _sentence(rules, name)


def _players(rules: CribbageRules) -> Message:
    form = "each"
    if rules.captain:
        form = "captain"
    elif rules.teams:
        form = "pairs" if rules.players == 4 else "three-pairs"
    return coded("rules-players", form=form, players=rules.players)


def _match(rules: CribbageRules) -> Message:
    length = rules.match_length
    if rules.match_kind == "first_to":
        return coded("rules-first-to", length=length)
    return coded("rules-best-of", length=length)


def _of_square(rules: SquareRules) -> Iterator[Message]:
    differs = differing(rules)
    if "adjacency" in differs:
        yield _sentence(rules, "adjacency")
    if "dead_cells" in differs:
        yield coded("rules-dead-cells", cards=rules.dead_cells)
    if any(name in differs for name in _RESERVE):
        form = f"{'one' if rules.reserve_piles == 1 else 'two'}-{rules.reserve_access}"
        yield coded("rules-reserve", form=form, cards=rules.reserve_size)
    yield from _simple(rules, "heels")


def _of_patience(rules: PatienceRules) -> Iterator[Message]:
    differs = differing(rules)
    if any(name in differs for name in _FORM):
        yield rules.dealing
    elif "b_hidden_until_a_discarded" in differs:
        yield _sentence(rules, "b_hidden_until_a_discarded")
    yield from _simple(rules, "deal_order", "heels", "crib_flush")


def _simple(rules: SquareRules | PatienceRules | ShuffleRules, *names: str) -> Iterator[Message]:
    """A sentence for each of these fields that differs, and one on the winning score."""
    differs = differing(rules)
    yield from (_sentence(rules, name) for name in names if name in differs and name != "win_at")
    if "win_at" in differs:
        yield coded("rules-won-at", points=rules.win_at)


def _sentence(rules: Rules, name: str) -> Message:
    """The sentence for the value of a field that is not the usual one."""
    return coded(about(type(rules))[name].told[getattr(rules, name)])
