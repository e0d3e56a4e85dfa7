"""One line of text for the rules of any game: presets, and `field=value` where they differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, Final, TypeVar, overload

from msgspec import structs

from fifteentwo.expected import expect
from fifteentwo.locales import CodedError, CodedValueError, quotable
from fifteentwo.rules.constraints import usual_deal
from fifteentwo.rules.cribbage import CribbageRules
from fifteentwo.rules.presets import CRIBBAGE, NAMED, PRESETS, Rules
from fifteentwo.rules.values import family_of, hints, listed, read, said

R = TypeVar("R", bound=Rules)

_FAMILIES: Final = {family_of(kind): kind for kind in NAMED}
_USUAL: Final = {kind: structs.asdict(kind()) for kind in NAMED}
# Fields that follow from the players and the cards dealt, unless they are set.
_FOLLOWING: Final = ("cards_dealt", "discards", "crib")


@overload
def parse(text: str) -> Rules: ...
@overload
def parse(text: str, kind: type[R]) -> R: ...
def parse(text: str, kind: Any = None) -> Rules:
    """The rules that a line of text describes: names of presets and `field=value`, in any order.

    A preset of full cribbage stands for the fields in which it differs from `standard`, and several
    can be combined. A preset of a solo game stands for all its fields and cannot be combined.
    `field=value` overrides every preset. `kind` limits the games to one family.

    Raises ValueError with a sentence for an unknown word, for a field set twice, for two presets
    that disagree, and for a game of another kind, and TypeError for what is not text.
    """
    expect(text, str, "parse", "text")
    names, settings = _words(text, kind)
    family = _family(names, settings, kind)
    settings.pop("family", None)
    own = {name: _read(family, name, value, names) for name, value in settings.items()}
    if family is CribbageRules:
        return CribbageRules(**_filled(_mixed(names, own) | own))
    base = PRESETS[names[0]].rules if names else family()
    return structs.replace(base, **own)


def _words(text: str, kind: type[Rules] | None) -> tuple[list[str], dict[str, str]]:
    """The presets that a line names, without repeats, and the fields it sets."""
    names: list[str] = []
    settings: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if equals and name in settings:
            raise CodedValueError("rules-twice", name=quotable(name))
        if equals:
            settings[name] = value
        elif word not in PRESETS:
            there_are = tuple(PRESETS if kind is None else NAMED[kind])
            raise CodedValueError("rules-no-preset", given=quotable(word), known=listed(there_are))
        elif word not in names:
            names.append(word)
    return names, settings


def _family(names: Sequence[str], settings: Mapping[str, str], kind: type[Rules] | None) -> type[Rules]:
    """The kind of the game: by its presets, by `family=`, or full cribbage."""
    named: list[tuple[str, type[Rules]]] = [(name, type(PRESETS[name].rules)) for name in names]
    if "family" in settings:
        if settings["family"] not in _FAMILIES:
            raise CodedValueError(
                "rules-no-value",
                given=quotable(f"family={settings['family']}"),
                name="family",
                known=listed(tuple(_FAMILIES)),
            )
        named.insert(0, (f"family={settings['family']}", _FAMILIES[settings["family"]]))
    if kind is not None:
        for word, family in named:
            if family is not kind:
                raise _wrong_kind(word, family, kind)
        if not named and kind is not CribbageRules and len(NAMED[kind]) > 1:
            raise CodedValueError("rules-name-one", known=listed(tuple(NAMED[kind])))
    for (word, family), (other, its_family) in pairwise(named):
        if family is not its_family:
            why = CodedError("rules-two-kinds", first=word, kind=_kind(family), second=other, other=_kind(its_family))
            raise CodedValueError("rules-conflict", first=word, second=other, why=why)
    family = named[0][1] if named else kind or CribbageRules
    if family is not CribbageRules and len(names) > 1:
        raise CodedValueError("rules-conflict", first=names[0], second=names[1], why=CodedError("rules-two-games"))
    return family


def _wrong_kind(word: str, family: type[Rules], kind: type[Rules]) -> CodedValueError:
    known = listed(tuple(NAMED[kind]))
    if kind is CribbageRules:
        return CodedValueError("rules-solo-game", word=word, known=known)
    return CodedValueError("rules-other-kind", word=word, kind=_kind(family), wanted=_kind(kind), known=known)


def _kind(family: type[Rules]) -> CodedError:
    """The name of a family in a sentence."""
    return CodedError("rules-kind", family=family_of(family))


def _read(family: type[Rules], name: str, value: str, names: Sequence[str]) -> object:
    if name in hints(family):
        return read(family, name, value)
    where = names[0] if names else _kind(family)
    for other in NAMED:
        if name in hints(other):
            preset = next(iter(NAMED[other]))
            raise CodedValueError("rules-elsewhere", name=name, where=where, kind=_kind(other), preset=preset)
    raise CodedValueError("rules-no-rule", name=quotable(name), where=where)


def _mixed(names: Sequence[str], own: Mapping[str, object]) -> dict[str, Any]:
    """The fields that these presets of full cribbage set; they may disagree only on fields that the line itself sets."""
    chosen: dict[str, tuple[object, str]] = {}
    for word in names:
        for name, setting in differing(CRIBBAGE[word].rules).items():
            before = chosen.get(name)
            if before is not None and before[0] != setting and name not in own:
                raise CodedValueError("rules-presets-conflict", first=before[1], second=word, name=name)
            chosen[name] = (setting, word)
    return {name: setting for name, (setting, _) in chosen.items()}


def _filled(fields: dict[str, Any]) -> dict[str, Any]:
    """These fields, with those of the usual deal added where they are not set."""
    return usual_deal(fields.get("players", 2), fields.get("cards_dealt")) | fields


def insist(rules: object, who: str, kind: Any = Rules) -> None:
    """Raises TypeError unless these are rules, of this kind."""
    what = "rules" if kind is Rules else kind.__name__
    expect(rules, kind, who, what, "fifteentwo.rules.parse reads text" if isinstance(rules, str) else "")


def write(rules: Rules) -> str:
    """The shortest line that `parse` reads back: the first preset that needs the fewest further fields, and those.

    Raises TypeError for what are no rules, as `describe` does.
    """
    insist(rules, "write")
    named = NAMED[type(rules)]
    needed = {name: _needed(rules, preset.rules) for name, preset in named.items()}
    near = min(needed, key=lambda name: len(needed[name]))
    return " ".join([near, *(f"{name}={said(value)}" for name, value in needed[near].items())])


def _needed(rules: Rules, base: Rules) -> dict[str, Any]:
    """The fewest fields that turn a preset into these rules; fields that follow from others are left out."""
    fields = differing(rules, base)
    if not isinstance(base, CribbageRules):
        return fields
    of_preset, whole = differing(base), structs.asdict(rules)
    fewer = (
        {name: value for name, value in fields.items() if name not in left_out}
        for left_out in _subsets([name for name in _FOLLOWING if name in fields])
    )
    return next(needed for needed in fewer if _USUAL[CribbageRules] | _filled(of_preset | needed) == whole)


def _subsets(names: Sequence[str]) -> list[tuple[str, ...]]:
    """Every subset of the names, the largest first."""
    return [chosen for many in range(len(names), -1, -1) for chosen in combinations(names, many)]


def differing(rules: Rules, other: Rules | None = None) -> dict[str, Any]:
    """The fields that differ from those of `other`, of the same family; by default its usual game."""
    against = structs.asdict(other) if other is not None else _USUAL[type(rules)]
    return {name: value for name, value in structs.asdict(rules).items() if value != against[name]}


def every_field(rules: Rules) -> dict[str, str]:
    """The family and all fields as text. Games are stored this way, because a preset may change."""
    kept = {name: said(value) for name, value in structs.asdict(rules).items()}
    return {"family": family_of(type(rules))} | kept
