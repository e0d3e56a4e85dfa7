"""Names typed by people: whole emoji, nothing invisible, no change of text direction."""

import pytest

from fifteentwo.server.names import NAME_LENGTH, clean_name

FAMILY = "👨🏻‍👩🏿‍👧🏽‍👦🏼"
WALES = "🏴󠁧󠁢󠁷󠁬󠁳󠁿"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "O'Brien-Świątek",
        "李小龍",
        "김민준",
        "سارا",
        "می\u200cخواهم",  # Persian: a zero-width non-joiner within a word
        "ශ්\u200dරී",  # Sinhala: a zero-width joiner within a letter
        "कृष्ण",
        FAMILY,
        "❤️",
        "👋🏽 Bob",
        "🏳️‍🌈🇫🇷",
        WALES,
        "1️⃣",
        "7",
        "\U0001fae8",  # an emoji of Unicode 15
    ],
)
def test_a_good_name_is_not_changed(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \t B.\u00a0\u3000C.\u2028\x07D ", "Ann B. C. D"),
        ("Jose\u0301", "José"),
        ("\u202eAnn\u202c", "Ann"),
        ("\u2066Ann\u2069\u200f", "Ann"),
        ("A\u200bn\ufeffn\u00ad", "Ann"),
        ("Ann\u200d", "Ann"),
        ("Ann \u200d Bob", "Ann Bob"),
        ("Ann\ud800", "Ann"),
        ("e\u0301\x00\x1b[31m", "é [31m"),
    ],
)
def test_invisible_characters_are_removed(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    ["", " ", "\u200b", "\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u0301", "\u00ad", "\u202e", "\u200d\u200d",
     "\u180e", "\ufe0f", "\x00", "\ud800", "\u2800 \u200b\u3164\u0301", "\U000e0061\U000e007f"],
)  # fmt: skip
def test_an_invisible_name_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="at least one visible"):
        clean_name(typed)


@pytest.mark.parametrize(
    "cluster", ["A", "é", "e\u0328\u0301", FAMILY, "🇫🇷", WALES, "각", "\u1100\u1161\u11f0", "कि", "1️⃣", "❤️"]
)
def test_the_length_is_counted_in_visible_characters(cluster: str) -> None:
    name = clean_name(cluster * NAME_LENGTH)
    assert clean_name(name) == name
    with pytest.raises(ValueError, match="at most 40"):
        clean_name(cluster * (NAME_LENGTH + 1))


def test_combining_marks_are_limited() -> None:
    with pytest.raises(ValueError, match="at most 40"):
        clean_name("A" + "\u0300\u0489" * 100)
