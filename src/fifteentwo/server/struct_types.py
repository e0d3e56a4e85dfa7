"""Reading the fields of all Struct types before threads decode messages."""

from __future__ import annotations

import contextlib

import msgspec


def read_struct_types(kind: type[msgspec.Struct] = msgspec.Struct) -> None:
    """Makes msgspec read the fields of every subclass now.

    Otherwise it reads them when it first decodes one, and a second thread that decodes the same type in the meantime
    crashes the process (msgspec 0.22). Types of modules that are imported later need a decoder in their module.
    """
    for each in kind.__subclasses__():
        with contextlib.suppress(TypeError):  # msgspec cannot decode this type, so no thread does
            msgspec.json.Decoder(each)
        read_struct_types(each)
