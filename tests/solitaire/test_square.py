"""Squares worked out by hand."""

from __future__ import annotations

import pytest

from fifteentwo.cards import Card, cards
from fifteentwo.game import IllegalAction
from fifteentwo.moves import GameEnded, Pegged
from fifteentwo.rules import SquareRules, parse
from fifteentwo.solitaire import Keep, Place, Square, SquareAction, ThrowAway, Turn
from fifteentwo.solitaire.moves import Kept, LineShown, Placed, SetAside, ThrownAway, Turned
from fifteentwo.solitaire.square import State

BEST = "KH KC KD KS QH QC QD QS JH JC JD JS TH 5C 5D 5S"  # published: 170 with the 5H
FIVES = "5H 5C 5D 5S QH QD KC KH KD KS TH TC TD TS QC QS"


def rules(text: str) -> SquareRules:
    found = parse(text)
    assert isinstance(found, SquareRules)
    return found


def filled(text: str, layout: str) -> tuple[Square, State]:
    """The square with these cards placed row by row."""
    game = Square(rules(text))
    state = game.start()
    for cell, card in enumerate(cards(layout)):
        state = after(game, state, Turn(card), Place(0, card, cell))
    return game, state


def after(game: Square, state: State, *actions: SquareAction) -> State:
    for action in actions:
        state, _ = game.apply(state, action)
    return state


def test_a_published_layout_scores_what_was_published() -> None:
    game, state = filled("wikibooks", BEST)
    assert state.phase == "starter"
    state, events = game.apply(state, Turn(Card("5H")))
    shown = {event.name: event.points for event in events if isinstance(event, LineShown)}
    assert shown == {
        "row 1": 20,
        "row 2": 20,
        "row 3": 21,
        "row 4": 28,
        "column 1": 18,
        "column 2": 21,
        "column 3": 21,
        "column 4": 21,
    }
    assert state.score == 170
    assert events[-1] == GameEnded(game.outcome(state))  # type: ignore[arg-type]
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize(("heels", "more"), [("off", 0), ("once", 2), ("per_hand", 16)])
def test_a_jack_as_starter_pays_by_the_rule_of_heels(heels: str, more: int) -> None:
    game, state = filled(f"bvs heels={heels}", FIVES)
    plain, unpaid = filled("bvs heels=off", FIVES)
    without = after(plain, unpaid, Turn(Card("JH"))).score
    state, events = game.apply(state, Turn(Card("JH")))
    assert state.score == without + more
    assert sum(event.points for event in events if isinstance(event, Pegged) and event.why == "heels") == more


def test_a_jack_as_starter_gives_no_nobs() -> None:
    game, state = filled("bvs", "JC 2C 4C 6C JD 2D 4D 6D 8H 2H 4H 6H 8S 2S 4S 6S")
    _, events = game.apply(state, Turn(Card("JS")))
    assert not [
        combo for event in events if isinstance(event, LineShown) for combo in event.combos if combo.kind == "nobs"
    ]


def test_the_threshold_is_reached_or_not() -> None:
    game, state = filled("bvs_hard", "AC 2D 4H 6S 8C TD QH KS AD 2H 4S 6C 8D TH QS KC")
    state = after(game, state, Turn(Card("3C")))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == ()
    exact = Square(SquareRules(dead_cells=0, win_at=state.score))
    won = exact.outcome(
        after(
            exact,
            filled(f"bvs_hard win_at={state.score}", "AC 2D 4H 6S 8C TD QH KS AD 2H 4S 6C 8D TH QS KC")[1],
            Turn(Card("3C")),
        )
    )
    assert won is not None
    assert won.winners == (0,)


def test_dead_cards_take_the_four_cells_and_no_more() -> None:
    game = Square()
    state = game.start()
    for card in cards("AC AD AH AS"):
        state, events = game.apply(after(game, state, Turn(card)), ThrowAway(0))
        assert events == (ThrownAway(card),)
    state = after(game, state, Turn(Card("2C")))
    with pytest.raises(IllegalAction, match="There is no free cell for dead cards"):
        game.apply(state, ThrowAway(0))


def test_the_starter_cannot_be_discarded() -> None:
    game, state = filled("bvs", FIVES)
    state = after(game, state, Turn(Card("AC")))
    with pytest.raises(IllegalAction, match="The game is over"):
        game.apply(state, ThrowAway(0))


