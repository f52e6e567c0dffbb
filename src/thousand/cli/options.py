"""The rule set that a command line asks for: a preset or a file, a number of players, single settings."""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from thousand.cli.files import read_input
from thousand.cli.words import Failure, Misuse
from thousand.core.rules import (
    DEFAULT_PRESET,
    PRESETS,
    Domain,
    RulesForm,
    change,
    domains,
    read_rules,
)

DEFAULT_PLAYERS: Final = 3
PLAYERS: Final = "deal.players"
LARGEST_RULES: Final = 64 * 1024

_MOST_DOTS: Final = 200
_DEEPEST: Final = 50
_LARGEST_NUMBER: Final = 10**9
_YES: Final = ("yes", "true", "on")
_NO: Final = ("no", "false", "off")


def load_rules(
    rules: str = DEFAULT_PRESET, players: int | None = None, settings: Sequence[str] = ()
) -> RulesForm:
    """The rule set of a preset's name or a rule file, for some players, with `section.option=value` settings.

    Raises InvalidRules with every problem, Misuse for a name that is neither preset nor file and for a
    setting that is none, Failure for a file that is neither TOML nor JSON, OSError for one that cannot be
    read.
    """
    changes = dict(_setting(text) for text in settings)
    document = _document(rules)
    if "options" in document:
        return _whole(document, players, changes)
    stated = document.get("changes", {})
    if isinstance(stated, Mapping):
        document["changes"] = _merged(dict(_flat(stated)), changes)
    document["players"] = players if players is not None else document.get("players", DEFAULT_PLAYERS)
    return read_rules(document)


def setting_value(name: str, text: str) -> object:
    """The value that a text means for an option; the text itself where it means none of its values."""
    domain = domains().get(name)
    if domain is None:
        return text
    word = text.strip().lower().replace("-", "_")
    for reader in _READERS:
        value = reader(domain, word)
        if value is not None:
            return value
    return text


def _setting(text: str) -> tuple[str, object]:
    name, sign, value = text.partition("=")
    name = name.strip().lower().replace("-", "_")
    if not sign or not name:
        raise Misuse("cli-setting-form", setting=text[:60])
    if name == PLAYERS:
        raise Misuse("cli-setting-players")
    return name, setting_value(name, value)


def _document(rules: str) -> dict[str, Any]:
    if rules in PRESETS:
        return {"preset": rules}
    if rules != "-" and not any(sign in rules for sign in "./\\") and not Path(rules).exists():
        raise _unknown_preset(rules)
    data = read_input(rules)
    document = _parsed(rules, data)
    if "format" in document and isinstance(document.get("rules"), dict):
        return dict(document["rules"])
    if len(data) > LARGEST_RULES:
        raise Failure("cli-file-large", file=rules)
    return document


def _unknown_preset(name: str) -> Misuse:
    from difflib import get_close_matches

    near = get_close_matches(name.lower(), list(PRESETS), 1, 0.5)
    return Misuse(
        "cli-preset-unknown", preset=name[:40], near=near[0] if near else "", presets=", ".join(PRESETS)
    )


def _parsed(name: str, data: bytes) -> dict[str, Any]:
    try:
        text = data.decode("utf-8-sig")
        document = _by_form(name, text)
        _require_small(document)
    except UnicodeDecodeError:
        raise Failure("cli-file-not-utf8", file=name) from None
    except (RecursionError, MemoryError):
        raise Failure("cli-file-deep", file=name) from None
    except tomllib.TOMLDecodeError as fault:
        raise Failure("cli-file-not-toml", file=name, reason=str(fault)[:100]) from None
    except ValueError as fault:
        raise Failure("cli-file-not-json", file=name, reason=str(fault)[:100]) from None
    if not isinstance(document, dict):
        raise Failure("cli-file-not-rules", file=name)
    return document


def _by_form(name: str, text: str) -> Any:
    if name.endswith(".json") or (not name.endswith(".toml") and text.lstrip()[:1] in ("{", "[", '"')):
        return json.loads(text, object_pairs_hook=_once)
    _require_plain(name, text)
    return tomllib.loads(text)


def _require_plain(name: str, text: str) -> None:
    """Refuses a TOML text that would take its reader a time or a memory that grows with its square."""
    if len(text) > LARGEST_RULES:
        raise Failure("cli-file-large", file=name)
    if any(line.count(".") > _MOST_DOTS for line in text.splitlines()):
        raise Failure("cli-file-deep", file=name)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"key twice: {name[:40]}")
        found[name] = value
    return found


def _require_small(value: Any, depth: int = 0) -> None:
    """Refuses numbers of more digits than any option has, and what is nested deeper than any record."""
    if depth > _DEEPEST:
        raise RecursionError
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            _require_small(one, depth + 1)
    elif isinstance(value, int | float) and not -_LARGEST_NUMBER < value < _LARGEST_NUMBER:
        raise Failure("cli-file-number")


def _flat(changes: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Options by their public names, also where tables stand within tables."""
    for key, value in changes.items():
        name = f"{prefix}{key}"
        if isinstance(value, Mapping) and value:
            yield from _flat(value, f"{name}.")
        else:
            yield name, value


def _merged(first: dict[str, Any], then: Mapping[str, object]) -> dict[str, Any]:
    """Both, the second having the last word also on a group as a whole."""
    kept = {name: value for name, value in first.items() if not {name, name.rpartition(".")[0]} & then.keys()}
    return {**kept, **then}


def _whole(document: dict[str, Any], players: int | None, changes: Mapping[str, object]) -> RulesForm:
    options = document["options"]
    deal = options.get("deal") if isinstance(options, dict) else None
    if players is not None and isinstance(deal, dict):
        document["options"] = {**options, "deal": {**deal, "players": players}}
    form = read_rules(document)
    return RulesForm(change(form.rules, changes), None) if changes else form


def _switch(domain: Domain, word: str) -> object:
    if domain.group and word in (*_YES, *_NO):
        return {} if word in _YES else "off"
    if True in domain.values and False in domain.values and word in (*_YES, *_NO):
        return word in _YES
    return None


def _absent(domain: Domain, word: str) -> object:
    """`off` and its synonyms, for options that call it `off` or `none`."""
    names = [name for name in ("off", "none") if name in domain.values]
    return names[0] if names and word in ("none", *_NO) else None


def _list(domain: Domain, word: str) -> object:
    numbers = [one.strip() for one in word.strip("[]()").replace(",", "/").split("/")]
    return [int(one) for one in numbers] if domain.items and all(map(_is_number, numbers)) else None


def _fixed(domain: Domain, word: str) -> object:
    number = word.removeprefix("fixed_deals").strip("(): =")
    return f"fixed_deals({number})" if domain.fixed_deals and _is_number(number) else None


def _number(domain: Domain, word: str) -> object:
    return int(word) if _is_number(word) else None


def _name(domain: Domain, word: str) -> object:
    return word if word in domain.values else None


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


_READERS: Final[tuple[Callable[[Domain, str], object], ...]] = (
    _switch,
    _absent,
    _list,
    _fixed,
    _number,
    _name,
)
