#!/usr/bin/env python3
"""Counts the declarations of each target that no source, test or fixture names, by the compiler's index store.

What overrides a member, is a requirement's witness or is called by the compiler (interpolations, wrappers, bridges) is
called without being named and does not count, nor does code that a script writes (a folder `Generated` or `Embedded`).
With `--check`, fails where a target has more than 12 in 100; with `--list`, prints file, line and name of each.
"""

import argparse
import collections
import ctypes
import os
import re
import sys

from floors import DEFINITION, IMPLICIT, REFERENCE, ROOT, IndexStore, Visitor, floor_target

LIMIT = 0.12
OVERRIDES = 1 << 11  # the relation of an override to what it overrides, and of a witness to its requirement
EXTENSION, DESTRUCTOR, PARAMETER = 9, 23, 25
BY_COMPILER = re.compile(r"_|appendInterpolation\(|(wrapped|projected)Value$|init\(wrappedValue:|init\(_nothing:|subscript\(_|~=")
ACCESSOR = re.compile(r"(getter|setter|didSet|willSet|read|modify|init|unsafeAddress|unsafeMutableAddress):")


class Declarations(IndexStore):
    """The store, with the relations of what is defined."""

    def __init__(self, path):
        super().__init__(path)
        self.declare("symbol_get_kind", ctypes.c_int, [ctypes.c_void_p])
        self.declare("symbol_relation_get_roles", ctypes.c_uint64, [ctypes.c_void_p])
        self.declare("occurrence_relations_apply_f", ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, Visitor])

    def read(self, record):
        """The declarations of a record (symbol, name, line) and the symbols that it names."""
        reader, declared, named = self.call("record_reader_create", self.store, record.encode(), None), [], set()
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def visit(_, occurrence):
            roles = self.call("occurrence_get_roles", occurrence)
            if roles & IMPLICIT or not roles & (DEFINITION | REFERENCE):
                return True
            symbol = self.call("occurrence_get_symbol", occurrence)
            usr = str(self.call("symbol_get_usr", symbol))
            if roles & REFERENCE:
                named.add(usr)
                return True
            name = str(self.call("symbol_get_name", symbol))
            if self.call("symbol_get_kind", symbol) in (EXTENSION, DESTRUCTOR, PARAMETER) or ACCESSOR.match(name) or BY_COMPILER.match(name):
                return True
            if not self.overrides(occurrence):
                self.call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))
                declared.append((usr, name, line.value))
            return True

        if reader:
            self.call("record_reader_occurrences_apply_f", reader, None, Visitor(visit))
            self.call("record_reader_dispose", reader)
        return declared, named

    def overrides(self, occurrence):
        found = []

        def visit(_, relation):
            found.append(self.call("symbol_relation_get_roles", relation))
            return True

        self.call("occurrence_relations_apply_f", occurrence, None, Visitor(visit))
        return any(roles & OVERRIDES for roles in found)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--store", help="the index store (default: that of the debug build)")
    arguments.add_argument("--check", action="store_true", help="fail where a target has too many")
    arguments.add_argument("--list", action="store_true", help="list them")
    arguments.add_argument("targets", nargs="*", help="only these targets")
    options = arguments.parse_args()
    store = Declarations(options.store or os.path.join(ROOT, ".build", "debug", "index", "store"))
    declared, named = {}, set()
    for file, records in store.units(["Sources", "Tests", "Fixtures"]):
        for record in records:
            definitions, names = store.read(record)
            named |= names
            if file.startswith("Sources" + os.sep) and not {"Generated", "Embedded"} & set(file.split(os.sep)):
                for usr, name, line in definitions:
                    declared.setdefault(usr, (floor_target(file), file, line, name))
    total, unnamed = collections.Counter(), collections.defaultdict(list)
    for usr, (target, *place) in declared.items():
        total[target] += 1
        if usr not in named:
            unnamed[target].append(place)
    failed = False
    for target in options.targets or sorted(total):
        share = len(unnamed[target]) / max(total[target], 1)
        failed |= share > LIMIT
        print(f"{target}: {len(unnamed[target])} of {total[target]} declarations are named nowhere ({share:.1%})")
        if options.list:
            for file, line, name in sorted(unnamed[target]):
                print(f"  {file}:{line} {name}")
    print(f"all: {sum(map(len, unnamed.values()))} of {sum(total.values())}")
    if options.check and failed:
        sys.exit(f"declarations that nothing names: at most {LIMIT:.0%} of a target")


if __name__ == "__main__":
    main()
