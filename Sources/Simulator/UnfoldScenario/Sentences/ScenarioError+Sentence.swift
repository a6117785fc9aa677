extension ScenarioError: CustomStringConvertible {
    /// `file:line:column: error: what is wrong; what to write (at path)`, or `file: --set name: error: …`.
    public var description: String {
        let file = position.file.isEmpty ? "''" : position.file
        if isOfOption { return PlainText.line("\(file): \(Excerpt.text(path, 200)): error: \(sentence)") }
        let prefix = "\(file):\(position.line):\(position.column)"
        return PlainText.line("\(prefix): error: \(sentence(at: Excerpt.text(path, 200)))")
    }

    /// What is wrong, and what to write instead; without the position.
    package var sentence: String { sentence(at: "") }

    /// With the path, and where else it is.
    package func sentence(at path: String) -> String {
        let places = [path.isEmpty ? nil : "at \(path)", repetitions].compactMap { $0 }
        return problem.sentence + (places.isEmpty ? "" : " (\(places.joined(separator: "; ")))")
    }

    private var repetitions: String? {
        guard repeatCount > 0 else { return nil }
        let others = repeatLines.filter { $0 != position.line }
        guard !others.isEmpty else { return "\(repeatCount == 1 ? "twice" : "\(repeatCount + 1) times") in this line" }
        let isAll = repeatCount == others.count && others.count <= 3
        let lines = others.prefix(3).map(String.init) + (others.count > 3 ? ["…"] : [])
        return "\(isAll ? "also" : "\(repeatCount) times more,") in "
            + (others.count < repeatLines.count ? "this line and " : "")
            + "line\(lines.count > 1 ? "s" : "") \(lines.joined(separator: ", "))"
    }

    static func advice(_ word: String, _ allowed: [String]) -> String {
        if allowed.isEmpty { return "there is none to name" }
        if word.contains("."), ["template", "set"].allSatisfy(allowed.contains) { return "write it in 'set'" }
        let isInert = InertNames.contains(word)
        if let question = Spelling.question(word, in: allowed, byEnding: !isInert) { return question }
        if isInert { return "it does not affect layout; remove it" }
        if allowed.count > 30 {
            let near = Spelling.closest(to: word, in: allowed, count: 3).map { "'\(Excerpt.text($0, 40))'" }
            return "there are \(allowed.count), the closest in spelling \(near.joined(separator: ", "))"
        }
        var known: Set<String> = []
        return "write one of "
            + allowed.filter { known.insert($0).inserted }.map { "'\(Excerpt.text($0, 40))'" }.joined(separator: ", ")
    }
}

extension ScenarioError.Problem {
    var sentence: String {
        switch self {
        case .unknownKey(let key, let allowed):
            "unknown key '\(Excerpt.text(key))'; \(ScenarioError.advice(key, allowed))"
        case .unknownValue(let value, let kind, let allowed):
            "unknown \(kind) '\(Excerpt.text(value))'; \(ScenarioError.advice(value, allowed))"
        case .locationNeedsItem(let attribute):
            "'\(Excerpt.text(attribute))' is a position and needs an item to be compared with; write "
                + "'\(Excerpt.text(attribute)) == contentView.\(attribute.split(separator: ".").last ?? "top") + 8'"
        case .cycle(let names):
            "views contain each other: "
                + (names.count > 12 ? names.prefix(6) + ["…"] + names.suffix(6) : names[...])
                .map { Excerpt.text($0) }.joined(separator: " > ") + "; give one of them another parent"
        default: Self.sentences.sentence(of: self)
        }
    }

    private static let sentences = SentenceTable(MistakeText.text) { value, style in
        switch (value, style) {
        case (let text as String, ""): text
        case (let text as String, _): Excerpt.text(text, Int(style.dropFirst()) ?? 80)
        case (let words as [String], "?"): ScenarioError.advice("", words)
        case (let number as Double, "~"): LayoutNumber.print(number)
        case (let number as Double, _): HeightRecord.number(number)
        case (2 as Int, "values"): "two values"
        case (let count as Int, "values"): "\(count) values"
        case (1 as Int, "s"): ""
        case (_ as Int, "s"): "s"
        case (let problem as ScenarioError.Problem, _): problem.sentence
        case (let place as SourcePosition, _): "\(place.file):\(place.line):\(place.column)"
        default: nil
        }
    }
}

extension ScenarioErrors: CustomStringConvertible {
    public var description: String {
        (errors.map(\.description) + (omittedCount > 0 ? ["… and \(omittedCount) more mistakes"] : [])).joined(
            separator: "\n")
    }
}
