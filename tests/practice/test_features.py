"""Named kinds of mistakes, each in a typical position."""

from __future__ import annotations

from typing import get_args

import pytest

from fifteentwo.analysis.features import FEATURES, Feature, features
from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.analysis.position_text import read_position
from fifteentwo.locales import languages, message


def of(text: str, chosen: str, best: str) -> tuple[Feature, ...]:
    """The kinds of mistakes of a choice compared with another."""
    position: PlayerPosition = read_position(text)
    options = {"".join(map(str, sorted(each.cards))): each for each in position.analysis().options}
    return features(position, options[chosen], options[best])


@pytest.mark.parametrize(
    ("text", "chosen", "best", "kind"),
    [
        ("p.0-0.5H5C6DJS2S9D", "5C9D", "2S9D", "break-fives"),
        ("p.0-0.5H5C6DJS2S9D", "5C9D", "2S9D", "give-five"),
        ("p.0-0.2H3C6D7SKDKS", "3CKS", "2H3C", "break-pair"),
        ("d.0-0.2H3C4D9SJSKD", "2HKD", "JSKD", "break-run"),
        ("p.0-0.2H4H6H8H9DKS", "2H4H", "9DKS", "break-flush"),
        ("p.0-0.2H8C8D9DKSKH", "8C8D", "2HKS", "give-pair"),
        ("p.0-0.2H3C7D8CTSKS", "7D8C", "3CKS", "give-fifteen"),
        ("d.6-12.AD3C3D5C9DTS", "ADTS", "5CTS", "starve-crib"),
        ("p.0-0.3H4S5C7D9HTS", "9HTS", "7D9H", "hand-too-dear"),
        ("p.0-0.5H6C8DJS-2S9D.KH.", "5H", "6C", "lead-five"),
        ("p.0-0.4H4CKDQS-2S9D.KH.", "QS", "4C", "lead-ten"),
        ("p.0-0.4H4CKDQS-2S9D.KH.", "QS", "4C", "lead-no-pair"),
        ("d.0-0.5H6C8DJS-2S9D.KH.TC", "8D", "5H", "miss-fifteen"),
        ("d.0-0.5H6C8DJS-2S9D.KH.8S", "5H", "8D", "miss-pair"),
        ("d.28-42.4H5S6C7S-JHQC.8S.6S", "6C", "7S", "grab-points"),
        ("d.28-42.4H5S6C7S-JHQC.8S.6S", "6C", "7S", "allow-pair"),
        ("d.0-0.4H5S9C7S-JHQC.8S.7C", "4H", "9C", "allow-fifteen"),
        ("p.71-56.ACJCJDJS-AD3C.KC.", "AC", "JC", "lead-ace"),
    ],
)
def test_a_mistake_has_its_name(text: str, chosen: str, best: str, kind: Feature) -> None:
    assert kind in of(text, chosen, best)


def test_the_best_choice_is_no_mistake() -> None:
    position = read_position("d.0-0.5H5C5DJS2S9D")
    best = position.analysis().options[0]
    assert features(position, best, best) == ()


def test_every_kind_has_a_name_of_its_own_in_every_language() -> None:
    assert get_args(Feature) == FEATURES
    for language in languages():
        assert len({message("mistake", {"kind": each}, language) for each in FEATURES}) == len(FEATURES)
