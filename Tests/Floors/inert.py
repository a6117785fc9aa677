#!/usr/bin/env python3
"""Writes what tables say as Swift: declarations without behaviour (`Sources/*/<target>/Inert`) and properties of views
(`Sources/*/<target>/Properties`).

The table `Inert/Core/Views.tsv` makes `Core/Views/Generated/Views.swift`, `Inert/Core/Views+More.tsv` a file next to it.
A row has five columns: type, kind, member, type of value, value; `A | B` as the type is a row of both.
`docs/CONTRIBUTING.md` explains the kinds. With `--check`, fails where a file is not what its table says.
"""

import argparse
import collections
import glob
import itertools
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDERS = ("Inert", "Properties")
HEADER = "type\tkind\tmember\tof\tvalue"
IMPORTS = {
    "UnfoldSimplex": [],
    "UnfoldCoreData": ["UnfoldSurface"],
    "UnfoldCombine": ["UnfoldAutoLayout"],
    "UnfoldOS": [],
    "UnfoldTypesetting": [],
    "UnfoldAutoLayout": ["UnfoldTypesetting"],
    "UnfoldTableLayout": ["UnfoldAutoLayout"],
    "UnfoldCollectionLayout": ["UnfoldAutoLayout", "UnfoldTableLayout"],
    "UnfoldInterfaceBuilder": ["UnfoldCollectionLayout", "UnfoldFiles"],
    "UnfoldSurface": ["UnfoldAutoLayout"],
    "UnfoldScenario": ["UnfoldCollectionLayout"],
    "UnfoldStress": ["UnfoldScenario"],
    "UnfoldSourceAdapter": ["UnfoldFiles"],
    "UnfoldConsoleLogs": ["UnfoldAutoLayout"],
    "UnfoldRecorder": ["UIKit"],
}
TYPES = {"enum", "own enum", "struct", "own struct", "class", "final class", "own class", "protocol", "options", "names", "base", "root"}
Row = collections.namedtuple("Row", "type kind member of value")


def read(path):
    """The rows of a table by type, in order, and the condition on which all of them are compiled, its first line."""
    with open(path) as table:
        lines = table.read().splitlines()
    condition = lines.pop(0) if lines and lines[0].startswith("#if ") else None
    if not lines or lines[0] != HEADER:
        sys.exit(f"{path}: the first line is to be the names of the columns, divided by tabs")
    types = collections.OrderedDict()
    for number, line in enumerate(lines[1:], 3 if condition else 2):
        columns = line.split("\t")
        if len(columns) != 5:
            sys.exit(f"{path}:{number}: five columns are needed, there are {len(columns)}")
        for name in columns[0].split(" | "):
            types.setdefault(name, []).append(Row(name, *columns[1:]))
    return types, condition


def parameters(member):
    """The names by which a body knows the parameters of a signature."""
    names, depth = [], 0
    for part in re.split(r"(?<=[,(\[])|(?=[)\]])", member[member.index("(") + 1:]):
        match = re.match(r"\s*(?:\w+ )?(\w+)\s*:", part) if depth == 0 else None
        names += [match[1]] if match else []
        depth += len(re.findall(r"[(\[]", part)) - len(re.findall(r"[)\]]", part))
    return names


def result(row):
    return f" -> {row.of}" if row.of else ""


def body(value):
    return f"{{ {value} }}" if value else "{}"


def stored(name, of, value):
    """A property among the values that its object makes room for once one is set."""
    plain = name.strip("`")
    of_read = of[:-1] if of.endswith(("!", "?")) else of
    if of_read.startswith("(") and of_read.endswith(")") and "->" not in of_read:
        of_read = of_read[1:-1]
    default = f" ?? {value}" if value and value != "nil" else ""
    cast = "" if of_read == "Any" else f" as? {of_read}"
    return (f"var {name}: {of} {{ get {{ inertValues[\"{plain}\"]{cast}{default} }}"
            f" set {{ inertValues[\"{plain}\"] = newValue }} }}")


