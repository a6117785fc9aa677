import Foundation
import TestSupport
import Testing
import UIKit

/// `docs/uikit-surface.md` next to the sources, and the tables of declarations without behaviour.
@Suite struct SurfaceDocumentTests {
    private static let sources = Fixtures.package.appendingPathComponent("Sources")

    private static func files(_ ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(ending) }.sorted()
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
    }

    /// What the page calls absent is declared nowhere.
    @Test func whatIsAbsentIsAbsent() throws {
        let document = try String(
            contentsOf: Fixtures.package.appendingPathComponent("docs/uikit-surface.md"), encoding: .utf8)
        let section = try #require(document.components(separatedBy: "## Absent\n").dropFirst().first)
            .components(separatedBy: "\n## ")[0]
        let names = Set(section.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
        #expect(names.count > 7)
        let declaration = try Regex(#"\b(?:class|struct|enum|protocol|typealias) (\w+)"#)
        for path in try Self.files(".swift") {
            for line in try Self.text(path).split(separator: "\n") {
                guard !line.hasPrefix(" "), let match = line.firstMatch(of: declaration),
                    let name = match.output[1].substring
                else { continue }
                #expect(!names.contains(String(name)), "\(name) is there")
            }
        }
    }

    /// Classes between a class and its superclass are not shown.
    @Test @MainActor func superclassesAreThoseOfUIKit() {
        #expect(UIButton.superclass() == UIControl.self)
        #expect(UIControl.superclass() == UIView.self)
        #expect(UIView().superclass == UIResponder.self)
        #expect(UIResponder.superclass() == NSObject.self)
    }

    /// Values of inert members are kept by each object, and overridden as others are.
    @Test @MainActor func inertMembersAreStoredAndOverridden() {
        final class Box: UIView {
            override var isExclusiveTouch: Bool {
                get { true }
                set {}
            }
        }
        let (view, other) = (UIView(), UIView())
        #expect(!view.isExclusiveTouch)
        view.isExclusiveTouch = true
        view.largeContentTitle = "Title"
        #expect(view.isExclusiveTouch && !other.isExclusiveTouch)
        #expect(view.largeContentTitle == "Title" && other.largeContentTitle == nil)
        view.largeContentTitle = nil
        #expect(view.largeContentTitle == nil)
        let box: UIView = Box()
        #expect(box.isExclusiveTouch)
    }

    /// Each table has its file, which holds every type and member of it.
    @Test func tablesAndGeneratedFilesBelongTogether() throws {
        let tables = try Self.files(".tsv").filter { $0.contains("/Inert/") }
        let generated = Set(try Self.files(".swift").filter { $0.contains("/Generated/") })
        let expected = tables.map { table in
            let folder = table.replacingOccurrences(of: "/Inert/", with: "/").prefix { $0 != "+" && $0 != "." }
            let name = table.split(separator: "/").last?.dropLast(4) ?? ""
            return "\(folder)/Generated/\(name).swift"
        }
        #expect(!tables.isEmpty)
        #expect(generated.isSuperset(of: expected))
        for (table, path) in zip(tables, expected) {
            let file = try Self.text(path)
            for row in try Self.text(table).split(separator: "\n") {
                guard !row.hasPrefix("#"), !row.hasPrefix("type\t") else { continue }
                let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
                try #require(columns.count == 5, "\(table): \(row)")
                #expect(columns[2].isEmpty || file.contains(columns[2]), "\(path) has no \(columns[0]).\(columns[2])")
            }
        }
    }
}
