"""What the scripts that validate JSON by a schema have in common."""

import importlib
import json
import pathlib
import subprocess
import sys

VALIDATOR = "jsonschema==4.26.0"
PYYAML = "PyYAML==6.0.2"


def pip(*arguments):
    subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check",
         "--retries", "1", "--timeout", "10", *arguments],
        check=True, timeout=120, stdout=subprocess.DEVNULL)


def module(cache, name, requirement):
    """The module `name`, installed in the folder `cache` where it is missing."""
    packages = str(cache / "packages")
    if packages not in sys.path:
        sys.path.append(packages)
    try:
        return importlib.import_module(name)
    except ImportError:
        pip("install", "--target", packages, requirement)
        # That the folder was not there has been remembered.
        importlib.invalidate_caches()
        return importlib.import_module(name)


def jsonschema(cache):
    """The module of that name."""
    return module(cache, "jsonschema", VALIDATOR)


def pyyaml(cache):
    """The module of that name."""
    return module(cache, "yaml", PYYAML)


def json_documents(file):
    """The one document of a file of JSON."""
    return [json.loads(file.read_text(encoding="utf-8"))]


def main(prepare, schema, documents=json_documents):
    """Validates the files of the command line.

    `prepare` gets what is missing into the cache and returns the kind of validator; `schema` reads
    the schema, and one that is wrong is a fault, not a reason to skip the tests. `documents` gives
    what stands in a file.
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
        file = pathlib.Path(name)
        for document in documents(file):
            for error in checker.iter_errors(document):
                print(f"{file.name}: {error.json_path}: {error.message}")
                status = 1
    return status
