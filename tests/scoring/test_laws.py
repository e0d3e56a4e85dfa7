"""Laws of every hand and every count, compared with the reference scorer."""

from itertools import permutations, product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.calling import lines, say, table
from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.scoring import CribFlush, Starters, peg, peg_points, peg_points_next, points, show
from tests.scoring.reference import every_set, found, last_card

Dealt = tuple[list[Card], Card | None]

# Few ranks make many sets: half of the hands come from half of the pack.
dealt = st.one_of(
    [st.lists(st.sampled_from(pack), min_size=4, max_size=7, unique=True) for pack in (PACK, PACK[8:32], PACK[28:52])]
)
cribs = st.tuples(st.booleans(), st.sampled_from(("five", "four")))


@st.composite
def hands(draw: st.DrawFn) -> Dealt:
    """A hand of three to six cards, with a starter or without."""
    *hand, starter = draw(dealt)
    return hand, draw(st.sampled_from((starter, starter, None)))


@given(hands(), cribs)
def test_show_finds_exactly_the_sets(hand: Dealt, crib: tuple[bool, CribFlush]) -> None:
    assert found(show(*hand, *crib)) == sorted(every_set(*hand, *crib))


@given(hands(), cribs)
def test_points_are_those_of_the_sets(hand: Dealt, crib: tuple[bool, CribFlush]) -> None:
    assert points(*hand, *crib) == sum(combo.points for combo in show(*hand, *crib))


@given(dealt, st.sets(st.sampled_from(PACK)))
def test_points_over_starters_are_the_sum_over_each_of_them(hand: list[Card], drawn: set[Card]) -> None:
    starters = [card for card in drawn if card not in hand]
    assert len(Starters(starters)) == len(starters)
    assert Starters(starters).points(hand) == sum(points(hand, starter) for starter in starters)


@given(st.integers(3, 6), st.sampled_from(PACK))
def test_points_over_starters_count_flushes_and_named_jokers(many: int, face: Card) -> None:
    hand = [card for card in PACK if card.suit == face.suit][:many]
    for held in (hand, [*hand, JOKERS[0].named(face)], [JOKERS[0].named(face), JOKERS[1].named(face)]):
        starters = [card for card in PACK if card not in held]
        assert Starters(starters).points(held) == sum(points(held, starter) for starter in starters)


@given(hands(), cribs, st.randoms())
def test_the_order_of_the_hand_makes_no_difference(hand: Dealt, crib: tuple[bool, CribFlush], rng: Random) -> None:
    held, starter = hand
    told, worth = show(held, starter, *crib), points(held, starter, *crib)
    rng.shuffle(held)
    assert show(held, starter, *crib) == told
    assert points(held, starter, *crib) == worth


@given(hands(), cribs, st.permutations(range(4)))
def test_the_names_of_the_suits_make_no_difference(hand: Dealt, crib: tuple[bool, CribFlush], suits: list[int]) -> None:
    def renamed(card: Card) -> Card:
        return Card(4 * (card.rank - 1) + suits[card.suit])

    held, starter = hand
    told = [
        (kind, tuple(sorted(map(renamed, chosen))), worth) for kind, chosen, worth in found(show(held, starter, *crib))
    ]
    new = [renamed(card) for card in held], None if starter is None else renamed(starter)
    assert found(show(*new, *crib)) == sorted(told)
    assert points(*new, *crib) == points(held, starter, *crib)


@given(hands(), cribs)
def test_a_hand_adds_up_however_it_is_told(hand: Dealt, crib: tuple[bool, CribFlush]) -> None:
    combos = show(*hand, *crib)
    total = points(*hand, *crib)
    called = lines(combos)
    assert (called[-1].total if called else 0) == total
    assert sum(group.points for group in table(combos)) == total
    assert (say(combos) == "nothing") == (total == 0)
    held, starter = hand
    for line in called:
        assert set(line.cards) <= {*held, starter}


@given(hands(), cribs)
def test_each_line_has_the_cards_of_its_sets(hand: Dealt, crib: tuple[bool, CribFlush]) -> None:
    combos = show(*hand, *crib)
    lit = [set(line.cards) for line in lines(combos)]
    for combo in combos:
        assert any(set(combo.cards) <= cards for cards in lit)
    assert set().union(*lit) == {card for combo in combos for card in combo.cards}


# Low cards make long counts: 31 holds at most about a dozen.
rows = st.lists(st.one_of(st.integers(1, 13), st.integers(1, 5)), min_size=1, max_size=10).filter(
    lambda ranks: sum(min(rank, 10) for rank in ranks) <= 31
)


@given(rows)
def test_a_card_pegs_what_the_rules_say(ranks: list[int]) -> None:
    assert peg_points(ranks) == sum(last_card(ranks))


@given(rows)
def test_each_card_played_next_pegs_what_it_pegs(ranks: list[int]) -> None:
    room = 31 - sum(min(rank, 10) for rank in ranks)
    pegged = [peg_points([*ranks, rank]) if min(rank, 10) <= room else 0 for rank in range(1, 14)]
    assert peg_points_next(ranks) == [0, *pegged]
    assert peg_points_next([]) == [0] * 14


@given(rows, st.data())
def test_the_sets_of_a_card_peg_what_it_pegs(ranks: list[int], data: st.DataObject) -> None:
    row = [Card(4 * (rank - 1) + data.draw(st.integers(0, 3))) for rank in ranks]
    combos = peg(row)
    count, alike, run = last_card(ranks)
    told = {combo.kind: combo.points for combo in combos}
    assert told == {
        kind: worth
        for kind, worth in (
            ("thirty_one" if sum(card.value for card in row) == 31 else "fifteen", count),
            ("pair", alike),
            ("run", run),
        )
        if worth
    }
    for combo in combos:
        assert list(combo.cards) == row[-len(combo.cards) :]


def test_every_count_of_up_to_four_cards() -> None:
    for size in range(1, 5):
        for ranks in product(range(1, 14), repeat=size):
            if sum(min(rank, 10) for rank in ranks) <= 31:
                assert peg_points(ranks) == sum(last_card(ranks))


def test_every_order_of_a_run_pegs_it() -> None:
    for ranks in permutations((1, 2, 3, 4, 5, 6, 7)):
        assert peg_points(ranks) == 7
