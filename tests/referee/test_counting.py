"""The points of random cards, in the show and in the play: hands of three to six, named jokers, nineteens."""

from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.scoring import Combo, CribFlush, peg, peg_points, points, show
from tests.laws.games import often
from tests.referee import counting
from tests.referee.cards import rank, value
from tests.referee.translate import plain

FLUSHES: tuple[CribFlush, ...] = ("five", "four")


@st.composite
def named_cards(draw: st.DrawFn) -> list[Card]:
    """Different cards of a pack with two jokers, the jokers named; often from few ranks or one suit."""
    among = draw(st.sampled_from((PACK, PACK[:24], PACK[16:40], PACK[2::4], PACK[36:], PACK[40:44])))
    cards = draw(st.lists(st.sampled_from([*among, *JOKERS]), min_size=4, max_size=7, unique=True))
    return [card.named(draw(st.sampled_from(among))) if card in JOKERS else card for card in cards]


@often
@given(named_cards(), st.booleans(), st.sampled_from(FLUSHES))
def test_hands_count_alike(cards: list[Card], crib: bool, flush: CribFlush) -> None:
    for hand, starter in ((cards[1:], cards[0]), (cards, None)):
        by_referee = counting.count_hand(plain(tuple(hand)), plain(starter), crib, flush)
        assert listed(show(hand, starter, crib, flush)) == counting.listed(by_referee)
        assert points(hand, starter, crib, flush) == counting.total(by_referee)


@often
@given(named_cards(), st.booleans())
def test_the_play_counts_alike(cards: list[Card], go_pegged: bool) -> None:
    row: list[str] = []
    for card in cards:
        row.append(str(card))
        if sum(map(value, row)) > 31:
            return
        by_referee = counting.count_play(row, go_pegged)
        assert listed(peg([Card(text) for text in row], go_pegged)) == counting.listed(by_referee)
        assert peg_points([rank(text) for text in row]) == counting.total(counting.count_play(row))


def listed(combos: tuple[Combo, ...]) -> tuple[counting.Combo, ...]:
    """The library's combos as the referee lists them."""
    return counting.listed((combo.kind, plain(combo.cards), combo.points) for combo in combos)
