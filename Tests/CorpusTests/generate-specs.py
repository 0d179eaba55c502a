#!/usr/bin/env python3
"""Writes a spec for each configuration of the corpus that the language can say.

usage: generate-specs.py [--check]

Reads `configurations.jsonl` (facts) and `readings.json` (how their free text is read), and writes
`Specs/NNN.sheet.yaml` and `expectations.json`. With `--check` it writes nothing and exits with 1
if what is there is not what it would write. README.md tells what the files are.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import sys
import textwrap
from decimal import Decimal
from typing import Any, NamedTuple

from verdicts import KINDS, verdict

HERE = pathlib.Path(__file__).resolve().parent
SPECS = HERE / "Specs"
EXPECTATIONS = HERE / "expectations.json"

Line = dict[str, Any]
Reading = dict[str, Any]

SYSTEM = ("medium", "large")
ORDINALS = ("first", "second", "third", "fourth", "fifth")
BOOLEANS = {True: "true", False: "false", "visible": "true", "hidden": "false"}
# A radius that is a constant of the app, whose number is not told.
DESIGN_TOKEN = "16"

# Members of a line that are a boolean under another name in the language, in its order.
FLAGS = {
    "modal": "isModalInPresentation",
    "grabber": "prefersGrabberVisible",
    "scrollExpands": "prefersScrollingExpandsWhenScrolledToEdge",
    "edgeAttachedCompactHeight": "prefersEdgeAttachedInCompactHeight",
    "widthFollowsPreferred": "widthFollowsPreferredContentSizeWhenEdgeAttached",
}

# Every member that is read; any other must not be lost in silence.
KNOWN = {
    "n", "api", "style", "detents", "selected", "undimmed", "cornerRadius", "availabilityGuard",
    "violations", "runtime", "notes", "resolverShapes", "fullyStatic", *FLAGS,
}

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
    return f"{(fraction * 100).normalize():f}%"


class Detent(NamedTuple):
    """A detent of a spec; a system detent has no settings."""

    name: str
    settings: dict[str, str]

    def item(self) -> str:
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


def detents(line: Line, reading: Reading) -> list[Detent]:
    """The detents in the source's order; those without a name are told apart by their height."""
    listed: list[Any] = line.get("detents", [])
    items: list[Any] = reading["detents"] if "detents" in reading else listed
    told = [item for item in listed if item in SYSTEM]
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
            (name, value), = item.items()
            result.append(Detent(name, dict(value) if isinstance(value, dict) else {"height": value}))
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


def spec(line: Line, reading: Reading) -> str:
    """The text of the spec."""
    unread = set(line) - KNOWN - (DRAG if "interactive" in reading else set())
    if unread or "runtime" in line and "note" not in reading:
        raise ValueError(f"{sorted(unread) or 'what is decided at run time'} has no reading")
    if ("availabilityGuard" in line) != ("ios" in reading):
        raise ValueError("a line with an availability check needs a deployment target")
    keys: dict[str, Any] = {}
    if line["style"] not in ("unspecified", "sheet"):
        keys["modalPresentationStyle"] = line["style"]
    if line["style"] == "popover" and "popover-no-anchor" not in line.get("violations", []):
        keys["popover"] = "{ anchor: sourceView }"
    declared = [] if "interactive" in reading else detents(line, reading)
    if declared:
        keys["detents"] = declared
    for member, key in (
        ("selected", "selectedDetentIdentifier"), ("undimmed", "largestUndimmedDetentIdentifier"),
    ):
        name = reference(reading.get(member, line[member]), declared) if member in line else None
        if name:
            keys[key] = name
    keys.update((key, BOOLEANS[line[member]]) for member, key in FLAGS.items() if member in line)
    if "cornerRadius" in line:
        radius = line["cornerRadius"]
        keys["preferredCornerRadius"] = DESIGN_TOKEN if radius == "design token" else str(radius)
    keys.update(reading.get("also", {}))
    if "interactive" in reading:
        keys["dismissal"] = f"{{ interactive: {reading['interactive']} }}"

    comment = f"Configuration {line['n']}. {reading.get('note', '')}"
    text = [f"# {part}" for part in textwrap.wrap(comment, 97)]
    if "ios" in reading:
        text += ["platform:", f'  ios: "{reading["ios"]}"']
    text += ["sheets:", "  Configuration:"]
    for key, value in keys.items():
        if not isinstance(value, list):
            text.append(f"    {key}: {value}")
        elif any(detent.settings for detent in value):
            text += [f"    {key}:", *(f"      - {detent.item()}" for detent in value)]
        else:
            text.append(f"    {key}: [{', '.join(detent.name for detent in value)}]")
    return "\n".join(text) + "\n"


def unwritable(line: Line, reading: Reading) -> dict[str, str] | None:
    """Why the language cannot say the line, if so."""
    if line.get("notes", "").startswith("compact adaptation forced to popover"):
        return {"kind": "compact-adaptation", "because": "it is a popover on every device"}
    if "unwritable" not in reading:
        return None
    return {"kind": reading["unwritable"], "because": reading["because"]}


def outputs() -> dict[pathlib.Path, str]:
    """Every file that there should be, with its text."""
    readings = json.loads((HERE / "readings.json").read_text("utf-8"))
    files: dict[pathlib.Path, str] = {}
    configurations = []
    for text in (HERE / "configurations.jsonl").read_text("utf-8").splitlines():
        line = json.loads(text, parse_float=Decimal)
        reading = readings.pop(str(line["n"]), {})
        violations = [verdict(name, line) for name in line.get("violations", [])]
        entry: dict[str, Any] = {"n": line["n"]}
        reason = unwritable(line, reading)
        if reason:
            if reason["kind"] not in KINDS:
                raise ValueError(f"configuration {line['n']}: no kind `{reason['kind']}`")
            entry["unwritable"] = reason
        else:
            name = f"{line['n']:03}.sheet.yaml"
            try:
                files[SPECS / name] = spec(line, reading)
            except (KeyError, ValueError, StopIteration) as error:
                raise ValueError(f"configuration {line['n']}: {error}") from error
            entry["spec"] = name
            entry["sound"] = not violations
            entry["rules"] = sorted({item["rule"] for item in violations if "rule" in item})
            if any(item["verdict"] == "unwritable" for item in violations):
                entry["instead"] = reading["note"]
        if violations:
            entry["violations"] = violations
        configurations.append(entry)
    if readings:
        raise ValueError(f"readings of no line: {', '.join(readings)}")
    whole = {"kinds": KINDS, "configurations": configurations}
    files[EXPECTATIONS] = json.dumps(whole, indent=2, ensure_ascii=False) + "\n"
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if stale")
    check = parser.parse_args().check
    files = outputs()
    stale = [path for path in sorted(SPECS.glob("*")) if path not in files]
    changed = [
        path for path, text in files.items()
        if not path.exists() or path.read_bytes() != text.encode("utf-8")]
    if check:
        for path in stale + changed:
            print(f"{path.relative_to(HERE)}: not what generate-specs.py writes", file=sys.stderr)
        return 1 if stale or changed else 0
    SPECS.mkdir(exist_ok=True)
    for path in stale:
        path.unlink()
    for path in changed:
        path.write_bytes(files[path].encode("utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
