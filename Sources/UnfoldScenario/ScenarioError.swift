import UnfoldAutoLayout
import Foundation

/// A mistake in a scenario file, in facts.
public struct ScenarioError: Error, Hashable, Sendable, Codable {
    /// What is wrong; the sentences are made of it in one place, ``ScenarioError/description``.
    public enum Problem: Hashable, Sendable, Codable {
        /// The file cannot be opened or read, for the reason that the system gives.
        case unreadable(reason: String)
        /// Bytes that are no UTF-8.
        case invalidUTF8
        /// No JSON from here on.
        case syntax(expected: String, found: String)
        /// More brackets inside each other than the limit.
        case tooDeep(limit: Int)
        /// More bytes in the file than the limit.
        case tooLarge(limit: Int)
        /// More of the things named than the limit.
        case tooMany(String, limit: Int)
        /// An escape that is half of a pair.
        case loneSurrogate(String)
        /// A number, as it is written, that is not finite.
        case notFinite(String)
        /// A key that the same object has already, and the line where.
        case duplicateKey(String, firstLine: Int)
        /// A key that the object may not have.
        case unknownKey(String, allowed: [String])
        /// A key that the object must have.
        case missingKey(String)
        /// A value of another kind than expected.
        case wrongType(expected: String, found: String)
        /// A word that is none of those allowed; `kind` says what it should name.
        case unknownValue(String, kind: String, allowed: [String])
        /// A name that is taken already; `kind` says by what.
        case duplicateName(String, kind: String)
        /// The text of a constraint, and what should stand where reading stopped.
        case constraintSyntax(String, expected: String)
        /// Two attributes that cannot be compared.
        case mixedAxes(String, String)
        /// A position compared with a number.
        case locationNeedsItem(String)
        /// A priority, as it is written, that is not above 0 and up to 1000.
        case priorityOutOfRange(String)
        /// Views that contain each other, by their ids.
        case cycle([String])
        /// Two views without a common ancestor.
        case unrelated(String, String)
        /// Anything else, as a sentence.
        case refused(String)
    }

    /// Where the mistake begins.
    public var position: SourcePosition
    /// `templates.card.views[2].type`; empty for the whole file.
    public var path: String
    /// What is wrong.
    public var problem: Problem

    /// A mistake at a place of the file.
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
        return PlainText.line("\(place): error: \(sentence)" + (path.isEmpty ? "" : " (at \(Self.shown(path, 200)))"))
    }

    /// Text of a file as a message shows it: cut after `limit` characters, with nothing in it that moves a cursor.
    static func shown(_ text: some StringProtocol, _ limit: Int = 80) -> String {
        var shown = ""
        let head = text.prefix(limit + 1)
        for scalar in head.prefix(limit).unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
                shown += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return head.count > limit ? shown + "…" : shown
    }

    /// What is wrong, and what to write instead; without the place.
    package var sentence: String {
        func shown(_ text: String) -> String { Self.shown(text) }
        switch problem {
        case .unreadable(let reason): return "the file cannot be read: \(reason)"
        case .invalidUTF8: return "these bytes are not UTF-8; save the file as UTF-8"
        case .syntax(let expected, let found): return "found \(found); write \(expected)"
        case .tooDeep(let limit): return "brackets are nested more than \(limit) deep"
        case .tooLarge(let limit): return "the file has more than \(limit) bytes; split it into several scenarios"
        case .tooMany(let things, let limit):
            return "there are more than \(limit) \(things); split the file into several scenarios"
        case .loneSurrogate(let escape):
            return "'\(escape)' is half of a pair of escapes and no character; write both, or the character itself"
        case .notFinite(let text):
            return "'\(shown(text))' is not a finite number; write a number such as 12 or 0.5"
        case .duplicateKey(let key, let line):
            return "'\(shown(key))' stands here twice, first in line \(line); keep one of them"
        case .unknownKey(let key, let allowed): return "unknown key '\(shown(key))'; \(Self.advice(key, allowed))"
        case .missingKey(let key): return "'\(key)' is missing; add it"
        case .wrongType(let expected, let found): return "found \(found); write \(expected)"
        case .unknownValue(let value, let kind, let allowed):
            return "unknown \(kind) '\(shown(value))'; \(Self.advice(value, allowed))"
        case .duplicateName(let name, let kind):
            return "there is a \(kind) '\(shown(name))' already; choose another name"
        case .priorityOutOfRange(let text): return "priority \(text) is out of range; write one above 0 and up to 1000"
        case .cycle(let names):
            let ring = names.count > 12 ? names.prefix(6) + ["…"] + names.suffix(6) : names[...]
            return "views contain each other: \(ring.map(shown).joined(separator: " > ")); "
                + "give one of them another parent"
        case .refused(let text): return text
        default: return constraintSentence
        }
    }

    private var constraintSentence: String {
        func shown(_ text: String) -> String { Self.shown(text) }
        switch problem {
        case .constraintSyntax(let text, let expected):
            return "cannot read the constraint '\(Self.shown(text, 120))': expected \(expected)"
        case .mixedAxes(let first, let second):
            return "'\(shown(first))' and '\(shown(second))' cannot be compared; tie like to like: x to x, y to y, "
                + "sizes to sizes, leading to leading or trailing, left to left or right"
        case .locationNeedsItem(let attribute):
            return "'\(shown(attribute))' is a position and needs an item to be compared with; write "
                + "'\(shown(attribute)) == contentView.\(attribute.split(separator: ".").last ?? "top") + 8'"
        case .unrelated(let first, let second):
            return "'\(shown(first))' and '\(shown(second))' stand in different hierarchies; "
                + "give the one without parent a parent"
        default: return "\(problem)"
        }
    }

    /// The nearest allowed word, or all of them.
    static func advice(_ word: String, _ allowed: [String]) -> String {
        if allowed.isEmpty { return "there is none to name" }
        if let near = Spelling.nearest(to: word, in: allowed) { return "did you mean '\(shown(near))'?" }
        if InertNames.contains(word) { return "it does not affect layout; remove it" }
        if allowed.count > 30 {
            let near = Spelling.closest(to: word, in: allowed, count: 3).map { "'\(shown($0, 40))'" }
            return "there are \(allowed.count), the closest in spelling \(near.joined(separator: ", "))"
        }
        return "write one of " + allowed.map { "'\(shown($0, 40))'" }.joined(separator: ", ")
    }
}

