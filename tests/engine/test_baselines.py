"""The baselines of the certificate play as the players they stand for."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import Cribbage, Play, State
from fifteentwo.engine.discard.opponent import pair_ways
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.heuristics import WORTH_OF_A_COUNTER, Answers, crib_mean, over_starters, unseen_starters
from fifteentwo.engine.pegging.solver import even_ranges
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.training.baselines import random_discards, steady_discards
from fifteentwo.engine.training.two_ply_policy import two_ply_policy
from fifteentwo.game import HOUSE, Opening
from tests.engine.test_pipeline import PACK as RANKS_OF_FOUR
from tests.engine.test_pipeline import small
from tests.engine.test_solving import Table
from tests.players.positions import ME, OTHER, dealt, discarded

SOME = slice(None, None, 4001)
CARDS = [card for card in PACK if RANKS_OF_FOUR[card.rank - 1]]


def before_the_play(seed: int) -> State:
    """A game before its first play, where every hand holds only ranks of the small pack."""
    game, chance, state = Cribbage(), Random(seed), Cribbage().start(Opening(dealer=1))
    while state.phase != "play":
        seat = game.to_act(state)[0]
        action = game.house(state, chance) if seat == HOUSE else chance.choice(game.legal(state, seat))
        state, _ = game.apply(state, action)
    dealt = chance.sample(CARDS, 8)
    return replace(state, hands=(tuple(sorted(dealt[:4])), tuple(sorted(dealt[4:]))), starter=None)


@pytest.mark.exhaustive
@pytest.mark.parametrize("counter", [0.0, WORTH_OF_A_COUNTER])
def test_the_two_ply_policy_matches_steady(counter: float) -> None:
    tree, game, checked = small(), Cribbage(), 0
    table = Table(tree, two_ply_policy(tree, RANKS_OF_FOUR, counter))
    for seed in range(60):
        state, chance, node = before_the_play(seed), Random(seed), 0
        while state.phase == "play" and node >= 0:
            seat = state.turn
            assert seat is not None
            while node >= 0 and (int(tree.mover[node]), int(tree.counts[node])) != (seat, state.count):
                node = int(tree.child[node, 13])
            view = game.observe(state, seat)
            fits = [card for card in state.hands[seat] if state.count + card.value <= 31]
            ranks = sorted({card.rank - 1 for card in fits})
            if node >= 0 and len(ranks) > 1:
                known: set[Card] = {card for card in PACK if card not in CARDS}
                known |= {*state.hands[seat], *(card for _, card in state.plays)}
                worth = {card.rank - 1: Answers(view, seat, known, counter).value(card) for card in fits}
                hand = tuple(sorted(card.rank - 1 for card in state.hands[seat]))
                taken = {rank for rank, share in table.chances(node, hand, ranks).items() if share > 0}
                assert taken == {rank for rank, value in worth.items() if value >= max(worth.values()) - 1e-9}
                checked += 1
            card = chance.choice(fits)
            state, _ = game.apply(state, Play(seat, card))
            if node >= 0:
                node = int(tree.child[node, card.rank - 1])
    assert checked > 150


def worth(six: tuple[Card, ...], laid: tuple[Card, ...], own: bool) -> float:
    """The value *steady* gives a discard."""
    crib = crib_mean(laid, own)
    return over_starters([card for card in six if card not in laid], unseen_starters({*six})) / 46 + (
        crib if own else -crib
    )


@pytest.mark.exhaustive
def test_steady_discards_by_its_table() -> None:
    average, hands = steady_discards(SOME), six_cards().hands[SOME]
    assert average.kept.sum(axis=1) == pytest.approx([1, 1])
    for at in range(0, len(hands), 8):
        six = tuple(Card(int(number)) for number in hands[at])
        for role in (PONE, DEALER):
            taken = tuple(combinations(six, 2))[average.choices[0][role, at]]
            his = discarded("steady", dealt(" ".join(map(str, six)), dealer=ME if role == DEALER else OTHER))
            assert worth(six, taken, role == DEALER) == pytest.approx(worth(six, his, role == DEALER), abs=1e-9)


def test_random_discards_keep_random_hands() -> None:
    average = random_discards()
    assert average.kept[DEALER] == pytest.approx(even_ranges()[DEALER], abs=1e-7)
    assert average.discarded[PONE] == pytest.approx(pair_ways() / pair_ways().sum(), abs=1e-12)
