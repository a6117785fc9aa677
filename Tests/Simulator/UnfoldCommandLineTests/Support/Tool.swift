import Foundation
import TestSupport

@testable import UnfoldCommandLine

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
        executable: String? = nil, input: [String] = [], screen: (columns: Int, lines: Int)? = nil
    ) {
        let saved = FileManager.default.currentDirectoryPath
        precondition(FileManager.default.changeCurrentDirectoryPath(folder), "no folder \(folder)")
        defer { _ = FileManager.default.changeCurrentDirectoryPath(saved) }
        var (out, err, input) = ("", "", input[...])
        let tool = CommandLineTool(
            .init(
                out: { out += $0 }, err: { err += $0 }, readLine: { input.popFirst() }, isTerminal: terminal,
                errIsTerminal: terminal, variables: environment, executable: executable, screen: { screen }))
        status = tool.run(arguments)
        (self.out, self.err) = (out, err)
    }
}