def declaration(row, access, is_boxed):
    """The Swift of a member."""
    *words, kind = row.kind.split(" ")
    if kind == "doc":
        return f"/// {row.member}"
    if "own" in words:
        words.remove("own")
        access = ""
    attributes = "".join(word + " " for word in words if word.startswith("@"))
    prefix = "".join(word + " " for word in words if not word.startswith("@"))
    is_fixed = {"static", "final", "convenience", "required"} & set(words) or kind in ("static", "let", "init")
    access = "public " if access == "open " and is_fixed else access
    start = attributes + ("" if {"private", "internal", "package"} & set(words) else access) + prefix
    of = f": {row.of}" if row.of else ""
    value = f" = {row.value}" if row.value else ""
    if kind == "typealias":
        return f"public typealias {row.member} = {row.of}"
    if kind == "case":
        return f"case {row.member}{value}"
    if kind == "option" or kind == "name":
        return f"public static let {row.member} = Self(rawValue: {row.value})"
    if kind == "static":
        return f"{prefix}public static let {row.member}{of}{value}"
    if kind == "var" and is_boxed and "static" not in words and "weak" not in words:
        return start + stored(row.member, row.of, row.value)
    if kind == "stored":
        of, _, default = row.of.partition(" = ")
        first, *keys = parameters(row.member)
        key = " ".join([row.member[3:row.member.index("(")]] + [f"\\({name})" for name in keys])
        setter = f"{start}func {row.member} {{ inertValues[\"{key}\"] = {first} }}"
        value = f"inertValues[\"{key}\"] as? {of.rstrip('?')}" + (f" ?? {default}" if default else "")
        return setter + (f"\n    {start}func {row.value} -> {of} {{ {value} }}" if row.value else "")
    if kind in ("observed", "changing", "setting"):
        default, _, action = row.value.rpartition("| ") if "|" in row.value else (row.value, "", "")
        change, default = f"oldValue != {row.member}", f" = {default.strip()}" if default.strip() else ""
        if kind != "observed":
            did = f"if {change} {{ {action} }}" if kind == "changing" else action
            return f"{start}var {row.member}{of}{default} {{ didSet {{ {did} }} }}"
        key = re.sub(r"^is([A-Z])", lambda match: match[1].lower(), row.member)
        did = f"guard {change} else {{ return }}; {action}; " if action else ""
        return (f"{start}var {row.member}{of}{default} {{ willSet {{ willChange(\"{key}\", newValue != {row.member}) }}"
                f" didSet {{ {did}valuesDidChange() }} }}")
    if kind in ("var", "let"):
        return f"{start}{kind} {row.member}{of}{value}"
    if kind == "field":
        return (f"var {row.member}{of} {{ @inline(__always) get {{ {row.value} }}"
                f" @inline(__always) nonmutating _modify {{ yield &{row.value} }} }}")
    if kind == "through":
        read, _, write = row.value.partition(" | ")
        return f"{start}var {row.member}{of} {{ get {{ {read} }} set {{ {write or f'{read} = newValue'} }} }}"
    if kind == "get":
        return f"{start}var {row.member}{of} {{ {row.value} }}"
    if kind == "forwarded":
        return f"{start}func {row.member}{result(row)} {forwarded(row)}"
    if kind == "func":
        return f"{start}func {row.member}{result(row)} {body(row.value)}"
    if kind == "init":
        names = parameters(f"({row.member})")
        sets = row.value or "; ".join(f"self.{name} = {name}" for name in names)
        mark = "?" if row.of == "?" else ""
        effects = " throws" if row.of == "throws" else ""
        return f"{start}init{mark}({row.member}){effects} {body('' if sets == '-' else sets)}"
    sys.exit(f"{row.type}.{row.member}: there is no kind `{row.kind}`")


def forwarded(row):
    """The body of a delegate's method that asks who answers in its place first."""
    selector, _, otherwise = row.value.partition(" ")
    names = parameters(row.member)
    labels = re.findall(r"(?:[(,] ?)(\w+)(?: \w+)?:", re.sub(r"<[^>]*>|\([^()]*\)(?= ->)", "", row.member))
    given = ", ".join(name if label == "_" else f"{label}: {name}" for label, name in zip(labels, names))
    call = f"{row.member[:row.member.index('(')]}({given})"
    other = f'forwardee("{selector}", of: {names[0]})'
    if not otherwise or otherwise == "nil":
        return f"{{ {other}?.{call} }}"
    last = otherwise if ";" in otherwise or not row.of else f"return {otherwise}"
    return f"{{ if let other = {other} {{ return other.{call} }}; {last} }}"


