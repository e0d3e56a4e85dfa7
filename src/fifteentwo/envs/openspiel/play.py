"""The play of the cards from a small pack in OpenSpiel."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from fifteentwo.cards import PACK
from fifteentwo.cribbage import (
    Cribbage,
    Pegged,
    Play,
    Played,
    SaidGo,
    State,
)
from fifteentwo.envs.openspiel.base import PLAYERS, SpielObserver, SpielState, game_type, is_private, pyspiel
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.rules import CribbageRules

RANKS: Final = "A23456789TJQK"


class _PlayMoment:
    """A moment of the play with hands of some cards from a small pack. Player 0 is pone, player 1 the dealer.

    Chance deals each hand by rank; an action is a rank, from 0.
    """

    def __init__(
        self,
        size: int,
        ranks: tuple[int, ...],
        hands: tuple[tuple[int, ...], ...] = (),
        state: State | None = None,
        story: tuple[tuple[int, int], ...] = (),
        lead: int = 0,
    ) -> None:
        self.size, self.ranks, self.hands, self.state, self.story, self.lead = size, ranks, hands, state, story, lead
        self.acting: Seat | None = HOUSE if state is None else state.turn

    def __deepcopy__(self, _: Any) -> _PlayMoment:
        return self

    def __str__(self) -> str:
        return f"{' against '.join(map(_in_ranks, self.hands))}: {_in_words(self.story)}"

    def chances(self) -> list[tuple[int, float]]:
        """The next hand, by its number: dealt from the cards that are left."""
        gone = Counter(self.hands[0]) if self.hands else Counter()
        ways = [
            prod(comb(4 - gone[rank], many) for rank, many in Counter(hand).items())
            for hand in _hands(self.size, self.ranks)
        ]
        return [(number, way / sum(ways)) for number, way in enumerate(ways) if way]

    def legal(self) -> list[int]:
        """The ranks that may be played."""
        assert self.state is not None
        assert self.acting is not None
        return sorted(
            {action.card.rank - 1 for action in _PLAY.legal(self.state, self.acting) if isinstance(action, Play)}
        )

    def after(self, action: int) -> _PlayMoment:
        """The moment after a hand is dealt, or a rank is played."""
        if self.state is None:
            hands = (*self.hands, _hands(self.size, self.ranks)[action])
            return _PlayMoment(self.size, self.ranks, hands, _dealt(hands) if len(hands) == PLAYERS else None)
        seat = self.acting or 0
        card = next(card for card in self.state.hands[seat] if card.rank - 1 == action)
        state, events = _PLAY.apply(self.state, Play(seat, card))
        story, lead = self.story, self.lead
        for event in events:
            match event:
                case Played(seat, card):
                    story += ((seat, card.rank - 1),)
                case SaidGo(seat):
                    story += ((seat, len(RANKS)),)
                case Pegged(side, points, why) if why in {"card", "go", "last"}:
                    lead += points if side == 0 else -points
                case _:
                    pass
        return _PlayMoment(self.size, self.ranks, self.hands, state, story, lead)

    def utility(self) -> float:
        """Pone's points less the dealer's."""
        return float(self.lead)

    def dealt_name(self, action: int) -> str:
        """A hand dealt, in words."""
        return f"deal {_in_ranks(_hands(self.size, self.ranks)[action])}"

    def action_name(self, action: int) -> str:
        """A rank."""
        return RANKS[action]

    def tensor(self, player: int | None) -> Any:
        """A row of the ranks of the own hand, then a row for each card and go: who (2 columns), and the rank or go (14)."""
        drawn = np.zeros((1 + 4 * self.size, PLAYERS + len(RANKS) + 1), np.float32)
        if player is not None and player < len(self.hands):
            for rank in self.hands[player]:
                drawn[0, PLAYERS + rank] += 1 / 4
            drawn[0, player] = 1
        for row, (seat, rank) in zip(drawn[1:], self.story, strict=False):
            row[seat] = row[PLAYERS + rank] = 1
        return drawn

    def told(self, player: int | None) -> str:
        """The own hand as it was dealt, and the cards and goes so far."""
        own = _in_ranks(self.hands[player]) if player is not None and player < len(self.hands) else ""
        return f"player {player} {own}: {_in_words(self.story)}"


_PLAY: Final = Cribbage(CribbageRules(target=361))


@cache
def _hands(size: int, ranks: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The hands of this size by rank."""
    return tuple(
        hand for hand in combinations_with_replacement(ranks, size) if max(Counter(hand).values()) <= PLAYERS * 2
    )


@cache
def _dealt(hands: tuple[tuple[int, ...], ...]) -> State:
    """The play of these hands before the lead. Suits do not matter in the play: pone has the first, the dealer the last."""
    suited = tuple(
        tuple(
            sorted(
                PACK[4 * rank + (at if seat == 0 else 3 - at)]
                for rank, many in Counter(hand).items()
                for at in range(many)
            )
        )
        for seat, hand in enumerate(hands)
    )
    starter = next(card for card in PACK if not any(card in hand for hand in suited))
    begun = _PLAY.start(Opening(dealer=1))
    return replace(
        begun, phase="play", dealer=1, deals=1, dealt_at=(0, 0), hands=suited, discarded=((), ()), starter=starter
    )


def _in_ranks(hand: tuple[int, ...]) -> str:
    return "".join(RANKS[rank] for rank in hand)


def _in_words(story: tuple[tuple[int, int], ...]) -> str:
    """The cards and goes so far: 'T 5 go A'."""
    return " ".join("go" if rank == len(RANKS) else RANKS[rank] for _, rank in story)


_SMALL: Final = game_type("fifteentwo_play", "The play of cribbage from a small pack", {"cards": 2, "ranks": "A5TK"})


class SpielPlay(pyspiel.Game):
    """The play with hands of `cards` cards from a pack with four cards of each of `ranks`; the utility is pone's lead in points."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"cards": 2, "ranks": "A5TK", **(params or {})}
        self.size, letters = given["cards"], given["ranks"]
        if not 1 <= self.size <= 4:
            raise ValueError(f"cards={self.size}: the hands have one to four cards")
        if not letters or len(set(letters)) != len(letters) or not set(letters) <= set(RANKS):
            raise ValueError(f"ranks={letters!r}: it is some of {RANKS}, each once")
        self.ranks = tuple(sorted(map(RANKS.index, letters)))
        if len(self.ranks) * 4 < 2 * self.size:
            raise ValueError(f"ranks={letters!r}: the pack is too small for two hands of {self.size} cards")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(RANKS),
            max_chance_outcomes=len(_hands(self.size, self.ranks)),
            num_players=PLAYERS,
            min_utility=-50.0,
            max_utility=50.0,
            utility_sum=0.0,
            max_game_length=2 * self.size,
        )
        super().__init__(_SMALL, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The state before the hands are dealt."""
        return SpielState(self, _PlayMoment(self.size, self.ranks))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ARG002
        """The observer that OpenSpiel asks for tensors and strings."""
        return SpielObserver((1 + 4 * self.size, PLAYERS + len(RANKS) + 1), is_private(iig_obs_type))


pyspiel.register_game(_SMALL, SpielPlay)
