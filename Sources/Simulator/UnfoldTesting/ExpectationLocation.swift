import UnfoldAutoLayout

/// Where an expectation is written, and how it reaches the test that runs.
struct ExpectationLocation: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// The file itself if the path is absolute; else the first that is there, seen from the test file's folder, the
    /// folders above it, or the working folder.
    func resolve(_ path: String) -> String {
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
