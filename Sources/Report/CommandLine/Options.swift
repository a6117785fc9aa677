import Foundation
import Scenario

/// A parsed command line.
struct Options: Equatable {
    enum Color: String, CaseIterable {
        case auto, always, never
    }

    enum Command: Equatable {
        case report(paths: [String])
        case help(of: String?)
        case version
    }

    var command: Command
    var format: ReportFormat = .text
    /// Files to write besides standard output.
    var outputs: [(format: ReportFormat, file: String)] = []
    var color: Color = .auto
    var quiet = false
    var strict = false

    static func == (lhs: Options, rhs: Options) -> Bool {
        lhs.command == rhs.command && lhs.format == rhs.format && lhs.color == rhs.color && lhs.quiet == rhs.quiet
            && lhs.strict == rhs.strict && lhs.outputs.map(\.format) == rhs.outputs.map(\.format)
            && lhs.outputs.map(\.file) == rhs.outputs.map(\.file)
    }
}

/// What is wrong with a command line, in facts.
enum UsageError: Error, Equatable {
    case unknownCommand(String)
    case unknownOption(String)
    case missingValue(option: String)
    case badValue(option: String, value: String, allowed: [String])
    case noPaths

    var sentence: String {
        switch self {
        case .unknownCommand(let word): "unknown command '\(word)'; \(Self.advice(word, CommandTable.commands.map(\.name)))"
        case .unknownOption(let word): "unknown option '\(word)'; \(Self.advice(word, CommandTable.options.map(\.name)))"
        case .missingValue(let option): "'\(option)' needs a value"
        case .badValue(let option, let value, let allowed): "'\(value)' is no value of \(option); \(Self.advice(value, allowed))"
        case .noPaths: "no scenario file given; name one or more, as in 'unfold report Fixtures/workplace-card.json'"
        }
    }

    private static func advice(_ word: String, _ allowed: [String]) -> String {
        if let near = Spelling.nearest(to: word, in: allowed) { return "did you mean '\(near)'?" }
        return "write one of " + allowed.map { "'\($0)'" }.joined(separator: ", ")
    }
}

/// The commands and options: what is parsed and what the help shows.
enum CommandTable {
    static let commands: [(name: String, summary: String)] = [
        ("report", "Heights of every row, step by step, with conflicts and overruled priorities."),
        ("help", "This text, or that of one command."),
    ]

    static let options: [(name: String, value: String?, summary: String)] = [
        ("--format", "text|json", "Format on standard output. Default text."),
        ("--output", "FORMAT=FILE", "Writes a report to a file as well; may be repeated."),
        ("--color", "auto|always|never", "Colour. Default auto: on a terminal, unless NO_COLOR is set."),
        ("--quiet", nil, "Leaves out steps in which nothing was found."),
        ("--strict", nil, "Ends with 1 if anything was found."),
        ("--help", nil, "Shows help."),
        ("--version", nil, "Shows the version."),
    ]
}
