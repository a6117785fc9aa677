#!/usr/bin/env python3
"""Counts the references between the folders of each target, by the compiler's index store, and those that run back.

A build with an index store (`swift build`, without `--disable-index-store`) leaves for every file the symbols that it
defines and refers to. The floors of a target are the list of its folders in `docs/architecture.md`, ground first: what
stands on one floor may refer to the floors below it; files beside the folders join them and are counted apart. With
`--check` the references that run back may not be more than that list says.
"""

import argparse
import collections
import ctypes
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
RECORD = 2  # the kind of a unit's dependency that is a record


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
NameVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)


class IndexStore:
    """The part of the index store's C interface that is needed here."""

    def __init__(self, path):
        self.library = ctypes.CDLL(library_path())
        pointers = {
            "store_create": [ctypes.c_char_p, ctypes.c_void_p],
            "unit_reader_create": [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p],
            "record_reader_create": [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p],
            "occurrence_get_symbol": [ctypes.c_void_p],
        }
        texts = ["unit_reader_get_main_file", "unit_dependency_get_name", "symbol_get_name", "symbol_get_usr"]
        for name, arguments in pointers.items():
            self.declare(name, ctypes.c_void_p, arguments)
        for name in texts:
            self.declare(name, Text, [ctypes.c_void_p])
        self.declare("unit_dependency_get_kind", ctypes.c_uint, [ctypes.c_void_p])
        self.declare("occurrence_get_roles", ctypes.c_uint64, [ctypes.c_void_p])
        for name in ["occurrence_get_line_col", "unit_reader_get_modification_time"]:
            self.declare(name, None, [ctypes.c_void_p] * 3)
        for name in ["unit_reader_dispose", "record_reader_dispose"]:
            self.declare(name, None, [ctypes.c_void_p])
        pointer = ctypes.c_void_p
        self.declare("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, NameVisitor])
        for name in ["unit_reader_dependencies_apply_f", "record_reader_occurrences_apply_f"]:
            self.declare(name, ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, Visitor])
        self.store = self.call("store_create", path.encode(), None)
        if not self.store:
            sys.exit(f"there is no index store at {path}: build without --disable-index-store")

    def declare(self, name, result, arguments):
        function = getattr(self.library, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments

    def call(self, name, *arguments):
        return getattr(self.library, "indexstore_" + name)(*arguments)

    def units(self, folders):
        """Main file, below the root, and records of the newest unit of each source in these top folders that is there:
        builds of other kinds leave theirs."""
        names, newest = [], {}
        visitor = NameVisitor(lambda _, name: names.append(str(name)) or True)
        self.call("store_units_apply_f", self.store, 1, None, visitor)
        for name in names:
            reader = self.call("unit_reader_create", self.store, name.encode(), None)
            if not reader:
                continue
            file = str(self.call("unit_reader_get_main_file", reader))
            inside = any(file.startswith(os.path.join(ROOT, folder) + os.sep) for folder in folders)
            if inside and os.path.exists(file):
                seconds, parts = ctypes.c_int64(), ctypes.c_int64()
                self.call("unit_reader_get_modification_time", reader, ctypes.byref(seconds), ctypes.byref(parts))
                time = (seconds.value, parts.value)
                if file not in newest or time > newest[file][0]:
                    newest[file] = (time, self.records(reader))
            self.call("unit_reader_dispose", reader)
        return [(os.path.relpath(file, ROOT), newest[file][1]) for file in sorted(newest)]

    def records(self, reader):
        """The records of a unit."""
        records = []

        def visit(_, dependency):
            if self.call("unit_dependency_get_kind", dependency) == RECORD:
                records.append(str(self.call("unit_dependency_get_name", dependency)))
            return True

        self.call("unit_reader_dependencies_apply_f", reader, None, Visitor(visit))
        return records

    def occurrences(self, record):
        """Symbol, name, roles and place of everything that a record tells of."""
        reader, found = self.call("record_reader_create", self.store, record.encode(), None), []
        if not reader:
            return found
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def visit(_, occurrence):
            roles = self.call("occurrence_get_roles", occurrence)
            if roles & (DEFINITION | REFERENCE) and not roles & IMPLICIT:
                symbol = self.call("occurrence_get_symbol", occurrence)
                self.call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))
                usr, name = (str(self.call("symbol_get_" + key, symbol)) for key in ["usr", "name"])
                found.append((usr, name, roles, line.value, column.value))
            return True

        self.call("record_reader_occurrences_apply_f", reader, None, Visitor(visit))
        self.call("record_reader_dispose", reader)
        return found


