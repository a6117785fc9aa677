/// `#compdef unfold`.
enum ZshCompletion {
    static func script() -> String {
        var lines = [
            "#compdef unfold", "# Completion of unfold for zsh. Made by 'unfold completions zsh'.",
            "# A format, '=' and a file.", "_unfold_output() {",
            "    if compset -P 1 '*='; then _files; else compadd -S = -- \"$@\"; fi", "}", "_unfold() {",
            "    local -a commands", "    commands=(",
        ]
        lines += CommandTable.commands.map { "        '\($0.name):\(escaped($0.summary, colons: true))'" }
        lines += [
            "    )", "    if (( CURRENT == 2 )); then",
            "        if [[ $words[2] == -* ]]; then _arguments "
                + "\(CommandTable.common.flatMap(arguments).joined(separator: " "))",
            "        else _describe 'command' commands; fi",
            "        return", "    fi",
            "    local command=$words[2]", "    shift words", "    (( CURRENT-- ))", "    case $command in",
        ]
        for command in CommandTable.commands {
            lines.append("        \(command.name))")
            lines.append("            _arguments \\")
            var specs = command.allOptions.flatMap(arguments)
            for (index, operand) in command.operands.enumerated() {
                let position = operand.repeats ? "*" : "\(index + 1)"
                specs.append("'\(position):\(operand.name):\(action(operand.value, operand.name))'")
            }
            lines += specs.enumerated().map {
                "                \($0.element)\($0.offset + 1 < specs.count ? " \\" : "")"
            }
            lines.append("            ;;")
        }
        lines += [
            "    esac", "}", "if [ \"$funcstack[1]\" = _unfold ]; then _unfold \"$@\"; else compdef _unfold unfold; fi",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func arguments(_ option: OptionSpec) -> [String] {
        let names = [option.short, option.name].compactMap { $0 }
        // Once is enough, under either name.
        let once = names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
        return names.map { name in
            let value = option.value.map {
                ":\($0.name.replacingOccurrences(of: ":", with: "")):\(action($0, $0.name))"
            }
            let mark = option.value != nil && name.hasPrefix("--") ? "=" : ""
            let summary = escaped(option.summary, colons: false)
            return "'\(option.repeats ? "*" : once)\(name)\(mark)[\(summary)]\(value ?? "")'"
        }
    }

    private static func action(_ value: ValueSpec, _ name: String) -> String {
        if name == "command" { return "(\(CommandTable.commands.map(\.name).joined(separator: " ")))" }
        switch value.kind {
        case .choice(let words): return "(\(words.joined(separator: " ")))"
        case .formatFile(let words): return "{_unfold_output \(words.map(\.name).joined(separator: " "))}"
        case .file: return "_files"
        case .folder: return "_files -/"
        default: return " "
        }
    }

    private static func escaped(_ text: String, colons: Bool) -> String {
        var plain = text.replacingOccurrences(of: "'", with: "'\\''")
        plain = plain.replacingOccurrences(of: "[", with: "\\[").replacingOccurrences(of: "]", with: "\\]")
        return colons ? plain.replacingOccurrences(of: ":", with: "\\:") : plain
    }
}
