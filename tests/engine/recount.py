"""Counts again, with the readable code of the rules, what an analysis calls exact."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from msgspec.structs import replace

from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.cribbage import Cribbage, Pegged, Play, State, View
from fifteentwo.cribbage.counting import count_hand, worth
from fifteentwo.engine.equity.in_deal import is_near
from fifteentwo.engine.equity.late_discards import discards_given
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.five_card.chances import moment_to_play
from fifteentwo.engine.five_card.decisions import known_to
from fifteentwo.engine.five_card.play import range_of
from fifteentwo.engine.five_card.solution import five_card_solution
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.solution import solution_for
from fifteentwo.players.expert import has_tables


def counted_hand(view: View, kept: tuple[Card, ...]) -> float:
    """The mean score of a kept hand over every possible starter; jokers get the best names for it."""
    starters = [card for card in view.rules.pack if card not in view.known()]
    best = min if view.rules.objective == "lowball" else max
    counts = (
        best(
            worth(count_hand(replace(view, starter=named), tuple(hand), False))
            for *hand, named in product(*map(names_of, (*kept, starter)))
        )
        for starter in starters
    )
    return sum(counts) / len(starters)


def names_of(card: Card) -> list[Card]:
    """What a card may be called."""
    return [card.named(face) for face in PACK] if card in JOKERS else [card]


def counted_crib(view: View, laid: tuple[Card, ...]) -> float:
    """The mean of a crib over every starter and every pair the other player can discard, by the engine's weights."""
    assert view.viewer is not None
    role = int(view.viewer == view.dealer)
    solution = solution_for(view.rules)
    assert solution is not None
    needs = evaluation.needs_at_deal(view, view.viewer)
    tables = discards_given(role, [*map(int, view.known())], needs, solution.rules)
    weights = tables.cribs[role].weights
    unseen = [card for card in view.rules.pack if card not in view.known()]
    total = whole = 0.0
    for first, second in combinations(unseen, 2):
        weight = float(weights[first.rank - 1, second.rank - 1])
        crib = tuple(sorted((*laid, first, second)))
        for starter in unseen:
            if starter not in (first, second):
                total += weight * worth(count_hand(replace(view, starter=starter), crib, True))
                whole += weight
    return total / whole


def counted_play(view: View, action: Play) -> float | None:
    """The points a card pegs from here, less the opponent's; None if a choice follows later."""
    assert has_tables(view.rules), "the play of other games is not solved"
    me, left = action.seat, len(view.hands[1 - action.seat])
    if view.rules.counting == "manual":
        return None
    if left > 1 or (left == 1 and len(view.hands[me]) > 2):
        return None
    if not left:
        return best_from(view, action)
    range_ = last_card_of_other(view, me)
    unseen = [card for card in PACK if card not in view.known()]
    total = 0.0
    for card in unseen:
        many = sum(card.rank == other.rank for other in unseen)
        state = replace(view, hands=tuple((card,) if seat != me else hand for seat, hand in enumerate(view.hands)))
        total += float(range_[card.rank - 1]) / many * best_from(state, action)
    return total


def last_card_of_other(view: View, me: int) -> Doubles:
    """The probability of each rank as the one card that the other has left, (13,), by the engine."""
    if (five_cards := five_card_solution(view.rules)) is not None:
        return range_of(moment_to_play(five_cards, int(me == view.dealer), known_to(view, me)))
    solution = solution_for(view.rules)
    assert solution is not None
    context = evaluation.score_context(view, me, evaluation.utility_kind(view.rules))
    range_, *_ = evaluation.opponent_range(solution, evaluation.information_set(view, me), is_near(context))
    chances: Doubles = range_ / range_.sum()
    return chances


def best_from(state: State, action: Any) -> float:
    """The net points of the play after an action, if `action.seat` then always chooses best."""
    after, events = Cribbage(state.rules).apply(state, action)
    me = action.seat if isinstance(action, Play) else 0
    balance = sum(
        event.points if event.side == me else -event.points
        for event in events
        if isinstance(event, Pegged) and event.why in ("card", "go", "last")
    )
    return balance + best_after(after, me)


def best_after(state: State, me: int) -> float:
    """The same before an action."""
    game = Cribbage(state.rules)
    if state.phase != "play" or not any(state.hands) or state.due is not None:
        return 0.0
    seat = game.to_act(state)[0]
    found = []
    for choice in game.legal(state, seat):
        after, events = game.apply(state, choice)
        balance = sum(
            event.points if event.side == me else -event.points
            for event in events
            if isinstance(event, Pegged) and event.why in ("card", "go", "last")
        )
        found.append(balance + best_after(after, me))
    return max(found) if (seat == me) == (state.rules.objective == "high") else min(found)


def wins_at_once(view: View, action: Play) -> bool:
    """Whether the card pegs enough to win; where the players count, by the claim of all its points."""
    after, _ = Cribbage(replace(view.rules, counting="auto", muggins=False)).apply(automatic(view), action)
    return after.scores[action.seat] >= view.rules.target


def automatic(view: View) -> View:
    """The view of the same game with the points counted by the game."""
    return replace(view, rules=replace(view.rules, counting="auto", muggins=False))
