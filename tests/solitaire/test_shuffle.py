"""Cribbage Shuffle: a game worked out by hand, its points, refusals, and what counts as help."""

from __future__ import annotations

import pytest

from fifteentwo.cards import cards
from fifteentwo.families import FAMILIES
from fifteentwo.game import IllegalAction
from fifteentwo.moves import GameEnded, Pegged
from fifteentwo.people import people
from fifteentwo.record import BadRecord, load
from fifteentwo.rules import ShuffleRules
from fifteentwo.solitaire import PLAYER, DealOut, Done, Shuffle, Swap, shuffle
from fifteentwo.solitaire.deals import deck
from fifteentwo.solitaire.moves import LineShown
from fifteentwo.solitaire.shuffle import State
from fifteentwo.solitaire.shuffle_telling import ShuffleScene, offer, scene
from fifteentwo.table import AnyTable, Begin, Do, Hinted, TakeBack, open_table

KINGS_AND_FIVES = "KH KC KD KS QH QC QD QS JH JC JD JS TH 5C 5D 5S"
"""The published layout of 170 with the five of hearts; tests/solitaire/test_worked.py counts its hands."""

SHUFFLED = "KH KC 5S KS QH QC QD JD JH JC QS JS TH 5C 5D KD"
"""The same cards, two pairs of them exchanged: KD and 5S, QS and JD."""


def played(text: str, rules: str = "shuffle") -> AnyTable:
    return load(f"fifteentwo record 1\nrules = {rules}\ngame\n{text}\n").table


def points(table: AnyTable) -> list[int]:
    return [event.points for moment in table.moments for event in moment.events if isinstance(event, LineShown)]


def test_two_swaps_make_the_published_layout() -> None:
    table = played(f"deal {SHUFFLED} + 5H\nswap 2 15\nswap 10 7\ndone")
    assert points(table) == [20, 20, 21, 28, 18, 21, 21, 21]
    assert table.moments[-1].state.scores == (170,)
    assert table.outcome is not None
    assert table.outcome.winners == (PLAYER,)


def test_a_layout_without_swaps_is_counted_as_dealt() -> None:
    """Row 1: K-5 six times, three kings, a pair of fives: 20. Row 2, QH QC QD JD 5H: four fifteens, three queens: 14.

    Row 3, JH JC QS JS: four fifteens, three jacks, nobs: 15. Row 4, TH 5C 5D KD: fifteen with each of three fives and
    T, and K, 5-5-5, three fives: 20. Column 1, KH QH JH TH 5H: four fifteens, a run of four, a flush of five, nobs: 18.
    Column 2, KC QC JC 5C: six fifteens, a run of three, a pair, a flush of four: 21. Column 3, 5S QD QS 5D: Q-5 six
    times, 5-5-5, a pair of queens, three fives: 22. Column 4, KS JD JS KD: four fifteens, two pairs: 12.
    """
    table = played(f"deal {SHUFFLED} + 5H\ndone")
    assert points(table) == [20, 14, 15, 20, 18, 21, 22, 12]


@pytest.mark.parametrize(("heels", "paid"), [("off", []), ("once", [2]), ("per_hand", [2] * 8)])
def test_a_jack_as_starter_pays_by_the_rule_of_heels(heels: str, paid: list[int]) -> None:
    layout = KINGS_AND_FIVES.replace("JH", "9H")
    table = played(f"deal {layout} + JH\ndone", f"shuffle heels={heels}")
    events = [event for moment in table.moments for event in moment.events]
    assert [event.points for event in events if isinstance(event, Pegged) and event.why == "heels"] == paid
    assert points(table) == [12, 12, 12, 20, 10, 20, 20, 20]  # as test_worked.py counts them
    assert table.moments[-1].state.scores == (126 + sum(paid),)


@pytest.mark.parametrize(("win_at", "winners"), [(170, (PLAYER,)), (171, ())])
def test_the_threshold_is_reached_or_not(win_at: int, winners: tuple[int, ...]) -> None:
    table = played(f"deal {KINGS_AND_FIVES} + 5H\ndone", f"shuffle win_at={win_at}")
    (ended,) = [event for event in table.moments[-1].events if isinstance(event, GameEnded)]
    assert ended.outcome.winners == winners


