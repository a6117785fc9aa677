import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// The exports of all fixtures, compiled and run: each has the heights and frames of its report. `UNFOLD_EXPORTS` in the
/// environment asks for it, for it takes minutes: 1 for all, or a part of the paths of those wanted.
@MainActor struct ExportedRunTests {
    private nonisolated static let asked = ProcessInfo.processInfo.environment["UNFOLD_EXPORTS"]

    private struct Export {
        let file: String
        let document: ScenarioDocument
        let notes: [String]
    }

    @Test(.enabled(if: asked != nil)) func exportsGiveTheirReports() throws {
        let folder = try TemporaryFolder()
        var exports: [Export] = []
        let root = Fixtures.path("Simulator/scenario")
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        for file in ["../../workplace-card.json"] + files.sorted() where file.hasSuffix(".json") {
            guard Self.asked == "1" || file.contains(Self.asked ?? ""),
                var document = try? ScenarioDocument.read(file: root + "/" + file).cells.first
            else { continue }
            // An exported test runs on one device.
            document.cell = nil
            let export = SwiftExport(document, className: "Export\(exports.count)Tests")
            try Data(export.text.utf8).write(to: folder.url.appendingPathComponent("Export\(exports.count).swift"))
            exports.append(Export(file: file, document: document, notes: export.notes.map(\.text)))
        }
        let tool = try compile(exports, in: folder.url)
        var (same, named) = (0, [String]())
        for (index, export) in exports.enumerated() {
            let output = try run(tool, [], ["UNFOLD_EXPORT": "\(index)"]).output
            let record = (try? DeviceLines(text: output, file: export.file))?.records[export.document.name]
            let result = ScenarioRunner.run(export.document, observer: nil, detail: .outlines)
            guard let record, record.sections.count == result.steps.count else {
                Issue.record(
                    "\(export.file): \(record?.sections.count ?? 0) steps of \(result.steps.count)\n\(output.suffix(600))"
                )
                continue
            }
            let check = DeviceCheck([result], with: record, file: export.file)
            if check.passed {
                same += 1
            } else if !export.notes.isEmpty {
                named.append("\(export.file): \(export.notes[0])")
            } else {
                Issue.record("\(export.file): \(check.differences.prefix(3))")
            }
        }
        print("exports: \(exports.count), same \(same), with notes \(named)")
        #expect(same > (Self.asked == "1" ? 40 : 0) && Double(same) >= 0.8 * Double(exports.count))
    }

    /// All in one tool, which runs the one whose number is in the environment as on the scenario's device.
    private func compile(_ exports: [Export], in folder: URL) throws -> String {
        let cases = exports.enumerated().map { index, export in
            let environment = export.document.deviceTraits.environment
            return """
                case "\(index)":
                    LayoutEnvironment.current.displayScale = \(environment.displayScale)
                    LayoutEnvironment.current.screenSize = CGSize(
                        width: \(environment.screenSize.width), height: \(environment.screenSize.height))
                    LayoutEnvironment.current.generation = .\(environment.generation)
                    LayoutEnvironment.current.layoutDirection = .\(environment.layoutDirection)
                    LayoutEnvironment.current.contentSizeCategory = UIContentSizeCategory(
                        rawValue: "\(environment.contentSizeCategory.rawValue)")
                    LayoutEnvironment.current.userInterfaceIdiom = .\(environment.userInterfaceIdiom)
                    LayoutEnvironment.current.horizontalSizeClass = .\(environment.horizontalSizeClass)
                    LayoutEnvironment.current.verticalSizeClass = .\(environment.verticalSizeClass)
                    XCTMain([testCase([("testHeights", Export\(index)Tests.testHeights)])])
                """
        }
        let main = """
            import Foundation
            import UIKit
            import XCTest

            switch ProcessInfo.processInfo.environment["UNFOLD_EXPORT"] ?? "" {
            \(cases.joined(separator: "\n"))
            default: break
            }
            """
        try Data(main.utf8).write(to: folder.appendingPathComponent("main.swift"))
        let sources = exports.indices.map { folder.appendingPathComponent("Export\($0).swift").path }
        let tool = folder.appendingPathComponent("exports").path
        let products = try Self.products()
        let result = try run(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "6", "-module-name", "Exports", "-I",
                products.appendingPathComponent("Modules").path,
            ]
                + sources + [folder.appendingPathComponent("main.swift").path] + Self.objects(in: products)
                + ["-o", tool], [:])
        try #require(result.status == 0, "\(result.output.prefix(3000))")
        return tool
    }

    /// Where the package is built.
    static func products() throws -> URL {
        let test = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let found = [test, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()].first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules/UIKit.swiftmodule").path)
        }
        return try #require(found, "module UIKit is not built beside the tests")
    }

    /// Module `UIKit` and what it is made of.
    private static func objects(in products: URL) -> [String] {
        [
            "UIKit", "UnfoldAutoLayout", "UnfoldTableLayout", "UnfoldCollectionLayout", "UnfoldInterfaceBuilder",
            "UnfoldSurface", "UnfoldFiles", "UnfoldTypesetting", "UnfoldSimplex",
        ].flatMap { target in
            let folder = products.appendingPathComponent("\(target).build").path
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return files.filter { $0.hasSuffix(".swift.o") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    private func run(
        _ tool: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let output = Pipe()
        // What is printed of conflicts would break lines.
        process.standardError = arguments.isEmpty ? FileHandle.nullDevice : output
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
