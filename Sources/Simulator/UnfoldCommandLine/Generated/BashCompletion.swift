/// `complete -F _unfold unfold`.
enum BashCompletion {
    static func script() -> String {
        let words = CommandTable.names + CommandTable.common.map(\.name)
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
            #"            COMPREPLY=($(compgen -W "\#(words.joined(separator: " "))" -- "$current"))"#,
            "            ;;",
        ]
        for command in CommandTable.commands { lines += branch(of: command) }
        lines += ["    esac", "}", "complete -o filenames -F _unfold unfold"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line a file: names may hold spaces.
    private static let files = #"local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$current"))"#

    private static func branch(of command: CommandSpec) -> [String] {
        var lines = ["        \(command.name))", #"            case "$previous" in"#]
        for option in command.allOptions {
            guard let value = option.value else { continue }
            let names = [option.short, option.name].compactMap { $0 }.joined(separator: "|")
            let offered: String
            if !value.words.isEmpty {
                let space = option.value?.kind.isFormatFile == true ? "compopt -o nospace 2>/dev/null; " : ""
                offered = space + #"COMPREPLY=($(compgen -W "\#(value.words.joined(separator: " "))" -- "$current"))"#
            } else if value.kind == .file || value.kind == .folder {
                offered = files
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
                ? files
                : #"COMPREPLY=($(compgen -W "\#(words.joined(separator: " "))" -- "$current"))"#
            lines.append("                *) \(offered) ;;")
        }
        return lines + ["            esac", "            ;;"]
    }
}

extension ValueSpec.Kind {
    fileprivate var isFormatFile: Bool {
        if case .formatFile = self { return true }
        return false
    }
}
