import Foundation

package struct ExpectationLocation: Sendable {
    package let fileID, filePath: StaticString
    package let line, column: UInt

    package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    /// The path if it is absolute; else seen from the test file's folder, one above it, or the working folder.
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
