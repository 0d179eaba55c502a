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
import sys
import textwrap
from decimal import Decimal
from typing import Any

from detents import Detent, Line, Reading, detents, reference, said
from verdicts import KINDS, verdict

HERE = pathlib.Path(__file__).resolve().parent
SPECS = HERE / "Specs"
EXPECTATIONS = HERE / "expectations.json"

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


def popover(line: Line) -> str | None:
    """How a popover is shown, unless its line says that it has no anchor."""
    if line["style"] != "popover" or "popover-no-anchor" in line.get("violations", []):
        return None
    stays = line.get("notes", "").startswith("compact adaptation forced to popover")
    return f"{{ anchor: sourceView{', compactAdaptation: none' if stays else ''} }}"


def settings(line: Line, reading: Reading) -> dict[str, Any]:
    """The keys of a sheet."""
    keys: dict[str, Any] = {}
    if line["style"] not in ("unspecified", "sheet"):
        keys["modalPresentationStyle"] = line["style"]
    if shown := popover(line):
        keys["popover"] = shown
    declared = [] if "interactive" in reading else detents(line, reading)
    if declared:
        keys["detents"] = declared
    by_hand = said(reading)
    for member, key in (
        ("selected", "selectedDetentIdentifier"), ("undimmed", "largestUndimmedDetentIdentifier"),
    ):
        if member in line and member not in by_hand:
            if name := reference(reading.get(member, line[member]), declared):
                keys[key] = name
    keys.update(
        (key, BOOLEANS[line[member]]) for member, key in FLAGS.items()
        if member in line and member not in by_hand)
    if "cornerRadius" in line:
        radius = line["cornerRadius"]
        keys["preferredCornerRadius"] = DESIGN_TOKEN if radius == "design token" else str(radius)
    keys.update(reading.get("also", {}))
    if "interactive" in reading:
        keys["dismissal"] = f"{{ interactive: {reading['interactive']} }}"
    return keys


def written(key: str, value: Any) -> list[str]:
    """The lines of a key: text, or detents."""
    if not isinstance(value, list):
        return [f"{key}: {value}"]
    if any(detent.settings for detent in value):
        return [f"{key}:", *(f"  - {detent.item()}" for detent in value)]
    return [f"{key}: [{', '.join(detent.name for detent in value)}]"]


def variants(reading: Reading) -> list[str]:
    """The lines of the variants, whose keys a reading gives by hand."""
    text = []
    for variant in reading.get("variants", ()):
        lines = [
            line for key, value in variant.items()
            for line in written(key, [*map(Detent.reading, value)] if key == "detents" else value)]
        text += [f"  {'- ' if index == 0 else '  '}{line}" for index, line in enumerate(lines)]
    return ["variants:", *text] if text else []


def spec(line: Line, reading: Reading) -> str:
    """The text of the spec."""
    unread = set(line) - KNOWN - said(reading)
    if unread or "runtime" in line and "note" not in reading:
        raise ValueError(f"{sorted(unread) or 'what is decided at run time'} has no reading")
    if missing := set(reading.get("says", ())) - set(line):
        raise ValueError(f"the line has no {sorted(missing)}")
    if ("availabilityGuard" in line) != ("ios" in reading):
        raise ValueError("a line with an availability check needs a deployment target")
    comment = f"Configuration {line['n']}. {reading.get('note', '')}"
    text = [f"# {part}" for part in textwrap.wrap(comment, 97)]
    if "ios" in reading:
        text += ["platform:", f'  ios: "{reading["ios"]}"']
    text.append("sheets:")
    for name, own in {"Configuration": {}, **reading.get("further", {})}.items():
        whole = {"says": reading.get("says", ()), **own} if own else reading
        lines = [
            part for key, value in settings(line, whole).items() for part in written(key, value)]
        text += [f"  {name}:", *(f"    {part}" for part in lines + variants(whole))]
    return "\n".join(text) + "\n"


def unwritable(reading: Reading) -> dict[str, str] | None:
    """Why the language cannot say the line, if so."""
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
        reason = unwritable(reading)
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
