"""What the seat in turn sees of a game in an array, as a row of small numbers, and the cards it may choose."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import leaf
from fifteentwo.envs.batch.games import BatchRules, Game, allowed

CARDS: Final = 52


class Columns(NamedTuple):
    """Some columns of an observation."""

    name: str
    begin: int
    end: int
    meaning: str


def _columns() -> tuple[Columns, ...]:
    of_cards = (
        ("held", "1 for each card the observer holds"),
        ("discarded", "1 for each card the observer discarded"),
        ("own plays", "for each card the observer played its place among the plays of the deal: 1, 2, ..."),
        ("other's plays", "the same for the other's cards"),
        ("row", "for each card of the count in progress its place in the row: 1, 2, ..."),
        ("starter", "1 for the starter, once it is turned up"),
    )
    of_one = (
        ("score", "the observer's score"),
        ("other's score", "the other's score"),
        ("dealer", "1 if the observer deals"),
        ("playing", "1 during the play, 0 during the discards"),
        ("count", "the count"),
        ("other's cards", "the number of cards the other holds"),
        ("go", "1 if the observer said go in this count"),
        ("other's go", "1 if the other said go in this count"),
    )
    cards = [Columns(name, CARDS * at, CARDS * (at + 1), meaning) for at, (name, meaning) in enumerate(of_cards)]
    first = cards[-1].end
    return (*cards, *(Columns(name, first + at, first + at + 1, meaning) for at, (name, meaning) in enumerate(of_one)))


COLUMNS: Final = _columns()
"""The columns of an observation, in order."""
WIDTH: Final = COLUMNS[-1].end

_OWN_PLAYS, _OTHERS_PLAYS, _ROW, _STARTER = (columns.begin for columns in COLUMNS[2:6])
_FIRST_NUMBER: Final = COLUMNS[6].begin


_WORDS: Final = 13
"""A row of cards in words of 32 bits, or two rows in words of 64 bits."""
_BYTES: Final = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")
_EIGHT: Final = _BYTES.view(np.uint64)[:, 0].copy()
"""Eight bits as eight bytes."""
_FOUR: Final = _EIGHT[:16].astype(np.uint32)
"""Four bits as four bytes."""


class Views(NamedTuple):
    """The observations and masks, and the same memory in words of 64 and 32 bits."""

    observations: NDArray[np.uint8]
    """(n, WIDTH)."""
    masks: NDArray[np.bool_]
    """(n, 52)."""
    observation_words: NDArray[np.uint64]
    """(n, WIDTH / 8)."""
    mask_words: NDArray[np.uint32]
    """(n, 13)."""


def views_of(observations: NDArray[np.uint8], masks: NDArray[np.bool_]) -> Views:
    """The views of these arrays."""
    return Views(observations, masks, observations.view(np.uint64), masks.view(np.uint32))


@leaf
def write_mask(cards: int, words: NDArray[np.uint32]) -> None:
    """Writes a byte of 1 for each card of a set, and of 0 for each other card."""
    for rank in range(_WORDS):
        words[rank] = _FOUR[cards >> 4 * rank & 15]


@leaf
def write_two_sets(first: int, second: int, words: NDArray[np.uint64]) -> None:
    """The same for two sets, the cards of the second after those of the first."""
    low = first | second << CARDS
    high = second >> 64 - CARDS
    for place in range(8):
        words[place] = _EIGHT[low >> 8 * place & 255]
    for place in range(8, _WORDS):
        words[place] = _EIGHT[high >> 8 * place - 64 & 255]


@leaf
def observe(game: Game, rules: BatchRules, views: Views, at: int) -> None:
    """Writes what the seat in turn sees and may do."""
    own = game.turn
    other = 1 - own
    write_mask(allowed(game, rules), views.mask_words[at])
    words = views.observation_words[at]
    write_two_sets(game.held[own], game.discarded[own], words)
    words[_WORDS:] = 0
    seen = views.observations[at]
    played = game.plays
    start = game.count_from
    own_played = 0
    for place in range(played):
        card = game.cards[place]
        mine = game.players[place] == own
        own_played += mine
        seen[(_OWN_PLAYS if mine else _OTHERS_PLAYS) + card] = place + 1
        if place >= start:
            seen[_ROW + card] = place - start + 1
    playing = game.to_discard == 0
    seen[_STARTER + game.starter] = playing
    others_cards = rules.dealt - (rules.discards + played - own_played if playing else 0)
    seen[_FIRST_NUMBER] = game.scores[own]
    seen[_FIRST_NUMBER + 1] = game.scores[other]
    seen[_FIRST_NUMBER + 2] = game.dealer == own
    seen[_FIRST_NUMBER + 3] = playing
    seen[_FIRST_NUMBER + 4] = game.count
    seen[_FIRST_NUMBER + 5] = others_cards
    seen[_FIRST_NUMBER + 6] = game.gone[own]
    seen[_FIRST_NUMBER + 7] = game.gone[other]
