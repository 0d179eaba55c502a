"""Validates what `sheetc compile --emit json` writes against docs/output.schema.json.

usage: validate-json.py CACHE [FILE...]

What checks it is installed in the folder CACHE where it is missing. Without a file, only that is
done.
Exit status: 0 if all are valid, 1 if one or the schema is not, 2 if nothing can check them.
"""

import json
import pathlib
import sys

TESTS = pathlib.Path(__file__).resolve().parent.parent
SCHEMA = TESTS.parent / "docs" / "output.schema.json"

sys.dont_write_bytecode = True
sys.path.insert(0, str(TESTS / "TestSupport"))
import validation


def prepare(cache):
    return validation.jsonschema(cache).Draft202012Validator


def schema(_):
    return json.loads(SCHEMA.read_text(encoding="utf-8"))


sys.exit(validation.main(prepare, schema))
