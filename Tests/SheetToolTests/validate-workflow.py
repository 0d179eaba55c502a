"""Validates workflows of GitHub against the schema that check-jsonschema carries.

usage: validate-workflow.py CACHE [WORKFLOW...]

The package is installed where it is missing, in the folder CACHE. Without a workflow, only that is done.
Exit status: 0 if all are valid, 1 if one is not, 2 if the package could not be had.
"""

import os
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "TestSupport"))
import validation

PACKAGE = "check-jsonschema==0.37.4"


def main():
    packages = pathlib.Path(sys.argv[1]) / "packages"
    try:
        if not (packages / "check_jsonschema").exists():
            packages.mkdir(parents=True, exist_ok=True)
            validation.pip("install", "--target", str(packages), PACKAGE)
    except Exception as error:
        print(f"no schema: {error}", file=sys.stderr)
        return 2
    if not sys.argv[2:]:
        return 0
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows",
         *sys.argv[2:]],
        env={**os.environ, "PYTHONPATH": str(packages)}, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    print(done.stdout.decode())
    return 1 if done.returncode else 0


sys.exit(main())