def requirement(row):
    """The Swift of a protocol's member, and that of its default."""
    *words, kind = row.kind.split(" ")
    prefix = "".join(word + " " for word in words if word not in ("need", "optional"))
    if kind == "doc":
        return f"/// {row.member}", None
    if kind == "forwarded":
        return f"{prefix}func {row.member}{result(row)}", declaration(row, "public ", False)
    if kind == "func":
        needed = f"{prefix}func {row.member}{result(row)}"
        default = f"public func {row.member}{result(row)} {body(row.value)}"
    else:
        needed = f"var {row.member}: {row.of} {{ get{' set' if kind == 'var' else ''} }}"
        accessors = f"get {{ {row.value} }} set {{}}" if kind == "var" else row.value
        default = f"public var {row.member}: {row.of} {{ {accessors} }}"
    return needed, default if "optional" in words else None


def block(head, lines):
    return [head + " {"] + ["    " + line if line else "" for line in lines] + ["}"] if lines else [head + " {}"]


def arrays_text(rows):
    """What makes the arrays of a structure in one block of memory, moves them into another, and adds them up."""
    if not rows:
        return []
    bytes = [f"{row.member}.{'bytes' if row.kind == 'array' else 'arrayBytes'}" for row in rows]
    made = [f"    {row.member} = UnmanagedArray(in: memory, capacity: {row.value})" if row.kind == "array"
            else f"    {row.member} = {row.value}" for row in rows]
    moved = [f"    {row.member} = {row.member}.copied(into: memory)" if row.kind == "array"
             else f"    {row.member}.move(into: memory)" for row in rows]
    sums = ["    var sum = 0"] + [f"    sum += {count}" for count in bytes] + ["    return sum"]
    return (["init(arraysIn memory: Arena, sizes: Sizes) {"] + made + ["}", "mutating func move(into memory: Arena) {"] + moved
            + ["}", "var arrayBytes: Int {"] + sums + ["}"])


def keys_text(types):
    """The Swift of a table of keys: what programs observe of classes, and read and set by name."""
    lines = ["@MainActor enum NamedProperties {", "    /// Of a class and those above, the class's own behind.",
             "    static func list(of type: AnyClass) -> [AdaptedProperty] {", "        var list: [AdaptedProperty] = []"]
    lines += [f"        if let type = type as? any ({name} & KeyedClass).Type {{ list += type.of{name} }}" for name in types]
    lines += ["        return list", "    }", "}"]
    for name, rows in types.items():
        pairs = [f"AdaptedProperty(\"{row.member}\", \\Self.{row.value or row.member})" for row in rows]
        lines += ["", f"extension KeyedClass where Self: {name} {{",
                  f"    fileprivate static var of{name}: [AdaptedProperty] {{ [{', '.join(pairs)}] }}", "}"]
    return lines


def properties_text(list, types):
    """The Swift of a table of classes with the properties that scenarios set; `list` is the name of the list of classes."""
    lines = ["extension ViewClass {", f"    static let {list}: [ViewClass] = [{', '.join('of' + name for name in types)}]"]
    for name, (head, *rows) in types.items():
        superclass = f'"{head.of}"' if head.of else "nil"
        make = "{ " + head.value + " }" if "$0" in head.value else f"{{ _ in {head.value} }}" if head.value else "nil"
        lines += ["", f'    private static let of{name} = ViewClass("{name}", of: {superclass}, make: {make}, [']
        for row in rows:
            read, _, write = row.value.partition(" | ")
            access = f".by({{ (v: {name}) in {read} }}, {{ v, n in {write} }})" if write else f".at(\\{name}.{read or row.member})"
            arguments = ", ".join(part for part in (f'"{row.member}"', row.of, access) if part)
            lines.append(f"        {row.value}," if row.kind == "own" else f"        .{row.kind}({arguments}),")
        lines += ["    ])"]
    return lines + ["}"]


READ = {"flag": ".flag({0})", "number": ".number({0})", "count": ".number(Double({0}))", "insets": "Self.insets({0})",
        "text": ".text({0}.map(texts.redacted))", "own": "{0}"}


def values_text(types):
    """The Swift of a table of what a recorder reads: for each class what its properties are, as values of JSON."""
    lines = ["extension ViewValues {"]
    for name, rows in types.items():
        lines += [""] * (len(lines) > 1) + [f"    func properties(_ v: {name}) -> Members {{", "        ["]
        for row in rows:
            value = row.value or f"v.{row.member}"
            if row.kind == "word":
                kind, usual, *words = row.of.split(" ")
                pairs = ", ".join(f'("{word}", {kind}.{word})' for word in words)
                text = f'Self.word({value}, [{pairs}], "{usual}")'
            else:
                text = READ[row.kind].format(value)
            lines.append(f'            .init(key: "{row.member}", value: {text}),')
        lines += ["        ]", "    }"]
    return lines + ["}"]


