"""Jokers: named in the play (joker_binding), in the show, in the crib, and as the starter (starter_joker)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.cards import JOKERS, PACK, Card, cards
from fifteentwo.cribbage import Cribbage, Name, Play, State, exact_answer
from fifteentwo.cribbage.counting import count_hand, worth
from fifteentwo.cribbage.state import Due
from fifteentwo.game import Opening
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.scoring import Combo, peg, points
from tests.golden.script import check


def test_a_joker_is_named_as_it_is_played_and_keeps_its_name() -> None:
    check(
        """
        rules: jokers
        dealer: A
        5H 6C 9D *1 + 2C 2D / 7S 8S KS TS + 2H 2S, starter 5C -> dealt by A
        B plays *1=5H          -> Seat 1 does not hold the joker to play.
        B plays TS             -> 10
        A plays *1             -> Name the joker when playing it, such as *1=5H.
        A plays *2=5S          -> Seat 0 does not hold the joker to play.
        # it may copy a card that has been seen
        A plays *1=TS          -> 20; A pegs 2 for pair 2 [2 0]
        B plays KS             -> 30; A says go; B pegs 1 for go [2 1]; the count is over
        A plays 9D             -> 9
        B plays 8S             -> 17
        A plays 6C             -> 23
        B plays 7S             -> 30; B pegs 4 for run 4 [2 5]; A says go; B pegs 1 for go [2 6]; the count is over
        A plays 5H             -> 5; A pegs 1 for last card [3 6]; the count is over
                               -> B 7S 8S TS KS: 3 fifteens 6, flush 4 = 10; B pegs 10 [3 16]
        # nothing more to name: the joker is a ten
                               -> A 5H 6C 9D *1=TS: 3 fifteens 6, pair 2 = 8; A pegs 8 [11 16]
                               -> A's crib 2C 2D 2H 2S: 6 pairs 12 = 12; A pegs 12 [23 16]
                               -> the deal is over
        """
    )


def test_where_names_do_not_bind_a_joker_is_named_again_in_the_show() -> None:
    check(
        """
        rules: jokers joker_binding=off
        dealer: A
        5H 6C 9D *1 + 2C 2D / 7S 8S KS TS + 2H 2S, starter 5C -> dealt by A
        B plays TS             -> 10
        A plays *1=TS          -> 20; A pegs 2 for pair 2 [2 0]
        B plays KS             -> 30; A says go; B pegs 1 for go [2 1]; the count is over
        A plays 9D             -> 9
        B plays 8S             -> 17
        A plays 6C             -> 23
        B plays 7S             -> 30; B pegs 4 for run 4 [2 5]; A says go; B pegs 1 for go [2 6]; the count is over
        A plays 5H             -> 5; A pegs 1 for last card [3 6]; the count is over
                               -> B 7S 8S TS KS: 3 fifteens 6, flush 4 = 10; B pegs 10 [3 16]
                               -> A 5H 6C 9D *1=TS: to be counted
        A names *1             -> Now name *1, each as a card of the pack, such as *1=5H.
        A names *2=5S          -> Now name *1, each as a card of the pack, such as *1=5H.
        A claims 2             -> Now name *1, each as a card of the pack, such as *1=5H.
        A names *1=5H
                               -> A 5H 6C 9D *1=TS: 2 fifteens 4, 3 pairs 6 = 10; A pegs 10 [13 16]
                               -> A's crib 2C 2D 2H 2S: 6 pairs 12 = 12; A pegs 12 [25 16]
                               -> the deal is over
        """
    )


def test_the_dealer_names_the_joker_in_his_crib() -> None:
    check(
        """
        rules: jokers
        dealer: A
        5H 6C 9D KD + 2C *1 / 7S 8S KS TS + 2H 2S, starter 5C -> dealt by A
        B plays TS             -> 10
        A plays KD             -> 20
        B plays KS             -> 30; B pegs 2 for pair 2 [0 2]; A says go; B pegs 1 for go [0 3]; the count is over
        A plays 9D             -> 9
        B plays 8S             -> 17
        A plays 6C             -> 23
        B plays 7S             -> 30; B pegs 4 for run 4 [0 7]; A says go; B pegs 1 for go [0 8]; the count is over
        A plays 5H             -> 5; A pegs 1 for last card [1 8]; the count is over
                               -> B 7S 8S TS KS: 3 fifteens 6, flush 4 = 10; B pegs 10 [1 18]
                               -> A 5H 6C 9D KD: 3 fifteens 6, pair 2 = 8; A pegs 8 [9 18]
                               -> A's crib 2C 2H 2S *1: to be counted
        B names *1=2D          -> It is not the turn of seat 1 to answer now.
        A names *1=2D
                               -> A's crib 2C 2H 2S *1: 6 pairs 12 = 12; A pegs 12 [21 18]
                               -> the deal is over
        """
    )


def test_a_joker_as_starter_is_heels_at_once_and_each_hand_names_it_freely() -> None:
    check(
        """
        rules: jokers starter_joker=per_hand
        dealer: A
        5H 6C 9D JD + 2C 2D / 7S 8S KS TS + 2H 2S, starter *1 -> dealt by A; A pegs 2 for his heels [2 0]
        B plays TS             -> 10
        A plays JD             -> 20
        B plays KS             -> 30; A says go; B pegs 1 for go [2 1]; the count is over
        A plays 9D             -> 9
        B plays 8S             -> 17
        A plays 6C             -> 23
        B plays 7S             -> 30; B pegs 4 for run 4 [2 5]; A says go; B pegs 1 for go [2 6]; the count is over
        A plays 5H             -> 5; A pegs 1 for last card [3 6]; the count is over
                               -> B 7S 8S TS KS: to be counted
        B names *1=9S
                               -> B 7S 8S TS KS: fifteen 2, run 4, flush 5 = 11; B pegs 11 [3 17]
                               -> A 5H 6C 9D JD: to be counted
        # a starter read as a jack gives no nobs
        A names *1=JD
                               -> A 5H 6C 9D JD: 3 fifteens 6, pair 2 = 8; A pegs 8 [11 17]
                               -> A's crib 2C 2D 2H 2S: to be counted
        A names *1=9S
                               -> A's crib 2C 2D 2H 2S: 4 fifteens 8, 6 pairs 12 = 20; A pegs 20 [31 17]
                               -> the deal is over
        """
    )


@pytest.mark.parametrize(("named", "told"), [("JC", "A pegs 2 for his heels [2 0]"), ("5C", "")])
def test_with_pone_names_it_is_named_once_for_all(named: str, told: str) -> None:
    arrow = f"-> {told}" if told else ""
    check(
        f"""
        rules: jokers starter_joker=pone_names
        dealer: A
        5H 6C 9D JD + 2C 2D / 7S 8S KS TS + 2H 2S, starter *1 -> dealt by A
        B plays TS             -> First pone must name the joker that is the starter.
        A names *1=JC          -> It is not the turn of seat 0 to answer now.
        B names *1={named}     {arrow}
        B plays TS             -> 10
        """
    )


@pytest.mark.parametrize(
    ("hand", "rules", "rank", "points"),
    [
        ("7C 8D 8H QS", "", 6, 12),
        ("5C 5D 5H TS", "", 5, 28),
        ("2C 4D 6H *2", "", 5, 14),
        ("2C 4D 6H 8S", "lowball", 10, 0),
    ],
)
def test_pone_names_the_starter_for_his_own_hand(hand: str, rules: str, rank: int, points: int) -> None:
    rules = f"{rules} starter_joker=pone_names jokers=2"
    state = replace(due(hand, "*1", rules), phase="starter", due=Due(0, "starter"))
    answer = exact_answer(state)
    assert answer in Cribbage(state.rules).legal(state, 0)
    assert isinstance(answer, Name)
    turned = due(hand, str(answer.cards[0]), rules)
    assert answer.cards[0].rank == rank
    names = exact_answer(turned)
    assert counted(turned, names.cards if isinstance(names, Name) else ()) == points


def test_without_seeing_the_hand_pone_names_a_five() -> None:
    state = replace(due("?? ?? ?? ??", "*1", "jokers starter_joker=pone_names"), phase="starter", due=Due(0, "starter"))
    assert exact_answer(state) == Name(0, (Card("*1=5C"),))


def in_play(hand: str, row: str, rules: str = "jokers") -> State:
    """The turn of seat 0, with these cards on the table, the last of them by seat 1."""
    plays = tuple((1, card) for card in cards(row))
    state = Cribbage(parse(rules, CribbageRules)).start(Opening(dealer=1))
    return replace(state, phase="play", starter=Card("9H"), hands=(cards(hand), cards("QC")), plays=plays)


def test_five_and_six_alike_in_the_play() -> None:
    five = peg((*cards("3C 3D 3H 3S"), JOKERS[0].named(Card("3C"))))
    assert {(combo.kind, combo.points) for combo in five} == {("pair", 20), ("fifteen", 2)}
    six = peg((*cards("2C 2D 2H 2S"), JOKERS[0].named(Card("2C")), JOKERS[1].named(Card("2C"))))
    assert [(combo.kind, combo.points) for combo in six] == [("pair", 30)]
    game = Cribbage(parse("jokers", CribbageRules))
    after, _ = game.apply(in_play("KD *1", "3C 3D 3H 3S"), Play(0, Card("*1=3C")))
    assert after.scores[0] == 22


def test_five_and_six_alike_in_the_show() -> None:
    assert points((*cards("5C 5D 5H"), JOKERS[0].named(Card("5C"))), Card("5S")) == 40
    assert points((*cards("2C 2D"), *(joker.named(Card("2C")) for joker in JOKERS)), Card("KS")) == 12
    assert points((*cards("2C 2D 2H"), JOKERS[0].named(Card("2C"))), JOKERS[1].named(Card("2D"))) == 20


def test_a_joker_in_a_hand_of_nothing_is_shown_by_its_new_name() -> None:
    rules = parse("jokers nineteen joker_binding=off", CribbageRules)
    state = replace(Cribbage(rules).start(Opening(dealer=0)), starter=Card("2C"))
    played, named = cards("4D 6C QH *1=KS"), cards("*1=8H")
    assert count_hand(state, played, False, named) == (Combo("nineteen", cards("4D 6C QH *1=8H"), 19),)


def test_a_player_with_a_joker_never_says_go_below_thirty_one() -> None:
    game = Cribbage(parse("jokers", CribbageRules))
    state = in_play("KD *1", "TC TD TH")
    assert {action.card.rank for action in game.legal(state, 0) if isinstance(action, Play)} == {1}
    after, events = game.apply(state, Play(0, Card("*1=AH")))
    assert after.count == 0
    assert after.scores[0] == 2
    assert [type(event).__name__ for event in events] == ["Played", "Pegged", "CountEnded"]


def due(hand: str, starter: str, rules: str = "jokers", what: str = "hand") -> State:
    """Seat 0 must count these cards, as its hand or its crib."""
    state = Cribbage(parse(rules, CribbageRules)).start(Opening(dealer=0))
    held = tuple(sorted(cards(hand)))
    return replace(
        state,
        phase="show",
        hands=(held, ()),
        discarded=(held, ()),
        starter=Card(starter),
        shown=1,
        due=Due(0, "crib" if what == "crib" else "hand"),
    )


def counted(state: State, names: tuple[Card, ...]) -> int:
    """The points of the hand or crib with its jokers named like this."""
    assert state.due is not None
    crib = state.due.what == "crib"
    return worth(count_hand(state, state.whole_crib() if crib else state.kept(0), crib, names))


def best(state: State) -> int:
    answer = exact_answer(state)
    assert isinstance(answer, Name)
    assert answer in Cribbage(state.rules).legal(state, 0)
    return counted(state, answer.cards)


def by_every_name(state: State, least: bool = False) -> int:
    legal = Cribbage(state.rules).legal(state, 0)
    counts = [counted(state, action.cards) for action in legal if isinstance(action, Name)]
    return min(counts) if least else max(counts)


def test_forty_is_the_highest_score() -> None:
    assert best(due("5C 5D 5H *1", "5S")) == 40
    assert best(due("5C 5D *1 *2", "5S")) == 40


KINDS = (
    "jokers",
    "jokers nineteen nineteen_crib=on",
    "lowball jokers=2",
    "jokers crib_flush=four",
    "seven_card jokers=2",
    "five_card jokers=1",
)


@given(st.sampled_from(KINDS), st.integers(0, 2**32))
def test_the_best_name_is_found(rules: str, seed: int) -> None:
    rng = Random(seed)
    ruled = parse(rules, CribbageRules)
    suit = rng.randrange(4)
    pool = [card for card in PACK if card.suit == suit or rng.random() < rng.choice((0.2, 1))]
    size = ruled.cards_dealt - ruled.discards
    jokers = rng.randint(1, ruled.jokers)
    hand = [*JOKERS[:jokers], *rng.sample(pool, size - jokers)]
    starter = str(rng.choice([card for card in PACK if card not in hand]))
    if ruled.jokers == 2 and jokers == 1 and rng.random() < 0.5:
        starter = "*2"
    what = "crib" if size == 4 and rng.random() < 0.5 else "hand"
    state = due(" ".join(map(str, hand)), starter, rules, what)
    assert best(state) == by_every_name(state, least=ruled.objective == "lowball")


def test_a_joker_cut_for_the_deal_is_cut_again() -> None:
    check(
        """
        rules: jokers
        cut 9C *1              -> A joker decides nothing: cut again.
        cut 9C 8S              -> B deals
        """
    )


def test_one_joker_or_two_or_none() -> None:
    assert [len(parse(f"jokers={jokers}", CribbageRules).pack) for jokers in (0, 1, 2)] == [52, 53, 54]
    check(
        """
        rules: standard jokers=1
        dealer: A
        deal 5H 6C 9D *2 2C 2D / 7S 8S KS TS 2H 2S -> There is no *2 in this pack.
        """
    )
