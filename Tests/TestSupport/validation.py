"""What the scripts that validate JSON by a schema have in common."""

import importlib
import json
import pathlib
import subprocess
import sys

VALIDATOR = "jsonschema==4.26.0"


def pip(*arguments):
    subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check",
         "--retries", "1", "--timeout", "10", *arguments],
        check=True, timeout=120, stdout=subprocess.DEVNULL)


def jsonschema(cache):
    """The module of that name, installed in the folder `cache` where it is missing."""
    sys.path.append(str(cache / "packages"))
    try:
        import jsonschema
    except ImportError:
        pip("install", "--target", str(cache / "packages"), VALIDATOR)
        # That the folder was not there has been remembered.
        importlib.invalidate_caches()
        import jsonschema
    return jsonschema


def main(prepare, schema):
    """Validates the files of the command line.

    `prepare` gets what is missing into the cache and returns the kind of validator; `schema` reads
    the schema, and one that is wrong is a fault, not a reason to skip the tests.
    Returns the exit status: 0 if all are valid, 1 if one is not, 2 if something could not be had.
    """
    cache = pathlib.Path(sys.argv[1])
    cache.mkdir(parents=True, exist_ok=True)
    try:
        kind = prepare(cache)
    except Exception as error:
        print(f"no schema: {error}", file=sys.stderr)
        return 2
    if not sys.argv[2:]:
        return 0
    try:
        document = schema(cache)
        kind.check_schema(document)
        checker = kind(document, format_checker=kind.FORMAT_CHECKER)
    except Exception as error:
        print(f"the schema is wrong: {error}")
        return 1
    status = 0
    for name in sys.argv[2:]:
        document = json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
        for error in checker.iter_errors(document):
            print(f"{pathlib.Path(name).name}: {error.json_path}: {error.message}")
            status = 1
    return status
