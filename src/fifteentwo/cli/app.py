"""The commands as cyclopts parses them, and the server, which `fifteentwo` starts when no command is given."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cyclopts import App, CycloptsError, Parameter

from fifteentwo import __version__
from fifteentwo.cli import language, wrong
from fifteentwo.cli.commands import COMMANDS, GROUPS, Whole

LAST_PORT: Final = 65535
COMPILER: Final = ("numba", "llvmlite")
"""The modules that only heavy commands need."""

app = App(
    name="fifteentwo",
    help="Cribbage: play it in the browser, or score, replay and simulate it here.\n\n"
    "Without a command it starts the server and opens the browser. --lang de before a command, or FIFTEENTWO_LANG=de, "
    "says why a move is refused in German; fr and es are French and Spanish.",
    version=__version__,
    version_flags=["--version"],
    help_format="plaintext",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
    default_parameter=Parameter(negative=(), show_default=lambda value: value or None),
)
for command in COMMANDS:
    app.command(
        "fifteentwo.cli.{0}:{0}".format(command.name.replace("-", "_")),
        name=command.name,
        help=command.words,
        help_epilogue="For example:\n" + "\n".join(f"  {example}" for example in command.examples),
    )

for name, words in GROUPS.items():
    app.command(f"fifteentwo.cli.{name}:app", name=name, help=words)


@app.default
def serve(
    *,
    no_browser: bool = False,
    port: Whole | None = None,
    host: str = "127.0.0.1",
    data: str | None = None,
    database: str | None = None,
) -> int:
    """Start the server and open the browser.

    Args:
        no_browser: Do not open the browser.
        port: The port to listen on; by default 1502, or the next free one.
        host: The address to listen on; 0.0.0.0 lets other machines connect.
        data: The folder for the games; by default the user's data folder.
        database: The URL of a PostgreSQL database for the games, instead of a folder: postgresql://user@host/name.
    """
    from fifteentwo.server.serve import serve as run  # noqa: PLC0415 - heavy, and no other command needs it

    if port is not None and not 0 <= port <= LAST_PORT:
        raise wrong.WrongInput(f"--port: {port} is out of range: ports are 0 to {LAST_PORT}")
    if data is not None and database is not None:
        raise wrong.WrongInput(
            "--data and --database cannot be used together: the games are in a folder or in a database"
        )
    if database == "":
        raise wrong.WrongInput("--database: the URL is empty; write it as postgresql://user@host/name")
    folder = None if data is None else Path(data)
    try:
        return run(host=host, port=port, data=folder, open_browser=not no_browser, url=database)
    except UnicodeError:  # Python raises it for an impossible host name
        raise wrong.WrongInput(f"--host: {host!r} is not an address") from None


def run(arguments: list[str]) -> int:
    """Runs one command and returns its exit status. Raises OSError and KeyboardInterrupt."""
    try:
        spoken, arguments = language.split(arguments)
        with language.speaking(spoken):
            result: Any = app(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return wrong.say(wrong.sentence(error, arguments))
    except wrong.WrongInput as error:
        return wrong.say(str(error))
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in COMPILER:
            raise
        return wrong.say(f"this command needs Numba, which cannot be loaded: {error}")
    except SystemError as error:
        if not wrong.interrupted(error):
            raise
        return 130
    return result if isinstance(result, int) else 0
