"""Measures `sheetc check` against bare C programs and against other linters, in one run.

All programs take turns in every round, so that what else the machine does meets them alike; what
is printed are medians over the rounds, and ratios of medians.
"""

import argparse
import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys

import specs

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE.parent / ".build" / "benchmarks"
# Who takes turns over growing inputs.
PROGRAMS = ("sheetc", "loop")
COMPARATORS = ["PyYAML", "jsonschema", "yamllint", "check-jsonschema"]
MEGABYTE = 1_000_000


class Timing:
    """Medians of one command: seconds of wall time, seconds of processor time, peak bytes."""

    def __init__(self, runs):
        self.wall = statistics.median(run[0] for run in runs) / 1e9
        self.processor = statistics.median(run[1] for run in runs) / 1e6
        self.peak = statistics.median(run[2] for run in runs) * 1024


def measure(commands, rounds, repeats=None):
    """Runs each command of a dictionary in turn, as often a round as `repeats` says of its name, or once."""
    runs = {name: [] for name in commands}
    turns = [(name, turn) for name in commands for turn in range((repeats or {}).get(name, 1))]
    # Those of one name as far apart as those of others let them be.
    turns.sort(key=lambda turn: turn[1])
    for _ in range(rounds):
        for name, _ in turns:
            command = commands[name]
            output = subprocess.run(
                [BUILD / "measure", *command], check=True, stdout=subprocess.PIPE)
            wall, processor, peak, status = map(int, output.stdout.split())
            if status != 0:
                sys.exit(f"bench: `{' '.join(map(str, command))}` ended with status {status}")
            runs[name].append((wall, processor, peak))
    return {name: Timing(found) for name, found in runs.items()}


def build():
    """Compiles the C programs."""
    BUILD.mkdir(parents=True, exist_ok=True)
    compiler = shutil.which("cc") or shutil.which("clang")
    if compiler is None:
        sys.exit("bench: there is no C compiler; install `cc` or `clang`")
    for name, flags in (("hello", []), ("yaml_events", ["-lyaml"]), ("measure", [])):
        subprocess.run(
            [compiler, "-O2", HERE / f"{name}.c", "-o", BUILD / name, *flags], check=True)


def installed(executable):
    """A copy as `make install` makes it.

    What a linker has just written lies in small pieces in the memory of the system, which makes
    every start half as long again until the file is read anew.
    """
    copy = BUILD / "sheetc"
    subprocess.run(["install", executable, copy], check=True)
    return copy


def inputs(counts, megabytes):
    """Writes what is not there yet; the generator's own text decides whether it is."""
    mark = BUILD / "specs.py"
    source = (HERE / "specs.py").read_bytes()
    if not mark.exists() or mark.read_bytes() != source:
        shutil.rmtree(BUILD / "specs", ignore_errors=True)
        (BUILD / "specs").mkdir()
        mark.write_bytes(source)
    folders = {count: BUILD / "specs" / f"{count}-files" for count in counts}
    files = {size: BUILD / "specs" / f"{size}-megabytes.sheet.yaml" for size in megabytes}
    for count, folder in folders.items():
        if not folder.exists():
            specs.write_folder(folder, count)
    for size, file in files.items():
        if not file.exists():
            specs.write_file(file, size * MEGABYTE)
    return folders, files


