/// How the tool ends.
public enum ExitCode: Int32, Sendable, CaseIterable {
    /// Answered; for `check`: as recorded.
    case success = 0
    /// `check` found differences, or recorded; elsewhere findings under `--strict`.
    case findings = 1
    /// A file could not be read, or is invalid.
    case badInput = 2
    /// The command line is wrong.
    case usage = 64
    /// A file, standard output or standard error could not be written; counts more than the others.
    case cannotWrite = 74

    static func worst(_ codes: ExitCode...) -> ExitCode { codes.max { $0.rawValue < $1.rawValue } ?? .success }

    var meaning: String {
        switch self {
        case .success: "Answered; for 'check': everything is as recorded."
        case .findings:
            "'check' found differences or what is not accepted, or recorded heights; elsewhere: findings under --strict."
        case .badInput: "A file could not be read, or is invalid."
        case .usage: "The command line is wrong."
        case .cannotWrite: "A file, standard output or standard error could not be written."
        }
    }
}
