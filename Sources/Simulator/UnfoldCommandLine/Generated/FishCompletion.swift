/// `complete -c unfold …`.
enum FishCompletion {
    static func script() -> String {
        var lines = ["# Completion of unfold for fish. Made by 'unfold completions fish'."] + helpers
        for command in CommandTable.commands {
            lines.append(
                "complete -c unfold -n 'not __unfold_command' -f -a \(command.name) -d \(quoted(command.summary))")
        }
        for option in CommandTable.common {
            lines.append("complete -c unfold -n 'not __unfold_command' \(names(option)) -d \(quoted(option.summary))")
        }
        for command in CommandTable.commands {
            let here = "complete -c unfold -n '__unfold_command \(command.name)'"
            for option in command.allOptions {
                lines.append("\(here) \(names(option))\(value(option.value)) -d \(quoted(option.summary))")
            }
            lines.append(here + operands(command.operands))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The command is the first word that is no option; an output is a format, `=` and a file.
    private static let helpers = [
        "function __unfold_command",
        "    for word in (commandline -opc)[2..-1]",
        "        string match -q -- '-*' $word; and continue",
        "        test (count $argv) -eq 0 -o \"$word\" = \"$argv[1]\"",
        "        return",
        "    end",
        "    return 1",
        "end",
        "function __unfold_output",
        "    set -l parts (string split -m 1 = -- (string replace -r '^--output=' '' -- (commandline -ct)))",
        "    if test (count $parts) -lt 2",
        "        printf '%s=\\n' $argv",
        "    else",
        "        printf \"$parts[1]=%s\\n\" (__fish_complete_path $parts[2])",
        "    end",
        "end",
    ]

    /// Files are fish's own offer, where nothing else is said.
    private static func operands(_ operands: [OperandSpec]) -> String {
        guard let operand = operands.first else { return " -f" }
        let words = operand.name == "command" ? CommandTable.commands.map(\.name) : operand.value.words
        if !words.isEmpty { return " -f -a '\(words.joined(separator: " "))'" }
        return operand.value.kind == .folder ? " -f -a '(__fish_complete_directories (commandline -ct) \"\")'" : " -F"
    }

    private static func names(_ option: OptionSpec) -> String {
        (option.short.map { "-s \($0.dropFirst()) " } ?? "") + "-l \(option.name.dropFirst(2))"
    }

    private static func value(_ value: ValueSpec?) -> String {
        guard let value else { return "" }
        switch value.kind {
        case .file, .folder: return " -r -F"
        case .choice(let words): return " -x -a '\(words.joined(separator: " "))'"
        case .formatFile(let formats): return " -x -a '(__unfold_output \(formats.map(\.name).joined(separator: " ")))'"
        default: return " -x"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
}
