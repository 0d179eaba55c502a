"""Makes specs that nothing is reported of, varied as people write them; the same ones every time."""

import random

WORDS = (
    "Cart Filter Map Photo Media Order Payment Profile Search Share Settings Player Queue Note "
    "Tag Color Address Ticket Seat Route Weather Message Contact Album Recipe Timer Comment"
).split()

SENTENCES = (
    "What is in it, and the way to pay for it.",
    "Places near the visible part of the map.",
    "Filters of the list behind it.",
    "The latest pictures, to attach to a message.",
    "One item with all that is known about it.",
    "Everything that can be done with the selection.",
)


ALWAYS_ACTIVE = {"large", "peek", "tray", "small", "all", "half", "tall"}


def detents(rng):
    """Names of detents, and their lines as written under `detents`."""
    low = rng.randrange(152, 200)
    high = rng.randrange(420, 516)
    percent = rng.randrange(32, 60)
    return rng.choice(
        (
            (["medium", "large"], ["medium", "large"]),
            (["peek", "large"], [f"peek: {low} # the search field alone", "large"]),
            (
                ["peek", "tray", "large"],
                [f"peek: {low}", f"tray: clamp({low + 80}, {percent}%, {high})", "large"],
            ),
            (["small", "large"], [f"small: min({high}, {percent}%)", "large"]),
            (["recent", "all"], [f"recent: medium + {low // 4}", f"all: 100% - {low // 10}"]),
            (
                ["short", "medium", "large"],
                [
                    f"short: {{ height: {low}, activeIn: {{ verticalSizeClass: regular }} }}",
                    "medium",
                    "large",
                ],
            ),
            (
                ["half", "tall"],
                [f"half: (100% - {low}) / 2", f'tall: {{ height: "max({high}, 80%)" }}'],
            ),
        )
    )


def sheet(rng, name):
    """One sheet of about 400 bytes."""
    names, items = detents(rng)
    lines = [f"  {name}:"]
    if rng.random() < 0.3:
        lines.append("    # Stays until what it asks for is given.")
    lines.append(f"    description: {rng.choice(SENTENCES)}")
    style = rng.random()
    if style < 0.2:
        lines.append("    modalPresentationStyle: popover")
        lines.append("    popover: { anchor: sourceView, permittedArrowDirections: [up, down] }")
    elif style < 0.5:
        lines.append("    modalPresentationStyle: formSheet")
        if rng.random() < 0.5:
            width, height = rng.randrange(320, 540), rng.randrange(400, 700)
            lines.append(f"    preferredContentSize: {{ width: {width}, height: {height} }}")
    if len(items) == 2 and items == names and rng.random() < 0.5:
        lines.append("    detents: [medium, large]")
    else:
        lines.append("    detents:")
        lines += [f"      - {item}" for item in items]
    is_attached = rng.random() < 0.4
    if rng.random() < 0.7:
        # What depends on `medium` is not active everywhere that a sheet is attached to the edge.
        opens = [name for name in names if not is_attached or name in ALWAYS_ACTIVE]
        lines.append(f"    selectedDetentIdentifier: {rng.choice(opens or names[-1:])}")
    is_undimmed = rng.random() < 0.5
    if is_undimmed:
        lines.append(f"    largestUndimmedDetentIdentifier: {names[0]}")
    if rng.random() < 0.4:
        lines.append(f"    preferredCornerRadius: {rng.randrange(4, 40)}")
    lines.append(f"    prefersGrabberVisible: {rng.choice(('true', 'false'))}")
    if rng.random() < 0.5:
        lines.append("    prefersScrollingExpandsWhenScrolledToEdge: false")
    if is_attached:
        lines.append("    prefersEdgeAttachedInCompactHeight: true")
    if rng.random() < 0.3 and not is_undimmed:
        lines.append("    isModalInPresentation: true # until it was answered")
        lines.append("    dismissal: { closeControl: true }")
    return "\n".join(lines) + "\n"


def head(rng):
    """What stands above the sheets of a spec."""
    lines = ["# Sheets of this feature."]
    if rng.random() < 0.6:
        lines += ["platform:", f'  ios: "{rng.choice(("16.0", "17.0", "18.0", "26.0"))}"']
        if rng.random() < 0.3:
            lines.append("  idioms: [phone, pad]")
    lines.append("sheets:")
    return "\n".join(lines) + "\n"


def write_folder(folder, count):
    """Writes `count` files of about 500 bytes, 1000 to a folder."""
    rng = random.Random(count)
    for index in range(count):
        group = folder / f"feature-{index // 1000:03}"
        group.mkdir(parents=True, exist_ok=True)
        text = head(rng) + sheet(rng, "".join(rng.sample(WORDS, 2)) + str(index))
        (group / f"{index:06}.sheet.yaml").write_text(text)


def write_file(file, size):
    """Writes one file of `size` bytes or a little more: 2500 sheets to the megabyte."""
    rng = random.Random(size)
    written = 0
    with file.open("w") as output:
        written += output.write(head(rng))
        index = 0
        while written < size:
            written += output.write(sheet(rng, f"{rng.choice(WORDS)}{index}"))
            index += 1
