"""Validates specs against docs/sheet.schema.json as an editor would.

usage: validate-specs.py CACHE [FILE...]

YAML is read by the core schema of version 1.2, as editors do; a file that is not YAML is passed over,
for no schema sees it. A file whose name ends in `.sheetc.yaml` is a configuration.
What is needed is installed in the folder CACHE where it is missing. Without a file, only that is done.
Exit status: 0 if all are valid, 1 if one or a schema is not, 2 if nothing can check them.
"""

import json
import pathlib
import re
import sys

TESTS = pathlib.Path(__file__).resolve().parent.parent
DOCS = TESTS.parent / "docs"

sys.dont_write_bytecode = True
sys.path.insert(0, str(TESTS / "TestSupport"))
import validation


def loader(yaml):
    """A loader by the core schema of YAML 1.2, whose keys are text."""

    class CoreLoader(yaml.SafeLoader):
        yaml_implicit_resolvers = {}

        def construct_mapping(self, node, deep=False):
            self.flatten_mapping(node)
            return {
                key.value if isinstance(key, yaml.ScalarNode) else self.refuse(key):
                    self.construct_object(value, deep=True)
                for key, value in node.value
            }

        def refuse(self, key):
            raise yaml.YAMLError("a key is no text")

    def number(load, node):
        text = node.value
        if text[:2] in ("0x", "0o"):
            return int(text, 0)
        if re.fullmatch(r"[-+]?[0-9]+", text):
            return int(text)
        return float(text.replace(".inf", "inf").replace(".nan", "nan"))

    tag = "tag:yaml.org,2002:"
    for name, pattern, first in [
        ("null", r"~|null|Null|NULL|", "~nN\0"),
        ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
        ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
        ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.inf|\.nan",
         "-+.0123456789"),
        ("merge", r"<<", "<"),
    ]:
        characters = [character if character != "\0" else "" for character in first]
        CoreLoader.add_implicit_resolver(tag + name, re.compile(f"^(?:{pattern})$"), characters)
    CoreLoader.add_constructor(tag + "int", number)
    CoreLoader.add_constructor(tag + "float", number)
    CoreLoader.add_constructor(tag + "map", CoreLoader.construct_mapping)
    return CoreLoader


modules = {}


def prepare(cache):
    modules["yaml"] = validation.pyyaml(cache)
    modules["loader"] = loader(modules["yaml"])
    modules["kind"] = validation.jsonschema(cache).Draft202012Validator
    return modules["kind"]


def schema(_):
    is_configuration = any(name.endswith(".sheetc.yaml") for name in sys.argv[2:])
    name = "configuration.schema.json" if is_configuration else "sheet.schema.json"
    document = json.loads((DOCS / name).read_text(encoding="utf-8"))
    check_values(document, document)
    return document


def check_values(part, root):
    """Raises where a default or an example is not valid by the schema that shows it."""
    if isinstance(part, list):
        for item in part:
            check_values(item, root)
    if not isinstance(part, dict):
        return
    values = list(part["examples"]) if isinstance(part.get("examples"), list) else []
    if isinstance(part.get("description"), str) and "default" in part:
        values.append(part["default"])
    checker = modules["kind"]({**part, "$defs": root["$defs"]})
    for value in values:
        for error in checker.iter_errors(value):
            raise ValueError(f"{value!r} does not show its schema: {error.message}")
    for item in part.values():
        check_values(item, root)


def documents(file):
    yaml = modules["yaml"]
    try:
        return list(yaml.load_all(file.read_bytes(), Loader=modules["loader"]))
    except (yaml.YAMLError, ValueError, RecursionError):
        return []


sys.exit(validation.main(prepare, schema, documents))
