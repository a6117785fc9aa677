import Foundation

/// Completion scripts, from the table.
enum Completions {
    static func script(for shell: String) -> String {
        switch shell {
        case "bash": BashCompletion.script()
        case "zsh": ZshCompletion.script()
        default: FishCompletion.script()
        }
    }
}

/// `complete -F _unfold unfold`.
enum BashCompletion {
    static func script() -> String {
        var lines = [
            "# Completion of unfold for bash. Made by 'unfold completions bash'.",
            "_unfold() {",
            #"    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" word"#,
            "    # Bash takes '=' for a word of its own.",
            #"    if [[ $current == "=" ]]; then current="""#,
            #"    elif [[ $previous == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi"#,
            #"    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do"#,
            #"        case "$word" in -*) ;; *) command="$word"; break ;; esac"#,
            "    done",
            "    COMPREPLY=()",
            #"    case "$command" in"#,
            "        '')",
            #"            COMPREPLY=($(compgen -W "\#((CommandTable.commands.map(\.name) + CommandTable.common.map(\.name)).joined(separator: " "))" -- "$current"))"#,
            "            ;;",
        ]
        for command in CommandTable.commands { lines += branch(of: command) }
        lines += ["    esac", "}", "complete -o filenames -F _unfold unfold"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func branch(of command: CommandSpec) -> [String] {
        var lines = ["        \(command.name))", #"            case "$previous" in"#]
        for option in command.allOptions {
            guard let value = option.value else { continue }
            let names = [option.short, option.name].compactMap { $0 }.joined(separator: "|")
            let offered: String
            if !value.words.isEmpty {
                let space = option.value?.kind.isFormatFile == true ? "compopt -o nospace; " : ""
                offered = space + #"COMPREPLY=($(compgen -W "\#(value.words.joined(separator: " "))" -- "$current"))"#
            } else if value.kind == .file || value.kind == .folder {
                offered = #"COMPREPLY=($(compgen -f -- "$current"))"#
            } else {
                offered = ":"
            }
            lines.append("                \(names)) \(offered); return ;;")
        }
        lines.append("            esac")
        let names = command.allOptions.flatMap { [$0.short, $0.name].compactMap { $0 } }.joined(separator: " ")
        lines.append(#"            case "$current" in"#)
        lines.append(#"                -*) COMPREPLY=($(compgen -W "\#(names)" -- "$current")) ;;"#)
        if let operand = command.operands.first {
            let words = operand.name == "command" ? CommandTable.commands.map(\.name) : operand.value.words
            let offered =
                words.isEmpty
                ? #"COMPREPLY=($(compgen -f -- "$current"))"#
                : #"COMPREPLY=($(compgen -W "\#(words.joined(separator: " "))" -- "$current"))"#
            lines.append("                *) \(offered) ;;")
        }
        return lines + ["            esac", "            ;;"]
    }
}

/// `#compdef unfold`.
enum ZshCompletion {
    static func script() -> String {
        var lines = [
            "#compdef unfold", "# Completion of unfold for zsh. Made by 'unfold completions zsh'.", "_unfold() {",
            "    local -a commands", "    commands=(",
        ]
        lines += CommandTable.commands.map { "        '\($0.name):\(escaped($0.summary, colons: true))'" }
        lines += [
            "    )", "    if (( CURRENT == 2 )); then", "        _describe 'command' commands", "        return",
            "    fi",
            "    local command=$words[2]", "    shift words", "    (( CURRENT-- ))", "    case $command in",
        ]
        for command in CommandTable.commands {
            lines.append("        \(command.name))")
            lines.append("            _arguments -s \\")
            var specs = command.allOptions.flatMap(arguments)
            for (index, operand) in command.operands.enumerated() {
                let place = operand.repeats ? "*" : "\(index + 1)"
                specs.append("'\(place):\(operand.name):\(action(operand.value, operand.name))'")
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
        let repeats = option.repeats ? "*" : ""
        return [option.short, option.name].compactMap { $0 }.map { name in
            let value = option.value.map {
                ":\($0.name.replacingOccurrences(of: ":", with: "")):\(action($0, $0.name))"
            }
            let mark = option.value != nil && name.hasPrefix("--") ? "=" : ""
            return "'\(repeats)\(name)\(mark)[\(escaped(option.summary, colons: false))]\(value ?? "")'"
        }
    }

    private static func action(_ value: ValueSpec, _ name: String) -> String {
        if name == "command" { return "(\(CommandTable.commands.map(\.name).joined(separator: " ")))" }
        switch value.kind {
        case .choice(let words): return "(\(words.joined(separator: " ")))"
        case .formatFile(let words): return "(\(words.map { $0 + "\\=" }.joined(separator: " ")))"
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

/// `complete -c unfold …`.
enum FishCompletion {
    static func script() -> String {
        var lines = ["# Completion of unfold for fish. Made by 'unfold completions fish'."]
        for command in CommandTable.commands {
            lines.append(
                "complete -c unfold -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
        }
        for option in CommandTable.common {
            lines.append("complete -c unfold -n __fish_use_subcommand \(names(option)) -d \(quoted(option.summary))")
        }
        for command in CommandTable.commands {
            let here = "complete -c unfold -n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.allOptions {
                lines.append("\(here) \(names(option))\(value(option.value)) -d \(quoted(option.summary))")
            }
            for operand in command.operands {
                let words = operand.name == "command" ? CommandTable.commands.map(\.name) : operand.value.words
                if !words.isEmpty { lines.append("\(here) -f -a '\(words.joined(separator: " "))'") }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func names(_ option: OptionSpec) -> String {
        (option.short.map { "-s \($0.dropFirst()) " } ?? "") + "-l \(option.name.dropFirst(2))"
    }

    private static func value(_ value: ValueSpec?) -> String {
        guard let value else { return "" }
        switch value.kind {
        case .file, .folder: return " -r -F"
        case .choice, .formatFile: return " -x -a '\(value.words.joined(separator: " "))'"
        default: return " -x"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
}

extension ValueSpec.Kind {
    fileprivate var isFormatFile: Bool {
        if case .formatFile = self { return true }
        return false
    }
}
