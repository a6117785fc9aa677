struct ParsedArguments {
    var command: CommandSpec
    var operands: [String] = []
    /// By the option's long name; a switch has one empty value.
    var values: [String: [String]] = [:]

    func value(_ option: String) -> String? { values[option]?.last }
    func all(_ option: String) -> [String] { values[option] ?? [] }
    func has(_ option: String) -> Bool { values[option] != nil }
}

/// Reads arguments: options may stand anywhere after the command, `--` ends them, values follow with a space or `=`.
struct ArgumentParser {
    private var arguments: ArraySlice<String>
    private(set) var command: String?

    init(_ arguments: [String]) { self.arguments = arguments[...] }

    mutating func parse() throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments(command: CommandTable.help)
        guard let word = try firstWord(&parsed) else { return parsed }
        guard let command = CommandTable.command(word) else { throw .unknownCommand(word, known: CommandTable.names) }
        self.command = command.name
        let asked = parsed.values
        parsed = ParsedArguments(command: command, values: asked)
        while let argument = arguments.popFirst() {
            if argument == "--" {
                parsed.operands += arguments
                break
            }
            if argument.hasPrefix("-"), argument != "-" {
                try option(argument, of: command, into: &parsed)
            } else {
                parsed.operands.append(argument)
            }
        }
        // Whoever asks for help may have left out the rest.
        if !parsed.has("--help") && !parsed.has("--version") { try check(parsed) }
        return parsed
    }

    private mutating func firstWord(_ parsed: inout ParsedArguments) throws(UsageError) -> String? {
        while let argument = arguments.popFirst() {
            guard argument.hasPrefix("-"), argument != "-" else { return argument }
            let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
            guard let known = CommandTable.common.first(where: { $0.name == name || $0.short == name })
            else { throw .unknownOption(name, command: nil, known: CommandTable.common.map(\.name)) }
            parsed.values[known.name] = [""]
        }
        return nil
    }

    private mutating func option(
        _ argument: String, of command: CommandSpec, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.option(parts[0])
        else { throw .unknownOption(parts[0], command: command.name, known: command.allOptions.map(\.name)) }
        guard let spec = option.value else {
            if parts.count == 2 { throw .surplusValue(option: option.name, value: parts[1]) }
            return try add("", as: option, of: command, into: &parsed)
        }
        var text: String
        if parts.count == 2 {
            text = parts[1]
        } else if let alone = option.valueIfAlone, standsAlone {
            text = alone
        } else if let next = arguments.popFirst() {
            text = next
        } else {
            throw .missingValue(option: option.name, value: spec.name)
        }
        // `-o page.html`: what the file is called says what is in it.
        if case .formatFile(let formats) = spec.kind, !formats.contains(where: { text.hasPrefix($0.name + "=") }),
            let format = formats.first(where: { text.hasSuffix($0.ending) }), text != format.ending,
            !text.contains("=")
        {
            text = "\(format.name)=\(text)"
        }
        try Self.check(text, spec, name: option.name)
        try add(text, as: option, of: command, into: &parsed)
    }

    private func add(
        _ text: String, as option: OptionSpec, of command: CommandSpec, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        if let meaning = option.means, let other = command.option(meaning.option) {
            return try add(meaning.value(text), as: other, of: command, into: &parsed)
        }
        if option.value != nil, !option.repeats, parsed.has(option.name) { throw .repeated(option: option.name) }
        parsed.values[option.name] = option.value == nil ? [""] : parsed.all(option.name) + [text]
    }

    private var standsAlone: Bool {
        guard let next = arguments.first else { return true }
        return next.hasPrefix("-") || FileManager.default.fileExists(atPath: next)
    }

    private func check(_ parsed: ParsedArguments) throws(UsageError) {
        let specs = parsed.command.operands
        for (index, spec) in specs.enumerated() where spec.isRequired && parsed.operands.count <= index {
            throw .missingOperand(command: parsed.command.name, name: spec.name)
        }
        for (index, word) in parsed.operands.enumerated() {
            guard let spec = index < specs.count ? specs[index] : specs.last.flatMap({ $0.repeats ? $0 : nil })
            else { throw .surplusOperand(command: parsed.command.name, word: word) }
            try Self.check(word, spec.value, name: "<\(spec.name)>")
        }
    }

    private static func check(_ text: String, _ spec: ValueSpec, name: String) throws(UsageError) {
        switch spec.kind {
        case .choice(let allowed):
            if !allowed.contains(text) { throw .badValue(name: name, value: text, allowed: allowed) }
        case .integer(let from, let to):
            guard let number = Int(text), (from...to).contains(number)
            else { throw .notANumber(name: name, value: text, from: from, to: to) }
        case .formatFile(let formats):
            let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard halves.count == 2 else { throw .badOutput(text, endings: Distinct(formats.map(\.ending)).list) }
            let names = formats.map(\.name)
            if !names.contains(halves[0]) { throw .badValue(name: name, value: halves[0], allowed: names) }
            if halves[1].hasSuffix("/"), halves[0] != "svg" { throw .folderOutput(halves[1], format: halves[0]) }
        case .shard:
            if Shard(text) == nil { throw .badShard(text) }
        case .trial:
            if TrialSetting(text) == nil { throw .badTrial(text) }
        case .sweep:
            if SweepSetting(text) == nil { throw .badSweep(text) }
        case .points:
            if !(Double(text).map { $0 > 0 && $0 <= 10_000_000 } ?? false) { throw .notPoints(name: name, value: text) }
        case .file, .folder, .text: break
        }
    }
}

