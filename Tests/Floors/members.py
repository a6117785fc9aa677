#!/usr/bin/env python3
"""Writes the table of what UIKit's classes have, by which drafts tell what others add to them, from the built modules.

With `--check`, fails where the table is not what the modules have.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
ADAPTER = ROOT / "Sources/AppCode/UnfoldSourceAdapter/Structure/Data"
TABLE = ADAPTER / "UIKitMemberList.swift"
MODULES = """UnfoldTypesetting UnfoldAutoLayout UnfoldTableLayout UnfoldCollectionLayout UnfoldInterfaceBuilder
UnfoldSurface UIKit Foundation FoundationEssentials""".split()
OTHERS = "NSObject UIResponder UIImage UIScreen UIDevice UIBezierPath Bundle UserDefaults NSLayoutAnchor NSLayoutDimension UIEdgeInsets CGRect CGSize CGPoint NSAttributedString NSMutableAttributedString UIView.ContentMode".split()
# What the build or the adapter declares.
ADDED = {"Bundle": {".module"}}
KINDS = {"method", "property", "type.method", "type.property", "enum.case", "init"}


def graphs(folder):
    for module in MODULES:
        subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", module, "-I", ROOT / ".build/debug/Modules", "-target",
             target(), "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
            check=True, stdout=subprocess.DEVNULL)
    return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.json"))]


def target():
    answer = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True)
    return json.loads(answer.stdout)["target"]["unversionedTriple"]


def table(graphs):
    names, own, above = {}, collections.defaultdict(set), collections.defaultdict(set)
    types = set()
    for graph in graphs:
        for symbol in graph["symbols"]:
            kind, path = symbol["kind"]["identifier"].removeprefix("swift."), symbol["pathComponents"]
            name = ".".join(path)
            names[symbol["identifier"]["precise"]] = name
            if kind not in KINDS:
                types.add(name)
            elif re.match(r"[a-z]\w*(\(.*\))?$", path[-1]):
                isOfType = kind in ("type.method", "type.property", "enum.case")
                own[".".join(path[:-1])].add(("." if isOfType else "") + path[-1])
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] in ("inheritsFrom", "conformsTo"):
                source = names.get(relation["source"])
                target = names.get(relation["target"], relation.get("targetFallback", "").split(".")[-1])
                if source and target:
                    above[source].add(target)
    families = re.search(r'"""(.*?)"""', (ADAPTER / "UIKitClassList.swift").read_text(), re.S)[1].split()
    parents = {}
    for line in re.search(r'"""(.*?)"""', (ADAPTER / "UIKitClassList.swift").read_text(), re.S)[1].split("\n"):
        parent, *children = line.split() or [None]
        parents |= {child: parent for child in children}
    classes = sorted(set(families) | set(OTHERS))

    def members(name, seen):
        if name in seen:
            return set()
        seen.add(name)
        return own[name].union(*(members(other, seen) for other in above[name]))

    everything = {name: members(name, set()) for name in classes}
    lines = []
    for name in classes:
        words = everything[name] - everything.get(parents.get(name, "NSObject" if name != "NSObject" else ""), set())
        words = {word for word in words if not word.lstrip(".").startswith("adapted")}
        words |= ADDED.get(name, set())
        if not words:
            continue
        lines.append(" ".join([name] + sorted(words)))
    plain = sorted(name for name in types if re.match(r"UI[A-Z]\w*$", name) and not name.endswith("Inert"))
    return lines, plain


def source(lines, plain):
    text = "\n".join("        " + line for line in lines)
    words, rows = [], []
    for word in plain:
        if sum(map(len, words)) + len(words) + len(word) > 108:
            rows.append(" ".join(words))
            words = []
        words.append(word)
    rows.append(" ".join(words))
    return f"""// Written by Tests/Floors/members.py from the built modules.
enum UIKitMemberList {{
    /// What types have beyond those above them: properties, methods with their labels, and behind a point what is of the type.
    static let members = NameTable.lines(
        #\"\"\"
{text}
        \"\"\"#)

    /// Types that begin with `UI`.
    static let types = NameTable.words(
        \"\"\"
{chr(10).join("        " + row for row in rows)}
        \"\"\")
}}
"""


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--check", action="store_true", help="fail where the table is not what the modules have")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        text = source(*table(graphs(folder)))
    if not options.check:
        TABLE.write_text(text, encoding="utf-8")
    elif not TABLE.exists() or TABLE.read_text(encoding="utf-8") != text:
        sys.exit(f"{TABLE.relative_to(ROOT)} is not what the modules have: run Tests/Floors/members.py")


main()
