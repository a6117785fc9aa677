import Foundation
import TestSupport
import Testing

/// `docs/uikit-surface.md` is made from the sources; `UNFOLD_RECORD=1` writes it.
@Suite struct SurfaceDocumentTests {
    private static let root = Fixtures.package

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The modules that `UIKit` hands on, and those beside it.
    private static func modules() throws -> [String] {
        let exported = try text("Sources/UIKit/UIKit.swift").split(separator: "\n").compactMap { line -> String? in
            guard let name = line.split(separator: " ").last, line.contains("@_exported import") else { return nil }
            return String(name)
        }
        return exported.filter {
            FileManager.default.fileExists(atPath: root.appendingPathComponent("Sources/\($0)").path)
        }
    }

    /// The modules that stand for Apple's others.
    private static let companions = ["UnfoldCombine", "UnfoldCoreData", "UnfoldOS"]

    private static func sources(of module: String) throws -> [String] {
        let folder = root.appendingPathComponent("Sources/\(module)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
    }

    private static func table(_ modules: [String]) throws -> String {
        var reader = SurfaceReader()
        for module in modules { for source in try sources(of: module) { reader.read(source) } }
        var lines = ["| name | full | inert |", "|---|---|---|"]
        for entry in reader.entries.values.sorted(by: { $0.name < $1.name }) {
            func names(_ isInert: Bool) -> String {
                Set(entry.members.filter { $0.isInert == isInert }.map(\.name)).sorted().map { "`\($0)`" }
                    .joined(separator: " ")
            }
            lines.append("| `\(entry.name)` | \(names(false)) | \(names(true)) |")
        }
        let functions = Set(reader.functions.map(\.name)).sorted().map { "`\($0)`" }.joined(separator: " ")
        return lines.joined(separator: "\n") + "\n\nFunctions and constants: \(functions)\n"
    }

    @Test func theDocumentIsFresh() throws {
        let marker = "<!-- made from the sources; UNFOLD_RECORD=1 swift test --filter SurfaceDocumentTests -->\n"
        let url = Self.root.appendingPathComponent("docs/uikit-surface.md")
        let present = try String(contentsOf: url, encoding: .utf8)
        let parts = present.components(separatedBy: marker)
        try #require(parts.count == 2)
        let made =
            try "\n## Module UIKit\n\n" + Self.table(Self.modules())
            + Self.companions.map { try "\n## Module \($0)\n\n" + Self.table([$0]) }.joined()
        if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] == "1" {
            try (parts[0] + marker + made).write(to: url, atomically: true, encoding: .utf8)
        } else {
            #expect(parts[1] == made, "docs/uikit-surface.md is not what the sources say; record it")
        }
    }

    @Test func theReaderKnowsTypesMembersAndWhatIsInert() {
        var reader = SurfaceReader()
        reader.read(
            """
            /// A view.
            open class Box: View {
                /// Stored; nothing is drawn.
                open var colour: Int = 0 { didSet { changed() } }
                /// Its size.
                open func size(_ x: Int) -> Int {
                    let hidden = 1
                    return hidden
                }
                private var secret = 1
                public enum Kind {
                    /// The one.
                    case one
                }
            }
            extension Box {
                /// Accepted.
                public static func make() {}
            }
            struct Hidden { public var no = 1 }
            /// Never asked.
            public func run() {}
            """)
        #expect(reader.entries.keys.sorted() == ["Box", "Box.Kind"])
        #expect(reader.entries["Box"]?.members.map(\.name) == ["colour", "size", "make"])
        #expect(reader.entries["Box"]?.members.map(\.isInert) == [true, false, true])
        #expect(reader.entries["Box.Kind"]?.members.map(\.name) == ["one"])
        #expect(reader.functions.map(\.name) == ["run"])
    }

    /// What the hand-written part calls absent is absent.
    @Test func whatIsAbsentIsAbsent() throws {
        var reader = SurfaceReader()
        for module in try Self.modules() + Self.companions {
            for source in try Self.sources(of: module) { reader.read(source) }
        }
        let document = try Self.text("docs/uikit-surface.md")
        let section = try #require(document.components(separatedBy: "## Absent\n").dropFirst().first)
            .components(separatedBy: "\n## ")[0]
        let names = section.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        #expect(names.count > 10)
        for name in names { #expect(reader.entries[name] == nil, "\(name) is there") }
    }
}
