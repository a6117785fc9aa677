#!/usr/bin/env python3
"""Compares what the sources for devices use of UIKit with Fixtures/Simulator/recorder/api.tsv.

    Tests/Floors/recorder.py [--check]     --check fails for what only one of the two has

The recorder and the expectations for devices compile against Apple's UIKit, which is not here: what they use is a row of
the list, with Apple's signature, its page below https://developer.apple.com/documentation/ and the first iOS that has it,
none later than the package asks for. Members, initializers and cases are those that the compiler found in this package's
UIKit, by the index of the build; of code that only a device has, types and names.
"""

import os
import re
import subprocess
import sys

from floors import DEFINITION, REFERENCE, ROOT, IndexStore

FOLDERS = [f"Sources/Simulator/{target}" for target in ["UnfoldRecorder", "UnfoldDeviceTesting"]]
LIST = os.path.join(ROOT, "Fixtures/Simulator/recorder/api.tsv")
OWN = ("s:14UnfoldRecorder", "s:19UnfoldDeviceTesting")
TYPE = re.compile(r"\b((?:UI|NS|OSLog)[A-Z]\w+)")
# Old names of Apple's, under which this package declares these types.
RENAMED = {"NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
           "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "UITableView.SeparatorStyle": "UITableViewCell.SeparatorStyle"}
# What this package declares once more below the class that Apple has it in.
ANCESTORS = {"UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView", "UIScrollView": "UIView",
             "UILabel": "UIView", "UIButton": "UIControl", "UITextField": "UIControl", "UIControl": "UIView", "UIStackView": "UIView",
             "UICollectionViewCell": "UICollectionReusableView", "UICollectionReusableView": "UIView", "UITableViewCell": "UIView",
             "UICollectionViewFlowLayout": "UICollectionViewLayout", "UIView": "UIResponder", "UIResponder": "NSObject"}


def text_of(file):
    with open(os.path.join(ROOT, file), encoding="utf-8") as source:
        return source.read()


def elsewhere(text):
    """The lines that a device does not compile."""
    lines, open_conditions = set(), []
    for number, line in enumerate(text.splitlines(), 1):
        word = line.strip()
        if word.startswith("#if"):
            open_conditions.append([word.startswith("#if os(iOS)"), False])
        elif word.startswith("#else") and open_conditions:
            open_conditions[-1][1] = True
        elif word.startswith("#endif") and open_conditions:
            open_conditions.pop()
        elif any(is_device and is_else for is_device, is_else in open_conditions):
            lines.add(number)
    return lines


def used():
    """Members by their types, as `UITableView.cellForRow(at:)`, and types by their names."""
    store, names, own = IndexStore(os.path.join(ROOT, ".build", "debug", "index", "store")), {}, set()
    for file, records in store.units(FOLDERS):
        skipped = elsewhere(text_of(file))
        for record in records:
            for usr, name, roles, line, _ in store.occurrences(record):
                if roles & DEFINITION:
                    own.add(usr)
                elif roles & REFERENCE and usr.startswith("s:") and "Unfold" in usr and line not in skipped:
                    names[usr] = name
    usrs = sorted(usr for usr in names if usr not in own and not usr.startswith(OWN))
    if not usrs:
        sys.exit("the index has nothing of the sources for devices: build with an index store")
    answer = subprocess.run(["swift", "demangle", "-simplified", "-compact", *("$s" + usr[2:] for usr in usrs)],
                            capture_output=True, text=True, check=True).stdout.splitlines()
    return {full(demangled, names[usr]) for usr, demangled in zip(usrs, answer)}


def full(demangled, name):
    """The type, a dot and the member; Apple's name of the type."""
    path = demangled.removeprefix("static ").split("(")[0]
    owner = path.rpartition(".")[0].replace("Inert", "")
    first = RENAMED.get(owner) or RENAMED.get(owner.partition(".")[0])
    owner = first or owner
    return f"{owner}.{name}" if owner else RENAMED.get(name, name)


def is_listed(name, listed):
    """By its type, or by one that the type inherits from."""
    owner, _, member = name.rpartition(".")
    while owner:
        if f"{owner}.{member}" in listed:
            return True
        owner = ANCESTORS.get(owner)
    return name in listed


def platform():
    return float(re.search(r"\.iOS\(\.v(\d+)\)", text_of("Package.swift")).group(1))


def main():
    rows = [line.split("\t") for line in text_of(LIST).splitlines()[1:]]
    defects = [f"not four columns: {row}" for row in rows if len(row) != 4]
    listed = [row[0] for row in rows]
    code = "\n".join(text_of(os.path.join(folder, name)) for top in FOLDERS
                     for folder, _, files in os.walk(os.path.join(ROOT, top)) for name in sorted(files) if name.endswith(".swift"))
    code = re.sub(r"//.*", "", re.sub(r'"(?:\\.|[^"\\\n])*"', '""', code))
    members = used()
    types = set(TYPE.findall(code)) - {"UIKit"}
    bases = {part.split("(")[0] for name in listed for part in name.split(".")}
    defects += [f"not in the list: {name}" for name in sorted(members) if not is_listed(name, set(listed))]
    defects += [f"not in the list: {name}" for name in sorted(types) if name not in bases]
    words = set(re.findall(r"\w+", code))
    defects += [f"not used: {name}" for name in listed if name.split("(")[0].rsplit(".", 1)[-1] not in words]
    defects += [f"later than iOS {platform():g}: {row[0]}" for row in rows if len(row) == 4 and float(row[3]) >= platform() + 1]
    defects += [f"twice: {name}" for name in sorted({name for name in listed if listed.count(name) > 1})]
    defects += [f"private: {word}" for word in re.findall(r"#selector\(_\w+|\bvalue\(forKey|setValue\(|method_exchange\w+", code)]
    print(f"{len(members)} types and members of UIKit, {len(defects)} defects")
    print("\n".join(defects))
    return bool(defects) and "--check" in sys.argv


if __name__ == "__main__":
    sys.exit(main())
