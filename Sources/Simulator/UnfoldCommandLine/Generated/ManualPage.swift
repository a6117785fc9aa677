/// The manual page, from the table.
enum ManualPage {
    static func text() -> String {
        var lines = [
            #".TH UNFOLD 1 "" "unfold \#(CommandTable.version)" "User Commands""#, ".ad l", ".nh", ".SH NAME",
            #"unfold \- lay out expandable table cells without a device"#, ".SH SYNOPSIS", ".B unfold",
            #"\fIcommand\fR [\fIoptions\fR]"#, ".SH DESCRIPTION", escaped(CommandTable.summary), ".SH COMMANDS",
        ]
        for command in CommandTable.commands { lines += section(of: command) }
        lines += [".SH EXIT STATUS"]
        for code in ExitCode.allCases { lines += [".TP", ".B \(code.rawValue)", escaped(code.meaning)] }
        lines += [
            ".SH ENVIRONMENT", ".TP", ".B CI, TF_BUILD",
            escaped("If one is set and not empty, 'check' records nothing."), ".TP",
            ".B GITHUB_ACTIONS", escaped("If 'true', 'report' and 'check' print annotations by default."), ".TP",
            ".B NO_COLOR", escaped("If set and not empty, no colour unless '--color always' asks for it."),
            ".SH FILES", ".TP", ".B .unfold.json",
            escaped("Settings, looked for in the working folder and the folders above it."),
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(of command: CommandSpec) -> [String] {
        var lines = [".SS unfold \(escaped(command.name))", escaped(command.summary)]
        for paragraph in command.discussion { lines += [".PP", escaped(paragraph)] }
        lines += [".PP", usage(of: command)]
        for operand in command.operands {
            lines += [".TP", #"\fI\#(escaped(operand.name))\fR"#, escaped(operand.summary)]
        }
        for option in command.options {
            lines += [".TP", #"\fB\#(escaped(Help.head(of: option)))\fR"#, escaped(Help.summary(of: option))]
        }
        if !command.examples.isEmpty { lines += [".PP", "Examples:"] }
        for example in command.examples {
            lines += [".TP", #"\fB\#(escaped(example.line))\fR"#, escaped(example.meaning)]
        }
        return lines
    }

    /// Lines end between the brackets, not inside.
    private static func usage(of command: CommandSpec) -> String {
        var depth = 0
        return escaped(Help.usage(of: command)).reduce(into: "") { text, character in
            if character == "[" { depth += 1 } else if character == "]" { depth -= 1 }
            text += character == " " && depth > 0 ? "\\ " : String(character)
        }
    }

    /// Text that roff leaves alone.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
