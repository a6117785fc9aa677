extension UsageError {
    var sentence: String {
        switch self {
        case .unknownCommand(let word, let known): "unknown command '\(word)'; \(Self.advice(word, known))"
        case .unknownOption(let word, let command, let known):
            "unknown option '\(word)'\(command.map { " of 'unfold \($0)'" } ?? ""); \(Self.advice(word, known))"
        case .badValue(let name, let value, let allowed):
            "invalid value '\(value)' for '\(name)'; \(Self.advice(value, allowed))"
        case .noSuchName(let option, let name, let known):
            "no scenario has '\(name)', which '\(option)' names; \(Self.advice(name, known))"
        case .missingOperand(let command, _) where command == "report" || command == "check":
            "no scenario file given; name one or more, as in 'unfold \(command) Scenarios/card.json'"
        case .whichRow(let names) where names.isEmpty:
            "the table has no rows in this step; choose another with '--step'"
        default: Self.sentences.sentence(of: self)
        }
    }

    static let sentences = SentenceTable(UsageText.text) { value, style in
        switch (value, style.first) {
        case (let names as [String], "#"): "\(names.count)"
        case (let names as [String], ":"): quoted(names, Int(style.dropFirst()) ?? names.count)
        case (let path as String, "|"): PlainText.line(path)
        case (let error as ScenarioError, _): error.sentence
        case (let folder as FolderRun, _): folder.sentence
        default: nil
        }
    }

    private static func advice(_ word: String, _ allowed: [String]) -> String {
        Spelling.question(word, in: allowed) ?? "use one of \(quoted(allowed, 20))"
    }

    private static func quoted(_ names: [String], _ count: Int) -> String {
        names.prefix(count).map { "'\($0)'" }.joined(separator: ", ") + (names.count > count ? ", …" : "")
    }
}
