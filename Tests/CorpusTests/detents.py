"""How the detents of a line are read: their names, their heights, and what refers to them."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any, NamedTuple

Line = dict[str, Any]
Reading = dict[str, Any]

SYSTEM = ("medium", "large")
ORDINALS = ("first", "second", "third", "fourth", "fifth")

# Members that say how a drag dismisses; a reading gives them as `interactive`.
DRAG = {"threshold", "velocity", "duration"}

# Free text that says a height, and the height in the language.
HEIGHTS = (
    (r"constant (\d+)", lambda number: number),
    (r"([\d.]+)\*max", lambda number: percent(Decimal(number))),
    (r"max-(\d+)", lambda number: f"100% - {number}"),
    (r"min\((?:max, )?(\d+)(?:, max)?\)", lambda number: f"min({number}, 100%)"),
)


def percent(fraction: Decimal) -> str:
    """A part of the tallest height, as the language writes it."""
    return f"{(fraction * 100).normalize():f}%"


class Detent(NamedTuple):
    """A detent of a spec; a system detent has no settings."""

    name: str
    settings: dict[str, str]

    @classmethod
    def reading(cls, item: Any) -> Detent:
        """The detent of a reading: a name, or a name with its height or settings."""
        if isinstance(item, str):
            return cls(item, {})
        (name, value), = item.items()
        return cls(name, dict(value) if isinstance(value, dict) else {"height": value})

    def item(self) -> str:
        """The detent as an item of a list."""
        if not self.settings:
            return self.name
        if list(self.settings) == ["height"]:
            return f"{self.name}: {self.settings['height']}"
        values = ((key, f'"{value}"' if "," in value and "{" not in value else value)
                  for key, value in self.settings.items())
        return f"{self.name}: {{ {', '.join(f'{key}: {value}' for key, value in values)} }}"


def height(source: dict[str, Any]) -> tuple[str | None, str]:
    """The name that a detent has in the corpus, if any, and its height."""
    if "fraction" in source:
        return None, percent(source["fraction"])
    if "height" in source:
        return None, str(source["height"])
    for pattern, write in HEIGHTS:
        match = re.fullmatch(
            pattern + r"(?:, (?:no|own) identifier|, identifier (\S+))?", source["custom"])
        if match:
            name = match.group(2)
            camel = name and re.sub(r"-(\w)", lambda letter: letter.group(1).upper(), name)
            return camel, write(match.group(1))
    raise ValueError(f"a height without a reading: {source['custom']}")


def is_short(text: str) -> bool:
    """Whether a height is less than half of the tallest, or than 400 points."""
    return Decimal(text[:-1]) < 50 if text.endswith("%") else Decimal(text) < 400


def said(reading: Reading) -> set[str]:
    """The members of a line that its reading says by hand."""
    return set(reading.get("says", ())) | (DRAG if "interactive" in reading else set())


def detents(line: Line, reading: Reading) -> list[Detent]:
    """The detents in the source's order; those without a name are told apart by their height."""
    listed: list[Any] = line.get("detents", [])
    items: list[Any] = reading["detents"] if "detents" in reading else listed
    told = [] if "detents" in said(reading) else [item for item in listed if item in SYSTEM]
    if told and told != [item for item in items if item in SYSTEM]:
        raise ValueError("the reading has other system detents than the line")
    nameless = len([
        item for item in items
        if "detents" not in reading and item not in SYSTEM and height(item)[0] is None])
    result = []
    for item in items:
        if item in SYSTEM:
            result.append(Detent(item, {}))
        elif "detents" in reading:
            result.append(Detent.reading(item))
        else:
            name, text = height(item)
            if name is None:
                single = "short" if is_short(text) else "tall"
                name = single if nameless == 1 else ORDINALS[len(result)]
            result.append(Detent(name, {"height": text}))
    for name, fallback in reading.get("fallback", {}).items():
        next(detent for detent in result if detent.name == name).settings["fallback"] = fallback
    return result


def reference(value: Any, declared: list[Detent]) -> str | None:
    """The detent that a line names, or none where the app decides by a binding."""
    if value == "disabled explicitly":
        return "none"
    if value in SYSTEM or value in [detent.name for detent in declared]:
        return str(value)
    if value == "binding" or str(value).startswith("binding, becomes"):
        return None
    own = [detent.name for detent in declared if detent.settings]
    if isinstance(value, dict) or str(value).split(" ")[0] == "custom":
        (name,) = own
        return name
    raise ValueError(f"a detent without a reading: {value}")
