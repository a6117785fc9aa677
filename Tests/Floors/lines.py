#!/usr/bin/env python3
"""Counts the lines of Swift in `Sources` by group and target.

Code that a script writes (folders `Generated` and `Embedded`), tables as text (`Data`) and declarations that the adapter
carries for other people's files (`Catalogue`) are counted apart. With `--check`, fails where the rest has more lines
than the limit.
"""

import argparse
import collections
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = 100_000
APART = ["Generated", "Embedded", "Data", "Catalogue"]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--check", action="store_true", help="fail where there are more lines than the limit")
    options = arguments.parse_args()
    written, apart = collections.Counter(), collections.Counter()
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        group, target, *folders = path.relative_to(ROOT / "Sources").parts
        kind = next((name for name in APART if name in folders), None)
        count = len(path.read_text(encoding="utf-8").splitlines())
        if kind:
            apart[kind] += count
        else:
            written[group, target] += count
    for group in sorted({group for group, _ in written}):
        print(f"{group}: {sum(count for (name, _), count in written.items() if name == group)}")
        for (name, target), count in sorted(written.items()):
            if name == group:
                print(f"  {target} {count}")
    total = sum(written.values())
    print(f"all: {total}; apart: " + ", ".join(f"{kind} {count}" for kind, count in sorted(apart.items())))
    if options.check and total > LIMIT:
        sys.exit(f"Sources has {total} lines of Swift, {LIMIT} is the limit")


if __name__ == "__main__":
    main()
