#!/usr/bin/env python3
"""Makes the documentation archives of the catalogues in Sources, with the pages of docs/ as articles.

    .ci/documentation.py [FOLDER]     needs the modules of a debug build

A catalogue's page names the articles of a topic in a comment: `<!-- articles: Heading: page page -->`. Each is made of
docs/page.md: links between pages become links between articles. Fails for a warning of docc, for a page in two
catalogues, for a symbol without a comment (a case with a sentence in a table of Sources has that), for a Swift example in a page that does not compile, and on Linux for one of
README or docs/testing.md that does not pass as a test. Of `UIKit` only the types count that are Unfold's own and named by its page: Apple documents the others. Their initializers take what their
properties say.
"""

import json
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
ARTICLES = re.compile(r"<!-- articles: ([^:]+): ([^>]+?) -->")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s:]+)\)")
EXAMPLE = re.compile(r"^( *)```swift\n(.*?)^ *```$", re.M | re.S)
REEXPORTED = ["Typesetting", "AutoLayout", "TableLayout", "CollectionLayout", "InterfaceBuilder", "Surface"]
# Pages whose examples are run, in a folder with `Scenarios`.
RUN = ["README.md", "docs/testing.md"]
# What the examples of the pages take from the text around them.
PRELUDE = """
import Foundation
import Testing
import UIKit
import UnfoldRecorder
import UnfoldReport
import UnfoldTesting
class ExampleCell: UITableViewCell {
    var detailHeight: NSLayoutConstraint!
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let body = UIView()
        contentView.addSubview(body)
        body.translatesAutoresizingMaskIntoConstraints = false
        detailHeight = body.heightAnchor.constraint(equalToConstant: 147)
        detailHeight.priority = .init(999)
        NSLayoutConstraint.activate([
            detailHeight, body.topAnchor.constraint(equalTo: contentView.topAnchor),
            body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    func expand() { detailHeight.constant = 347 }
}
final class NotesController: UITableViewController { var notes: [NoteViewModel] = [] }
struct NoteViewModel { var title, body: String }
final class NoteCell: ExampleCell {
    let toggleAction = Selector("toggle", UIView.setNeedsLayout)
    func show(_ note: NoteViewModel) {}
}
@MainActor final class Rows: UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let heights: [CGFloat]
    init(_ heights: [CGFloat]) {
        self.heights = heights
        table.separatorStyle = .none
        table.dataSource = self
        window.addSubview(table)
        table.layoutIfNeeded()
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ExampleCell(style: .default, reuseIdentifier: nil)
        cell.detailHeight.constant = heights[indexPath.row]
        return cell
    }
}
let note = NoteViewModel(title: "", body: "")
let indexPath = IndexPath(row: 0, section: 0)
@MainActor var isOpen = false
@MainActor var sources: [Rows] = []
@MainActor var table: UITableView { sources.isEmpty ? makeTable() : sources[sources.count - 1].table }
@MainActor var tableView: UITableView { table }
@MainActor var cell: ExampleCell { table.cellForRow(at: IndexPath(row: 0, section: 0)) as! ExampleCell }
@MainActor let (label, view) = (UILabel(), UIView())
@MainActor func check() async throws {}
@MainActor func makeTable() -> UITableView {
    sources.append(Rows(LayoutEnvironment.current.layoutDirection == .rightToLeft ? [211] : [147, 69]))
    return sources[sources.count - 1].table
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorded")
let url = URL(fileURLWithPath: "font.ttf")
"""
# The tests of a program, as SwiftPM runs them.
RUNNER = "@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }"


class Defect(Exception):
    pass


def run(*command):
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Defect(f"{command[0]}: {done.stdout}{done.stderr}")
    return done.stdout


class Catalogue:
    def __init__(self, folder):
        self.folder, self.name = folder, folder.stem
        self.text = (folder / f"{self.name}.md").read_text(encoding="utf-8")
        self.articles = [page for topic in ARTICLES.finditer(self.text) for page in topic[2].split()]

    def landing(self):
        def topic(match):
            return f"### {match[1]}\n\n" + "\n".join(f"- <doc:{page}>" for page in match[2].split())

        return ARTICLES.sub(topic, self.text)


