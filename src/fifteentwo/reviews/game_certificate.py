"""The certificate of the game: whole games of a local best response against a player, for a bound of its exploitability.

Each deck is played twice, with the seats swapped. The chance to win is luck-adjusted (`adjusted`): terms of mean zero are
subtracted for the deals, the starters, and the choices of the player, whose probabilities are known. What the local best
response wins beyond half is a lower bound of what the best opponent would; it is one opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from msgspec import Struct

from fifteentwo.cribbage import Cribbage, Discard, Play, State, View
from fifteentwo.engine.equity.deals import FILE as DEALS_FILE
from fifteentwo.engine.equity.discard_network import FILE as DISCARDS_FILE
from fifteentwo.engine.equity.kept_chances import FILE as HANDS_FILE
from fifteentwo.engine.equity.kept_pegging import FILE as PLAY_FILE
from fifteentwo.engine.equity.late_discards import SCORE_RANGE
from fifteentwo.engine.equity.open_deal import PlayerModel
from fifteentwo.engine.equity.win_tables import FILE as WINS_FILE
from fifteentwo.engine.expert.exchange_rates import FILE as RATES_FILE
from fifteentwo.engine.expert.late_cards import FILE as CARDS_FILE
from fifteentwo.engine.expert.local_response import KnownPlayer, LocalBestResponse, drawn_discard, known_expert
from fifteentwo.engine.expert.starter_policies import about_file
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.artifacts import sha256
from fifteentwo.engine.training.package_data import Package
from fifteentwo.game import HOUSE, Opening, Seat, Standing
from fifteentwo.moves import Deal, Turn
from fifteentwo.players import player
from fifteentwo.players.chances import Chances, Choice, choice_chances
from fifteentwo.reviews.adjusted import FEWEST, MODELS, choice_term, less_terms
from fifteentwo.reviews.luck_terms import DEALS
from fifteentwo.reviews.mean import MeanWithError, mean_of
from fifteentwo.reviews.values import OpenValues
from fifteentwo.rules import CribbageRules, write
from fifteentwo.saved_rows import add_row, read_rows
from fifteentwo.simulate import Move
from fifteentwo.workers import SERIAL, Pool

AGAINST: Final = "expert"
ASKED_IN_GAMES: Final = 10
"""How many hands of the other *expert* is asked about at each turn: forty take three times as long, and half as much again is learned (`bench/ranges.py`)."""
OTHERS: Final = 16
"""Hands of the other that are drawn to take out how a choice met the cards it could not see."""
STRANGE: Final = (0.2, 0.1, 0.05, None)
"""The tremble, the floor and the doubt for a player who does not follow the policy, at any score."""
TERMS: Final = ("cards", "starters", "discards of the player", "cards played by the player")
MISSING: Final = (
    "an opponent better than this one: it looks to the end of the deal, and takes the chances after it from the table of scores",
    "that the table of scores is not quite the chance between two experts, in the figure deal by deal",
    "what expert does otherwise than by its policy in the cards still to come, until it solves the rest of the play again",
    "what the other's discards decide of its mix, and its discards by the score but for a model of them, in the range of the other",
    "hands that are not among the most probable, and their suits, in what expert is asked about its play",
    "suits shown after the third card and what the crib has beside each hand, where the rest of the play is solved again",
    "the value of a kept hand by the six cards it is kept from, in the discard",
    "skunks, and matches of several games",
)
"""What the lower bound leaves out: each may make the best opponent stronger than it."""


class PairOfGames(Struct, frozen=True):
    """Two games with the same cards, for the local best response: means of both."""

    number: int
    won: float
    points: float
    """Its final score less the other's."""
    deals: float
    terms: tuple[float, ...]
    """Of mean zero, as in `TERMS`."""
    by_deals: float
    """What its deals gain over those of the player itself in its seat, in the chance to win, in a game."""


class Setting(Struct, frozen=True):
    """What was played; rows of another setting are not continued."""

    against: str
    rules: str
    rng: int
    asked: int
    """How many hands of the other the local best response asks about at each turn."""
    made_from: dict[str, str]
    """The SHA-256 of each data file of the package."""


class GameCertificate(Struct, frozen=True):
    """What a local best response wins of whole games."""

    games: int
    deals: int
    setting: Setting
    by_deals: MeanWithError
    """What it wins beyond half, deal by deal. The chances after a deal are those of the table of scores."""
    lower: MeanWithError
    """The share of games it wins less a half, luck-adjusted: the lower bound, without a model, up to its error."""
    plain: MeanWithError
    """The same without the adjustment, from the pairs of games."""
    points_a_deal: MeanWithError
    """Its points a deal less the other's, luck-adjusted by the same terms."""
    missing: tuple[str, ...] = MISSING


