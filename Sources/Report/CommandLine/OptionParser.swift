/// Reads arguments; options may stand anywhere, `--` ends them, values follow with a space or `=`.
struct OptionParser {
    private var arguments: ArraySlice<String>
    private var options = Options(command: .help(of: nil))
    private var words: [String] = []

    init(_ arguments: [String]) { self.arguments = arguments[...] }

    mutating func parse() throws(UsageError) -> Options {
        while let argument = arguments.popFirst() {
            if argument == "--" {
                words += arguments
                break
            }
            if argument.hasPrefix("-"), argument != "-" { try option(argument) } else { words.append(argument) }
        }
        guard case .help = options.command else { return options }
        if wantsHelp {
            options.command = .help(of: words.first)
            return options
        }
        switch words.first {
        case nil, "help":
            options.command = .help(of: words.dropFirst().first)
        case "report":
            let paths = Array(words.dropFirst())
            guard !paths.isEmpty else { throw .noPaths }
            options.command = .report(paths: paths)
        case .some(let word): throw .unknownCommand(word)
        }
        return options
    }

    private var wantsHelp = false

    private mutating func option(_ argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        switch name {
        case "--help", "-h": wantsHelp = true
        case "--version": options.command = .version
        case "--quiet", "-q": options.quiet = true
        case "--strict": options.strict = true
        case "--format":
            options.format = try format(try value(name, parts), of: name)
        case "--color":
            let text = try value(name, parts)
            guard let color = Options.Color(rawValue: text) else {
                throw .badValue(option: name, value: text, allowed: Options.Color.allCases.map(\.rawValue))
            }
            options.color = color
        case "--output":
            let text = try value(name, parts)
            let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard halves.count == 2 else {
                throw .badValue(option: name, value: text, allowed: ["json=FILE", "text=FILE"])
            }
            options.outputs.append((try format(halves[0], of: name), halves[1]))
        default: throw .unknownOption(name)
        }
    }

    private mutating func value(_ name: String, _ parts: [String]) throws(UsageError) -> String {
        if parts.count == 2 { return parts[1] }
        guard let value = arguments.popFirst() else { throw .missingValue(option: name) }
        return value
    }

    private func format(_ text: String, of option: String) throws(UsageError) -> ReportFormat {
        if let format = ReportFormat(rawValue: text) { return format }
        throw .badValue(option: option, value: text, allowed: ReportFormat.allCases.map(\.rawValue))
    }
}
