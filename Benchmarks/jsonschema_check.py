"""Checks specs as a script would that is written around PyYAML and jsonschema."""

import json
import pathlib
import sys

import jsonschema
import yaml

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def main(schema, *paths):
    validator = jsonschema.Draft202012Validator(json.loads(pathlib.Path(schema).read_text()))
    status = 0
    for path in paths:
        found = [pathlib.Path(path)]
        if found[0].is_dir():
            found = sorted(found[0].rglob("*.sheet.yaml"))
        for file in found:
            for error in validator.iter_errors(yaml.load(file.read_bytes(), Loader)):
                print(f"{file}: {error.message}")
                status = 1
    return status


sys.exit(main(*sys.argv[1:]))
