import UnfoldFiles

extension SwiftFiles.Problem {
    /// What could not be written, and why; nil for all else.
    package var write: (path: String, failure: WriteFailure)? {
        guard case .unwritten(let path, let code) = kind else { return nil }
        return (path, WriteFailure(code))
    }
}
