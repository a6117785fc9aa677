import Foundation

/// Where an expectation is written, and how it reaches the test that runs.
package struct ExpectationLocation: Sendable {
    package let fileID: StaticString
    package let filePath: StaticString
    package let line: UInt
    package let column: UInt

    package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    /// The file itself if the path is absolute; else the first that is there, seen from the test file's folder, the
    /// folders above it, or the working folder.
    package func resolve(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        var folder = URL(fileURLWithPath: "\(filePath)").deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent(path).path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        return path
    }
}

/// How grave a difference is.
public enum ExpectationSeverity: Sendable {
    /// The test fails.
    case error
    /// The test reports it and passes: for drift that is being watched.
    case warning
}
