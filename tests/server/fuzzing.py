"""Shapes for fuzzers: JSON that fits a message, JSON that nearly fits, and anything else."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import inspect

from tests.server.harness import Message

FACES = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]

CARDS = st.sampled_from([*FACES, "*1", "*2", "*1=5H", "1H", "??", ""])

ANYTHING: SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20) | CARDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def fitting(kind: inspect.Type) -> SearchStrategy[Any]:
    """JSON that can be read as this type."""
    match kind:
        case inspect.StructType(tag_field=tag_field, tag=tag, fields=fields):
            told = {field.encode_name: fitting(field.type) for field in fields}
            needed = {field.encode_name for field in fields if field.required}
            return st.fixed_dictionaries(
                ({tag_field: st.just(tag)} if tag_field else {})
                | {name: told[name] for name in told if name in needed},
                optional={name: told[name] for name in told if name not in needed},
            )
        case inspect.UnionType(types=types):
            return st.one_of(*map(fitting, types))
        case inspect.Metadata(type=inner):
            return fitting(inner)
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return st.lists(fitting(item), max_size=6)
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(fitting, items)).map(list)
        case inspect.IntType():
            return st.integers(-1, 60) | st.integers()
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.StrType(pattern=pattern):
            return st.text(max_size=30) if pattern is None else st.from_regex(pattern)
        case inspect.CustomType():
            return CARDS
        case _:
            raise NotImplementedError(kind)


@st.composite
def nearly(draw: st.DrawFn, messages: SearchStrategy[Message]) -> Message:
    """A message with a field that is wrong, missing or too many."""
    message = dict(draw(messages))
    name = draw(st.sampled_from(sorted(message)) | st.text(max_size=8))
    if name in message and draw(st.booleans()):
        del message[name]
    else:
        message[name] = draw(ANYTHING)
    return message
