"""A rule for Bazel that makes Swift of specs.

Each spec and framework is one action, whose inputs are the spec, the configuration and sheetc
alone, so that results can be cached and made elsewhere.
"""

_EXTENSIONS = {
    "json": ".json",
    "swiftui": ".swiftui.swift",
    "uikit": ".uikit.swift",
}

def _stem(ctx, spec):
    """The name of a spec from its package on, its folders joined, without `.yaml`."""
    path = spec.short_path
    package = ctx.label.package + "/" if ctx.label.package else ""
    if path.startswith(package):
        path = path[len(package):]
    else:
        path = spec.basename
    for suffix in [".yaml", ".yml"]:
        if path.endswith(suffix):
            path = path[:-len(suffix)]
    return path.replace("/", "-")

def _compile(ctx, spec, emit):
    output = ctx.actions.declare_file(ctx.label.name + "/" + _stem(ctx, spec) + _EXTENSIONS[emit])
    inputs = [spec]
    arguments = ctx.actions.args()
    arguments.add_all(["compile", "--emit", emit, "--access", ctx.attr.access])
    if ctx.file.configuration:
        arguments.add("--config", ctx.file.configuration)
        inputs.append(ctx.file.configuration)
    else:
        arguments.add("--no-config")
    arguments.add("--output", output)
    arguments.add(spec)
    ctx.actions.run(
        mnemonic = "Sheetc",
        progress_message = "Compiling the sheets of %s" % spec.short_path,
        executable = ctx.executable.sheetc,
        arguments = [arguments],
        inputs = inputs,
        outputs = [output],
    )
    return output

def _sheet_library(ctx):
    outputs = {
        emit: [_compile(ctx, spec, emit) for spec in ctx.files.srcs]
        for emit in ctx.attr.emit
    }
    files = depset([file for group in outputs.values() for file in group])
    groups = {emit: depset(files) for emit, files in outputs.items()}
    return [DefaultInfo(files = files), OutputGroupInfo(**groups)]

sheet_library = rule(
    implementation = _sheet_library,
    doc = "Makes Swift of each spec; name the target among the `srcs` of a library of Swift.",
    attrs = {
        "access": attr.string(
            default = "internal",
            values = ["internal", "package", "public"],
            doc = "Who may use the generated Swift.",
        ),
        "configuration": attr.label(
            allow_single_file = True,
            doc = "What holds for all specs, such as `Sheets/.sheetc.yaml`, which must exist; without one, none is looked for.",
        ),
        "emit": attr.string_list(
            default = ["uikit"],
            allow_empty = False,
            doc = "What is made of each spec: `uikit`, `swiftui` (not for iOS 15) or `json`, each a group of outputs.",
        ),
        "sheetc": attr.label(
            mandatory = True,
            allow_single_file = True,
            executable = True,
            cfg = "exec",
            doc = "The sheetc that does it.",
        ),
        "srcs": attr.label_list(
            mandatory = True,
            allow_files = [".yaml", ".yml"],
            doc = "The specs.",
        ),
    },
)
