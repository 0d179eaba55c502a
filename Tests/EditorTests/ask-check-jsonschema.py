"""Asks check-jsonschema about schemas, by their metaschema, and about specs, by docs/sheet.schema.json.

usage: ask-check-jsonschema.py CACHE [FILE...]

It is installed in the folder CACHE where it is missing. Without a file, only that is done.
Exit status: 0 if all are valid, 1 if one is not, 2 if nothing can check them.
"""

import os
import pathlib
import subprocess
import sys

TESTS = pathlib.Path(__file__).resolve().parent.parent
SCHEMA = TESTS.parent / "docs" / "sheet.schema.json"
CHECKER = "check-jsonschema==0.37.4"

sys.dont_write_bytecode = True
sys.path.insert(0, str(TESTS / "TestSupport"))
import validation


def ask(packages, *arguments):
    """Whether it found nothing; what it found is printed."""
    environment = {**os.environ, "PYTHONPATH": str(packages)}
    run = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", *arguments], env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode != 0:
        print(run.stdout)
    return run.returncode == 0


def main():
    cache = pathlib.Path(sys.argv[1])
    cache.mkdir(parents=True, exist_ok=True)
    try:
        validation.module(cache, "check_jsonschema", CHECKER)
    except Exception as error:
        print(f"no check-jsonschema: {error}", file=sys.stderr)
        return 2
    packages = cache / "packages"
    schemas = [name for name in sys.argv[2:] if name.endswith(".json")]
    specs = [name for name in sys.argv[2:] if not name.endswith(".json")]
    are_valid = True
    if schemas:
        are_valid = ask(packages, "--check-metaschema", *schemas)
    if specs:
        are_valid = ask(packages, "--schemafile", str(SCHEMA), *specs) and are_valid
    return 0 if are_valid else 1


sys.exit(main())
