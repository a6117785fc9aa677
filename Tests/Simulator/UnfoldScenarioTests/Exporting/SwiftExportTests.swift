import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// Exported tests are Swift that compiles against module `UIKit`, and say what they leave out.
@MainActor struct SwiftExportTests {
    @Test(arguments: [
        "workplace-card.json", "Simulator/scenario/every-key.json", "Simulator/scenario/healthy/standard-cells.json",
        "Simulator/scenario/collections/faq.json", "Simulator/scenario/collections/grid.json",
    ])
    func exportsCompile(_ name: String) throws {
        let document = try ScenarioDocument.read(file: Fixtures.path(name))
        let export = SwiftExport(document, className: SwiftExport.className(of: name))
        #expect(export.text == SwiftExport(document, className: SwiftExport.className(of: name)).text)
        #expect(try errors(in: export.text, version: 6) == "")
        if name.contains("collections/") { #expect(try errors(in: export.text, version: 5) == "") }
    }

    @Test func whatUIKitHasNotIsNamed() throws {
        let document = try ScenarioDocument.read(file: Fixtures.path("Simulator/scenario/every-key.json"))
        let texts = SwiftExport(document, className: "KeyTests").notes.map(\.text)
        #expect(texts.contains("'measureAllRows' has no counterpart in UIKit"))
        #expect(texts.contains("'traits' changes the device"))
    }

    /// What the compiler finds wrong; "" if nothing.
    private func errors(in source: String, version: Int) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Tests.swift")
        try Data(source.utf8).write(to: file)
        let modules = try ExportedRunTests.products().appendingPathComponent("Modules")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "\(version)", "-I",
            modules.path,
            file.path,
        ]
        let output = Pipe()
        (process.standardError, process.standardOutput) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : text
    }
}