def words_text(types):
    """The Swift of a table of words: for each list the values that they stand for."""
    lines = []
    for name, rows in types.items():
        lines += [""] * bool(lines) + [f"extension {name} {{"]
        for row in rows:
            *modifiers, _ = row.kind.split(" ")
            pairs = [pair.partition("=") for pair in row.value.split(" ")]
            quote = '"' if row.of == "String" else ""
            dot = "" if row.of in ("String", "CGFloat") else "."
            words = ", ".join(f'"{word}": {quote}{dot}{value or word}{quote}' for word, _, value in pairs)
            lines.append(f"    {''.join(word + ' ' for word in modifiers)}static let {row.member}: [String: {row.of}] = [{words}]")
        lines += ["}"]
    return lines


SET = {"flag": 'flag("{0}")', "number": 'number("{0}").map({{ CGFloat($0) }})', "whole": 'number("{0}").map({{ Int($0) }})',
       "text": 'string("{0}")', "size": 'size("{0}")', "insets": 'insets("{0}")', "word": 'self["{0}"].flatMap({{ {1}[$0] }})'}


def attributes_text(types):
    """The Swift of a table of attributes: what an element of a document says of the properties of a class."""
    lines = ["extension IBElement {"]
    for name, rows in types.items():
        lines += [""] * (len(lines) > 1) + [f"    @MainActor func apply(to v: {name}) {{"]
        for row in rows:
            path, _, default = row.value.partition(" = ")
            words = row.of if "." in row.of else f"IBTerminology.{row.of}"
            read, path = SET[row.kind[4:]].format(row.member, words), f"v.{path or row.member}"
            lines.append(f"        {path} = {read} ?? {default}" if default
                         else f"        if let value = {read} {{ {path} = value }}")
        lines += ["    }"]
    return lines + ["}"]


def checks_text(types):
    """The Swift of a table of what attributes may say, by the tags of elements; `*` is every view."""
    def value(row):
        words = f"Set(IBTerminology.{row.of}.keys)" if row.of and " " not in row.of else f"{row.of.split()}".replace("'", '"')
        return f".word({words})" if row.kind == "check word" else f".{row.kind[6:]}"
    lines = ["extension IBAttributeCheck {"]
    for name, rows in types.items():
        pairs = ", ".join(f'"{row.member}": {value(row)}' for row in rows)
        lines += [f"    static let ofViews: [String: Value] = [{pairs}]", "    static let byTag: [String: [String: Value]] = ["] \
            if name == "*" else [f'        "{name}": [{pairs}],']
    return lines + ["    ]", "}"]


def entries_text(owner, types):
    """The Swift of a table of names by which a document sets properties."""
    lines = [f"extension {owner} {{", f"    static let named: [Entry] = [{', '.join('of' + name for name in types)}].flatMap {{ $0 }}"]
    for name, rows in types.items():
        raw = ("raw: " if row.kind == "raw entry" else "" for row in rows)
        entries = [f'entry({label}"{row.member}", \\{name}.{row.value or row.member})' for label, row in zip(raw, rows)]
        lines += [f"    private static let of{name}: [Entry] = [{', '.join(entries)}]"]
    return lines + ["}"]


def type_text(name, rows):
    """The Swift of a type, or of an extension with what the table adds to one."""
    if name == "-":
        return [declaration(row, "public ", False).replace("public static", "public", 1) for row in rows]
    first = next(number for number, row in enumerate(rows) if row.kind != "doc")
    head = rows[first] if is_head(rows[first]) else None
    comment = [f"/// {row.member}" for row in rows[:first]] if head else []
    members = rows[first + 1:] if head else rows
    if not head:
        plain = [declaration(row, "public ", True) for row in members if row.kind not in ("array", "part")]
        return block(f"extension {name}", plain + arrays_text([row for row in members if row.kind in ("array", "part")]))
    short = name.rpartition(".")[2]
    inherits = f": {head.of}" if head.of else ""
    attributes = head.value + " " if head.value else ""
    lines, after = [], []
    if head.kind in ("options", "names"):
        raw, _, others = head.of.partition(", ")
        inherits = f": {'OptionSet' if head.kind == 'options' else 'RawRepresentable'}" + (f", {others}" if others else "")
        lines += [f"public let rawValue: {raw}", f"public init(rawValue: {raw}) {{ self.rawValue = rawValue }}"]
    if head.kind == "protocol":
        for row in members:
            if row.kind == "func":
                after.append(declaration(row, "public ", False))
                continue
            needed, default = requirement(row)
            lines.append(needed)
            after += [default] if default else []
    else:
        if head.kind == "root":
            lines.append("package final var inertValues: [String: Any] = [:]")
        access = "open " if head.kind in ("class", "base", "root") else "public "
        lines += [declaration(row, access, head.kind in ("base", "root")) for row in members]
    words = {"class": "open class", "base": "open class", "root": "open class", "options": "public struct", "names": "public struct",
             "final class": "public final class", "own class": "package final class",
             "own struct": "package struct", "own enum": "package enum"}
    title = f"{attributes}{words.get(head.kind, 'public ' + head.kind)} {short}{'Inert' * (head.kind in ('base', 'root'))}{inherits}"
    text = block(title, lines)
    if "@unchecked Sendable" in inherits:
        text.insert(0, "// Sendable: as Apple's, set up before others read it.")
    if after:
        text += [""] + block(f"extension {name}", after)
    return comment + text


