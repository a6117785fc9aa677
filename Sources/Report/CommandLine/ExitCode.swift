/// How the tool ends.
public enum ExitCode: Int32, Sendable {
    /// Answered.
    case success = 0
    /// Findings under `--strict`.
    case findings = 1
    /// A file could not be read or is invalid.
    case badInput = 2
    /// The command line is wrong.
    case usage = 64
}
