"""Full cribbage as a game of the protocol, with its states, actions, events and views.

>>> from random import Random
>>> game = Cribbage()
>>> state = game.start(Opening(dealer=0))
>>> state, events = game.apply(state, game.house(state, Random(1)))
>>> game.to_act(state), len(game.legal(state, 1))
((0, 1), 15)
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import lawful, packs, sight, story
from fifteentwo.cribbage.answers import exact_answer
from fifteentwo.cribbage.evolve import evolve
from fifteentwo.cribbage.moves import (
    AnyAction,
    AnyEvent,
    Appoint,
    Call,
    Called,
    CardsCut,
    Choose,
    Claim,
    Claimed,
    Counted,
    CountEnded,
    Crashed,
    Cut,
    DealerAppointed,
    Dealt,
    Discarded,
    Go,
    Name,
    Named,
    Pass,
    Passed,
    PathAsked,
    PathChosen,
    Play,
    Played,
    Reveal,
    SaidGo,
    Shown,
    TurnedUp,
)
from fifteentwo.cribbage.result import out, outcome
from fifteentwo.cribbage.sight import guess, observe, redact
from fifteentwo.cribbage.state import State, View
from fifteentwo.expected import expect
from fifteentwo.game import IllegalAction, Opening, Outcome, Seat, Standing
from fifteentwo.locales import CodedValueError
from fifteentwo.moves import Deal, DealEnded, Discard, GameEnded, Pegged, StarterTurned, Turn
from fifteentwo.rules import CribbageRules
from fifteentwo.rules.text import insist

__all__ = [
    "AnyAction",
    "AnyEvent",
    "Appoint",
    "Call",
    "Called",
    "CardsCut",
    "Choose",
    "Claim",
    "Claimed",
    "CountEnded",
    "Counted",
    "Crashed",
    "Cribbage",
    "Cut",
    "Deal",
    "DealEnded",
    "DealerAppointed",
    "Dealt",
    "Discard",
    "Discarded",
    "GameEnded",
    "Go",
    "Name",
    "Named",
    "Pass",
    "Passed",
    "PathAsked",
    "PathChosen",
    "Pegged",
    "Play",
    "Played",
    "Reveal",
    "SaidGo",
    "Shown",
    "StarterTurned",
    "State",
    "Turn",
    "TurnedUp",
    "View",
    "evolve",
    "exact_answer",
    "guess",
    "observe",
    "redact",
]


def _shuffled(rules: CribbageRules, rng: Random) -> list[Card]:
    pack = list(rules.pack)
    rng.shuffle(pack)
    return pack


class Cribbage(Struct, frozen=True):
    """A game of cribbage with these rules. Raises TypeError for rules of another game, and for text."""

    rules: CribbageRules = CribbageRules()

    def __post_init__(self) -> None:
        insist(self.rules, "Cribbage", CribbageRules)

    def start(self, opening: Opening = Opening()) -> State:
        """The state before the first card. Raises ValueError for a dealer or standing that the rules do not allow."""
        expect(opening, Opening, "start", "an Opening")
        rules = self.rules
        if opening.dealer is None and rules.first_deal == "chosen":
            raise CodedValueError("begin-dealer")
        if opening.dealer is not None and not 0 <= opening.dealer < rules.players:
            raise CodedValueError("begin-no-seat", seat=opening.dealer)
        zero = (0,) * rules.sides
        standing = opening.standing or Standing(zero, zero)
        if len(standing.points) != rules.sides or len(standing.wins) != rules.sides:
            raise CodedValueError("begin-sides", sides=rules.sides)
        return State(
            rules=rules,
            standing=standing,
            viewer=None,
            phase="cut" if opening.dealer is None else "deal",
            pegs=((0, 0),) * rules.sides,
            dealer=opening.dealer,
            hands=((),) * rules.players,
            paths=(None,) * rules.sides,
            discarded=((),) * rules.players,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """The seats that may act now; (HOUSE,) when chance is to act, () when the game is over."""
        expect(state, State, "to_act", "a State", lawful.NOT_PAIR)
        return lawful.to_act(state)

    def legal(self, state: State, seat: Seat) -> tuple[lawful.Choice, ...]:
        """The actions open to this seat."""
        return lawful.legal(state, seat)

    def house(self, state: State, rng: Random) -> AnyAction:
        """The next action of chance: cut, deal or turn. Raises ValueError when chance is not to act.

        The starter is the first card of a shuffled pack that was not dealt. With the random source of the deal it is the
        next card of the stock, whatever was discarded.
        """
        expect(rng, Random, "house", "a Random")
        rules = state.rules
        match state.phase:
            case "cut" if rules.first_deal == "random":
                return Appoint(rng.randrange(rules.players))
            case "cut":
                cutting = lawful.cutters(state)
                drawn = iter(rng.sample(PACK, len(cutting)))
                return Cut(tuple(next(drawn) if seat in cutting else None for seat in range(rules.players)))
            case "deal":
                return packs.dealt(state, _shuffled(rules, rng))
            case "starter":
                known = state.known()
                return Turn(next(card for card in _shuffled(rules, rng) if card not in known))
            case _:
                raise ValueError("chance is not to act now")

    def apply(self, state: State, action: AnyAction) -> tuple[State, tuple[AnyEvent, ...]]:
        """The state after the action, and the events. Raises IllegalAction if the action is not allowed."""
        lawful.check(state, action)
        telling = story.tell(state, action)
        events: list[AnyEvent] = [next(telling)]
        state = evolve(state, events[-1])
        while state.phase != "over":
            try:
                events.append(GameEnded(outcome(state)) if out(state) else telling.send(state))
            except StopIteration:
                break
            state = evolve(state, events[-1])
        return state, tuple(events)

    def observe(self, state: State, seat: Seat | None) -> View:
        """The state as this seat sees it, or for None a spectator. Raises IllegalAction for a seat that does not exist."""
        return sight.observe(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None if it has not."""
        return outcome(state) if state.phase == "over" else None

    def resigned(self, state: State, seat: Seat) -> Outcome:
        """How the game ends if this seat resigns now. Raises IllegalAction for a seat that does not exist."""
        if not 0 <= seat < self.rules.players:
            raise IllegalAction("no-seat-at-table", seat=seat)
        return outcome(state, resigned=self.rules.side(seat))
