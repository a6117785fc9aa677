extension ScenarioError: CustomStringConvertible {
    /// `file:line:column: error: what is wrong; what to write (at path)`, or for a value given next to the file
    /// `file: --set name: error: what is wrong; what to write`.
    public var description: String {
        let file = position.file.isEmpty ? "''" : position.file
        if isOfOption { return PlainText.line("\(file): \(Excerpt.text(path, 200)): error: \(sentence)") }
        let prefix = "\(file):\(position.line):\(position.column)"
        return PlainText.line(
            "\(prefix): error: \(sentence)" + (path.isEmpty ? "" : " (at \(Excerpt.text(path, 200)))"))
    }

    /// What is wrong, and what to write instead; without the position.
    package var sentence: String { problem.sentence }

    static func advice(_ word: String, _ allowed: [String]) -> String {
        if allowed.isEmpty { return "there is none to name" }
        if let question = Spelling.question(word, in: allowed) { return question }
        if InertNames.contains(word) { return "it does not affect layout; remove it" }
        if allowed.count > 30 {
            let near = Spelling.closest(to: word, in: allowed, count: 3).map { "'\(Excerpt.text($0, 40))'" }
            return "there are \(allowed.count), the closest in spelling \(near.joined(separator: ", "))"
        }
        return "write one of " + allowed.map { "'\(Excerpt.text($0, 40))'" }.joined(separator: ", ")
    }
}

extension ScenarioError.Problem {
    var sentence: String {
        switch self {
        case .unreadable(let defect): return ReadFailure.unreadable(defect).sentence
        case .invalidUTF8: return "these bytes are not UTF-8; save the file as UTF-8"
        case .syntax(let expected, let found), .wrongType(let expected, let found):
            return "found \(found.words); write \(expected.words)"
        case .tooDeep(let limit): return "brackets are nested more than \(limit) deep"
        case .tooLarge(let limit): return "the file has more than \(limit) bytes; split it into several scenarios"
        case .tooMany(let things, let limit):
            return "there are more than \(limit) \(things); split the file into several scenarios"
        case .loneSurrogate(let escape):
            return "'\(escape)' is half of a pair of escapes and no character; write both, or the character itself"
        case .notFinite(let text): return "'\(shown(text))' is not a finite number; write a number such as 12 or 0.5"
        case .duplicateKey(let key, let line):
            return "'\(shown(key))' stands here twice, first in line \(line); keep one of them"
        case .unknownKey(let key, let allowed):
            return "unknown key '\(shown(key))'; " + "\(ScenarioError.advice(key, allowed))"
        case .missingKey(let key): return "'\(key)' is missing; add it"
        case .unknownValue(let value, let kind, let allowed):
            return "unknown \(kind) '\(shown(value))'; \(ScenarioError.advice(value, allowed))"
        case .duplicateName(let name, let kind):
            return "there is a \(kind) '\(shown(name))' already; choose another name"
        case .priorityOutOfRange(let text): return "priority \(text) is out of range; write one above 0 and up to 1000"
        case .cycle(let names):
            let ring = names.count > 12 ? names.prefix(6) + ["…"] + names.suffix(6) : names[...]
            return "views contain each other: \(ring.map(shown).joined(separator: " > ")); "
                + "give one of them another parent"
        case .invalid(let refusal): return refusal.sentence
        default: return constraintSentence
        }
    }

    private var constraintSentence: String {
        switch self {
        case .constraintSyntax(let text, let expected, let character):
            return "cannot read the constraint '\(Excerpt.text(text, 120))': "
                + "expected \(expected.words) at character \(character)"
        case .mixedAxes(let first, let second):
            return "'\(shown(first))' and '\(shown(second))' cannot be compared; tie like to like: x to x, y to y, "
                + "sizes to sizes, leading to leading or trailing, left to left or right"
        case .locationNeedsItem(let attribute):
            return "'\(shown(attribute))' is a position and needs an item to be compared with; write "
                + "'\(shown(attribute)) == contentView.\(attribute.split(separator: ".").last ?? "top") + 8'"
        case .unrelated(let first, let second):
            return "'\(shown(first))' and '\(shown(second))' stand in different hierarchies; "
                + "give the one without parent a parent"
        default: return "\(self)"
        }
    }

    private func shown(_ text: String) -> String { Excerpt.text(text) }
}

extension ScenarioErrors: CustomStringConvertible {
    public var description: String {
        (errors.map(\.description) + (omittedCount > 0 ? ["… and \(omittedCount) more mistakes"] : [])).joined(
            separator: "\n")
    }
}
