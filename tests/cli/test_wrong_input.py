"""Wrong input: one sentence on standard error that says what and where, status 2, no traceback."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fifteentwo.cli.commands import COMMANDS
from tests.cli.commands import Keyboard, is_refusal
from tests.locales.pseudo import SAID, erase_messages


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "scor",
            "there is no command 'scor': the commands are score, peg, discard, play-advice, replay, verify, review, rating, puzzle, simulate, club, tui, engine, rules, lab, patience, shuffle and square",
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
        (
            "--public-url example.org",
            "--public-url: 'example.org' is not the URL of a server: write it as https://cribbage.example.org",
        ),
        ("--proxy nobody", "--proxy: 'nobody' is neither an address nor a network"),
        ("--metrics-port 0", "--metrics-port: 0 is out of range: ports are 1 to 65535"),
        ("--host a..b --no-browser", "--host: 'a..b' is not an address"),
        ("club --port 65536", "--port: 65536 is out of range: ports are 0 to 65535"),
        ("club --host a..b", "--host: 'a..b' is not an address"),
        ("club --name=", "--name: a name needs at least one visible letter, digit or symbol"),
        ("club --format knockout", "--format: 'knockout' is not acc9, acc22, round-robin, swiss or arena"),
        ("replay", "replay needs the record of a game: fifteentwo replay match.txt"),
        ("scor --help", "there is no command 'scor'"),
        ("square pray", "there is no command 'square pray': the commands are play, maximum, par and match"),
        ("square pray --help", "there is no command 'square pray'"),
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


REFUSED = {
    "scor": ("den Befehl „scor“ gibt es nicht", "la commande « scor » n’existe pas", "no existe la orden «scor»"),
    "score --krib": ("die Option „--krib“ gibt es", "l’option « --krib » de score", "no existe la opción «--krib»"),
    "simulate --games x": ("„x“ ist keine ganze Zahl", "« x » n’est pas un nombre entier", "«x» no es un número"),
    "patience match --aim luck": ("nicht points oder chance", "points ou chance", "points o chance"),
    "replay /no/such/file": ("kann nicht gelesen werden", "ne peut pas être lu", "no se puede leer"),
    "discard 5H 5H": ("Herz-Fünf steht zweimal", "cinq de cœur figure deux", "cinco de corazones aparece dos"),
    "play-advice --hand 5X": ("„5X“ ist keine Karte", "« 5X » n’est pas une carte", "«5X» no es una carta"),
    "score 5H 5C 5D JX": ("die Hand: „JX“ ist", "la main : « JX » n’est", "la mano: «JX» no es"),
    "score 5H 5C 5D": ("es 4 Karten, nicht 3", "4 cartes en plus", "4 cartas además"),
    "peg K Q 9 8": (
        "Karte 4, 8: Der Stand käme auf 37",
        "carte 4, 8 : le compte passerait",
        "carta 4, 8: la cuenta llegaría",
    ),
    "square play --deal -1": ("Blatt -1 gibt es nicht", "la donne -1 n’existe pas", "no existe el reparto -1"),
}


@pytest.mark.parametrize("line", REFUSED)
def test_wrong_input_is_refused_in_the_language_of_the_option(typed: Keyboard, line: str) -> None:
    for language, words in zip(("de", "fr", "es"), REFUSED[line], strict=True):
        said = typed(f"--lang {language} {line}")
        assert is_refusal(said), said
        assert words in said.err


@pytest.mark.parametrize("line", [*REFUSED, "play", "replay", "replay a b", "--port 65536", "score", "peg --jsonl 4"])
def test_no_word_of_a_refusal_is_outside_the_catalogues(
    typed: Keyboard, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    erase_messages(monkeypatch)
    assert typed(line).err == f"fifteentwo: {SAID}\n"
