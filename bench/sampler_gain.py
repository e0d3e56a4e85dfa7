"""What the sampler gains on an earlier one: `python bench/sampler_gain.py play REVISION FILE [GAMES [RULES ...]]`.

    python bench/sampler_gain.py play f2d604c6 FILE 20   plays 20 games by each of the rules, and saves each game in FILE
    python bench/sampler_gain.py FILE                    prints the table

The earlier sampler runs from the source of that revision of the repository, as a program of its own. In each game one side is the new
sampler and the others the earlier one; the same game is played again with the sides exchanged, on the same cards as far as the play allows.
At every choice both are asked. Where they differ, the game is played on from both choices 500 times, with all cards as they lie
and by the policy of the rollouts, and the difference of the chances to win is the gain. So the luck of the cards is not in it but for
those that are hidden. The sum of the gains of a side in a game is what it would win more often against the earlier sampler,
to first order. The same command resumes; a game of two takes some two seconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from fifteentwo.cribbage import Cribbage, Discard, Play, State, View
from fifteentwo.engine.deal_rules import SOLVABLE, VARIABLE
from fifteentwo.game import HOUSE, Opening, Seat, Standing
from fifteentwo.players import player
from fifteentwo.players.protocol import read_choice, view_line
from fifteentwo.reviews.sampled_values import SampledValues
from fifteentwo.rules import CribbageRules, parse

RULES: Final = (
    *("three_players", "partners", "captain", "players=5", "players=6 teams=on", "lowball", "jokers", "crash"),
    *("nineteen", "standard stinkhole=on", "no_discard", "toss_fives", "five_card", "seven_card"),
    "standard cards_dealt=8 jokers=2",
)
"""Rules by which the expert samples; lowball, no_discard and toss_fives where there are no tables for them."""
GAMES: Final = 20
ROOT: Final = Path(__file__).parents[1]
PROGRAM: Final = """
import sys
from random import Random
from fifteentwo.cribbage import Cribbage
from fifteentwo.players import player
from fifteentwo.players.protocol import read_view, write_choice
for line in sys.stdin:
    seed, text = line.split(" ", 1)
    view = read_view(text)
    legal = Cribbage(view.rules).legal(view, view.viewer)
    print(write_choice(player("sampler", Random(int(seed)))(view, legal)), flush=True)
"""
Choice = Discard | Play


class Game(msgspec.Struct, frozen=True):
    """The gains of a game, in chances to win, summed over the sides."""

    rules: str
    number: int
    discards: float
    cards: float
    sides: int
    choices: int
    differing: int


class Sampler:
    """The sampler of a revision, as a program, which finds no tables but those of the standard game."""

    def __init__(self, source: Path) -> None:
        self._no_tables = tempfile.TemporaryDirectory()
        for name in filter(None, SOLVABLE):  # an empty folder hides the tables of a clone
            (Path(self._no_tables.name) / name).mkdir()
        environment = os.environ | {"PYTHONPATH": str(source), VARIABLE: self._no_tables.name}
        command = [sys.executable, "-c", PROGRAM]
        self._program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=source
        )

    def choice(self, view: View, legal: Sequence[Choice], seed: int) -> Choice:
        """Its choice. Raises AssertionError if it gives none."""
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(f"{seed} {view_line(view)}\n")
        self._program.stdin.flush()
        chosen = read_choice(self._program.stdout.readline().strip(), legal)
        assert chosen is not None
        return chosen


@contextmanager
def source_of(revision: str) -> Iterator[Path]:
    """The source of a revision of the repository, in a folder that is removed in the end."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "earlier"
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "-q", "--detach", tree, revision], check=True)
        try:
            yield tree / "src"
        finally:
            subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", tree], check=True)


def alike(one: Choice, other: Choice) -> bool:
    """Whether two choices come to the same: of plain cards only the rank matters in the play."""
    if isinstance(one, Play) and isinstance(other, Play):
        return one.card == other.card or (one.card.rank == other.card.rank and one.card.face == one.card.unnamed)
    return one == other


