import Foundation

/// Why a document cannot be read, with the position.
public struct IBDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Path as it was given.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1.
    public var column: Int
    /// What is wrong and what would help, without the position.
    public var problem: String

    /// `file:line:column: error: problem`.
    public var description: String { "\(file):\(line):\(column): error: \(problem)" }
}

/// Something in a document that layout does not take over, with the position.
public struct IBWarning: Hashable, Sendable, CustomStringConvertible {
    /// Path as it was given.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1.
    public var column: Int
    /// What is not taken over.
    public var problem: String

    /// A warning at a position of a file.
    public init(file: String, line: Int, column: Int, problem: String) {
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// `file:line:column: warning: problem`.
    public var description: String { "\(file):\(line):\(column): warning: \(problem)" }
}

/// Text of a file as a message shows it: short, and with nothing that moves a cursor.
func shown(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(60) {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
            result += "\\u{" + String(scalar.value, radix: 16) + "}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return text.unicodeScalars.count > 60 ? result + "…" : result
}
