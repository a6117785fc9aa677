import AutoLayout
import Foundation

/// A mistake in a scenario file, in facts.
public struct ScenarioError: Error, Hashable, Sendable, Codable {
    public enum Problem: Hashable, Sendable, Codable {
        case unreadable(reason: String)
        case invalidUTF8
        case syntax(expected: String, found: String)
        case tooDeep(limit: Int)
        case notFinite(String)
        case duplicateKey(String, firstLine: Int)
        case unknownKey(String, allowed: [String])
        case missingKey(String)
        case wrongType(expected: String, found: String)
        case unknownValue(String, kind: String, allowed: [String])
        case duplicateName(String, kind: String)
        case constraintSyntax(String, expected: String)
        case mixedAxes(String, String)
        case locationNeedsItem(String)
        case priorityOutOfRange(String)
        case cycle([String])
        case unrelated(String, String)
        case refused(String)
    }

    public var position: SourcePosition
    /// `templates.card.views[2].type`; empty for the whole file.
    public var path: String
    public var problem: Problem

    public init(position: SourcePosition, path: String, problem: Problem) {
        self.position = position
        self.path = path
        self.problem = problem
    }
}

extension ScenarioError: CustomStringConvertible {
    /// `file:line:column: error: what is wrong; what to write (at path)`.
    public var description: String {
        let file = position.file.isEmpty ? "''" : position.file
        let place = "\(file):\(position.line):\(position.column)"
        return "\(place): error: \(sentence)" + (path.isEmpty ? "" : " (at \(path))")
    }

    /// What is wrong, and what to write instead; without the place.
    package var sentence: String {
        switch problem {
        case .unreadable(let reason): "the file cannot be read: \(reason)"
        case .invalidUTF8: "these bytes are not UTF-8; save the file as UTF-8"
        case .syntax(let expected, let found): "found \(found); write \(expected)"
        case .tooDeep(let limit): "brackets are nested more than \(limit) deep"
        case .notFinite(let text): "'\(text)' is not a finite number; write a number such as 12 or 0.5"
        case .duplicateKey(let key, let line): "'\(key)' stands here twice, first in line \(line); keep one of them"
        case .unknownKey(let key, let allowed): "unknown key '\(key)'; \(Self.advice(key, allowed))"
        case .missingKey(let key): "'\(key)' is missing; add it"
        case .wrongType(let expected, let found): "found \(found); write \(expected)"
        case .unknownValue(let value, let kind, let allowed):
            "unknown \(kind) '\(value)'; \(Self.advice(value, allowed))"
        case .duplicateName(let name, let kind): "there is a \(kind) '\(name)' already; choose another name"
        case .constraintSyntax(let text, let expected): "cannot read the constraint '\(text)': expected \(expected)"
        case .mixedAxes(let first, let second):
            "'\(first)' and '\(second)' cannot be compared; tie like to like: x to x, y to y, sizes to sizes, "
                + "leading to leading or trailing, left to left or right"
        case .locationNeedsItem(let attribute):
            "'\(attribute)' is a position and needs an item to be compared with; write "
                + "'\(attribute) == contentView.\(attribute.split(separator: ".").last ?? "top") + 8'"
        case .priorityOutOfRange(let text): "priority \(text) is out of range; write one above 0 and up to 1000"
        case .cycle(let names):
            "views contain each other: \(names.joined(separator: " > ")); give one of them another parent"
        case .unrelated(let first, let second):
            "'\(first)' and '\(second)' stand in different hierarchies; give the one without parent a parent"
        case .refused(let text): text
        }
    }

    /// The nearest allowed word, or all of them.
    private static func advice(_ word: String, _ allowed: [String]) -> String {
        if allowed.isEmpty { return "there is none to name" }
        if let near = Spelling.nearest(to: word, in: allowed) { return "did you mean '\(near)'?" }
        return "write one of " + allowed.map { "'\($0)'" }.joined(separator: ", ")
    }
}

/// Suggestions for misspelt words.
public enum Spelling {
    /// The closest word, if it is near enough to be meant.
    public static func nearest(to word: String, in allowed: [String]) -> String? {
        guard word.count <= 64 else { return nil }
        let scored = allowed.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
        guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
        // A word that shares nothing with the other was not meant.
        return best.distance <= max(1, word.count / 3) && best.distance < word.count ? best.word : nil
    }

    /// Edit distance in which a swap of neighbours counts as one step (optimal string alignment).
    static func distance(_ a: String, _ b: String) -> Int {
        let a = Array(a)
        let b = Array(b)
        var older: [Int] = []
        var old = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(row[j] + 1, old[j + 1] + 1, old[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
                row.append(cost)
            }
            (older, old) = (old, row)
        }
        return old[b.count]
    }
}

/// All mistakes of one file.
public struct ScenarioErrors: Error, Sendable, CustomStringConvertible {
    public var errors: [ScenarioError]

    public init(errors: [ScenarioError]) { self.errors = errors }
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
