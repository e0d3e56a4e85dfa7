"""The values of a game with all cards known, by the tables that its rules have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fifteentwo.engine.five_card.solution import covers
from fifteentwo.game import Seat, Standing
from fifteentwo.reviews.five_card_values import FiveCardValues
from fifteentwo.reviews.known_values import KnownValues
from fifteentwo.rules import CribbageRules

if TYPE_CHECKING:
    from fifteentwo.engine.equity.open_deal import PlayerModel


def values_by_tables(
    rules: CribbageRules, seat: Seat, standing: Standing, players: tuple[PlayerModel, PlayerModel] | None = None
) -> KnownValues:
    """The values of a game whose rules have tables. `players` are the models of me and of the other where the rules have any, by
    default of players who follow the tables. Raises BadTables.
    """
    if covers(rules):
        return FiveCardValues(rules, seat, standing)
    from fifteentwo.reviews.values import OpenValues  # noqa: PLC0415 - Numba is heavy

    return OpenValues(rules, seat, standing) if players is None else OpenValues(rules, seat, standing, players)
