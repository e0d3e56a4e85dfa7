"""Determinizations fit the observation, and the values of choices are consistent."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import BACK, JOKERS, PACK, Card, cards
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, Turn, View, guess
from fifteentwo.cribbage.sight import least_value
from fifteentwo.engine.heuristics import over_starters, unseen_starters
from fifteentwo.engine.monte_carlo import evaluation
from fifteentwo.engine.monte_carlo.crib_tables import discard_ways
from fifteentwo.engine.monte_carlo.deals import deal_sample
from fifteentwo.engine.monte_carlo.determinize import Determinizations, determinize
from fifteentwo.engine.monte_carlo.evaluation import JOKER_LOSSES
from fifteentwo.engine.monte_carlo.observation import observe
from fifteentwo.engine.monte_carlo.racing import Quantity
from fifteentwo.engine.monte_carlo.rollout import new_state
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, laws
from fifteentwo.engine.monte_carlo.solved_play import solved_play
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.rules import CRIBBAGE, CribbageRules, parse
from tests.players.positions import ME, OTHER, dealt

GAMES = (
    *(name for name in CRIBBAGE if name != "standard"),
    "players=5",
    "players=6 teams=on jokers=2",
    "standard cards_dealt=8",
    "three_players crash",
    "players=4 go_rotation=bicycle",
    "players=3 cards_dealt=4 discards=0 crib=dealt",
)


def moments(rules: CribbageRules, seed: int, many: int) -> Iterator[tuple[View, int]]:
    """Views of a seat with a choice of cards, in games of random players."""
    game, rng = Cribbage(rules), Random(seed)
    state = game.start(Opening(dealer=seed % rules.players))
    while many and (acting := game.to_act(state)):
        seat = acting[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        legal = game.legal(state, seat)
        if state.due is None and len(legal) > 1:
            yield game.observe(state, seat), seat
            many -= 1
        state, _ = game.apply(state, rng.choice(legal))


def evaluated(view: View, seat: int, seed: int = 1) -> list[evaluation.ChoiceValue]:
    legal = Cribbage(view.rules).legal(view, seat)
    laying = [each for each in legal if isinstance(each, Discard)]
    if laying:
        return evaluation.evaluate_discards(view, seat, laying, seed)
    return evaluation.evaluate_cards(view, seat, [each for each in legal if isinstance(each, Play)], seed)


@pytest.mark.parametrize("text", GAMES)
def test_values_are_reproducible_and_depend_on_the_view_alone(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        evaluation, "SAMPLE_SIZES", evaluation.SampleSizes(100, 3, 20, (20, 20), 50, (10, 30), (20, 30), (10, 40))
    )
    rules = parse(text, CribbageRules)
    game = Cribbage(rules)
    for view, seat in moments(rules, 3, 8):
        found = evaluated(view, seat)
        legal = game.legal(view, seat)
        assert {each.choice for each in found} == set(legal)
        assert len(found) == len(legal)
        assert found == evaluated(view, seat)
        for each in found:
            assert each.win is None or 0 <= each.win.value <= 1
            assert each.total.error > 0
            assert each.play is not None or each.hand is None
        for number in range(2):
            # The hidden cards do not matter: the view is the same, and so is the choice.
            another = guess(view, Random(number))
            seen = game.observe(another, seat)
            choices = [player("sampler", Random(5))(each, game.legal(each, seat)) for each in (view, seen)]
            assert choices[0] == choices[1]


@pytest.mark.parametrize("text", GAMES)
def test_determinizations_fit_the_observation(text: str) -> None:
    rules = parse(text, CribbageRules)
    numbers, table = evaluation._compiled(rules)
    looked_at = 0
    for view, seat in moments(rules, 5, 40):
        if view.phase != "play":
            continue
        assert view.dealer is not None
        known = observe(view)
        unseen = np.array(sorted(set(rules.pack) - view.known()), np.int64)
        many = 60
        samples = Determinizations(
            np.zeros((many, rules.players, MOST_CARDS), np.int64),
            np.zeros((many, rules.players, 2), np.int64),
            np.zeros((many, 4), np.int64),
            np.zeros(many),
        )
        room = (new_state(numbers), np.zeros(13, np.int64), evaluation._seed(9))
        determinize(
            table, numbers, solved_play(rules), discard_ways(numbers), known, seat, view.dealer, unseen, room, samples
        )
        assert (samples.weights > 0).any()
        for number in np.nonzero(samples.weights)[0]:
            cards = [int(card) for card in view.known() - set(view.hands[seat]) - set(view.discarded[seat])]
            for other in range(rules.players):
                held = samples.held[number, other, : len(view.hands[other])].tolist()
                least = least_value(view, other)
                if BACK in view.hands[other]:
                    assert all(least <= 1 or (card < 52 and Card(card).value >= least) for card in held)
                else:
                    assert held == list(view.hands[other])
                cards += held + samples.discarded[number, other, : len(view.discarded[other])].tolist()
            cards += samples.crib[number, : len(view.crib)].tolist()
            assert len(set(cards)) == len(cards)
            assert set(cards) <= set(map(int, rules.pack))
            looked_at += 1
    assert looked_at > 50


def test_hands_are_exact_over_the_starters() -> None:
    view = dealt("5H 5C 5D JS 2S 9D", dealer=OTHER)
    for each in evaluated(replace(view, rules=parse("lowball", CribbageRules)), ME):
        assert isinstance(each.choice, Discard)
        kept = [card for card in view.hands[ME] if card not in each.choice.cards]
        assert each.hand is not None
        assert each.hand.value == pytest.approx(over_starters(kept, unseen_starters(view.known())) / 46)
        assert each.crib is not None
        assert each.crib.value < 0, "it is the other's"
        assert each.crib.error


def test_the_fitted_values_of_the_play_take_noise_out_of_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The difference of two discards, over seeds: in the points of the play, and in the chance to win."""
    monkeypatch.setattr(
        evaluation, "SAMPLE_SIZES", evaluation.SampleSizes(120, 15, 20, (120,), 50, (10, 30), (120,), (10, 40))
    )
    view = replace(dealt("2H 4C 6D 9S TD QC", dealer=ME), rules=parse("lowball", CribbageRules))
    spread = []
    for trust in (0.0, evaluation.TRUST):
        monkeypatch.setattr(evaluation, "TRUST", trust)
        apart = []
        for seed in range(16):
            values = {each.choice: each for each in evaluated(view, ME, seed)}
            one, other = (values[Discard(ME, tuple(cards(text)))] for text in ("TD QC", "2H 9S"))
            assert one.play is not None
            assert other.play is not None
            assert one.win is not None
            assert other.win is not None
            apart.append((one.play.value - other.play.value, one.win.value - other.win.value))
        spread.append(np.std(apart, axis=0))
    assert spread[1][0] < 0.5 * spread[0][0]
    assert spread[1][1] < 0.95 * spread[0][1]


