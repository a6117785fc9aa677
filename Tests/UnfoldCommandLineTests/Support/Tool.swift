import Foundation
import TestSupport

@testable import UnfoldReport

/// The command line run in process, from the package's root unless set otherwise.
@MainActor struct Tool {
    nonisolated static let root = Fixtures.package

    var out = ""
    var err = ""
    var status = ExitCode.success

    init(
        _ arguments: String..., folder: String = Tool.root.path, environment: [String: String] = [:],
        terminal: Bool = false, executable: String? = nil
    ) {
        self.init(arguments, folder: folder, environment: environment, terminal: terminal, executable: executable)
    }

    init(
        _ arguments: [String], folder: String, environment: [String: String] = [:], terminal: Bool = false,
        executable: String? = nil
    ) {
        let saved = FileManager.default.currentDirectoryPath
        precondition(FileManager.default.changeCurrentDirectoryPath(folder), "no folder \(folder)")
        defer { _ = FileManager.default.changeCurrentDirectoryPath(saved) }
        var out = ""
        var err = ""
        let tool = CommandLineTool(
            .init(
                out: { out += $0 }, err: { err += $0 }, isTerminal: terminal, errIsTerminal: terminal,
                variables: environment, executable: executable))
        status = tool.run(arguments)
        (self.out, self.err) = (out, err)
    }
}

/// A folder that goes when its owner does.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    /// Copies a file of the package, under its own name or another.
    func copy(_ file: String, as name: String? = nil) throws {
        let target = url.appendingPathComponent(name ?? (file as NSString).lastPathComponent)
        try FileManager.default.copyItem(at: Tool.root.appendingPathComponent(file), to: target)
    }

    func write(_ text: String, to name: String) throws {
        let target = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: target, atomically: true, encoding: .utf8)
    }

    func text(_ name: String) -> String? { try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8) }

    /// Everything in it, sorted.
    var files: [String] {
        (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).sorted()
    }
}
