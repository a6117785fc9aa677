import Foundation
import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// Inside a target folders are on floors, and no name runs back but those that are recorded: what UIKit's own
/// signatures want. A name is looked at only where it can mean one thing; `Tests/Floors/floors.py` counts all, by the
/// compiler's index.
///
/// `UNFOLD_RECORD=1` writes the record again.
@Suite struct FloorsTests {
    @Test func noNewArrowRunsBack() throws {
        let plan = try FloorPlan()
        let sources = try Self.sources()
        #expect(!plan.floors.isEmpty)
        var lines: [String] = []
        for (target, floors) in plan.floors.sorted(by: { $0.key < $1.key }) {
            let files = try #require(sources[target])
            let elsewhere = sources.filter { $0.key != target }.values.joined()
                .reduce(into: Set<String>()) { $0.formUnion($1.names.declared) }
            lines += FloorFile.arrowsBack(files, floors: floors, elsewhere: elsewhere).map { "\(target): \($0)" }
        }
        let record = URL(fileURLWithPath: Fixtures.path("AppCode/floors/back.txt"))
        let text = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] == "1" {
            try text.write(to: record, atomically: true, encoding: .utf8)
        }
        let known = Set(try String(contentsOf: record, encoding: .utf8).split(separator: "\n").map(String.init))
        let new = lines.filter { !known.contains($0) }
        let gone = known.subtracting(lines).sorted()
        #expect(new.isEmpty, "names that run back: \(new)")
        #expect(gone.isEmpty, "recorded, and no longer there: \(gone)")
    }

    @Test func everyFolderHasItsFloor() throws {
        let sources = try Self.sources()
        for (target, floors) in try FloorPlan().floors {
            let folders = Set((sources[target] ?? []).map(\.folder)).subtracting(["."])
            #expect(folders == Set(floors), "\(target)")
            #expect(floors.count == folders.count, "\(target) names a folder twice")
        }
    }

    /// Tests are in folders of the names that the sources have; beside these, what several suites share (`Support`)
    /// and what is about the whole of a target.
    @Test func testsAreInFoldersAsTheSources() throws {
        let sources = try Self.sources()
        let tests = Fixtures.package.appendingPathComponent("Tests").path
        let groups = try FileManager.default.contentsOfDirectory(atPath: tests)
        for (target, files) in sources {
            let homes = groups.map { "\(tests)/\($0)/\(target)Tests" }
            guard let folder = homes.first(where: { FileManager.default.fileExists(atPath: $0) }) else { continue }
            let known = Set(files.map(\.folder)).subtracting(["."])
            guard !known.isEmpty else { continue }
            for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
                let isKnown = known.union(["Support", "Docs", "Apps", "Floors"]).contains(name)
                #expect(isKnown, "\(target)Tests/\(name) is no folder of \(target)")
            }
        }
    }

    /// Who uses a name of a higher floor is found; labels, locals, own names and names of two homes are not held
    /// against it.
    @Test(arguments: [
        ("func f(_ view: TopView) {}", ["Low -> High: TopView"]),
        ("let a = b.topMember", ["Low -> High: topMember"]),
        ("let a = topMember", ["Low -> High: topMember"]),
        ("let a = \"\\(b.topMember) of TopView\"", ["Low -> High: topMember"]),
        ("enum A { case b(TopView), c }", ["Low -> High: TopView"]),
        ("extension TopView { var own: Int { 0 } }", ["Low -> High: TopView"]),
        ("func f() { let topMember = 1; g(topMember) }", []),
        ("func f(topMember: Int) -> Int { topMember }", []),
        ("func f(a: Int, topMember b: Int) -> Int { b }", []),
        ("let a = f(topMember: 1)", []),
        ("var topMember = 1", []),
        ("let a = b.sharedName", []),
        ("let a = b.hiddenMember; let c = b.seenMember", ["Low -> High: seenMember"]),
        ("let a = InnerType()", []),
        ("let a = elsewhereToo", []),
        ("// TopView\nlet a = \"TopView\"", []),
    ])
    func namesThatRunBack(_ source: String, _ arrows: [String]) throws {
        func file(_ folder: String, _ text: String) throws -> FloorFile {
            FloorFile(folder: folder, names: SourceNames(try ParsedSource(path: folder, bytes: Array(text.utf8))))
        }
        let files = [
            try file("Low", source), try file("Low", "let sharedName = 1"),
            try file("High", "class TopView { var topMember = 0; var sharedName = 1; let elsewhereToo = 1 }"),
            try file(
                "High", "struct A { private var hiddenMember = 0; private(set) var seenMember = 0; enum InnerType {} }"),
        ]
        #expect(FloorFile.arrowsBack(files, floors: ["Low", "High"], elsewhere: ["elsewhereToo"]) == arrows)
        #expect(
            FloorFile.arrowsBack(files, floors: ["High", "Low"], elsewhere: []).allSatisfy { $0.hasPrefix("High") })
    }

    /// The files of all targets, by their folder; those next to the folders are in `.`. Parsed once.
    private static func sources() throws -> [String: [FloorFile]] { try parsed.get() }

    private static let parsed = Result { try parse() }

    private static func parse() throws -> [String: [FloorFile]] {
        let root = Fixtures.package.appendingPathComponent("Sources")
        var files: [String: [FloorFile]] = [:]
        let paths = try #require(FileManager.default.enumerator(atPath: root.path))
        for case let path as String in paths where path.hasSuffix(".swift") {
            let parts = path.split(separator: "/").map(String.init)
            let source = try ParsedSource(
                path: path, bytes: Array(Data(contentsOf: root.appendingPathComponent(path))))
            files[parts[1], default: []].append(
                FloorFile(folder: parts.count > 3 ? parts[2] : ".", names: SourceNames(source)))
        }
        return files
    }
}
