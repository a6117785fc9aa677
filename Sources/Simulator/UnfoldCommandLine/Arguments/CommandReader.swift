/// Reads the table of commands, a line a fact: `group TITLE`; `command NAME SUMMARY` with `about PARAGRAPH`,
/// `example LINE MEANING`, operands `id value summary` and options `id names value summary default value-if-alone`.
/// Those with an id are for commands that `take` them, `common` ones for all. A value is a name, a colon and a kind (a
/// ``ValueSpec/Kind``, a range, words with `|` between, or one of ``lists``); `?` may be missing, `*` repeated.
struct CommandReader: Sendable {
    private(set) var groups: [(title: String, commands: [CommandSpec])] = []
    private(set) var common: [OptionSpec] = []
    private var operands: [String: OperandSpec] = [:]
    private var options: [String: OptionSpec] = [:]
    private var command = CommandSpec(name: "", summary: "")

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let columns = Self.filled(String(line)).split(separator: "\t", omittingEmptySubsequences: false).map(
                String.init)
            read(columns[0]) { $0 < columns.count ? columns[$0] : "" }
        }
        endCommand()
    }

    private mutating func read(_ kind: String, _ column: (Int) -> String) {
        switch kind {
        case "group":
            endCommand()
            groups.append((column(1), []))
        case "command":
            endCommand()
            command = CommandSpec(name: column(1), summary: column(2))
        case "about": command.discussion.append(column(1))
        case "example": command.examples.append(.init(line: column(1), meaning: column(2)))
        case "takes": for word in column(1).split(separator: " ") { take(String(word)) }
        case "operand":
            let (value, isOptional, repeats) = Self.value(column(2))
            let operand = OperandSpec(
                name: value.name, value: value, summary: column(3), isRequired: !isOptional && !repeats,
                repeats: repeats)
            if column(1).isEmpty { command.operands.append(operand) } else { operands[column(1)] = operand }
        case "option": read(Self.option(column), id: column(1))
        default: preconditionFailure("no line of commands: \(kind)")
        }
    }

    private mutating func read(_ option: OptionSpec, id: String) {
        switch id {
        case "": command.options.append(option)
        case "common": common.append(option)
        default: options[id] = option
        }
    }

    private mutating func endCommand() {
        if !command.name.isEmpty { groups[groups.count - 1].commands.append(command) }
        command.name = ""
    }

    private mutating func take(_ word: String) {
        if let operand = operands[word] { return command.operands.append(operand) }
        guard let option = options[word] ?? Self.option(ofFormats: word) else {
            preconditionFailure("no option \(word)")
        }
        command.options.append(option)
    }

    private static func option(_ column: (Int) -> String) -> OptionSpec {
        let names = column(2).split(separator: " ").map(String.init)
        var option = OptionSpec(name: names[0], summary: column(4))
        for name in names.dropFirst() {
            if name.hasPrefix("--") { option.formerly = name } else { option.short = name }
        }
        if !column(3).isEmpty { (option.value, _, option.repeats) = value(column(3)) }
        option.defaultText = column(5).isEmpty ? nil : column(5)
        option.valueIfAlone = column(6).isEmpty ? nil : column(6)
        option.means = meanings[column(1)]
        return option
    }

    private static func value(_ text: String) -> (value: ValueSpec, isOptional: Bool, repeats: Bool) {
        let marks = text.reversed().prefix { "?*".contains($0) }
        let parts = text.dropLast(marks.count).split(separator: ":").map(String.init)
        return (ValueSpec(name: parts[0], kind: kind(parts.dropFirst().last)), marks.contains("?"), marks.contains("*"))
    }

    private static func kind(_ word: String?) -> ValueSpec.Kind {
        guard let word else { return .text }
        let ends = word.components(separatedBy: "...").compactMap { Int($0) }
        if ends.count == 2 { return .integer(from: ends[0], to: ends[1]) }
        return kinds[word] ?? .choice(lists[word] ?? word.split(separator: "|").map(String.init))
    }

    private static let kinds: [String: ValueSpec.Kind] = [
        "file": .file, "folder": .folder, "points": .points, "shard": .shard, "sweep": .sweep, "trial": .trial,
    ]

    private static let lists = [
        "sizes": TextSizes.all.map(\.short), "colors": Options.Color.allCases.map(\.rawValue),
        "only": ReportFilter.Only.allCases.map(\.rawValue), "schemas": SchemaName.allCases.map(\.rawValue),
    ]

    private static func filled(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "{")) else { return line }
        let values = [
            "axes": StressAxis.allCases.map(\.rawValue).joined(separator: ", "), "ask": AcceptWord.ask,
            "budget": "\(StressOptions().budget)", "doctorBudget": "\(StressOptions.ofDoctor)",
            "timeLimits": "\(Configuration.timeLimits)",
        ]
        return values.reduce(line) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
    }

    /// The options that stand for another one with a value, by their ids.
    private static let meanings: [String: OptionSpec.Expansion] = [
        "json": .init(option: "--format") { _ in "json" }, "html": .init(option: "--format") { _ in "html" },
        "device": .trait("device"), "width": .trait("width"),
        "textSize": .trait("contentSizeCategory") { size in TextSizes.all.first { $0.short == size }?.name ?? size },
        "rtl": .trait("layoutDirection") { _ in "rightToLeft" },
        "dark": .trait("userInterfaceStyle") { _ in "dark" },
    ]

    private static func option(ofFormats word: String) -> OptionSpec? {
        let parts = word.split(separator: ":")
        guard parts.count == 2 else { return nil }
        return switch parts[1] {
        case "report": option(parts[0], ReportFormats.known)
        case "frames": option(parts[0], OutputFormat<FramesRenderer>.all)
        case "why": option(parts[0], OutputFormat<WhyAnswer>.all)
        case "trace": option(parts[0], OutputFormat<Trace>.all)
        case "explain": option(parts[0], OutputFormat<LogReport>.all)
        case "stress": option(parts[0], OutputFormat<StressResults>.all)
        case "doctor": option(parts[0], OutputFormat<StressResults>.allOfDoctor)
        default: nil
        }
    }

    private static func option<Subject>(
        _ name: Substring, _ formats: @autoclosure @escaping @Sendable () -> [OutputFormat<Subject>]
    ) -> OptionSpec {
        let choice = ValueSpec.choice(of: formats())
        let isReport = choice.words.contains("github")
        if name == "format" {
            return OptionSpec(
                name: "--format", value: choice, summary: "Format on standard output.",
                defaultText: isReport ? "text; github when GITHUB_ACTIONS is true" : "text")
        }
        return OptionSpec(
            name: "--output", short: "-o", value: .files(of: formats()),
            summary: "Write a file as well, in the format of its ending or as <format>=<file>."
                + (isReport && choice.words.contains("svg") ? " 'svg=<folder>/' gets a picture of each cell." : ""),
            repeats: true)
    }
}

extension OptionSpec.Expansion {
    fileprivate static func trait(
        _ name: String, _ value: @escaping @Sendable (String) -> String = { $0 }
    ) -> Self { Self(option: "--set") { "\(name)=\(value($0))" } }
}