/// What views have under UIKit's names and layout never looks at.
enum InertNames {
    private static let names: Set<String> = [
        "backgroundColor", "textColor", "tintColor", "highlightedTextColor", "shadowColor", "shadowOffset",
        "shadowRadius",
        "shadowOpacity", "cornerRadius", "borderWidth", "borderColor", "layer", "mask", "isMultipleTouchEnabled",
        "isExclusiveTouch", "tintAdjustmentMode", "separatorColor", "backgroundView", "selectedBackgroundView",
        "indicatorStyle", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "delegate", "dataSource",
        "keyboardType", "returnKeyType", "autocorrectionType", "autocapitalizationType", "textContentType",
        "titleColor",
        "placeholderColor", "onTintColor", "thumbTintColor", "trackTintColor", "progressTintColor",
        "gestureRecognizers",
        "restorationIdentifier", "overrideUserInterfaceStyle", "userInterfaceStyle", "color", "animationDuration",
        "userActivity", "motionEffects", "interactions", "renderingMode",
    ]

    static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("accessibility") }
}

/// Suggestions for misspelt words.
public enum Spelling {
    /// The closest word, if it is near enough to be meant.
    /// - Complexity: O(words × length²), with at most 10,000 words tried.
    public static func nearest(to word: String, in allowed: [String]) -> String? {
        guard word.count <= 64 else { return nil }
        let reach = max(1, word.count / 3)
        let lowered = word.lowercased()
        // What differs more in length than in letters allowed cannot be meant; of very many only the first are tried.
        let candidates = allowed.prefix(10_000).filter { abs($0.utf8.count - word.utf8.count) <= 4 * reach }
        let scored = candidates.map { (word: $0, distance: distance(lowered, $0.lowercased())) }
        guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
        // A word that shares nothing with the other was not meant.
        return best.distance <= reach && best.distance < word.count ? best.word : nil
    }

    /// The words that are spelt most alike, best first.
    /// - Complexity: O(words × length²), with at most 10,000 words tried.
    static func closest(to word: String, in allowed: [String], count: Int) -> [String] {
        let lowered = word.prefix(64).lowercased()
        let scored = allowed.prefix(10_000).enumerated().map {
            (distance: distance(lowered, $0.element.prefix(64).lowercased()), place: $0.offset)
        }
        return scored.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(count).map {
            allowed[$0.place]
        }
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
    /// In the order of the file; of very many only the first.
    public var errors: [ScenarioError]
    /// Mistakes that were counted only.
    public var more: Int
    /// Fonts that the scenario names, good or not.
    package var fontFiles: [String] = []

    /// The mistakes of one file, `more` of which are not listed.
    public init(errors: [ScenarioError], more: Int = 0) {
        self.errors = errors
        self.more = more
    }

    public var description: String {
        (errors.map(\.description) + (more > 0 ? ["… and \(more) more mistakes"] : [])).joined(separator: "\n")
    }
}
