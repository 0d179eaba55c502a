#!/usr/bin/env python3
"""Compares what sheetc says about the corpus with what it should say, as Markdown.

usage: report.py [--flags FLAGS] SHEETC
       report.py --coverage

With `--coverage` it tells of each configuration whether it can be said, which needs no sheetc.

Exit status: 0 if all is as `expectations.json` says, 1 if an expected rule is silent, a sound
configuration has an error, or a warning meets more than one in seven of the sound ones; 2 if sheetc
could not be run.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import shlex
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
# What `check` is asked for beside the format; `--flags ""` for a sheetc without advice.
FLAGS = "--advice"
# A warning that meets more of the sound configurations is advice, or wrong.
TOLERATED = Fraction(1, 7)

Configuration = dict[str, Any]
# The severity of each rule that speaks, and the configurations it speaks about.
Findings = dict[str, tuple[str, set[int]]]


def run(sheetc: pathlib.Path, flags: list[str]) -> Findings:
    """What sheetc finds in all specs."""
    result = subprocess.run(
        [sheetc.resolve(), "check", *flags, "--format", "json", "Specs"],
        cwd=HERE, stdout=subprocess.PIPE, check=False)
    if result.returncode not in (0, 1):
        raise OSError(f"{sheetc} ended with {result.returncode}")
    findings: Findings = {}
    for diagnostic in json.loads(result.stdout)["diagnostics"]:
        number = int(pathlib.PurePath(diagnostic["path"]).name.split(".")[0])
        rule = diagnostic["rule"]
        findings.setdefault(rule, (diagnostic["severity"], set()))[1].add(number)
    return findings


def cell(numbers: Iterable[int]) -> str:
    """A count and the configurations, or nothing."""
    listed = sorted(numbers)
    return f"{len(listed)}: {', '.join(map(str, listed))}" if listed else ""


def table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)] + [""]


def violations(configurations: list[Configuration], findings: Findings) -> list[str]:
    """What becomes of every mistake that the corpus names."""
    columns = ("reported", "silent", "unwritable", "disagreed", "later")
    rows: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    reasons: dict[tuple[str, str, str], set[int]] = defaultdict(set)
    for configuration in configurations:
        for item in configuration.get("violations", []):
            name, column = item["violation"], item["verdict"]
            if column != "reported":
                reasons[name, column, item["because"]].add(configuration["n"])
            elif "spec" not in configuration:
                column = "later"
            elif configuration["n"] not in findings.get(item["rule"], ("", set()))[1]:
                column = "silent"
            rows[name][column].add(configuration["n"])
    totals = [str(sum(len(row[column]) for row in rows.values())) for column in columns]
    text = ["## Mistakes", ""]
    text += table(
        ["mistake", "reported", "should be reported", "cannot be written", "disagreed",
         "in a configuration that cannot be said yet"],
        [[name, *(cell(rows[name][column]) for column in columns)] for name in sorted(rows)]
        + [["all", *totals]])
    for verdict, title in (("unwritable", "Cannot be written"), ("disagreed", "Disagreed")):
        text += [f"{title}, because:", ""]
        text += [
            f"- {name} ({', '.join(map(str, sorted(numbers)))}): {because}"
            for (name, column, because), numbers in sorted(reasons.items()) if column == verdict]
        text.append("")
    return text


def share(part: int, whole: int) -> str:
    """A number of configurations, and what part of all that is."""
    return f"{part} of {whole} ({100 * part / whole:.1f} %)"


def coverage(configurations: list[Configuration], kinds: dict[str, str]) -> str:
    """Which configurations can be said, how each is read, and why the others cannot."""
    facts = {}
    for line in (HERE / "configurations.jsonl").read_text("utf-8").splitlines():
        fact = json.loads(line)
        facts[fact["n"]] = fact
    readings = json.loads((HERE / "readings.json").read_text("utf-8"))
    apis: dict[str, list[bool]] = defaultdict(list)
    left: dict[str, set[int]] = defaultdict(set)
    rows = []
    for item in configurations:
        number, api = item["n"], facts[item["n"]]["api"]
        apis[api].append("spec" in item)
        if "spec" in item:
            link = f"[yes](../Tests/CorpusTests/Specs/{item['spec']})"
            rows.append([str(number), api, link, readings.get(str(number), {}).get("note", "")])
        else:
            reason = item["unwritable"]
            left[reason["kind"]].add(number)
            rows.append([str(number), api, "no", f"{kinds[reason['kind']]}: {reason['because']}"])
    specs = [item for item in configurations if "spec" in item]
    whole = len(configurations)
    corrected = sum("instead" in item for item in specs)
    supposed = sum("not told" in reading.get("note", "") for reading in readings.values())
    text = [
        "# What of the corpus can be said", "",
        "Made by `Tests/CorpusTests/report.py --coverage`; how lines are read is told in",
        "[Tests/CorpusTests](../Tests/CorpusTests/README.md), and what sheetc says of them in "
        "[corpus.md](corpus.md).",
        "",
        f"**{share(len(specs), whole)} configurations can be said.** In {corrected} of these a "
        "mistake that the language has no words for is left out,",
        f"and in {supposed} something that the corpus does not tell, mostly a number, is supposed. "
        "Estimates of heights that follow the content,",
        "and the ranges of parameters, are ours: no app has them.", ""]
    text += table(["api", "can be said"], [
        [api, share(sum(answers), len(answers))] for api, answers in sorted(apis.items())])
    text += table(["cannot be said", "of all", "configurations"], [
        [kinds[kind], f"{100 * len(left[kind]) / whole:.1f} %", cell(left[kind])]
        for kind in sorted(left, key=lambda kind: (-len(left[kind]), kind))])
    text += ["## Configurations", ""]
    text += table(["n", "api", "can be said", "how it is read, or why it cannot be said"], rows)
    return "\n".join(text).rstrip("\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sheetc", type=pathlib.Path, metavar="SHEETC", nargs="?")
    parser.add_argument("--coverage", action="store_true", help="tell what can be said")
    parser.add_argument("--flags", default=FLAGS, help=f"options of `check` (default: {FLAGS})")
    arguments = parser.parse_args()
    expectations = json.loads((HERE / "expectations.json").read_text("utf-8"))
    configurations = expectations["configurations"]
    if arguments.coverage:
        print(coverage(configurations, expectations["kinds"]))
        return 0
    if arguments.sheetc is None:
        parser.error("SHEETC is missing")
    try:
        findings = run(arguments.sheetc, shlex.split(arguments.flags))
    except OSError as error:
        print(f"report.py: {error}", file=sys.stderr)
        return 2
    specs = [item for item in configurations if "spec" in item]
    sound = {item["n"] for item in specs if item["sound"]}
    corrected = [item["n"] for item in specs if "instead" in item]

    text = [
        "# The corpus", "",
        f"{len(configurations)} configurations; {len(specs)} can be said, {len(sound)} of them sound, "
        f"and {len(corrected)} without a mistake that cannot be written.", ""]
    kinds: dict[str, set[int]] = defaultdict(set)
    for item in configurations:
        if "unwritable" in item:
            kinds[item["unwritable"]["kind"]].add(item["n"])
    text += table(
        ["cannot be said yet", "configurations"],
        [[expectations["kinds"][kind], cell(kinds[kind])]
         for kind in sorted(kinds, key=lambda kind: (-len(kinds[kind]), kind))])
    text += violations(configurations, findings)

    failures = [
        f"`{rule}` is silent about configuration {item['n']}"
        for item in specs for rule in item["rules"]
        if item["n"] not in findings.get(rule, ("", set()))[1]]
    expected = {(rule, item["n"]) for item in specs for rule in item["rules"]}
    rows = []
    for rule, (severity, numbers) in sorted(
        findings.items(), key=lambda entry: (-len(entry[1][1] & sound), entry[0])
    ):
        surprised = numbers & sound
        if severity == "error":
            failures += [f"`{rule}` is an error in {n}, which is sound" for n in sorted(surprised)]
        elif severity == "warning" and len(surprised) > TOLERATED * len(sound):
            failures.append(f"`{rule}` warns about {len(surprised)} of {len(sound)} sound ones")
        others = {n for n in numbers - sound if (rule, n) not in expected}
        share = f"{100 * len(surprised) / len(sound):.1f} %"
        rows.append([f"`{rule}`", severity, share, cell(surprised), cell(others)])
    text += ["## Rules", ""]
    text += table(
        ["rule", "severity", "of the sound", "sound configurations",
         "others in which no such mistake is named"], rows)
    text += ["## Failures", "", *(f"- {failure}" for failure in failures or ["none"])]
    print("\n".join(text))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