struct Shard: Equatable {
    let index, count: Int

    init?(_ text: String) {
        let halves = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard halves.count == 2, let index = halves[0], let count = halves[1], count >= 1, count <= 100_000,
            (1...count).contains(index)
        else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// Every n-th element, so that neighbours, which often cost alike, are spread.
    func part<T>(of list: [T]) -> [T] { list.enumerated().filter { $0.offset % count == index - 1 }.map(\.element) }
}

/// `NAME.constant=12`, `NAME.priority=750`, or any property of a view, or a trait: `title.text=Tea`, `width=320`.
struct TrialSetting: Equatable {
    enum Property: String { case constant, priority }
    struct Number: Equatable {
        let name: String
        let property: Property
        let value: Double
    }

    let path, text: String
    /// A constant or priority; nil for what needs the scenario run again.
    let number: Number?

    init?(_ text: String) {
        if let number = Self.number(text) {
            let equals = text.lastIndex(of: "=")!
            (path, self.text) = (String(text[..<equals]), String(text[text.index(after: equals)...]))
            self.number = number
            return
        }
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
        let path = String(text[..<equals])
        // A constant or priority with a number that is none was meant for the system.
        guard Property(rawValue: path.split(separator: ".").last.map(String.init) ?? "") == nil, !path.contains(" "),
            !path.hasPrefix("."), !path.hasSuffix(".")
        else { return nil }
        (self.path, self.text, number) = (path, String(text[text.index(after: equals)...]), nil)
    }

    private static func number(_ text: String) -> Number? {
        guard let equals = text.lastIndex(of: "="), let dot = text[..<equals].lastIndex(of: "."),
            let property = Property(rawValue: String(text[text.index(after: dot)..<equals])),
            let value = ScenarioDocument.number(String(text[text.index(after: equals)...])).flatMap(Double.init),
            value.isFinite, dot > text.startIndex
        else { return nil }
        if property == .priority, !(value > 0 && value <= 1000 && Float(value) > 0) { return nil }
        if property == .constant, !ScenarioLimits.length.contains(value) { return nil }
        return Number(name: String(text[..<dot]), property: property, value: value)
    }
}

/// `NAME.constant` or `NAME.priority`, to be varied.
struct SweepSetting: Equatable {
    let name: String
    let property: WhySweep.Property

    init?(_ text: String) {
        guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
            let property = WhySweep.Property(rawValue: String(text[text.index(after: dot)...]))
        else { return nil }
        (name, self.property) = (String(text[..<dot]), property)
    }
}
