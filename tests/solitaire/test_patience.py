"""Solitaires worked out by hand, and the order of the cards in the nine-card form."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from fifteentwo.cards import BACK, PACK, Card, cards
from fifteentwo.game import HOUSE, IllegalAction
from fifteentwo.moves import Pegged
from fifteentwo.rules import PatienceRules, parse
from fifteentwo.solitaire import Deal, Discard, Patience, Turn
from fifteentwo.solitaire.moves import HandsDealt, LineShown, LookedAt
from fifteentwo.solitaire.patience import State, redact


def game_of(text: str) -> Patience:
    rules = parse(text)
    assert isinstance(rules, PatienceRules)
    return Patience(rules)


def first_deal(game: Patience, *hands: str, crib: str = "") -> State:
    return game.apply(game.start(), Deal(tuple(map(cards, hands)), cards(crib)))[0]


def test_a_deal_of_two_hands_by_hand() -> None:
    game = game_of("arnold")
    state = first_deal(game, "5C 5D 5H JS AC 2D", "6C 7D 8H 9S KC KD")
    view = game.observe(state, 0)
    assert view.hands == (tuple(sorted(cards("5C 5D 5H JS AC 2D"))), (BACK,) * 6)
    state, events = game.apply(state, Discard(0, cards("AC 2D")))
    assert events[-1] == LookedAt(1, tuple(sorted(cards("6C 7D 8H 9S KC KD"))))
    assert BACK not in game.observe(state, 0).hands[1]
    state, _ = game.apply(state, Discard(0, cards("KC KD")))
    state, events = game.apply(state, Turn(Card("5S")))
    shown = {event.name: (event.cards, event.points) for event in events if isinstance(event, LineShown)}
    assert shown == {
        "hand 1": (cards("5C 5D 5H JS"), 29),
        "hand 2": (cards("6C 7D 8H 9S"), 9),  # fifteen two, fifteen four, and a run of five
        "crib": (cards("AC 2D KC KD"), 6),  # fifteen two, fifteen four, and a pair
    }
    assert state.score == 44
    assert (state.phase, state.deals, len(state.gone)) == ("deal", 1, 13)


def test_the_second_hand_may_be_open() -> None:
    game = game_of("arnold b_hidden_until_a_discarded=off")
    state = first_deal(game, "5C 5D 5H JS AC 2D", "6C 7D 8H 9S KC KD")
    assert BACK not in game.observe(state, 0).hands[1]
    assert len(game.apply(state, Discard(0, cards("AC 2D")))[1]) == 1


@pytest.mark.parametrize(("heels", "points"), [("once", 2), ("off", 0)])
def test_his_heels_are_paid_once_a_deal(heels: str, points: int) -> None:
    game = game_of(f"arnold heels={heels}")
    state = first_deal(game, "2C 4C 6C 8C TC QC", "2D 4D 6D 8D TD QD")
    for away in ("TC QC", "TD QD"):
        state, _ = game.apply(state, Discard(0, cards(away)))
    _, events = game.apply(state, Turn(Card("JH")))
    assert sum(event.points for event in events if isinstance(event, Pegged) and event.why == "heels") == points


@pytest.mark.parametrize(("flush", "points"), [("five", 0), ("four", 4)])
def test_four_of_a_suit_in_the_crib_need_the_starter(flush: str, points: int) -> None:
    game = game_of(f"solsuite crib_flush={flush}")
    state = first_deal(game, "AC 2D 3D 9H TS KD", crib="4C 6C")
    with pytest.raises(IllegalAction, match="The four of clubs is not in the hand"):
        game.apply(state, Discard(0, cards("AC 4C")))
    state = first_deal(game, "AC 8C 3D 9H TS KD", crib="4C 6C")
    state, _ = game.apply(state, Discard(0, cards("AC 8C")))
    _, events = game.apply(state, Turn(Card("QH")))
    (crib,) = [event for event in events if isinstance(event, LineShown) and event.name == "crib"]
    assert sum(combo.points for combo in crib.combos if combo.kind == "flush") == points


def test_two_hands_go_through_the_pack_once() -> None:
    """Four deals of thirteen cards, no starter comes again, and there is no hand after the last."""
    game, rng = game_of("arnold"), Random(1)
    state, seen = game.start(), []
    while acting := game.to_act(state):
        action = game.house(state, rng) if acting == (HOUSE,) else game.legal(state, 0)[0]
        state, events = game.apply(state, action)
        seen += [event.name for event in events if isinstance(event, LineShown)]
        assert state.bottom == ()
    assert seen == ["hand 1", "hand 2", "crib"] * 4
    assert (state.deals, sorted(state.gone)) == (4, sorted(PACK))


@pytest.mark.parametrize(("win_at", "winners"), [(101, (0,)), (121, ())])
def test_the_player_decides_what_counts_as_a_win(win_at: int, winners: tuple[int, ...]) -> None:
    game = game_of(f"arnold win_at={win_at}")
    over = structs.replace(game.start(), phase="over", score=110)
    outcome = game.outcome(over)
    assert outcome is not None
    assert outcome.winners == winners


# Positions of the cards in the nine-card form, by their number in the shuffled stock


def dealt_from(stock: list[Card], text: str) -> tuple[list[State], list[Deal], list[Card], LineShown]:
    """Plays the game with the cards in this order, always discarding the first two."""
    game = game_of(text)
    to_hand, to_crib = ((0, 1, 2, 5, 6, 7), (3, 4)) if "3-2-3" in text else ((0, 1, 2, 3, 4, 5), (6, 7))
    state, states, deals, starters = game.start(), [], [], []
    last: LineShown | None = None
    coming = list(stock)
    while acting := game.to_act(state):
        if acting == (HOUSE,) and state.phase == "deal":
            taken, coming = coming[:8], coming[8:]
            deal = Deal((tuple(taken[n] for n in to_hand),), tuple(taken[n] for n in to_crib))
            deals.append(deal)
            state, _ = game.apply(state, deal)
            states.append(state)
        elif acting == (HOUSE,):
            starter = coming.pop(0)
            starters.append(starter)
            coming.append(starter)
            state, events = game.apply(state, Turn(starter))
            last = next((event for event in events if isinstance(event, LineShown) and event.name == "last hand"), last)
        else:
            state, _ = game.apply(state, game.legal(state, 0)[0])
    assert last is not None
    assert sorted(coming) == list(last.cards)
    return states, deals, starters, last


@pytest.mark.parametrize("text", ["solsuite", "solsuite deal_order=3-2-3"])
@pytest.mark.parametrize("seed", range(5))
def test_starters_come_back_from_under_the_stock(text: str, seed: int) -> None:
    stock = Random(seed).sample(PACK, 52)
    states, deals, starters, last = dealt_from(stock, text)
    assert starters == [stock[place] for place in (8, 17, 26, 35, 44, 17)]
    assert set(last.cards) == {stock[place] for place in (26, 35, 44, 17)}
    sixth = deals[5]
    assert {*sixth.hands[0], *sixth.crib} == {*stock[45:52], stock[8]}
    assert (stock[8] in sixth.crib) == (text == "solsuite")
    assert states[5].unseen == 0
    assert states[5].bottom == tuple(stock[place] for place in (17, 26, 35, 44))


def test_a_starter_dealt_again_to_the_crib_is_face_down_but_known() -> None:
    stock = list(PACK)
    states, deals, _, _ = dealt_from(stock, "solsuite")
    game = game_of("solsuite")
    assert game.observe(states[5], 0).crib == (BACK, stock[8])
    assert game.observe(states[4], 0).crib == (BACK, BACK)
    told = redact(HandsDealt(deals[5].hands, deals[5].crib, deals[5].crib[:1]), 0)
    assert isinstance(told, HandsDealt)
    assert told.crib == (BACK, stock[8])


def test_the_last_hand_has_a_flush_of_four_and_no_nobs() -> None:
    stock = sorted(PACK, key=lambda card: card.suit)
    places = dict(zip((26, 35, 44, 17), cards("JH 2H 7H 9H"), strict=True))
    rest = [card for card in stock if card not in places.values()]
    ordered = [places[place] if place in places else rest.pop() for place in range(52)]
    *_, last = dealt_from(ordered, "solsuite")
    assert [(combo.kind, combo.points) for combo in last.combos] == [("flush", 4)]


def test_the_stock_deals_the_cards_under_it_in_order() -> None:
    game = game_of("solsuite")
    states, deals, starters, _ = dealt_from(list(PACK), "solsuite")
    before = states[4]
    before, _ = game.apply(before, game.legal(before, 0)[0])
    before, _ = game.apply(before, Turn(starters[4]))
    right = deals[5]
    assert game.apply(before, right)[0] == states[5]
    for wrong in (
        Deal(right.hands, right.crib[::-1]),
        Deal(((*right.hands[0][:5], PACK[8]),), (right.crib[0], right.hands[0][5])),
        Deal(right.hands, (right.crib[0], PACK[17])),
        Deal(((*right.hands[0][:5], PACK[17]),), (right.hands[0][5], PACK[8])),
        Deal(right.hands, (right.crib[0], PACK[0])),
    ):
        with pytest.raises(IllegalAction):
            game.apply(before, wrong)
    after, _ = game.apply(states[5], game.legal(states[5], 0)[0])
    with pytest.raises(IllegalAction, match="The starter must be"):
        game.apply(after, Turn(PACK[26]))
    assert game.house(after, Random(1)) == Turn(PACK[17])
    again = game.house(before, Random(1))
    assert isinstance(again, Deal)
    assert again.crib[1] == PACK[8]


@pytest.mark.parametrize(
    ("phase_action", "why"),
    [
        (Discard(0, cards("AC 2C")), "Cards must be dealt first"),
        (Turn(Card("AC")), "Cards must be dealt first"),
        (Deal((cards("AC AC 2C 3C 4C 5C"), cards("AD 2D 3D 4D 5D 6D"))), "The same card twice"),
    ],
)
def test_invalid_actions_are_refused(phase_action: Deal | Discard | Turn, why: str) -> None:
    game = game_of("arnold")
    with pytest.raises(IllegalAction, match=why):
        game.apply(game.start(), phase_action)
