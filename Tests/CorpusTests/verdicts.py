"""What sheetc does about each mistake of the corpus, and why it cannot say some lines yet.

The ids of rules are those of the reference pages; a rule may be younger than its line here.
"""

from __future__ import annotations

from typing import Any

# Why a configuration cannot be said in this version of the language.
KINDS = {
    "data": "detents that are values of a library, a bridge or a store",
    "dismissal": "a drag that the language has no words for",
    "side-effects": "a resolver that does more than to answer",
    "window-size": "a size taken from the window",
}

# The rule that reports each violation, by the corpus' name for it.
REPORTED = {
    "all-undimmed": "all-undimmed",
    "custom-equals-large": "almost-large",
    "grabber-single-detent": "single-detent-grabber",
    "identifier-shadows-system": "reserved-detent-identifier",
    "identifier-value-drift": "unit-in-name",
    "likely-misordered": "order-may-flip",
    "misordered": "misordered-detents",
    "modal-no-effect": "dead-on-style",
    "no-fallback": "unavailable-api",
    "popover-no-anchor": "missing-anchor",
    "redefines-medium": "reserved-detent-identifier",
    "redundant-default": "repeats-default",
    "scroll-expands-single-detent": "single-detent-scrolling",
    "undimmed-not-in-detents": "unknown-detent",
}

# Violations that the language has no words for, and why.
UNWRITABLE = {
    "cancel-finishes": "the end of a drag is generated, and one that is cancelled cancels",
    "completion-speed-zero": "the speed is a constant, and must be above 0",
    "duplicate-setting": "a key stands once in a sheet; twice is `duplicate-key`",
    "fallback-changes-behaviour": "a detent has one fallback, so one detent never becomes two",
    "guard-too-new": "availability checks are generated, from the version of each API",
    "screen-bounds-height": "a height knows the sheet's container, and never the screen",
    "silent-unknown-detent": "what is no detent is an error wherever it stands",
    "threshold-dead": "the end of a drag is generated, and decides by the thresholds",
    "wrong-controller": "generated code configures the sheet of the content that it presents",
}

# Violations that are none to sheetc, and why.
DISAGREED = {
    "redundant-selected-single":
        "to name the only detent is harmless, and stays right when a second one comes",
}
UNORDERED = (
    "a system detent's name is refused first, and the order is decided under a name of its own")
ONE_UNDIMMED = "with one detent, to name it is how a sheet says that it never dims"


def has_one_detent(line: dict[str, Any]) -> bool:
    """Whether a line lists one detent; other text than a system detent's name may stand for many."""
    detents = line["detents"]
    return len(detents) == 1 and (isinstance(detents[0], dict) or detents[0] in ("medium", "large"))


def verdict(name: str, line: dict[str, Any]) -> dict[str, str]:
    """What becomes of a violation."""
    if name == "all-undimmed" and has_one_detent(line):
        return {"violation": name, "verdict": "disagreed", "because": ONE_UNDIMMED}
    if name == "likely-misordered" and "identifier-shadows-system" in line["violations"]:
        return {"violation": name, "verdict": "disagreed", "because": UNORDERED}
    if name in DISAGREED:
        return {"violation": name, "verdict": "disagreed", "because": DISAGREED[name]}
    if name in UNWRITABLE:
        return {"violation": name, "verdict": "unwritable", "because": UNWRITABLE[name]}
    return {"violation": name, "verdict": "reported", "rule": REPORTED[name]}
