"""A complete game of each preset, written out card by card with the points of every hand.

The squares all use the published layout of 170 points, placed as each preset requires.
"""

from __future__ import annotations

import pytest

from fifteentwo.moves import GameEnded, Pegged
from fifteentwo.record import load
from fifteentwo.solitaire.moves import Kept, LineShown, SetAside, ThrownAway
from tests.solitaire.test_square import BEST

LAID = [f"turn {card}\nplace {card} {cell}" for cell, card in enumerate(BEST.split())]
FIRST = BEST.split()[0]

GAMES = {
    # The sixteen cards alone, row by row: each touches the one before it.
    "bvs_hard": "\n".join(LAID),
    "wikibooks": "\n".join(LAID),
    # Two aces are discarded on the way.
    "bvs": "\n".join([*LAID[:5], "turn AC\nthrow", *LAID[5:9], "turn AD\nthrow", *LAID[9:]]),
    # The first card waits in the reserve until the fifteen others are placed; the ace that waits is set aside.
    "wikibooks_reserve": "\n".join([f"turn {FIRST}\nkeep 0", *LAID[1:], f"turn AC\nplace {FIRST} 0"]),
}


LINES = (
    20,  # row 1, four kings: four times fifteen with the five, and twelve for the kings
    20,  # row 2, four queens: the same
    21,  # row 3, four jacks: the same, and his nobs, the jack of hearts
    28,  # row 4, four fives and a ten: fifteen with the ten four times, of three fives four times, twelve for the fives
    18,  # column 1, king to ten of hearts: four fifteens, a run of four, a flush of five, and his nobs
    21,  # column 2, king to jack and five of clubs: six fifteens, a run of three, a pair of fives, a flush of four
    21,  # column 3, the same in diamonds
    21,  # column 4, and in spades
)


@pytest.mark.parametrize("preset", GAMES)
def test_the_published_layout_under_each_preset(preset: str) -> None:
    played = load(f"fifteentwo record 1\nrules = {preset}\ngame\n{GAMES[preset]}\nturn 5H\n").table
    events = [event for moment in played.moments for event in moment.events]
    assert [event.points for event in events if isinstance(event, LineShown)] == list(LINES)
    assert played.state is not None
    assert (played.state.scores[0], played.state.phase) == (sum(LINES), "over") == (170, "over")
    aside = [event for event in events if isinstance(event, ThrownAway | Kept | SetAside)]
    assert len(aside) == {"bvs": 2, "wikibooks_reserve": 2}.get(preset, 0)


ARNOLD = """
deal 5H 5C 5D JS AC 2D | 6C 7D 8H 9S KC KD
discard AC 2D
discard KC KD
turn 5S
deal 9C TH QH QS AH 2H | 3H 3C 4D 4S 6D 7C
discard AH 2H
discard 6D 7C
turn JH
deal 6H 6S 7H 8C TC JD | 2C 3D 4H KH 9D QD
discard TC JD
discard 9D QD
turn 7S
deal TD JC QC KS AD 2S | 8D 8S 9H TS AS 3S
discard AD 2S
discard AS 3S
turn 4C
"""

ARNOLD_PEGS = [
    29,  # 5H 5C 5D JS 5S: fifteen with the jack four times, of three fives four times, twelve for the fives, his nobs
    9,  # 6C 7D 8H 9S 5S: fifteens 6-9 and 7-8, a run of five
    6,  # crib, AC 2D KC KD 5S: fifteen with each king, a pair of kings
    2,  # the jack of hearts is turned: his heels
    10,  # 9C TH QH QS JH: two runs of four, a pair of queens
    4,  # 3H 3C 4D 4S JH: two pairs; all four with nothing else are fourteen
    2,  # crib, AH 2H 6D 7C JH: fifteen 2-6-7
    20,  # 6H 6S 7H 8C 7S: four runs of three, two pairs, 7-8 twice
    5,  # 2C 3D 4H KH 7S: fifteen 2-3-K, a run of three
    4,  # crib, TC JD 9D QD 7S: a run of four
    5,  # TD JC QC KS 4C: a run of four, his nobs
    8,  # 8D 8S 9H TS 4C: two runs of three, a pair
    10,  # crib, AD 2S AS 3S 4C: two runs of four, a pair of aces
]

