import Foundation
import Testing

/// The compiler next to the tests, with the modules that are built.
enum Typechecker {
    /// What it finds wrong with sources of one module, first lines only; "" if nothing.
    /// - Parameter below: modules that they import, with their sources, each after those that it imports.
    static func errors(
        in sources: [String], module: String = "Stubs", below: [(name: String, source: String)] = []
    ) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-stubs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try sources.enumerated().map { index, source in
            let file = folder.appendingPathComponent("Source\(index).swift")
            try Data(source.utf8).write(to: file)
            return file.path
        }
        for (name, source) in below {
            let file = folder.appendingPathComponent("\(name).swift")
            try Data(source.utf8).write(to: file)
            let made = folder.appendingPathComponent("\(name).swiftmodule").path
            let errors = try run(["-emit-module", "-o", made, "-I", folder.path], name, [file.path])
            guard errors.isEmpty else { return errors }
        }
        return try run(["-typecheck", "-I", folder.path], module, files)
    }

    private static func run(_ arguments: [String], _ module: String, _ files: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc"] + arguments + ["-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-module-name"]
            + [module, "-I", try modules().path] + files
        let output = Pipe()
        (process.standardError, process.standardOutput) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return "" }
        let lines = text.split(separator: "\n").filter { $0.contains("error:") && $0.hasPrefix("/") }
        return lines.isEmpty ? "failed: \(text)" : lines.prefix(5).joined(separator: "\n")
    }

    private static func modules() throws -> URL {
        let test = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let folders = [test, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
        let found = folders.map { $0.appendingPathComponent("Modules") }.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("UIKit.swiftmodule").path)
        }
        return try #require(found, "module UIKit is not built beside the tests")
    }
}
