"""Counting by combination: combinations are called, and other groups are refused with a reason."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.cards import Card, cards
from fifteentwo.cribbage import Claim, Cribbage, Deal, Discard, Name, Play, State, Turn, exact_answer
from fifteentwo.cribbage.counting import count_due
from fifteentwo.cribbage.sets import count_sets
from fifteentwo.family import SetsFound
from fifteentwo.game import IllegalAction, Opening
from fifteentwo.rules import CribbageRules, parse


def to_count(hand: str, starter: str, rules: str = "acc") -> State:
    """A state in which pone (seat 1) has this hand to claim; the dealer's cards and the play make no difference."""
    game = Cribbage(parse(rules, CribbageRules))
    kept, turned = cards(hand), Card(starter)
    others = [card for card in game.rules.pack if card < 52 and card not in kept and card != turned]
    state = game.start(Opening(dealer=0))
    away, dealers = tuple(others[:2]), others[2 : 4 + len(kept)]
    state, _ = game.apply(state, Deal((tuple(dealers), (*kept, *away))))
    state, _ = game.apply(state, Discard(1, away))
    state, _ = game.apply(state, Discard(0, tuple(dealers[:2])))
    state, _ = game.apply(state, Turn(turned))
    while state.due is None or state.due.what == "card":
        seat = game.to_act(state)[0]
        legal = [action for action in game.legal(state, seat) if isinstance(action, Play)]
        state, _ = game.apply(state, legal[0] if state.due is None else exact_answer(state))
    return state


def counted(state: State, *groups: str) -> SetsFound:
    return count_sets(state, 1, [cards(group) for group in groups])


def words(state: State, *groups: str) -> list[str]:
    found = counted(state, *groups)
    assert found.refusal.sentence == ""
    assert found.total == (found.lines[-1].total if found.lines else 0)
    return [str(line.words) for line in found.lines]


RUN = to_count("4H 5C 6D 6S", "KD")


def test_each_set_is_counted_in_the_order_it_is_found() -> None:
    assert words(RUN, "6D 6S") == ["a pair is two"]
    assert words(RUN, "6D 6S", "5C KD") == ["a pair is two", "fifteen four"]
    assert words(RUN, "6S 4H 5C") == ["fifteen two"]
    assert words(RUN, "6S 4H 5C", "4H 5C 6S") == ["fifteen two", "a run of three is five"], (
        "what is both is found twice"
    )
    assert counted(RUN, "6D 6S", "5C KD").lines[1].cards == cards("5C KD")


def test_several_sets_may_be_found_at_once() -> None:
    assert words(RUN, "4H 5C 6D 6S") == ["double run of three is eight"]
    alike = to_count("5C 5D 5H JS", "5S")
    assert words(alike, "5C 5D 5H 5S") == ["double pair royal is twelve"]
    assert words(alike, "5C 5D 5H", "5C 5D 5H", "JS") == [
        "fifteen two",
        "a pair royal is eight",
        "one for his nobs is nine",
    ]
    assert words(to_count("2C 7C 9C KC", "QD"), "2C 7C 9C KC") == ["a flush of four is four"]


@pytest.mark.parametrize(
    ("groups", "refusal"),
    [
        (["5C 6D"], "5♣ 6♦ make eleven: no fifteen, no pair, no run of three."),
        (["4H KD"], "4♥ K♦ make fourteen: no fifteen, no pair, no run of three."),
        (["6D 6S", "6S 6D"], "You have counted that."),
        (["4H 5C 6D", "4H 5C 6D", "6D 6S 4H 5C"], "You have counted part of that."),
        (["KD"], "A single card counts only as his nobs: the jack of the starter’s suit, in the hand."),
        (["6D 6D"], "Choose each card only once."),
        (["2D"], "The two of diamonds is not among these cards."),
        (["*2"], "The joker is not among these cards."),
        (["?? 6D"], "Choose cards that are face up."),
        ([""], "Choose the cards of a combination."),
    ],
)
def test_a_group_that_is_no_set_is_refused_with_the_reason(groups: list[str], refusal: str) -> None:
    found = counted(RUN, *groups)
    assert str(found.refusal) == refusal
    assert found.lines == counted(RUN, *groups[:-1]).lines, "and the others count as before"


def test_a_part_of_a_run_or_of_a_flush_is_no_set() -> None:
    long = to_count("3H 4H 5H 6H", "9D")
    assert "a run must be as long as possible" in counted(long, "3H 4H 5H").refusal.sentence
    assert "and a flush takes the whole hand" in counted(long, "3H 4H 6H").refusal.sentence
    assert words(long, "3H 4H 5H 6H", "6H 5H 4H 3H") == ["a run of four is four", "a flush of four is eight"]


def test_a_refusal_reveals_nothing_about_the_other_cards() -> None:
    for one in (to_count("4H 5C 6D 6S", "KD"), to_count("4H 5C 2D 9S", "QD")):
        assert counted(one, "4H 5C").refusal.sentence == "4♥ 5♣ make nine: no fifteen, no pair, no run of three."


def test_a_joker_counts_as_named() -> None:
    bound = to_count("4H 5C *1 KS", "9D", "acc jokers=1")
    assert Card("*1=AC") in bound.kept(1), "so it was played"
    assert words(bound, "5C *1 9D") == ["fifteen two"]
    assert counted(bound, "4H *1").refusal.sentence == "A♣ 4♥ make five: no fifteen, no pair, no run of three."
    state = to_count("4H 5C *1 KS", "9D", "acc jokers=1 joker_binding=off")
    with pytest.raises(IllegalAction, match="Name the jokers first"):
        counted(state, "4H 5C")
    state, _ = Cribbage(state.rules).apply(state, Name(1, cards("*1=6C")))
    assert words(state, "4H 5C *1", "4H 5C *1=6C") == ["fifteen two", "a run of three is five"]


@given(st.permutations(range(52)), st.sampled_from(["acc", "acc cards_dealt=7"]), st.randoms(use_true_random=False))
def test_finding_every_set_gives_the_whole_count(pack: list[int], rules: str, rng: Random) -> None:
    kept = 5 if "7" in rules else 4
    state = to_count(" ".join(str(Card(number)) for number in pack[:kept]), str(Card(pack[kept])), rules)
    assert state.due is not None
    _, combos, points = count_due(state, state.due)
    groups = [combo.cards for combo in rng.sample(combos, len(combos))]
    found = count_sets(state, 1, groups)
    assert (found.total, found.refusal.sentence) == (points, "")
    for group in groups:
        assert count_sets(state, 1, [*groups, group]).refusal.sentence == "You have counted that."
    stray = rng.sample([*state.kept(1), *filter(None, [state.starter])], rng.randint(1, kept))
    told = count_sets(state, 1, [stray])
    assert bool(told.refusal.sentence) != bool(told.lines)


def test_a_hand_of_nothing_may_count_nineteen() -> None:
    assert counted(to_count("2C 4D 6H 8S", "KD", "acc nineteen")).total == 19
    assert counted(to_count("2C 4D 6H 8S", "KD")).total == 0
    assert counted(RUN).lines == ()


def test_only_the_seat_that_must_claim_counts_sets() -> None:
    state = RUN
    for wrong, seat in (
        (state, 0),
        (replace(state, due=None), 1),
        (Cribbage(state.rules).apply(state, Claim(1, 2))[0], 1),
    ):
        with pytest.raises(IllegalAction, match="You have no hand or crib to count now"):
            count_sets(wrong, seat, [cards("6D 6S")])
