/// The help texts, from the table.
enum Help {
    static let version = "0.1.0"

    static func text() -> String {
        var lines = [
            "OVERVIEW: Lays out expandable table cells without a device, and says why a row is as high as it is.",
            "", "USAGE: unfold <command> [options]", "", "COMMANDS:",
        ]
        lines += CommandTable.commands.map { "  " + column($0.name, 26) + $0.summary }
        lines += ["", "OPTIONS:"]
        lines += CommandTable.options.map { option in
            let head = option.value.map { "\(option.name) <\($0)>" } ?? option.name
            return head.count < 25
                ? "  " + column(head, 26) + option.summary
                : "  \(head)\n" + String(repeating: " ", count: 28) + option.summary
        }
        lines += [
            "", "EXIT CODES: 0 answered; 1 something was found, under --strict; 2 unreadable or invalid input; 64 usage.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