def dealt() -> State:
    game = Shuffle()
    return game.apply(game.start(), DealOut(cards(KINGS_AND_FIVES), *cards("5H")))[0]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Swap(0, 3, 3), "Choose two different cards to swap."),
        (Swap(0, 0, 16), "There is no cell 16: cells are 0 to 15."),
        (Swap(0, -1, 5), "There is no cell -1: cells are 0 to 15."),
        (Swap(1, 0, 1), "There is no seat 1 in this game."),
        (Done(1), "There is no seat 1 in this game."),
        (DealOut(cards(KINGS_AND_FIVES), *cards("5H")), "The cards have already been dealt."),
    ],
)
def test_invalid_actions_are_refused(action: Swap | Done | DealOut, sentence: str) -> None:
    with pytest.raises(IllegalAction, match=f"^{sentence}$"):
        Shuffle().apply(dealt(), action)


def test_nothing_is_swapped_before_the_deal_or_after_the_count() -> None:
    game = Shuffle()
    with pytest.raises(IllegalAction, match="The cards must be dealt first"):
        game.apply(game.start(), Swap(0, 1, 2))
    over, _ = game.apply(dealt(), Done(0))
    with pytest.raises(IllegalAction, match="The game is over"):
        game.apply(over, Swap(0, 1, 2))
    with pytest.raises(IllegalAction, match="You can’t resign a solo game"):
        game.resigned(dealt(), PLAYER)


def test_two_cells_are_swapped_in_either_order() -> None:
    assert Swap(0, 9, 2) == Swap(0, 2, 9)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("swap 1", "'' is not a cell"),
        ("swap a b", "'a' is not a cell"),
        ("done 3", "is not an action of Cribbage Shuffle: the actions are deal, swap, done"),
        ("place 5H 3", "is not an action of Cribbage Shuffle"),
        ("deal 5H", "'' is not a card"),
        ("deal 5H + 6H", "16 different cards and the starter"),
    ],
)
def test_an_invalid_line_of_a_record_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        played(line)


def test_the_scene_counts_every_line_with_the_starter_from_the_start() -> None:
    lies = scene(dealt())
    assert [hand.points for hand in lies.hands] == [20, 20, 21, 28, 18, 21, 21, 21]
    assert (lies.made, lies.heels, lies.score, lies.phase) == (170, 0, 0, "swap")
    assert scene(Shuffle().start()) == ShuffleScene("deal", (), None, 0, 0, 0, ())
    game = Shuffle(ShuffleRules(heels="per_hand"))
    jack, _ = game.apply(game.start(), DealOut(cards(KINGS_AND_FIVES.replace("JH", "9H")), *cards("JH")))
    assert (scene(jack).made, scene(jack).heels) == (142, 16)


def test_the_offer_is_short() -> None:
    game = Shuffle()
    view = game.observe(dealt(), PLAYER)
    assert offer(view, PLAYER).legal == (Done(PLAYER),)
    assert offer(view, PLAYER).cells == tuple(range(16))
    assert offer(view, None).cells == offer(game.observe(game.start(), 0), 0).cells == ()


def test_a_swap_taken_back_is_not_assistance() -> None:
    """All cards are open, and the same two could be swapped again."""
    table = open_table(ShuffleRules(), [Begin()], deal=7)
    table.push(Do(shuffle.from_pack(Shuffle().start(), deck(7))))
    before = table.moments[-1].state
    table.push(Do(Swap(0, 0, 10)))
    table.push(Do(Swap(0, 3, 4)))
    table.push(TakeBack(PLAYER))
    table.push(TakeBack(PLAYER))
    assert table.moments[-1].state == before
    assert table.assisted == ()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.push(TakeBack(PLAYER))
    table.push(Hinted(PLAYER))
    table.push(Do(Swap(0, 0, 10)))
    table.push(TakeBack(PLAYER))
    assert list(table.assisted) == [PLAYER]


def test_events_are_narrated() -> None:
    family, named = FAMILIES["shuffle"], people(["Ann"], ShuffleRules())
    table = played(f"deal {SHUFFLED} + 5H\nswap 2 15\ndone")
    told: list[str] = []
    state = table.moments[0].state
    for event in (event for moment in table.moments for event in moment.events):
        state = family.evolve(state, event)
        told += family.sentences(event, state, named, "en")
    assert told[:3] == [
        "Dealt: KH KC 5S KS | QH QC QD JD | JH JC QS JS | TH 5C 5D KD",
        "The starter is 5H",
        "KD on row 1, column 3; 5S on row 4, column 4",
    ]
    assert told[-1] == f"Ann wins: {table.moments[-1].state.scores[0]} points; 61 are needed."