def certify_game(
    games: int,
    against: str = AGAINST,
    rules: CribbageRules = CribbageRules(),
    rng: int = 1,
    pool: Pool = SERIAL,
    to: Path | None = None,
    played: Callable[[int, int, str], object] = lambda *_: None,
) -> GameCertificate:
    """Plays pairs of games and returns the certificate. With `to`, pairs are saved in that file and not played again.

    Raises BadTables, BadData, BadFile, NoWorkers and OSError. `played` is told the number of games done and of all.
    """
    pairs = max(-(-games // 2), FEWEST)
    setting = Setting(against, write(rules), rng, ASKED_IN_GAMES, data_hashes())
    done = {row.number: row for row in read_rows(to, setting, PairOfGames) if row.number < pairs}
    left = [number for number in range(pairs) if number not in done]
    played(2 * len(done), 2 * pairs, "games")
    for row in pool.map(play_pair, ((against, rules, rng, number) for number in left)):
        done[row.number] = row
        add_row(to, row)
        played(2 * len(done), 2 * pairs, "games")
    return certificate(setting, [done[number] for number in range(pairs)])


def data_hashes() -> dict[str, str]:
    """The SHA-256 of the data files that decide how *expert* plays and what a score is worth, by name. Raises BadData."""
    starters = [about_file()] if about_file().exists() else []
    return {
        path.name: sha256(path)
        for path in (
            *(*Package(), DEALS_FILE, RATES_FILE, WINS_FILE),
            *(CARDS_FILE, DISCARDS_FILE, HANDS_FILE, PLAY_FILE, *starters),
        )
    }


def certificate(setting: Setting, rows: Sequence[PairOfGames]) -> GameCertificate:
    """The certificate that these pairs give."""
    terms = np.array([row.terms for row in rows])
    won, points = np.array([row.won for row in rows]), np.array([row.points for row in rows])
    deals = float(np.mean([row.deals for row in rows]))
    # Terms are chances; the same ones take the luck out of the points, in units in which both spread alike.
    in_points = terms * (points.std() / max(won.std(), 1e-9))
    return GameCertificate(
        games=2 * len(rows),
        deals=round(2 * len(rows) * deals),
        setting=setting,
        by_deals=mean_of(np.array([row.by_deals for row in rows])),
        lower=mean_of(less_terms(won, terms) - 0.5),
        plain=mean_of(won - 0.5),
        points_a_deal=mean_of(less_terms(points, in_points) / deals),
    )


def local_best_response(against: str, asked: int = ASKED_IN_GAMES) -> LocalBestResponse:
    """Of another player than *expert* it knows what that player would do with a hand. Raises BadTables."""
    if against == AGAINST:
        return LocalBestResponse(known_expert(), asked)
    return LocalBestResponse(KnownPlayer(lambda *_: shipped(), partial(_chances_of, against), *STRANGE), asked)


def _chances_of(name: str, view: View, seat: Seat) -> dict[int, float] | None:
    """The probability of each rank in a view of a player."""
    legal = [each for each in Cribbage(view.rules).legal(view, seat) if isinstance(each, Play)]
    chances = choice_chances(name, view, legal)
    if chances is None:
        return None
    found: dict[int, float] = {}
    for choice, share in chances.items():
        if isinstance(choice, Play):
            found[choice.card.rank - 1] = found.get(choice.card.rank - 1, 0.0) + share
    return found


@cache
def _values(rules: CribbageRules, seat: Seat, against: str) -> OpenValues:
    """Values games with all cards known, from the seat of the local best response."""
    return OpenValues(rules, seat, Standing((0, 0), (0, 0)), (PlayerModel(), MODELS.get(against, PlayerModel())))


def play_pair(against: str, rules: CribbageRules, rng: int, number: int) -> PairOfGames:
    """Plays the same cards twice, with the local best response in each of the seats."""
    both = [PlayedGame(against, rules, rng, number, seat) for seat in (0, 1)]
    for each in both:
        each.play()
    won, points, deals = np.mean([each.result for each in both], axis=0).tolist()
    terms = np.mean([list(each.terms.values()) for each in both], axis=0).tolist()
    by_deals = float(np.mean([each.by_deals for each in both]))
    return PairOfGames(number, won, points, deals, tuple(terms), by_deals)


class PlayedGame:
    """One game of the local best response in a seat; its cards depend on the number of the pair alone."""

    def __init__(self, against: str, rules: CribbageRules, rng: int, number: int, seat: Seat) -> None:
        self.rules, self.seat, self.number = rules, seat, number
        self.terms = dict.fromkeys(TERMS, 0.0)
        self.by_deals = 0.0
        """What its deals gain over those of the player itself in its seat."""
        self.result = (0.0, 0.0, 0.0)
        """Won, points more than the other's, and deals."""
        self._against, self._rng, self._seed = against, abs(rng), f"{abs(rng)} {number}"
        self._game = Cribbage(rules)
        self._responder = local_best_response(against)
        self._values = _values(rules, seat, against)

    def play(self) -> None:
        """Plays it to its end."""
        self._responder.begin_game()
        state = self._game.start(Opening(self.number % 2))
        while self._game.outcome(state) is None:
            state = self._deal(state)
            state, own = self._played(state, self.terms, responds=True)
            self.by_deals += own
        outcome = self._game.outcome(state)
        assert outcome is not None
        mine, theirs = outcome.scores[self.seat], outcome.scores[1 - self.seat]
        self.result = float(self.seat in outcome.winners), float(mine - theirs), float(state.deals)

    def _deal(self, state: State) -> State:
        """Deals, and plays the same deal with the player itself in both seats."""
        after = self._by_chance(state, self.terms)
        _, usual = self._played(after, dict.fromkeys(TERMS, 0.0), responds=False)
        self.by_deals -= usual
        return after

    def _played(self, state: State, terms: dict[str, float], responds: bool) -> tuple[State, float]:
        """The state after a deal, and the change of the chance to win in it less the terms of mean zero, which are added to `terms`.

        Where the local best response does not respond, the player plays its seat too.
        """
        before, dealt = sum(terms.values()), self._of(state)
        own = dict.fromkeys(TERMS, 0.0)
        while state.phase != "deal" and (acting := next(iter(self._game.to_act(state)), None)) is not None:
            if acting == HOUSE:
                state = self._by_chance(state, terms)
            elif responds and acting == self.seat:
                view, legal = self._choices(state, acting)
                choice = self._responder.choose(view, legal)
                own[TERMS[2 if isinstance(choice, Discard) else 3]] += self._luck_of(state, view, choice)
                state, _ = self._game.apply(state, choice)
            else:
                state = self._by_player(state, acting, own if acting == self.seat else terms, responds)
        return state, self._of(state) - dealt - (sum(terms.values()) - before) - sum(own.values())

    def _luck_of(self, state: State, view: View, choice: Choice) -> float:
        """How a choice of the local best response met cards it could not see: of mean zero where the other has not shown anything yet,
        at the discard and at the lead.
        """
        drawn = np.random.default_rng([self._rng, self.number, state.deals, self.seat, len(state.plays), 16])
        if isinstance(choice, Discard):
            return self._values.luck_of_discard(state, choice.cards, drawn, OTHERS)
        far = self.rules.target - max(view.dealt_at) > SCORE_RANGE
        if view.plays or not far or self._against != AGAINST:
            return 0.0
        known = {*view.kept(self.seat), *view.discarded[self.seat], view.starter}
        stock = [card for card in range(52) if card not in known]
        others = []
        for _ in range(OTHERS):
            six = tuple(sorted(drawn.choice(stock, 6, replace=False).tolist()))
            laid = drawn_discard(six, int(self.seat != view.dealer), float(drawn.random()))
            others.append(([card for card in six if card not in laid], laid))
        return self._values.luck_of_lead(state, choice.card, others)

    def _of(self, state: State) -> float:
        """The chance to win by the value function."""
        outcome = self._game.outcome(state)
        found = self._values.of(state) if outcome is None else self._values.ended(outcome, state)
        assert found is not None
        return float(found[0])

    def _by_chance(self, state: State, terms: dict[str, float]) -> State:
        """The state after the next action of the house; both games of a pair get the same cards."""
        deal = state.deals + (state.phase == "deal")
        action = self._game.house(state, Random(f"{self._seed} {deal}"))
        after, _ = self._game.apply(state, action)
        if isinstance(action, Deal):
            drawn = np.random.default_rng([self._rng, self.number, deal, 15])
            terms["cards"] += self._of(after) - float(self._values.expected(after, drawn, DEALS)[0])
        elif isinstance(action, Turn):
            terms["starters"] += self._of(after) - self._of(state)
        return after

    def _choices(self, state: State, seat: Seat) -> tuple[View, list[Choice]]:
        legal = [each for each in self._game.legal(state, seat) if isinstance(each, Discard | Play)]
        return self._game.observe(state, seat), legal

    def _by_player(self, state: State, seat: Seat, terms: dict[str, float], responds: bool) -> State:
        """The state after a choice of the player, which the local best response in the other seat watches where it responds."""
        view, legal = self._choices(state, seat)
        # The same draw at the same place, whatever has happened before: so that deals played twice differ by decisions alone.
        draws = Random(f"{self._seed} {state.deals} {seat} {len(state.plays)} {state.phase}")
        chances = self._chances(view, legal)
        action = drawn_choice(chances, draws.random()) if chances else player(self._against, draws)(view, legal)
        if responds and isinstance(action, Play):
            self._responder.saw(self._game.observe(state, self.seat), action)
        after, events = self._game.apply(state, action)
        if chances and len(chances) > 1:
            term = choice_term(self._of, self._game, Move(state, seat, action, events, after), chances)
            terms[TERMS[2 if isinstance(action, Discard) else 3]] += term
        return after

    def _chances(self, view: View, legal: Sequence[Choice]) -> Chances | None:
        """How the player decides here; None for one whose chances are not known."""
        if is_forced(legal):
            return {legal[0]: 1.0}
        return choice_chances(self._against, view, legal)


def is_forced(legal: Sequence[Choice]) -> bool:
    """Whether there is nothing to decide: one discard, or cards of one rank."""
    return len({each.card.rank if isinstance(each, Play) else each.cards for each in legal}) == 1


def drawn_choice(chances: Chances, drawn: float) -> Choice:
    """The choice that a random number below 1 selects."""
    for choice, share in chances.items():
        drawn -= share
        if drawn < 0:
            return choice
    return max(chances, key=lambda choice: chances[choice])