def is_head(row):
    return row.kind in TYPES and not row.member


def owner(types, name):
    """The type in whose extension a nested type of the table is declared."""
    return name.rpartition(".")[0] if is_head(next(row for row in types[name] if row.kind != "doc")) else ""


def swift(target, path):
    """The file of a table."""
    lines = [f"// Made by Tests/Floors/inert.py from {os.path.relpath(path, ROOT)}.", "// swift-format-ignore-file", "",
             "import Foundation"]
    lines += [f"import {module}" for module in IMPORTS[target]]
    types, condition = read(path)
    lines += ["", condition] if condition else []
    if all(row.kind == "key" for rows in types.values() for row in rows):
        return "\n".join(lines + [""] + keys_text(types)) + "\n"
    if all(rows[0].kind == "properties" for rows in types.values()):
        return "\n".join(lines + [""] + properties_text(os.path.basename(path)[:-4].split("+")[1].lower(), types)) + "\n"
    if all(row.kind == "word" or row.kind in READ for rows in types.values() for row in rows):
        return "\n".join(lines + [""] + values_text(types)) + "\n"
    if all(row.kind.endswith("words") for rows in types.values() for row in rows):
        return "\n".join(lines + [""] + words_text(types)) + "\n"
    if all(row.kind.startswith("set ") for rows in types.values() for row in rows):
        return "\n".join(lines + [""] + attributes_text(types)) + "\n"
    if all(row.kind.startswith("check ") for rows in types.values() for row in rows):
        return "\n".join(lines + [""] + checks_text(types)) + "\n"
    if all(row.kind.endswith("entry") for rows in types.values() for row in rows):
        return "\n".join(lines + [""] + entries_text("Nib" + os.path.basename(path)[:-4].split("+")[1], types)) + "\n"
    for outer, group in itertools.groupby(types, lambda name: owner(types, name)):
        text = [line for name in group for line in [""] + type_text(name, types[name])][1:]
        lines += [""] + (block(f"extension {outer}", text) if outer else text)
    lines += ["", "#endif"] if condition else []
    return "\n".join(lines) + "\n"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--check", action="store_true", help="fail where a file is not what its table says")
    options = arguments.parse_args()
    stale, made = [], set()
    tables = os.path.join(ROOT, "Sources", "*", "*", "%s", "**", "*.tsv")
    for path in sorted(path for folder in FOLDERS for path in glob.glob(tables % folder, recursive=True)):
        home, inside = re.split("/(?:" + "|".join(FOLDERS) + ")/", path)
        target = os.path.basename(home)
        folder, name = inside[:-4].split("+")[0], os.path.basename(inside)[:-4]
        output = os.path.join(home, folder, "Generated", name + ".swift")
        made.add(output)
        text = swift(target, path)
        present = open(output).read() if os.path.exists(output) else None
        if text == present:
            continue
        stale.append(os.path.relpath(output, ROOT))
        if not options.check:
            os.makedirs(os.path.dirname(output), exist_ok=True)
            with open(output, "w") as file:
                file.write(text)
    for target in IMPORTS:
        folder = os.path.join(ROOT, "Sources", "*", target, "**", "Generated", "*.swift")
        for output in set(glob.glob(folder, recursive=True)) - made:
            stale.append(os.path.relpath(output, ROOT))
            if not options.check:
                os.remove(output)
    if options.check and stale:
        sys.exit("not what the tables say; run Tests/Floors/inert.py: " + ", ".join(stale))


if __name__ == "__main__":
    main()
