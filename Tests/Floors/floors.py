#!/usr/bin/env python3
"""Counts the references between the folders of each target, by the compiler's index store, and those that run back.

A build with an index store (`swift build`, without `--disable-index-store`) leaves for every file the symbols that it
defines and refers to. The floors of a target are the list of its folders in `docs/architecture.md`, ground first: what
is on one floor may refer to the floors below it; files next to the folders join them and are counted apart.

Folders inside folders have no order on that page: of theirs the fewest references that run back are counted, in
whatever order of each folder's own folders is best. The largest circle is that of the most files which all lead to each
other. With `--check` none of these may be more than the list says.
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
    """libIndexStore next to the compiler."""
    compiler = os.environ.get("SWIFT_EXEC")
    if not compiler:
        find = ["xcrun", "--find", "swiftc"] if sys.platform == "darwin" else ["which", "swiftc"]
        compiler = subprocess.run(find, capture_output=True, text=True, check=True).stdout.strip()
    suffix = "dylib" if sys.platform == "darwin" else "so"
    return os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(compiler))), "lib", f"libIndexStore.{suffix}")


def declared_floors():
    """Target -> (folders, ground first; the most references that run back, those inside its folders, and files and lines
    of the largest circle), from the page's block `floors`."""
    with open(os.path.join(ROOT, "docs", "architecture.md")) as page:
        block = re.search(r"^```floors\n(.*?)^```", page.read(), re.M | re.S)
    if not block:
        sys.exit("docs/architecture.md has no block `floors`")
    floors, target = {}, None
    for line in block[1].splitlines():
        head = re.match(r"(\S+) +(\d+) +back, (\d+) inside, circle (\d+) files (\d+) lines$", line)
        if head:
            target = head[1]
            floors[target] = ([], tuple(map(int, head.groups()[1:])))
        elif line.strip():
            floors[target][0].extend(line.replace("<", " ").split())
    return floors


def folder(path):
    """Target and folder of a file below Sources; files next to the folders are in `.`."""
    target = floor_target(path)
    parts = path.split(os.sep)
    inside = parts[parts.index(target) + 1:]
    return target, inside[0] if len(inside) > 1 else "."


def floor_target(path):
    """The target of a file below Sources."""
    return path.split(os.sep)[2]


def references(store, targets):
    """The references between files of one target: (target, user's file, definer's file, symbol, line)."""
    defined, uses = {}, set()
    for file, records in store.units(["Sources"]):
        if floor_target(file) not in targets:
            continue
        for record in records:
            for usr, name, roles, line, column in store.occurrences(record):
                if roles & DEFINITION:
                    defined.setdefault(usr, file)
                if roles & REFERENCE:
                    uses.add((file, usr, name, line, column))
    for file, usr, name, line, _ in sorted(uses):
        home = defined.get(usr)
        if home and floor_target(home) == floor_target(file) and home != file:
            yield floor_target(file), file, home, name, line


def largest_circle(arrows):
    """The most files that all lead to each other, by what each refers to (Tarjan's algorithm, without recursion)."""
    index, low, stack, inside, largest = {}, {}, [], set(), []
    for root in sorted(arrows):
        work = [] if root in index else [(root, iter(sorted(arrows[root])))]
        while work:
            node, rest = work[-1]
            if node not in index:
                index[node] = low[node] = len(index)
                stack.append(node)
                inside.add(node)
            ahead = next((other for other in rest if other not in index or other in inside), None)
            if ahead is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    circle = stack[stack.index(node):]
                    del stack[stack.index(node):]
                    inside -= set(circle)
                    largest = max(largest, sorted(circle), key=len)
            elif ahead in index:
                low[node] = min(low[node], index[ahead])
            else:
                work.append((ahead, iter(sorted(arrows.get(ahead, ())))))
    return largest


def inner_arrows(found):
    """Of each folder inside a target, the references between its own folders: folder -> (folder, folder) -> count."""
    counts = collections.defaultdict(collections.Counter)
    for _, file, home, *_ in found:
        here, there = (os.path.dirname(path).split(os.sep) for path in (file, home))
        shared = len(os.path.commonprefix([here, there]))
        if 4 <= shared < min(len(here), len(there)):
            counts[os.sep.join(here[:shared])][here[shared], there[shared]] += 1
    return counts


def fewest_back(counts):
    """The fewest of these references that run back, over all orders of the folders."""
    folders = sorted({name for pair in counts for name in pair})
    best = [0] + [None] * ((1 << len(folders)) - 1)
    for below in range(1 << len(folders)):
        for number, name in enumerate(folders):
            above = below | 1 << number
            if above != below:
                back = sum(counts[name, other] for place, other in enumerate(folders) if not above >> place & 1)
                best[above] = min(best[below] + back, best[above] if best[above] is not None else sys.maxsize)
    return best[-1]


def lines(path):
    with open(os.path.join(ROOT, path)) as file:
        return sum(1 for _ in file)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--store", help="the index store (default: that of the debug build)")
    arguments.add_argument("--check", action="store_true", help="fail where there is more than the page allows")
    arguments.add_argument("--list", action="store_true", help="list the references that run back")
    arguments.add_argument("targets", nargs="*", help="only these targets")
    options = arguments.parse_args()
    floors = declared_floors()
    targets = options.targets or sorted(floors)
    store = IndexStore(options.store or os.path.join(ROOT, ".build", "debug", "index", "store"))
    total, wiring, back = collections.Counter(), collections.Counter(), collections.defaultdict(list)
    found = collections.defaultdict(list)
    for reference in references(store, set(targets)):
        found[reference[0]].append(reference)
    for target, file, home, name, line in sum(found.values(), []):
        order = floors[target][0]
        here, there = folder(file)[1], folder(home)[1]
        if here == there:
            continue
        total[target] += 1
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
        limits = floors[target][1]
        print(f"{target}: {total[target]} references between folders ({wiring[target]} of files next to them), "
              f"{len(back[target])} run back ({limits[0]} allowed)")
        for (here, there), count in sorted(arrows.items(), key=lambda entry: (-entry[1], entry[0])):
            print(f"  {here} -> {there} {count}")
        inner = {name: fewest_back(counts) for name, counts in inner_arrows(found[target]).items()}
        users = collections.defaultdict(set)
        for _, file, home, *_ in found[target]:
            users[file].add(home)
        circle = largest_circle(users)
        counts = len(back[target]), sum(inner.values()), len(circle), sum(map(lines, circle))
        print("  inside the folders at least {1} run back ({4} allowed); the largest circle has {2} files, {3} lines "
              "({5} and {6} allowed)".format(*counts, *limits[1:]))
        if options.list:
            for name in sorted(inner):
                if inner[name]:
                    print(f"    {name} {inner[name]}")
            for file in circle:
                print(f"    {file}")
            for _, _, file, home, name, line in back[target]:
                print(f"    {file}:{line} {name} ({home})")
        failed |= any(count > limit for count, limit in zip(counts, limits)) or total[target] == 0
    if options.check and failed:
        sys.exit("more references run back, or lead in a circle, than docs/architecture.md allows")


if __name__ == "__main__":
    main()
