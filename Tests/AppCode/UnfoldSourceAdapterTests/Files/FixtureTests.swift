import Foundation
import TestSupport
import Testing

@testable import UnfoldSourceAdapter

/// The files of `Fixtures/AppCode/adapter/before`, adapted together, are those of `after`, which a target of this package is
/// built of; what was left is in `notes.txt`.
@Suite struct FixtureTests {
    static let folder = Fixtures.root.appendingPathComponent("AppCode/adapter")

    static var isRecording: Bool { ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil }

    static func adaptedName(_ path: String) -> String {
        (path as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: ".adapted.swift")
    }

    static func sources() throws -> [SourceAdapter.Source] {
        let folder = Self.folder.appendingPathComponent("before")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            SourceAdapter.Source(
                path: "Fixtures/AppCode/adapter/before/\(name)",
                bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }

    @Test func constructsAreRewritten() throws {
        let results = SourceAdapter.adapt(try Self.sources())
        #expect(results.count >= 11)
        for result in results {
            let file = Self.folder.appendingPathComponent("after/\(Self.adaptedName(result.path))")
            if Self.isRecording {
                try Data(result.bytes).write(to: file)
            } else {
                #expect(result.text == (try? String(contentsOf: file, encoding: .utf8)), "\(result.path)")
            }
        }
        let notes = results.flatMap(\.notes).map { "\($0)\n" }.joined()
        let file = Self.folder.appendingPathComponent("notes.txt")
        if Self.isRecording {
            try Data(notes.utf8).write(to: file)
            Issue.record("recorded the adapter's fixtures")
        } else {
            #expect(notes == (try String(contentsOf: file, encoding: .utf8)))
        }
    }

    /// What was adapted comes out as it is.
    @Test func adaptingTwiceChangesNothing() throws {
        let once = SourceAdapter.adapt(try Self.sources())
        let twice = SourceAdapter.adapt(once.map { SourceAdapter.Source(path: $0.path, bytes: $0.bytes) })
        for (first, second) in zip(once, twice) { #expect(second.text == first.text, "\(first.path)") }
        for result in once {
            let alone = SourceAdapter.adapt([SourceAdapter.Source(path: result.path, bytes: result.bytes)])[0]
            #expect(alone.text == result.text, "\(result.path) alone")
        }
    }

    /// Code that stays is at the same line as before, counted with `#sourceLocation`; nothing is lost on the way.
    @Test func linesStayWhereTheyWere() throws {
        for (source, result) in zip(try Self.sources(), SourceAdapter.adapt(try Self.sources())) {
            let before = String(decoding: source.bytes, as: UTF8.self).components(separatedBy: "\n")
            var line = 0
            var path = ""
            var matched = 0
            for text in result.text.components(separatedBy: "\n") {
                if let directive = SourceDirective(text) {
                    (path, line) = (directive.path, directive.line)
                    continue
                }
                guard path == source.path else { continue }
                // A line that was not changed is the line of that number.
                if before.contains(text), !text.allSatisfy(\.isWhitespace), text.count > 12 {
                    #expect(
                        before.indices.contains(line - 1) && before[line - 1] == text || before.count { $0 == text } > 1
                    )
                    matched += 1
                }
                line += 1
            }
            #expect(matched > 0, "\(source.path)")
        }
    }
}

/// `#sourceLocation(file: "…", line: …)` as the adapter writes it.
struct SourceDirective {
    let path: String
    let line: Int

    init?(_ text: String) {
        guard text.hasPrefix("#sourceLocation(file: \""), let end = text.range(of: "\", line: ") else { return nil }
        path = String(text.dropFirst("#sourceLocation(file: \"".count)[..<end.lowerBound])
        guard let line = Int(text[end.upperBound...].dropLast()) else { return nil }
        self.line = line
    }
}
