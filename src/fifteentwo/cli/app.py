"""The commands as cyclopts parses them, and the server, which `fifteentwo` starts when no command is given."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from cyclopts import CycloptsError, Parameter

from fifteentwo import __version__
from fifteentwo.cli import language, parsing, wrong
from fifteentwo.cli.commands import COMMANDS, GROUPS, Whole, examples
from fifteentwo.cli.usage import Commands
from fifteentwo.extras import MissingExtra, extra_of
from fifteentwo.locales import quotable

if TYPE_CHECKING:
    from fifteentwo.server.operation import Operation

LAST_PORT: Final = 65535
COMPILER: Final = ("numba", "llvmlite")
"""The modules that only heavy commands need."""

app = Commands(
    name="fifteentwo",
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
        help="",  # the texts are in the catalogues
        help_epilogue=examples(*command.examples),
    )

for name in GROUPS:
    app.command(f"fifteentwo.cli.{name}:app", name=name, help="")


@Parameter(name="*")
@dataclass(frozen=True)
class Operating:
    """How the server is run, as the options say it."""

    public_url: str | None = None
    proxy: list[str] | None = None
    metrics_port: Whole | None = None
    log: Literal["text", "json"] = "text"
    cluster: str | None = None
    bot: list[str] | None = None

    def read(self) -> Operation:
        """The same as the server takes it. Raises WrongInput."""
        from fifteentwo.server.operation import Operation, is_network, read_public_url  # noqa: PLC0415 - heavy
        from fifteentwo.server.programs import Programs  # noqa: PLC0415

        if self.metrics_port is not None and not 0 < self.metrics_port <= LAST_PORT:
            raise language.wrong_input("wrong-metrics-port", given=str(self.metrics_port), most=LAST_PORT)
        public = None if self.public_url is None else read_public_url(self.public_url)
        if self.public_url is not None and public is None:
            raise language.wrong_input("wrong-public-url", given=quotable(self.public_url))
        for address in self.proxy or ():
            if not is_network(address):
                raise language.wrong_input("wrong-proxy", given=quotable(address))
        try:
            programs = Programs(dict(_named(each) for each in self.bot or ()))
        except ValueError as error:
            raise language.wrong_input("wrong-reason", where="--bot", reason=language.reason(error)) from None
        return Operation(
            public_url=public,
            proxies=tuple(self.proxy or ()),
            metrics_port=self.metrics_port,
            log=self.log,
            cluster=self.cluster,
            programs=programs,
        )


BY_DEFAULT: Final = Operating()


@app.default
def serve(
    *,
    no_browser: bool = False,
    port: Whole | None = None,
    host: str = "127.0.0.1",
    data: str | None = None,
    database: str | None = None,
    operating: Operating = BY_DEFAULT,
) -> int:
    """Start the server and open the browser."""
    from fifteentwo.server.serve import serve as run  # noqa: PLC0415 - heavy

    if port is not None and not 0 <= port <= LAST_PORT:
        raise language.wrong_input("wrong-port", given=str(port), most=LAST_PORT)
    if data is not None and database is not None:
        raise language.wrong_input("wrong-data")
    if database == "":
        raise language.wrong_input("wrong-database")
    folder = None if data is None else Path(data)
    operation = operating.read()
    try:
        return run(
            host=host,
            port=port,
            data=folder,
            open_browser=not no_browser,
            url=database,
            language=language.spoken(),
            operation=operation,
        )
    except UnicodeError:  # Python raises it for an impossible host name
        raise language.wrong_input("wrong-host", given=quotable(host)) from None


def _named(bot: str) -> tuple[str, str]:
    """The name and the command of NAME=COMMAND."""
    name, _, command = bot.partition("=")
    return name.strip(), command.strip()


def run(arguments: list[str]) -> int:
    """Runs one command and returns its exit status. Raises OSError and KeyboardInterrupt."""
    try:
        spoken, arguments = language.split(arguments)
        with language.speaking(spoken):
            try:
                result: Any = app(arguments, exit_on_error=False, print_error=False)
            except CycloptsError as error:
                return wrong.say(parsing.sentence(error, arguments))
            except ImportError as error:
                if (extra := extra_of(error)) is not None:
                    return wrong.say(language.reason(MissingExtra(extra)))
                if (error.name or "").partition(".")[0] not in COMPILER:
                    raise
                return wrong.say(language.say("wrong-numba", reason=error))
    except wrong.WrongInput as error:
        return wrong.say(str(error))
    except SystemError as error:
        if not wrong.interrupted(error):
            raise
        return 130
    return result if isinstance(result, int) else 0