def chance(game: Cribbage, values: SampledValues, state: State, choice: Choice) -> float:
    """The chance of the seat to win after its choice, with all cards known."""
    after, _ = game.apply(state, choice)
    outcome = game.outcome(after)
    found = values.of(after) if outcome is None else values.ended(outcome, after)
    assert found is not None
    return values.win(found)


def played(earlier: Sampler, rules: CribbageRules, text: str, number: int) -> Game:
    """A game, in which one side is the new sampler: those of an even and the next odd number have the same cards."""
    game, deal = Cribbage(rules), number // 2
    seeds = Random(f"choices {number}")
    others = [player("sampler", Random(seat)) for seat in range(rules.players)]
    new_side = deal % rules.sides if number % 2 == 0 else (deal + 1) % rules.sides
    standing = Standing((0,) * rules.sides, (0,) * rules.sides)
    gains, choices, differing = {True: 0.0, False: 0.0}, 0, 0
    state = game.start(Opening(deal % rules.players))
    while acting := game.to_act(state):
        seat: Seat = acting[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, Random(f"{deal} {state.deals + (state.phase == 'deal')}")))
            continue
        view = game.observe(state, seat)
        every = game.legal(view, seat)
        legal = [each for each in every if isinstance(each, Discard | Play)]
        if len(legal) < 2 or state.due is not None:
            state, _ = game.apply(state, others[seat](view, every))
            continue
        seed = seeds.getrandbits(32)
        new = player("sampler", Random(seed))(view, every)
        old = earlier.choice(view, legal, seed)
        assert isinstance(new, Discard | Play)
        choices += 1
        if not alike(new, old):
            differing += 1
            values = SampledValues(rules, seat, standing, with_model=False)
            gain = chance(game, values, state, new) - chance(game, values, state, old)
            gains[isinstance(new, Discard)] += gain
        state, _ = game.apply(state, new if rules.side(seat) == new_side else old)
    return Game(text, number, gains[True], gains[False], rules.sides, choices, differing)


def play(revision: str, path: Path, games: int, rules: Sequence[str]) -> None:
    """Plays the games that are not in the file yet, one of each rules in turn."""
    done = {(each.rules, each.number) for each in read(path)}
    with source_of(revision) as source:
        earlier = Sampler(source)
        for number in range(games):
            for text in rules:
                if (text, number) not in done:
                    found = played(earlier, parse(text, CribbageRules), text, number)
                    with path.open("ab") as file:
                        file.write(msgspec.json.encode(found) + b"\n")


def read(path: Path) -> list[Game]:
    """The games saved in a file."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Game) for line in path.read_bytes().splitlines()]


def show(path: Path) -> None:
    """Prints the table: the mean gain of a side in percent of a game, from discards and from cards, and its standard error."""
    games = read(path)
    print(f"{'rules':<34}{'games':>6}{'differing':>11}{'discards':>10}{'cards':>8}{'gain':>8}{'error':>8}")
    for text in (*dict.fromkeys(each.rules for each in games), ""):
        some = [each for each in games if text in ("", each.rules)]
        parts = 100 * np.array([(each.discards / each.sides, each.cards / each.sides) for each in some])
        gain = parts.sum(axis=1)
        error = float(gain.std(ddof=1)) / sqrt(len(gain)) if len(gain) > 1 else float("nan")
        differing = sum(each.differing for each in some) / max(1, sum(each.choices for each in some))
        discards, cards = parts.mean(axis=0)
        print(
            f"{text or 'all together':<34}{len(some):6}{differing:11.1%}"
            f"{discards:10.2f}{cards:8.2f}{gain.mean():8.2f}{error:8.2f}"
        )


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        revision, path, *more = sys.argv[2:]
        play(revision, Path(path), int(more[0]) if more else GAMES, more[1:] or RULES)
    else:
        show(Path(sys.argv[1]))