def test_the_order_of_counting_matters_near_the_end() -> None:
    """Both sides need one point and the opponent counts first: the hand that may peg is kept, not the one that counts more."""
    view = dealt("AC AD 2S 3H KD KC", dealer=ME)
    far = evaluated(replace(view, rules=parse("nineteen", CribbageRules)), ME)
    near = evaluated(replace(view, rules=parse("nineteen", CribbageRules), pegs=((119, 119), (120, 120))), ME)
    assert far[0].win is not None
    assert near[0].win is not None
    assert near[0].win.value > far[0].win.value > 0.4
    best = near[0].choice
    assert isinstance(best, Discard)
    assert best != far[0].choice
    assert len({card.rank for card in best.cards}) == 2, "the two kings are for the crib, which is counted too late"


def test_a_partners_crib_is_ones_own() -> None:
    rules = parse("partners", CribbageRules)
    game = Cribbage(rules)
    for dealer, sign in ((0, 1), (1, -1), (2, 1), (3, -1)):
        state = game.start(Opening(dealer=dealer))
        state, _ = game.apply(state, game.house(state, Random(2)))
        for each in evaluated(game.observe(state, 0), 0):
            assert each.crib is not None
            assert each.crib.value * sign > 0


def test_simulated_deals_have_the_published_means() -> None:
    """Published means of a deal of good players: 16.2 to 16.7 for the dealer, 10.2 to 10.8 for pone."""
    found = deal_sample(laws(CribbageRules()))
    dealer = found.mean + found.excess[0, 0]
    pone = found.mean + found.excess[0, 1]
    assert dealer == pytest.approx(16.3, abs=0.5)
    assert pone == pytest.approx(10.4, abs=0.5)
    assert (found.events[..., 1].sum(axis=2) > 0).all()


def test_every_face_of_a_joker_is_evaluated() -> None:
    rules = parse("jokers", CribbageRules)
    game = Cribbage(rules)
    state = game.start(Opening(dealer=OTHER))
    pack = [card for card in PACK if card not in (Card("5H"), Card("5C"), Card("5D"))]
    hand = (JOKERS[0], Card("5H"), Card("5C"), Card("5D"), pack[0], pack[40])
    state, _ = game.apply(state, Deal((hand, tuple(pack[1:7]))))
    for seat in (ME, OTHER):
        best = evaluated(game.observe(state, seat), seat)[0].choice
        if seat == ME:
            assert isinstance(best, Discard)
            assert JOKERS[0] not in best.cards
        state, _ = game.apply(state, best)
    state, _ = game.apply(state, Turn(Card("5S")))
    found = evaluated(game.observe(state, ME), ME)
    assert len(found) == 52 + 3
    assert found[0].win is not None


def test_a_joker_in_the_hand_counts_less_than_the_best_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """It keeps the name it was played with; where it does not, and in hands without jokers, the mean over the starters is exact."""
    monkeypatch.setattr(
        evaluation, "SAMPLE_SIZES", evaluation.SampleSizes(100, 3, 20, (20, 20), 50, (10, 30), (20, 30), (10, 40))
    )
    of_rules = []
    for binding in (True, False):
        rules = CribbageRules(jokers=1, joker_binding=binding)
        state, _ = Cribbage(rules).apply(
            Cribbage(rules).start(Opening(0)),
            Deal((tuple(cards("2C 5H 6D TS KD *1")), tuple(cards("3C 4H 7D 8S 9D QC")))),
        )
        of_rules.append({each.choice: each.hand for each in evaluated(Cribbage(rules).observe(state, 0), 0)})
    bound, free = of_rules
    for choice, hand in bound.items():
        unbound = free[choice]
        assert isinstance(choice, Discard)
        assert unbound is not None
        assert unbound.error == 0
        loss = Quantity(0.0, 0.0) if JOKERS[0] in choice.cards else JOKER_LOSSES["high"][0]
        assert hand is not None
        assert hand.value == pytest.approx(unbound.value - loss.value)
        assert hand.error == loss.error
