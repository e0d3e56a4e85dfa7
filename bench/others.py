"""Other cribbage libraries, asked the same questions: the value of a hand, a discard, whole deals at random.

Only their public names are used. Cards are converted beforehand, so that only the call is timed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import chdir, redirect_stdout
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random, seed
from typing import Any, NamedTuple

from fifteentwo.cards import PACK, Card

Cards = Sequence[Card]
Score = Callable[[], int]
"""One question, ready to be asked."""


class Other(NamedTuple):
    """A library's functions; None where it has none."""

    package: str
    ask: Callable[[Cards, Card, bool], Score] | None = None
    """From a hand, a starter and whether it is a crib."""
    shown: Callable[[Cards, Cards, Cards, Card], tuple[int, int]] | None = None
    """For a library without a scorer: the scores of pone and dealer after a deal, from pone's hand, the crib, the dealer's
    hand, the starter; each plays the lowest card that fits, in the order of suits and then ranks."""
    discard: Callable[[Cards], Callable[[], object]] | None = None
    deals: Callable[[int], int] | None = None
    """Plays at least this many deals at random, and returns the number played."""

    @property
    def version(self) -> str | None:
        """None if it is not installed."""
        try:
            return version(self.package)
        except PackageNotFoundError:
            return None


def _cribbage_scorer() -> Other:
    library = import_module("cribbage_scorer.cribbage_scorer")
    own = {card: (card.rank, "CDHS"[card.suit]) for card in PACK}

    def ask(hand: Cards, starter: Card, crib: bool) -> Score:
        held, turned = [own[card] for card in hand], own[starter]
        return lambda: library.show_calc_score(turned, held, crib)[0]

    return Other("cribbage-scorer", ask)


def _pycribbage() -> Other:
    tools, scorer = import_module("pycribbage.deck_tools"), import_module("pycribbage.scorer")
    game, player = import_module("pycribbage.cribbage_game"), import_module("pycribbage.player")
    discards, plays = import_module("pycribbage.discard_methods"), import_module("pycribbage.the_play_methods")

    def ask(hand: Cards, starter: Card, crib: bool) -> Score:
        five = tools.Hand()
        five.cards = [tools.Card(card.suit, card.rank) for card in (*hand, starter)]
        return lambda: scorer.ScoreTheShow(five, is_crib=crib).score

    def deals(least: int) -> int:
        done = 0
        with tempfile.TemporaryDirectory() as folder, chdir(folder):  # it writes to the current folder
            while done < least:
                two = [player.Player(name, discards.RandomDiscard(), plays.RandomThePlay()) for name in "AB"]
                played = game.CribbageGame(two, batch_mode=True)
                played.play_game()
                done += len(played.for_set_game)
        return done

    return Other("pycribbage", ask, deals=deals)


def _cribbage() -> Other:
    cards, score = import_module("cribbage.card"), import_module("cribbage.score")
    players, game = import_module("cribbage.players"), import_module("cribbage.game")
    own = {card: cards.Card(13 * (1, 0, 2, 3)[card.suit] + card.rank - 1) for card in PACK}

    def ask(hand: Cards, starter: Card, _crib: bool) -> Score:  # it has no cribs
        held, turned = [own[card] for card in hand], own[starter]
        return lambda: score.score_hand(held, turned)

    def discard(six: Cards) -> Callable[[], object]:
        player = players.EnumerativeAIPlayer()
        player.hand = [own[card] for card in six]
        asked: Callable[[], object] = player.ask_for_discards
        return asked

    def deals(least: int) -> int:
        done = 0
        with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
            while done < least:
                dealer, pone = players.RandomPlayer("A"), players.RandomPlayer("B")
                try:
                    while True:
                        game.Hand(dealer, pone).run()
                        done += 1
                        dealer, pone = pone, dealer
                except players.WinGame:
                    done += 1
        return done

    return Other("cribbage", ask, discard=discard, deals=deals)


def _open_spiel() -> Other:
    pyspiel = import_module("pyspiel")
    cribbage = pyspiel.load_game("cribbage(players=2)")

    def deals(least: int) -> int:
        rng, done = Random(1), 0
        while done < least:
            state = cribbage.new_initial_state()
            turned = 0
            while not state.is_terminal():
                turned += state.is_chance_node()
                state.apply_action(rng.choice(state.legal_actions()))
            done += turned // 13  # twelve cards and the starter
        return done

    return Other("open-spiel", shown=lambda *cards: _shown(cribbage, *cards), deals=deals)


def _shown(cribbage: Any, hand: Cards, crib: Cards, dealers: Cards, starter: Card) -> tuple[int, int]:
    """The scores of pone and dealer after a whole deal in OpenSpiel, where each plays the lowest legal action.

    It has no scorer that can be called. The dealer is its player 0. Pone has `hand` and discards two of the crib.
    """
    number = {card: 13 * card.suit + card.rank - 1 for card in PACK}
    state = cribbage.new_initial_state()
    for card in (*dealers, *crib[:2], *hand, *crib[2:]):
        state.apply_action(number[card])
    for laid in (crib[:2], crib[2:]):
        low, high = sorted(number[card] for card in laid)
        state.apply_action(52 + 52 * low + high)
    state.apply_action(number[starter])
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    line = next(line for line in str(state).splitlines() if line.startswith("Scores: "))
    dealer, pone = map(int, line.split()[1:])
    return pone, dealer


LIBRARIES = {
    "cribbage-scorer": _cribbage_scorer,
    "pycribbage": _pycribbage,
    "cribbage": _cribbage,
    "open-spiel": _open_spiel,
}


def installed() -> Iterator[Other]:
    """The installed ones, in the order of the tables."""
    seed(1)  # they use the program's global random generator
    for package, make in LIBRARIES.items():
        if Other(package).version is not None:
            yield make()