def outside_of_code(text, change):
    """The text with what is no code changed."""
    parts = re.split(r"(^ *```.*?^ *```$|`[^`\n]*`)", text, flags=re.M | re.S)
    return "".join(part if index % 2 else change(part) for index, part in enumerate(parts))


def fragment(page, anchor):
    """The anchor of docc for a heading, of which GitHub's is given."""
    for heading in re.findall(r"^#{2,6} +(.+)$", (DOCS / f"{page}.md").read_text(encoding="utf-8"), re.M):
        if re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") == anchor:
            return "#" + re.sub(r"[`?,:()*]", "", heading).replace(" ", "-")
    raise Defect(f"docs/{page}.md has no heading #{anchor}")


def article(page, homes):
    """A page with its links as docc has them. What is in no catalogue is named only."""
    home = homes[page]

    def link(match):
        picture, words, target = match.groups()
        if picture:
            return f"![{words}]({pathlib.Path(target).name})"
        path, _, anchor = target.partition("#")
        other = path.removesuffix(".md") if path else page
        if other not in homes:
            return words
        part = fragment(other, anchor) if anchor else ""
        if homes[other] is home:
            return f"[{words}](doc:{other}{part})"
        return f"[{words}](/documentation/{homes[other].name.lower()}/{other}{part})"

    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    return outside_of_code(re.sub(r"^<!--.*?-->\n", "", text, flags=re.M), lambda part: LINK.sub(link, part))


def give_sentences(graph):
    """Cases of facts without a comment get the sentence of the tables in Sources."""
    lines = [line.strip() for table in (ROOT / "Sources").rglob("Sentences/Data/*.swift")
             for line in table.read_text(encoding="utf-8").splitlines()]
    sentences = {found[1]: found[2] for line in lines if (found := re.match(r"([A-Z]\w*\.\w+)(?:\.\w+)* (.*)", line))}
    for symbol in graph["symbols"]:
        name = ".".join(symbol["pathComponents"][-2:]).partition("(")[0]
        if symbol["kind"]["identifier"] == "swift.enum.case" and name in sentences and "docComment" not in symbol:
            symbol["docComment"] = {"lines": [{"text": sentences[name]}]}


def undocumented(graph, catalogue):
    """Public symbols that are written down without a comment."""
    own = set(re.findall(r"^- ``((?!UI[A-JL-Z]|NS)[A-Z]\w*)``$", catalogue.text, re.M))
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        if catalogue.name == "UIKit" and (path[0] not in own or symbol["kind"]["identifier"] == "swift.init"):
            continue
        if "location" in symbol and not symbol.get("docComment", {}).get("lines"):
            yield ".".join(path)


def convert(catalogue, homes, modules, output):
    with tempfile.TemporaryDirectory() as scratch:
        stage, graphs = pathlib.Path(scratch, catalogue.folder.name), pathlib.Path(scratch, "graphs")
        shutil.copytree(catalogue.folder, stage)
        graphs.mkdir()
        (stage / f"{catalogue.name}.md").write_text(catalogue.landing(), encoding="utf-8")
        for page in catalogue.articles:
            (stage / f"{page}.md").write_text(article(page, homes), encoding="utf-8")
        for picture in (DOCS / "images").iterdir():
            shutil.copy(picture, stage)
        target = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
        reexported = ",".join("Unfold" + name for name in REEXPORTED)
        run("swift-symbolgraph-extract", "-module-name", catalogue.name, "-target", target, "-I", modules,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", graphs,
            *([f"-experimental-allowed-reexported-modules={reexported}"] if catalogue.name == "UIKit" else []))
        for file in sorted(graphs.glob("*.symbols.json")):
            graph = json.loads(file.read_text(encoding="utf-8"))
            give_sentences(graph)
            if missing := list(undocumented(graph, catalogue)):
                raise Defect(f"{catalogue.name}: no comment for " + ", ".join(missing))
            file.write_text(json.dumps(graph), encoding="utf-8")
        run("docc", "convert", stage, "--additional-symbol-graph-dir", graphs, "--warnings-as-errors",
            "--fallback-display-name", catalogue.name, "--fallback-bundle-identifier", f"unfold.{catalogue.name}",
            "--output-path", output / f"{catalogue.name}.doccarchive")