SOLSUITE = """
deal 5H 5C 5D JS AC 2D + KC KD
discard AC 2D
turn 5S
deal 6D 7C 7H 8S QH QC + 2C 4D
discard QH QC
turn 8D
deal TH JD QD KH 3C 9D + 6C 6S
discard 3C 9D
turn 3H
deal AH AD AS 2H KS 9H + 4C 7D
discard KS 9H
turn 2S
deal 4H 6H 8H JH 9C TD + 9S TS
discard 9C TD
turn 7S
deal 3D 3S 4S TC JC QS + 8C 5S
discard TC JC
turn 8D
"""
"""The first two starters come again, from under the stock: the 5S in the last crib, the 8D as the last starter."""

SOLSUITE_PEGS = [
    29,  # 5H 5C 5D JS 5S, as above
    6,  # crib, AC 2D KC KD 5S, as above
    24,  # 6D 7C 7H 8S 8D: four runs of three, two pairs, 7-8 four times
    2,  # crib, QH QC 2C 4D 8D: a pair
    4,  # TH JD QD KH 3H: a run of four; the jack is not of hearts
    14,  # crib, 3C 9D 6C 6S 3H: 6-9 twice, 3-6-6 twice, 3-3-9, two pairs
    8,  # AH AD AS 2H 2S: three aces are six, a pair of twos
    2,  # crib, KS 9H 4C 7D 2S: fifteen 2-4-9
    9,  # 4H 6H 8H JH 7S: fifteen 7-8, a run of three, a flush of four
    4,  # crib, 9C TD 9S TS 7S: two pairs
    6,  # 3D 3S 4S QS 8D: 3-4-8 twice, a pair
    6,  # crib, 8C 5S TC JC 8D: fifteen with the ten and with the jack, a pair; three clubs are no flush
    2,  # last hand, what lies under the stock, 3H 2S 7S 8D, without a starter: fifteen 7-8
]


@pytest.mark.parametrize(
    ("preset", "actions", "pegs", "won"),
    [("arnold", ARNOLD, ARNOLD_PEGS, False), ("solsuite", SOLSUITE, SOLSUITE_PEGS, True)],
)
def test_a_whole_solitaire(preset: str, actions: str, pegs: list[int], won: bool) -> None:
    played = load(f"fifteentwo record 1\nrules = {preset}\ngame{actions}").table
    events = [event for moment in played.moments for event in moment.events]
    assert [event.points for event in events if isinstance(event, Pegged)] == pegs
    assert played.state is not None
    assert played.state.scores[0] == sum(pegs) == {"arnold": 114, "solsuite": 116}[preset]
    (ended,) = [event for event in events if isinstance(event, GameEnded)]
    assert ended.outcome.winners == ((0,) if won else ())


def test_a_jack_as_starter_scores_by_the_rules_of_each_preset() -> None:
    """The published layout, its jack of hearts exchanged for the nine of hearts, and that jack as starter.

    Rows 1 and 2 are worth 12, the four of a rank: there is no fifteen without the fives.
    Row 3, 9H JC JD JS and the jack: 12. Row 4, TH 5C 5D 5S: 5-T and 5-J three times each, 5-5-5, three fives: 20.
    Column 1, KH QH 9H TH: a run of five with the jack, a flush of five: 10. Column 2, KC QC JC 5C: four fifteens,
    two runs of three, a pair of jacks, a flush of four: 20; so are columns 3 and 4. In all 126, and his heels.
    """
    layout = BEST.replace("JH", "9H").split()
    for preset, heels in (("bvs", 16), ("bvs_hard", 16), ("wikibooks", 2)):
        laid = "\n".join(f"turn {card}\nplace {card} {cell}" for cell, card in enumerate(layout))
        played = load(f"fifteentwo record 1\nrules = {preset}\ngame\n{laid}\nturn JH\n").table
        events = [event for moment in played.moments for event in moment.events]
        assert [event.points for event in events if isinstance(event, LineShown)] == [12, 12, 12, 20, 10, 20, 20, 20]
        assert played.state is not None
        assert played.state.scores[0] == 126 + heels
