#!/usr/bin/env python3
"""Counts what the compiler cannot check: casts without a check, symbols under names of our own, values that threads share
by promise.

Each kind may be in the files listed here, so many times at most, and each of these files gives the reason. A class or
structure that is `@unchecked Sendable` says next to it why that is so (a comment with the word "Sendable").
With `--check`, fails where there is more; with `--list`, prints each place.
"""

import argparse
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

KINDS = {
    "@_silgen_name": re.compile(r"@_silgen_name\b"),
    "unsafeBitCast": re.compile(r"\bunsafeBitCast\b"),
    "unsafeDowncast": re.compile(r"\bunsafeDowncast\b"),
    "unowned(unsafe)": re.compile(r"\bunowned\(unsafe\)"),
    "Unmanaged": re.compile(r"\bUnmanaged[.<](?!AnyObject>[?!])"),
    "nonisolated(unsafe)": re.compile(r"\bnonisolated\(unsafe\)"),
    "@exclusivity(unchecked)": re.compile(r"@exclusivity\(unchecked\)"),
    "@unchecked Sendable": re.compile(r"@unchecked Sendable"),
}

# File names, so that a file may move; the reason is in the file.
ALLOWED = {
    "@_silgen_name": {
        "RuntimeInitializer.swift": 4,
        "ObjectiveCMessages+Controllers.swift": 6,
        "ObjectiveCMessages+Cells.swift": 4,
        "ObjectiveCMessages+Tables.swift": 4,
        "ObjectiveCMessages+Collections.swift": 4,
        "NSManagedObject+Making.swift": 2,
    },
    "unsafeBitCast": {"ClassAnswer.swift": 1},
    "unsafeDowncast": {"LayoutEngine+References.swift": 1},
    "unowned(unsafe)": {"EngineReference.swift": 1},
    "Unmanaged": {
        "AssociationKey.swift": 1,
        "SharedAddress.swift": 2,
        "UnmanagedArray.swift": 1,
        "UIView.swift": 1,
        "UncountedView.swift": 4,
        # `perform(_:)` gives one back, as Objective-C's does.
        "NSObject+Selectors.swift": 2,
        # Core Foundation's functions take and give objects as addresses.
        "CoreFoundation+Functions.swift": 4,
        "CTFontManager.swift": 1,
    },
    "nonisolated(unsafe)": {
        # Under the one lock of `AssociatedValuesLock`; the objects that own them belong to the main actor.
        "NSLayoutConstraint.swift": 1,
        "UILayoutGuide.swift": 1,
        "UIResponder.swift": 2,
        "UIGestureRecognizer.swift": 1,
        "CALayer.swift": 1,
        # The main actor's; a view that goes reads them there.
        "ItemReference.swift": 3,
        # Under a lock of the file.
        "SolverSerial.swift": 1,
        # Read by a handler of signals, which may take no lock.
        "TemporaryFile.swift": 1,
        "CrashPlace.swift": 3,
        # One thread, which measures.
        "Measurement.swift": 3,
    },
}

# At most so many in a target, each with its reason next to it.
BY_TARGET = {
    "@exclusivity(unchecked)": {"UnfoldAutoLayout": 49, "UnfoldTableLayout": 8, "UnfoldTypesetting": 1},
    "@unchecked Sendable": {
        "UnfoldAutoLayout": 17,
        "UnfoldCombine": 3,
        "UnfoldCommandLine": 1,
        "UnfoldCoreData": 13,
        "UnfoldInterfaceBuilder": 1,
        "UnfoldOS": 1,
        "UnfoldReport": 1,
        "UnfoldSimplex": 3,
        "UnfoldSurface": 5,
        "UnfoldTypesetting": 25,
    },
}

REASON = re.compile(r"//.*(Sendable|Unchecked:)")


def code_lines(path):
    """The lines of a file without comments and texts."""
    inside = False
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line.count('"""') == 1:
            inside = not inside
            yield ""
        elif inside:
            yield ""
        else:
            yield re.sub(r'"(?:\\.|[^"\\])*"', '""', line).split("//")[0]


def target_of(path):
    return path.relative_to(ROOT / "Sources").parts[1]


def places():
    found = collections.defaultdict(list)
    unexplained = []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        lines = path.read_text(encoding="utf-8").split("\n")
        for number, line in enumerate(code_lines(path)):
            for kind, pattern in KINDS.items():
                for _ in pattern.finditer(line):
                    found[kind].append((path, number + 1))
            if KINDS["@unchecked Sendable"].search(line):
                around = lines[max(0, number - 4) : number + 4]
                if not any(REASON.search(text) for text in around):
                    unexplained.append((path, number + 1))
    return found, unexplained


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    found, unexplained = places()
    mistakes = []
    for kind in KINDS:
        print(f"{kind:24}{len(found[kind]):5}")
        if options.list:
            for path, number in found[kind]:
                print(f"    {path.relative_to(ROOT)}:{number}")
        by_target = kind in BY_TARGET
        allowed = BY_TARGET[kind] if by_target else ALLOWED[kind]
        counts = collections.Counter(target_of(path) if by_target else path.name for path, _ in found[kind])
        for name, count in sorted(counts.items()):
            if count > allowed.get(name, 0):
                mistakes.append(f"{name}: {count} {kind}, where Tests/Floors/unsafe.py allows {allowed.get(name, 0)}")
    for path, number in unexplained:
        mistakes.append(
            f"{path.relative_to(ROOT)}:{number}: @unchecked Sendable without a comment '// Sendable: …' that says why")
    if options.check and mistakes:
        print("\n".join(mistakes), file=sys.stderr)
        sys.exit(1)


main()