def examples(page):
    """The Swift examples of a page with their lines; manifests and parts of them are left out."""
    text = page.read_text(encoding="utf-8")
    for match in EXAMPLE.finditer(text):
        code = "\n".join(line.removeprefix(match[1]) for line in match[2].splitlines())
        if not re.search(r"^import PackageDescription|\.target\(|\.testTarget\(", code, re.M):
            yield text.count("\n", 0, match.start()) + 2, re.sub(r"^(@testable )?import .*$", "", code, flags=re.M)


def compiler(modules):
    plugins = pathlib.Path(json.loads(run("swift", "-print-target-info"))["paths"]["runtimeResourcePath"])
    return ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", modules,
            "-plugin-path", plugins / "host" / "plugins" / "testing"]


def compile_examples(modules):
    """Type-checks the Swift examples of README and pages, each as a file."""
    count = 0
    for page in [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]:
        if str(page.relative_to(ROOT)) in RUN and platform.system() == "Linux":
            continue
        for line, code in examples(page):
            if not re.search(r"^(@MainActor|struct|func)", code, re.M):
                code = "@MainActor func example() async throws {\n" + code + "\n}"
            with tempfile.TemporaryDirectory() as scratch:
                file = pathlib.Path(scratch, f"{page.stem}.swift")
                file.write_text(f'{PRELUDE}\n#sourceLocation(file: "{page}", line: {line})\n{code}\n', encoding="utf-8")
                run(*compiler(modules), "-typecheck", file)
            count += 1
    return count


def run_examples(modules):
    """Builds the examples of some pages as the tests of one program, and runs it."""
    code, count = [PRELUDE, RUNNER], 0
    for page in RUN:
        for line, example in examples(ROOT / page):
            if not re.search(r"^(@MainActor|struct|func)", example, re.M):
                example = f"@MainActor @Test(.isolatedLayout) func example{count}() async throws {{ _ = makeTable(); {example}\n}}"
            code += [f"extension Example{count} {{", f'#sourceLocation(file: "{ROOT / page}", line: {line})', example,
                     "#sourceLocation()", "}", f"@MainActor @Suite(.serialized) struct Example{count} {{}}"]
            count += 1
    left_out = r"Unfold(Measure|CommandLine|SourceAdapter|Combine|CoreData|OS)|.*Tests|.*-tool"
    maps = [path for name in ["Unfold*", "*UIKit"] for path in modules.parent.glob(f"{name}.build/output-file-map.json")
            if not re.fullmatch(left_out, path.parent.stem)]
    objects = [entry["object"] for path in maps for source, entry in json.loads(path.read_text()).items() if source]
    with tempfile.TemporaryDirectory() as scratch:
        file, program = pathlib.Path(scratch, "Examples.swift"), pathlib.Path(scratch, "examples")
        file.write_text("\n".join(code) + "\n", encoding="utf-8")
        run(*compiler(modules), "-o", program, file, *sorted(objects))
        pathlib.Path(scratch, "Scenarios").mkdir()
        for ending in ["json", "heights"]:
            shutil.copy(ROOT / f"Fixtures/Simulator/cli/check/missing-update/card.{ending}", pathlib.Path(scratch, "Scenarios"))
        done = subprocess.run([str(program), "--testing-library", "swift-testing"], cwd=scratch, capture_output=True, text=True)
        if done.returncode:
            raise Defect(f"an example fails: {done.stdout}{done.stderr}")
    return count


def main():
    # SwiftPM, which would say where they are, waits while tests run.
    modules = (ROOT / ".build" / "debug").resolve() / "Modules"
    catalogues = [Catalogue(folder) for folder in sorted((ROOT / "Sources").rglob("*.docc"))]
    homes = {page: catalogue for catalogue in catalogues for page in catalogue.articles}
    if len(homes) != sum(len(catalogue.articles) for catalogue in catalogues):
        raise Defect("a page is an article of two catalogues")
    print(f"{compile_examples(modules)} examples compile")
    if platform.system() == "Linux":
        print(f"{run_examples(modules)} examples compile and pass as tests")
    with tempfile.TemporaryDirectory() as scratch:
        output = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else scratch).resolve()
        output.mkdir(parents=True, exist_ok=True)
        for catalogue in catalogues:
            convert(catalogue, homes, modules, output)
            print(f"{catalogue.name}: {len(catalogue.articles)} articles")


if __name__ == "__main__":
    try:
        main()
    except Defect as defect:
        sys.exit(str(defect))
