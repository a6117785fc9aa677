/// Help texts, from the table, in the form that Swift's command-line tools have.
enum Help {
    private static let width = 100
    private static let column = 26

    /// All commands.
    static func text() -> String {
        var lines = ["OVERVIEW: \(CommandTable.summary)", "", "USAGE: \(CommandTable.name) <command> [<options>]"]
        for group in CommandTable.groups {
            lines += ["", "\(group.title):"] + group.commands.flatMap { entry($0.name, $0.summary) }
        }
        lines += ["", "OPTIONS:"] + CommandTable.common.flatMap { entry(head(of: $0), summary(of: $0)) }
        lines += ["", "EXIT STATUS:"] + ExitCode.allCases.flatMap { entry("\($0.rawValue)", $0.meaning) }
        lines += ["", "  See '\(CommandTable.name) help <command>' for help on one command."]
        return lines.joined(separator: "\n") + "\n"
    }

    /// One command.
    static func text(of command: CommandSpec) -> String {
        var lines = Style.wrapped("OVERVIEW: \(command.summary)", indent: 0, to: width)
        for paragraph in command.discussion { lines += [""] + Style.wrapped(paragraph, indent: 0, to: width) }
        lines +=
            [""]
            + Style.wrapped("USAGE: \(usage(of: command))", indent: 2, to: width).enumerated().map {
                $0.offset == 0 ? String($0.element.dropFirst(2)) : $0.element
            }
        if !command.operands.isEmpty {
            lines += ["", "ARGUMENTS:"]
            lines += command.operands.flatMap { entry("<\($0.name)>", $0.summary + values($0.value, nil)) }
        }
        lines += ["", "OPTIONS:"] + command.allOptions.flatMap { entry(head(of: $0), summary(of: $0)) }
        if !command.examples.isEmpty {
            lines += ["", "EXAMPLES:"]
            for example in command.examples { lines += ["  $ \(example.line)", "      \(example.meaning)"] }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `unfold why <path> [--row <id>] …`.
    static func usage(of command: CommandSpec) -> String {
        var words = ["\(CommandTable.name) \(command.name)"]
        for operand in command.operands {
            let word = "<\(operand.name)>" + (operand.repeats ? " ..." : "")
            words.append(operand.isRequired ? word : "[\(word)]")
        }
        for option in command.options {
            let word = option.name + (option.value.map { " <\($0.name)>" } ?? "")
            words.append("[\(word)]" + (option.repeats ? " ..." : ""))
        }
        return words.joined(separator: " ")
    }

    /// `-o, --output <file>`.
    static func head(of option: OptionSpec) -> String {
        (option.short.map { "\($0), " } ?? "") + option.name + (option.value.map { " <\($0.name)>" } ?? "")
    }

    static func summary(of option: OptionSpec) -> String {
        option.summary + (option.value.map { values($0, option.defaultText) } ?? "")
    }

    private static func values(_ value: ValueSpec, _ defaultText: String?) -> String {
        var notes: [String] = []
        switch value.kind {
        case .choice(let words): notes.append("values: " + words.joined(separator: ", "))
        case .formatFile(let formats):
            notes.append("formats: " + formats.map { "\($0.name) (\($0.ending))" }.joined(separator: ", "))
        case .integer(let from, let to) where to < 1_000_000: notes.append("values: \(from) to \(to)")
        default: break
        }
        if let defaultText { notes.append("default: \(defaultText)") }
        return notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    }

    private static func entry(_ head: String, _ text: String) -> [String] {
        let pad = String(repeating: " ", count: column)
        let lines = Style.wrapped(text, indent: column, to: width)
        guard head.count + 4 <= column else { return ["  \(head)"] + lines }
        let first = "  \(head)" + String(repeating: " ", count: column - 2 - head.count)
        return [first + (lines.first ?? pad).dropFirst(column)] + lines.dropFirst()
    }
}
