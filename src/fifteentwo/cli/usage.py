"""The help of the commands, in the language of the command: every text is in the catalogue `usage.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter, UnusedCliTokensError

from fifteentwo.cli.language import say, spoken
from fifteentwo.locales import is_message

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

PLACEHOLDERS: Final = {"COMMAND": "command", "[OPTIONS]": "options", "[ARGS]": "arguments", "[ARGS...]": "arguments"}
"""The words of a usage line that a reader replaces, by their key in the catalogue."""


class Commands(App):
    """Commands whose help is in the language of the command."""

    def help_print(
        self,
        tokens: Annotated[Any, Parameter(show=False)] = None,
        *,
        console: Annotated[Any, Parameter(parse=False)] = None,
    ) -> None:
        """Prints the help of the command with these tokens."""
        chain, apps, rest = self.parse_commands(tokens)
        if not chain and rest and not rest[0].startswith("-"):
            raise UnusedCliTokensError(unused_tokens=rest)
        overrides: dict[str, Any] = {"help_formatter": Translated(chain)}
        if apps[-1].help_epilogue:
            overrides["help_epilogue"] = f"{say('usage-examples')}\n{apps[-1].help_epilogue}"
        # Rich leaves by SystemExit if the reader of the output has stopped reading, which is no error.
        with self.app_stack((), overrides), suppress(SystemExit):
            super().help_print(tokens, console=console)


class Translated:
    """Formats the help of one command: cyclopts' own layout, with the texts of the catalogue."""

    def __init__(self, chain: Sequence[str]) -> None:
        from cyclopts.help.formatters import DefaultFormatter  # noqa: PLC0415 - Rich is heavy, and only help needs it

        self._chain = tuple(chain)
        self._layout = DefaultFormatter()

    def render_usage(self, console: Console, _options: ConsoleOptions, usage: Any) -> None:
        """Prints how the command is called."""
        words = str(usage).split()
        line = " ".join(_placeholder(word) if word in PLACEHOLDERS else word for word in words)
        console.print(f"{say('usage-line', line=line)}\n", style="bold", markup=False, highlight=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Prints what the command does."""
        from rich.text import Text  # noqa: PLC0415 - heavy, and only help needs it

        code = self._code("")
        self._layout.render_description(console, options, Text(f"{say(code)}\n") if code else description)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Prints a panel: the commands of a group, or the options of a command."""
        title = say("usage-title", word=str(panel.title).lower())
        entries = [self._translated(entry) for entry in panel.entries]
        self._layout(console, options, panel.copy(title=title, entries=entries))

    def _translated(self, entry: HelpEntry) -> HelpEntry:
        from rich.text import Text  # noqa: PLC0415 - heavy, and only help needs it

        name = f"-{entry.positional_label.lower()}" if entry.positional_label else entry.names[0]
        code = self._code(name if name.startswith("-") else f"-{name}")
        if code is None:
            return entry
        text = say(code).partition("\n")[0]
        if entry.choices:
            text = say("usage-choices", text=text, choices=", ".join(entry.choices))
        if entry.default is not None:
            text = say("usage-default", text=text, default=str(entry.default))
        if entry.required:
            text = say("usage-required", text=text)
        return entry.copy(description=Text(text), choices=None, default=None, required=False)

    def _code(self, name: str) -> str | None:
        """The message for this name: that of the command, or one for several commands; `lab` has its own help."""
        shared = 1 if self._chain[:1] == ("lab",) else len(self._chain) + bool(name)
        codes = ("-".join(("usage", *self._chain[place:])) + name for place in range(max(1, shared)))
        return next((code for code in codes if is_message(code, spoken())), None)


def _placeholder(word: str) -> str:
    """COMMAND, OPTIONS or ARGS in the language, with the brackets and dots around it."""
    said = say("usage-word", word=PLACEHOLDERS[word])
    return word.replace(word.strip("[.]"), said)