def library_path():
    """libIndexStore beside the compiler."""
    compiler = os.environ.get("SWIFT_EXEC")
    if not compiler:
        find = ["xcrun", "--find", "swiftc"] if sys.platform == "darwin" else ["which", "swiftc"]
        compiler = subprocess.run(find, capture_output=True, text=True, check=True).stdout.strip()
    suffix = "dylib" if sys.platform == "darwin" else "so"
    return os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(compiler))), "lib", f"libIndexStore.{suffix}")


def declared_floors():
    """Target -> (folders, ground first; allowed references that run back), from the page's block `floors`."""
    with open(os.path.join(ROOT, "docs", "architecture.md")) as page:
        block = re.search(r"^```floors\n(.*?)^```", page.read(), re.M | re.S)
    if not block:
        sys.exit("docs/architecture.md has no block `floors`")
    floors, target = {}, None
    for line in block[1].splitlines():
        head = re.match(r"(\S+) +(\d+) +back$", line)
        if head:
            target = head[1]
            floors[target] = ([], int(head[2]))
        elif line.strip():
            floors[target][0].extend(line.replace("<", " ").split())
    return floors


def folder(path):
    """Target and folder of a file below Sources; files beside the folders stand in `.`."""
    target = floor_target(path)
    parts = path.split(os.sep)
    inside = parts[parts.index(target) + 1:]
    return target, inside[0] if len(inside) > 1 else "."


def floor_target(path):
    """The target of a file below Sources."""
    return path.split(os.sep)[1]


def references(store, targets):
    """The references between folders of one target: (target, user's file, definer's file, symbol, line)."""
    defined, uses = {}, set()
    for file, records in store.units(["Sources"]):
        if folder(file)[0] not in targets:
            continue
        for record in records:
            for usr, name, roles, line, column in store.occurrences(record):
                if roles & DEFINITION:
                    defined.setdefault(usr, file)
                if roles & REFERENCE:
                    uses.add((file, usr, name, line, column))
    for file, usr, name, line, _ in sorted(uses):
        home = defined.get(usr)
        if home and folder(home)[0] == folder(file)[0] and folder(home) != folder(file):
            yield folder(file)[0], file, home, name, line


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--store", help="the index store (default: that of the debug build)")
    arguments.add_argument("--check", action="store_true", help="fail where more run back than the page allows")
    arguments.add_argument("--list", action="store_true", help="list the references that run back")
    arguments.add_argument("targets", nargs="*", help="only these targets")
    options = arguments.parse_args()
    floors = declared_floors()
    targets = options.targets or sorted(floors)
    store = IndexStore(options.store or os.path.join(ROOT, ".build", "debug", "index", "store"))
    total, wiring, back = collections.Counter(), collections.Counter(), collections.defaultdict(list)
    for target, file, home, name, line in references(store, set(targets)):
        order = floors[target][0]
        total[target] += 1
        here, there = folder(file)[1], folder(home)[1]
        if "." in (here, there):
            wiring[target] += 1
            continue
        unknown = {here, there} - set(order)
        if unknown:
            sys.exit(f"{target}: the page's floors do not name {', '.join(sorted(unknown))}")
        if order.index(there) > order.index(here):
            back[target].append((here, there, file, home, name, line))
    failed = False
    for target in targets:
        arrows = collections.Counter((here, there) for here, there, *_ in back[target])
        allowed = floors[target][1]
        print(f"{target}: {total[target]} references between folders ({wiring[target]} of files beside them), "
              f"{len(back[target])} run back ({allowed} allowed)")
        for (here, there), count in sorted(arrows.items(), key=lambda entry: (-entry[1], entry[0])):
            print(f"  {here} -> {there} {count}")
        if options.list:
            for _, _, file, home, name, line in back[target]:
                print(f"    {file}:{line} {name} ({home})")
        failed |= len(back[target]) > allowed or total[target] == 0
    if options.check and failed:
        sys.exit("more references run back than docs/architecture.md allows")


if __name__ == "__main__":
    main()
