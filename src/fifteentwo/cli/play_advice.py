"""`fifteentwo play-advice`: which card to play, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from fifteentwo.cards import BACK, JOKERS, PACK, Card, card_words
from fifteentwo.cli.advice import ME, at_score, dealt, read_cards, read_score, write_analysis
from fifteentwo.cli.language import wrong_input
from fifteentwo.cli.progress import analysing
from fifteentwo.cli.reading import read_rules
from fifteentwo.cribbage import Cribbage, Discard, Go, Play, State, Turn
from fifteentwo.game import IllegalAction
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import MOST_COUNT

OTHER = 1
Words = Annotated[tuple[str, ...], Parameter(consume_multiple=True)]


class Typed(NamedTuple):
    """The position as it was typed."""

    held: Sequence[Card]
    discarded: Sequence[Card]
    cards: Sequence[Card]
    """The cards played, in order."""
    small: set[Card]
    """Those of them in lower case: the opponent's."""
    starter: Card
    dealer: bool


@Parameter(name="*")
@dataclass(frozen=True)
class Cards:
    """The cards of a position, as words; those of the opponent may be in lower case."""

    hand: Words = ()
    played: str = ""
    earlier: str = ""
    starter: str | None = None
    discarded: Words = ()
    dealer: bool = False
    laid: Annotated[Words, Parameter(show=False)] = ()

    def read(self, rules: CribbageRules) -> Typed:
        """The position typed. Raises WrongInput."""
        held = read_cards("--hand", self.hand, rules.pack)
        away = read_cards("--discarded", self.discarded or self.laid, rules.pack)
        words = card_words(f"{self.earlier} {self.played}")
        named = [joker.named(face) for joker in JOKERS[: rules.jokers] for face in PACK]
        played = read_cards("--played", words, [*PACK, *named])
        if not held:
            raise wrong_input("wrong-needs", command="hand")
        if self.starter is None:
            raise wrong_input("wrong-needs", command="starter")
        starter = next(iter(read_cards("--starter", [self.starter], rules.pack)), None)
        if starter is None:
            raise wrong_input("wrong-no-starter")
        if len(away) != rules.discards:
            raise wrong_input("wrong-discarded", given=len(away), wanted=rules.discards)
        there = [card.unnamed for card in (*held, *away, *played, starter)]
        for card in there:
            if there.count(card) > 1:
                raise wrong_input("wrong-two-places", card=card)
        small = {card for card, word in zip(played, words, strict=True) if word.islower()}
        return Typed(held, away, played, small, starter, self.dealer)


NO_CARDS: Final = Cards()


def play_advice(*, cards: Cards = NO_CARDS, score: str = "0-0", rules: str = "standard", json: bool = False) -> int:
    """Every card that can be played, best first, with the points it pegs, the play that follows, and the chance to win."""
    ruled = read_rules(rules, CribbageRules)
    if ruled.players != OTHER + 1:
        raise wrong_input("wrong-two-players", players=ruled.players)
    scores = read_score(score, ruled)
    view = at_score(_found(ruled, cards.read(ruled)), scores)
    from fifteentwo.analysis import analyse  # noqa: PLC0415 - NumPy is heavy

    with analysing():
        found = analyse(view)
    write_analysis(found, json)
    return 0


def _found(rules: CribbageRules, typed: Typed) -> State:
    """The position typed, at my turn, with each played card assigned to one of the two players.

    Raises WrongInput if no assignment fits, or if several do.
    """
    mine = rules.cards_dealt - rules.discards - len(typed.held)
    fitting = []
    for who in _ways(len(typed.cards), mine):
        plays = list(zip(who, typed.cards, strict=True))
        if typed.small and {card for seat, card in plays if seat == OTHER} != typed.small:
            continue
        own = [card for seat, card in plays if seat == ME]
        try:
            hand = [*typed.held, *(card.unnamed for card in own), *typed.discarded]
            fitting.append(_played(dealt(rules, hand, ME if typed.dealer else OTHER), typed, plays))
        except IllegalAction:
            continue
    if not fitting:
        raise wrong_input("wrong-order")
    goes = [sum(a == b for (a, _), (b, _) in zip(state.plays, state.plays[1:], strict=False)) for state in fitting]
    fewest = [state for state, many in zip(fitting, goes, strict=True) if many == min(goes)]
    if len(fewest) > 1:
        raise wrong_input("wrong-unclear")
    return fewest[0]


def _ways(cards: int, mine: int) -> Iterator[tuple[int, ...]]:
    """Every way to assign the played cards to the two players so that `mine` of them are mine."""
    if cards == 0:
        if mine == 0:
            yield ()
        return
    if mine:
        yield from ((ME, *rest) for rest in _ways(cards - 1, mine - 1))
    yield from ((OTHER, *rest) for rest in _ways(cards - 1, mine))


def _played(state: State, typed: Typed, plays: Sequence[tuple[int, Card]]) -> State:
    """The state after these plays. Raises IllegalAction where they are impossible."""
    game = Cribbage(state.rules)
    if typed.discarded:
        state, _ = game.apply(state, Discard(ME, tuple(typed.discarded)))
        state, _ = game.apply(state, Discard(OTHER, (BACK,) * len(typed.discarded)))
    state, _ = game.apply(state, Turn(typed.starter))
    for seat, card in plays:
        if seat == ME or state.count + card.value > MOST_COUNT:
            state = _after_go(game, state)
        state, _ = game.apply(state, Play(seat, card))
    state = _after_go(game, state)
    if game.to_act(state) != (ME,):
        raise IllegalAction("not-my-turn")
    return state


def _after_go(game: Cribbage, state: State) -> State:
    """The state after the opponent has said go, if it is the opponent's turn."""
    if game.to_act(state) == (OTHER,):
        state, _ = game.apply(state, Go(OTHER))
    return state
