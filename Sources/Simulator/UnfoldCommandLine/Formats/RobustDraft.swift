import UnfoldSourceAdapter

/// A Swift file with a test for each class of cells and each scenario in which something breaks.
@MainActor struct RobustDraft {
    private let reports: [StressReport]
    private let modules: [(name: String, cells: [CellClass])]
    private let folder: String
    private var names: [String: Int] = [:]
    private static let findingLimit = 3

    /// - Parameter file: where it is to be written, for paths as seen from there.
    init(_ reports: [StressReport], _ modules: [(name: String, cells: [CellClass])], for file: String) {
        (self.reports, self.modules, folder) = (reports, modules, PathText.folder(of: file))
    }

    static func text(
        _ reports: [StressReport], _ modules: [(name: String, cells: [CellClass])], for file: String
    ) -> String {
        var draft = RobustDraft(reports, modules, for: file)
        return draft.text()
    }

    private mutating func text() -> String {
        let broken = Dictionary(grouping: reports.filter { !$0.findings.isEmpty }, by: \.file).sorted {
            $0.key < $1.key
        }
        var tests = modules.flatMap(\.cells).map { cell($0) }
        tests += broken.map { scenario($0.key, $0.value.flatMap(\.findings)) }
        let imports =
            (broken.isEmpty ? [] : ["import Foundation"])
            + [
                "import Testing", "import UIKit  // the product of Unfold, where the platform has no UIKit",
                "import UnfoldTesting",
            ]
        let tested = modules.map { "@testable import \($0.name)" }
        var lines = ["// Drafted by 'unfold doctor'. Let each test give its cell what the app shows in it."]
        lines +=
            imports + (tested.isEmpty ? [] : [""] + tested) + [
                "", "@MainActor @Suite(.isolatedLayout) struct RobustTests {",
            ]
        lines.append(
            tests.map { $0.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n") }.joined(separator: "\n\n"))
        if !broken.isEmpty {
            lines += [
                "", "    /// Seen from this file.", "    private func path(_ name: String) -> String {",
                "        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name).path",
                "    }",
            ]
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private mutating func cell(_ cell: CellClass) -> [String] {
        let texts = cell.labels.map { "        cell.\($0).text = variation.text(\"A text\", of: \"\($0)\")" }
        let advice = "        // As in cellForRowAt, with texts that vary: variation.text(\"Groceries\")"
        return ["@Test func \(function(cell.name))() {", "    expectRobust(\(cell.name).self) { cell, variation in"]
            + (texts.isEmpty ? [advice] : texts) + ["    }", "}"]
    }

    private mutating func scenario(_ file: String, _ findings: [StressFinding]) -> [String] {
        let path = RelativePath.from(folder.isEmpty ? "." : folder, to: file)
        let explainer = ConflictExplainer()
        let words = findings.prefix(Self.findingLimit).map { "// " + PlainText.line(StressWords.short($0, explainer)) }
        let more = findings.count - words.count
        return words + (more > 0 ? ["// and \(more) more"] : []) + [
            "@Test func \(function(String(SwiftExport.className(of: file).dropLast("Tests".count))))() throws {",
            "    try expectRobust(scenario: path(\(SwiftValue.text(path))))", "}",
        ]
    }

    private mutating func function(_ type: String) -> String {
        let name = type.prefix(1).lowercased() + type.dropFirst().filter { $0 != "." }
        names[name, default: 0] += 1
        return (names[name] ?? 1) == 1 ? name : "\(name)\(names[name] ?? 1)"
    }
}
