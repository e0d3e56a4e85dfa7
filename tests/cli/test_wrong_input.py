"""Wrong input: one sentence on standard error that says what and where, status 2, no traceback."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fifteentwo.cli.commands import COMMANDS
from tests.cli.commands import Keyboard, is_refusal


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "scor",
            "there is no command 'scor': the commands are score, peg, discard, play-advice, replay, review, rating, puzzle, simulate, rules, lab, patience, shuffle and square",
        ),
        ("play standard", "there is no command 'play': fifteentwo without a command opens the game in the browser"),
        ("--no-browser scor", "there is no command 'scor'"),
        ("--foo", "there is no option '--foo': see fifteentwo --help"),
        ("score --foo", "there is no option '--foo' of score: see fifteentwo score --help"),
        ("score -5H", "there is no option '-5H' of score"),
        ("rules extra", "rules: there is no preset named 'extra': name standard, "),
        ("simulate --games abc", "--games: 'abc' is not a whole number"),
        ("simulate --games 7.5", "--games: '7.5' is not a whole number"),
        ("simulate --games 1e3", "--games: '1e3' is not a whole number"),
        ("simulate --games", "--games is missing its value: see fifteentwo simulate --help"),
        ("simulate --games 0", "--games: 0 is out of range; play 1 to 10000000 games"),
        ("simulate --games -1", "--games: -1 is out of range; play 1 to 10000000 games"),
        ("simulate --games 5 --games 6", "--games is given twice: see fifteentwo simulate --help"),
        ("simulate --json=maybe", "--json: 'maybe' is not yes or no"),
        (
            "simulate --players grand",
            "--players: there is no player named 'grand': there are beginner, novice, casual, club, strong, expert, random, simple, steady, sampler and expert-points",
        ),
        ("simulate --players steady,simple,random", "--players: 3 players are named, but the game is for 2"),
        ("simulate --players ,", "--players: no players are named"),
        ("simulate --rules whist", "--rules: there is no preset named 'whist'"),
        ("simulate --rules target=7", "--rules: target=7 is out of range"),
        ("simulate --rng x", "--rng: 'x' is not a whole number"),
        ("--port 1x", "--port: '1x' is not a whole number"),
        ("--port 65536", "--port: 65536 is out of range: ports are 0 to 65535"),
        ("--port -1", "--port: -1 is out of range: ports are 0 to 65535"),
        (
            "--data here --database postgresql://x/y",
            "--data and --database cannot be used together: the games are in a folder or in a database",
        ),
        ("--database=", "--database: the URL is empty; write it as postgresql://user@host/name"),
        ("--host a..b --no-browser", "--host: 'a..b' is not an address"),
        ("replay", "FILE is missing its value: see fifteentwo replay --help"),
        ("replay one two", "replay does not take 'two'"),
        ("replay /no/such/file", "'/no/such/file' cannot be read: No such file or directory"),
        ("replay /", "'/' cannot be read: Is a directory"),
    ],
)
def test_wrong_input_is_refused_in_a_sentence(typed: Keyboard, line: str, words: str) -> None:
    said = typed(line)
    assert is_refusal(said), said
    assert said.err.startswith(f"fifteentwo: {words}")


WORDS = st.one_of(
    st.sampled_from(
        "score peg replay rules --json --jsonl --crib --starter --starter= 5H 5c TD JS ?? *1 5 K 31 -- - --help "
        "--version -h --rng --x=1 --json=1 --no-json '' /dev/null . -5".split()
    ),
    st.text(max_size=6),
)


@given(words=st.lists(WORDS, max_size=7).filter(lambda words: words and words[0] in {c.name for c in COMMANDS}))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much])
def test_no_arguments_cause_a_traceback(typed: Keyboard, words: list[str]) -> None:
    if "simulate" not in words:
        said = typed("", *words)
        assert said.status in {0, 1, 2}
        assert said.status != 2 or len(said.err.splitlines()) == 1


def test_closed_standard_input_is_refused(typed: Keyboard) -> None:
    assert typed("score --jsonl", stdin=None).err == "fifteentwo: --jsonl reads standard input, which is closed\n"
    assert is_refusal(typed("replay -", stdin=None))
