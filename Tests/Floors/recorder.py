#!/usr/bin/env python3
"""Compares the names of UIKit that the sources for devices use with Fixtures/Simulator/recorder/api.tsv.

    Tests/Floors/recorder.py [--check]     --check fails for a name that only one of the two has

The recorder and the expectations for devices compile against Apple's UIKit, which is not here: what they may name is a row of the list, with the signature,
Apple's page below https://developer.apple.com/documentation/ and the first iOS that has it. Only public names; none later
than iOS 16 but in a condition. Members count that this package's UIKit declares and they themselves do not.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ["UnfoldRecorder", "UnfoldDeviceTesting"]
TYPE = re.compile(r"\b((?:UI|NS|OSLog)[A-Z]\w+)")
MEMBER = re.compile(r"(?<=\.)([a-z]\w+)")
DECLARED = re.compile(r"\b(?:var|let|func|case)\s+`?(\w+)")
# Of Foundation and Swift, where they have the same name as something of UIKit's.
SHARED = set("""
add append bottom bundle cells center children contains count current date default description directions elements
difference encode environment filter first hash hasPrefix header identifier index indices init insert items last left length lifetime
isEmpty isEqual isKind machine make max map name none number object origin path position prefix rawValue range read remove right row rows section sections
select self size sorted split start state step steps string suffix superview system text title top transform type update updateValue value
values view views width write zero
""".split())


def code(paths):
    """The sources without comments and texts."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"//.*", "", text)


def used():
    """Names of types, and of members that the UIKit of this package declares."""
    own = code(path for folder in FOLDERS for path in (ROOT / "Sources/Simulator" / folder).rglob("*.swift"))
    kernel = code((ROOT / "Sources/Kernel").rglob("*.swift"))
    declared = set(re.findall(r"\b(?:open|public)\s+(?:(?:class|static|weak|final|override)\s+)*(?:var|func)\s+(\w+)", kernel))
    members = set(MEMBER.findall(own)) & declared - set(DECLARED.findall(own)) - SHARED
    return set(TYPE.findall(own)) - {"UIKit"}, members, own


def main():
    rows = [line.split("\t") for line in (ROOT / "Fixtures/Simulator/recorder/api.tsv").read_text(encoding="utf-8").splitlines()[1:]]
    defects = [f"not four columns: {row}" for row in rows if len(row) != 4]
    listed = [row[0] for row in rows]
    names = {name.rsplit(".", 1)[-1] for name in listed}
    types, members, own = used()
    defects += [f"not in the list: {name}" for name in sorted(types | members) if name not in names]
    defects += [f"not used: {name}" for name in listed if not re.search(rf"\b{name.rsplit('.', 1)[-1]}\b", own)]
    defects += [f"later than iOS 16: {row[0]}" for row in rows if len(row) == 4 and float(row[3]) >= 17]
    defects += [f"twice: {name}" for name in sorted({name for name in listed if listed.count(name) > 1})]
    defects += [f"private: {word}" for word in re.findall(r"#selector\(_\w+|\bvalue\(forKey|setValue\(|method_exchange\w+", own)]
    print(f"{len(types)} types and {len(members)} members of UIKit, {len(defects)} defects")
    print("\n".join(defects))
    return bool(defects) and "--check" in sys.argv


if __name__ == "__main__":
    sys.exit(main())