def test_a_card_must_touch_another_card() -> None:
    game = Square(rules("wikibooks"))
    state, events = game.apply(game.start(), Turn(Card("AC")))
    assert events == (Turned(Card("AC")),)
    assert len(game.legal(state, 0)) == 16
    state, placed = game.apply(state, Place(0, Card("AC"), 0))
    assert placed == (Placed(Card("AC"), 0),)
    state = after(game, state, Turn(Card("2C")))
    assert [action.cell for action in game.legal(state, 0) if isinstance(action, Place)] == [1, 4, 5]
    for cell, why in ((15, "touches no card"), (0, "is taken by the ace of clubs"), (16, "There is no cell 16")):
        with pytest.raises(IllegalAction, match=why):
            game.apply(state, Place(0, Card("2C"), cell))


def test_without_that_rule_any_cell_is_allowed() -> None:
    game = Square(rules("bvs"))
    state = after(game, game.start(), Turn(Card("AC")), Place(0, Card("AC"), 0), Turn(Card("2C")))
    assert [action.cell for action in game.legal(state, 0) if isinstance(action, Place)] == list(range(1, 16))
    assert after(game, state, Place(0, Card("2C"), 15)).grid[15] == Card("2C")


def test_without_dead_cells_no_card_is_discarded() -> None:
    game = Square(rules("bvs_hard"))
    state = after(game, game.start(), Turn(Card("AC")))
    assert ThrowAway(0) not in game.legal(state, 0)
    with pytest.raises(IllegalAction, match="There is no free cell for dead cards"):
        game.apply(state, ThrowAway(0))


def test_only_the_top_of_a_pile_can_be_reached_unless_it_is_free() -> None:
    game = Square(rules("wikibooks_reserve"))
    state = game.start()
    for card in cards("AC 2C"):
        state, events = game.apply(after(game, state, Turn(card)), Keep(0, 0))
        assert events == (Kept(card, 0),)
    state = after(game, state, Turn(Card("3C")))
    assert state.playable() == cards("3C 2C")
    with pytest.raises(IllegalAction, match="The ace of clubs is under another card"):
        game.apply(state, Place(0, Card("AC"), 0))
    with pytest.raises(IllegalAction, match="The king of clubs is not available"):
        game.apply(state, Place(0, Card("KC"), 0))
    with pytest.raises(IllegalAction, match="There is no pile 1"):
        game.apply(state, Keep(0, 1))
    free = Square(rules("wikibooks_reserve reserve_access=free"))
    open_state = after(free, free.start(), Turn(Card("AC")), Keep(0, 0), Turn(Card("2C")), Keep(0, 0), Turn(Card("3C")))
    assert free.apply(open_state, Place(0, Card("AC"), 0))[0].reserve == (cards("2C"),)


@pytest.mark.parametrize(
    ("text", "piles"), [("wikibooks", 0), ("wikibooks_reserve", 1), ("wikibooks_reserve reserve_piles=2", 2)]
)
def test_a_card_may_wait_on_each_pile(text: str, piles: int) -> None:
    game = Square(rules(text))
    state = after(game, game.start(), Turn(Card("AC")))
    assert [action.pile for action in game.legal(state, 0) if isinstance(action, Keep)] == list(range(piles))


def test_a_full_pile_takes_no_more() -> None:
    game = Square(rules("wikibooks_reserve reserve_size=1"))
    state = after(game, game.start(), Turn(Card("AC")), Keep(0, 0), Turn(Card("2C")))
    with pytest.raises(IllegalAction, match="Pile 0 of the reserve is full"):
        game.apply(state, Keep(0, 0))


def test_a_card_waiting_while_the_reserve_fills_the_square_is_set_aside() -> None:
    game = Square(rules("wikibooks_reserve"))
    state = after(game, game.start(), Turn(Card("AC")), Keep(0, 0))
    for cell, card in enumerate(cards(FIVES)[:15]):
        state = after(game, state, Turn(card), Place(0, card, cell))
    state = after(game, state, Turn(Card("QS")))
    state, events = game.apply(state, Place(0, Card("AC"), 15))
    assert events == (Placed(Card("AC"), 15), SetAside(Card("QS")))
    assert (state.phase, state.aside) == ("starter", Card("QS"))
    with pytest.raises(IllegalAction, match="The queen of spades is not in the stock"):
        game.apply(state, Turn(Card("QS")))
    assert after(game, state, Turn(Card("JC"))).phase == "over"


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Turn(Card("2C")), "The ace of clubs must be placed first"),
        (Place(1, Card("AC"), 0), "There is no seat 1"),
    ],
)
def test_invalid_actions_are_refused_and_change_nothing(action: SquareAction, why: str) -> None:
    game = Square()
    state = after(game, game.start(), Turn(Card("AC")))
    with pytest.raises(IllegalAction, match=why):
        game.apply(state, action)


def test_a_card_must_be_turned_first() -> None:
    game = Square()
    with pytest.raises(IllegalAction, match="A card must be turned first"):
        game.apply(game.start(), ThrowAway(0))
    assert game.start().playable() == ()