def comparators(folder):
    """Commands of the other linters over `folder`, and why there are none, if so."""
    environment = BUILD / "venv"
    python = environment / "bin" / "python"
    try:
        if not (environment / "bin" / "check-jsonschema").exists():
            subprocess.run([sys.executable, "-m", "venv", environment], check=True)
            subprocess.run(
                [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                 *COMPARATORS], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        return {}, f"left out, since they could not be installed: {error}"
    schema = HERE.parent / "docs" / "sheet.schema.json"
    files = sorted(folder.rglob("*.sheet.yaml"))
    return {
        "PyYAML + jsonschema": [python, HERE / "jsonschema_check.py", schema, folder],
        "yamllint": [environment / "bin" / "yamllint", "-d", "relaxed", folder],
        "check-jsonschema": [environment / "bin" / "check-jsonschema", "--schemafile", schema,
                             *files],
    }, None


def row(what, value, target=""):
    print(f"  {what:<72}{value:>9}  {target}", flush=True)


def ratio(value):
    return f"{value:.2f}"


def megabytes(value):
    return f"{value / MEGABYTE:.1f} MB"


def growth(name, unit, steps, commands, rounds):
    """Measures sheetc and the C loop on growing inputs, and prints how both grow.

    Inputs of all sizes take turns as well, since a machine may be slower while the next one is read,
    and small ones more often, since they are over so soon that any disturbance shows.
    """
    found = measure(
        {(step, program): command for step in steps for program, command in commands(step).items()},
        rounds,
        {(step, program): math.isqrt(steps[-1] // step) for step in steps for program in PROGRAMS})
    sheetc, loop = ({step: found[step, program] for step in steps} for program in PROGRAMS)
    for start, end in zip(steps, steps[1:]):
        ours = sheetc[end].processor / sheetc[start].processor
        theirs = loop[end].processor / loop[start].processor
        row(f"{name}: processor time from {start:,} to {end:,} {unit}, growth / C's",
            ratio(ours / theirs), f"<= 1.15 ({ours:.1f} / {theirs:.1f} times)")
    return sheetc, loop


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="9 or more for figures to quote")
    parser.add_argument("sheetc", type=pathlib.Path)
    options = parser.parse_args()
    rounds = max(options.rounds, 1)
    is_quick = rounds < 9
    counts = [1_000, 10_000] if is_quick else [1_000, 10_000, 100_000]
    sizes = [1, 20] if is_quick else [1, 4, 20, 64]

    build()
    sheetc = installed(options.sheetc)
    print("bench: writing specs", flush=True)
    folders, files = inputs(counts, sizes)
    one = next(iter(sorted(folders[1_000].rglob("*.sheet.yaml"))))
    loop = BUILD / "yaml_events"
    print(f"\n{rounds} rounds, {os.cpu_count()} processors; targets behind the figures\n")

    found = measure(
        {"hello": [BUILD / "hello"], "sheetc": [sheetc, "check", "--strict", one]}, rounds,
        {"hello": 20, "sheetc": 20})
    row("one file: wall time / C hello-world's",
        ratio(found["sheetc"].wall / found["hello"].wall),
        f"<= 1.50 ({found['sheetc'].wall * 1e3:.2f} / {found['hello'].wall * 1e3:.2f} ms)")

    def over(path):
        return dict(zip(PROGRAMS, ([sheetc, "check", "--strict", path], [loop, path])))

    ours, theirs = growth("files", "files", counts, lambda count: over(folders[count]), rounds)
    many, bare = ours[10_000], theirs[10_000]
    row("10,000 files: wall time / bare libyaml loop's", ratio(many.wall / bare.wall),
        f"<= 1.00 ({many.wall * 1e3:.0f} / {bare.wall * 1e3:.0f} ms)")
    row("10,000 files: processor time / bare libyaml loop's",
        ratio(many.processor / bare.processor))
    row("10,000 files: peak memory", megabytes(many.peak), "< 64 MiB")

    folder, outputs = folders[10_000], BUILD / "outputs"
    shutil.rmtree(outputs, ignore_errors=True)
    unchanged = [sheetc, "compile", "--relative-to", folder, "--output-directory", outputs, folder]
    subprocess.run(unchanged, check=True)
    # What is current was not written a moment ago.
    os.sync()
    found = measure(
        {"loop": [loop, folder], "unchanged": unchanged}, rounds, {"loop": 3, "unchanged": 3})
    row("10,000 files compiled and current: wall time / the loop's",
        ratio(found["unchanged"].wall / found["loop"].wall),
        f"<= 2.00 ({found['unchanged'].wall * 1e3:.0f} / {found['loop'].wall * 1e3:.0f} ms)")

    ours, theirs = growth("one file", "MB", sizes, lambda size: over(files[size]), rounds)
    large, bare = ours[20], theirs[20]
    size = files[20].stat().st_size
    row("20 MB: wall time / bare libyaml loop's", ratio(large.wall / bare.wall))
    row("20 MB: (peak memory - 16 MiB) / size", ratio((large.peak - (16 << 20)) / size),
        f"< 6.00 ({megabytes(large.peak)})")

    others, reason = comparators(folders[1_000])
    if reason:
        row("other linters", reason)
        return
    found = measure(
        {"sheetc": [sheetc, "check", folders[1_000]], **others}, 1 if is_quick else rounds)
    for name in others:
        row(f"1,000 files: {name}'s wall time / sheetc's",
            ratio(found[name].wall / found["sheetc"].wall))


main()
