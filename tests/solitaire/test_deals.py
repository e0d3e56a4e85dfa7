"""Numbered deals: the pack of a number, the actions of chance, and the deal of the day."""

from __future__ import annotations

from collections import Counter
from datetime import date
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import PACK, Card, cards
from fifteentwo.families import AnyAction, AnyState, family_of
from fifteentwo.game import HOUSE
from fifteentwo.rules import PATIENCES, PRESETS, CribbageRules, PatienceRules, Rules, SquareRules, parse
from fifteentwo.solitaire import deals
from fifteentwo.solitaire.deals import DAILY, FREE, MOST, daily, deck
from tests.solitaire.games import chosen, solo_rules


def played(rules: Rules, number: int, seed: int) -> list[Any]:
    """The states of a game of this deal, chosen at random."""
    game: Any = family_of(rules).game(rules)
    pack, rng = deck(number), Random(seed)
    states = [game.start()]
    while acting := game.to_act(states[-1]):
        state = states[-1]
        action = house(state, pack) if acting == (HOUSE,) else chosen(game.legal(state, 0), rng)
        states.append(game.apply(state, action)[0])
    return states


@pytest.mark.parametrize(
    ("number", "first", "digest"),
    [
        (0, "AD AS TC 9C 4D 6C QH 9H KS AH 3D 7H TD 3C 6D AC 8D", "64487b094cdcbbf3"),
        (1, "JH 7S 9D KS 2C 5H 3D AD 9S QS KD 5D 2D 5S KC 6H 8C", "52a91aea4fc624ea"),
        (42, "7S TH TD TS 6S 4S AD 4H 8H 7H 8S QD KS 7C 4C AS 2C", "76094658d2a3ad72"),
        (999_999, "JD 3H TC 3D QC AS 6H 7H 8H QD KD 3C JH 4D QH 4H 8S", "f991003a62ffc238"),
        (202_611_213, "8D JC QC 8C 5H 6S QH 9C 8S 7D TH 7S 2D 7C QS JH JD", "989c186eab8d1b3d"),
        (9_999_999_999, "8C 2S TD 4H AC 2D AH 7H QD 9H JS 5H 7C JC 9S 8S JH", "e77770df6573d80a"),
    ],
)
def test_a_number_is_always_the_same_pack(number: int, first: str, digest: str) -> None:
    pack = deck(number)
    assert pack[:17] == cards(first)
    assert sha256(bytes(pack)).hexdigest()[:16] == digest


def test_the_rule_as_it_is_written_out() -> None:
    drawn = b"".join(sha256(f"fifteentwo 12 {block}".encode()).digest() for block in range(4))
    pack, at = list(PACK), 0
    for last in range(51, 0, -1):
        while drawn[at] >= 256 - 256 % (last + 1):
            at += 1
        place = drawn[at] % (last + 1)
        at += 1
        pack[place], pack[last] = pack[last], pack[place]
    assert tuple(pack) == deck(12)


def test_packs_are_complete_and_every_card_is_equally_often_first() -> None:
    packs = [deck(number) for number in range(5200)]
    assert all(sorted(pack) == list(PACK) for pack in packs[::50])
    assert len(set(packs)) == len(packs)
    for place in (0, 1, 25, 51):
        many = Counter(pack[place] for pack in packs)
        assert len(many) == 52
        assert sum((seen - 100) ** 2 / 100 for seen in many.values()) < 93  # chi square, 51 degrees, 1 in 3,000


@pytest.mark.parametrize("number", [-1, MOST + 1, True])
def test_other_deal_numbers_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no deal {number}"):
        deck(number)


@given(solo_rules, st.integers(0, MOST), st.integers(0, 9))
def test_chance_draws_the_same_from_the_same_state(rules: Rules, number: int, seed: int) -> None:
    game: Any = family_of(rules).game(rules)
    states = played(rules, number, seed)
    pack = deck(number)
    for state, after in pairwise(states):
        if game.to_act(state) == (HOUSE,):
            assert game.apply(state, house(state, pack))[0] == after
        else:
            with pytest.raises(ValueError, match="chance is not to act now"):
                house(state, pack)


def house(state: AnyState, pack: tuple[Card, ...]) -> AnyAction:
    """The next action of chance with this pack."""
    family = family_of(state.rules)
    assert family.from_pack is not None
    return family.from_pack(state, pack)


def test_a_square_turns_the_cards_in_their_order() -> None:
    pack = deck(5)
    for state in played(parse("bvs", SquareRules), 5, 1):
        assert state.known() == set(pack[: len(state.known())])
    assert state.starter == pack[len(state.known()) - 1]


def test_the_nine_card_form_uses_the_right_number_of_cards() -> None:
    pack = deck(77)
    states = played(parse("solsuite", PatienceRules), 77, 3)
    turned = [
        after.starters[-1]
        for before, after in pairwise(states)
        if after.deals and len(after.starters) > len(before.starters)
    ]
    assert turned == [pack[place] for place in (8, 17, 26, 35, 44, 17)]
    sixth = next(state for state in states if state.deals == 6)
    assert (set(sixth.hands[0]), sixth.crib) == (set(pack[45:51]), (pack[51], pack[8]))
    assert states[-1].bottom == tuple(pack[place] for place in (26, 35, 44, 17))
    other = next(
        state for state in played(parse("solsuite deal_order=3-2-3", PatienceRules), 77, 3) if state.deals == 6
    )
    assert pack[8] in other.hands[0]
    assert other.crib == (pack[48], pack[49])


def test_another_pack_is_refused() -> None:
    for rules in (SquareRules(), PATIENCES["solsuite"].rules):
        states = played(rules, 5, 1)
        with pytest.raises(ValueError, match="do not belong to this deal"):
            house(states[1], deck(6))


def test_each_game_has_its_number_every_day() -> None:
    assert set(DAILY) == {name for name, preset in PRESETS.items() if not isinstance(preset.rules, CribbageRules)}
    numbers = {daily(game, date(2026, 12, day)) for game in DAILY for day in range(1, 32)}
    assert len(numbers) == 7 * 31
    assert min(numbers) == 202612011
    assert max(numbers) == 202612317
    assert daily("solsuite", date.max) <= MOST
    assert daily("bvs", date(1, 1, 1)) < daily("bvs", date(1000, 1, 1))
    assert daily("bvs", date(2000, 1, 1)) > FREE
    with pytest.raises(ValueError, match="there is no deal of the day for 'hoyle'"):
        deals.daily("hoyle", date(2026, 12, 1))
