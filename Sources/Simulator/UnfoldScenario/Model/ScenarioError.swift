/// A mistake in a scenario file, in facts.
public struct ScenarioError: Error, Hashable, Sendable, Codable {
    /// What is wrong; the sentences are made of it in one place, ``ScenarioError/description``.
    public enum Problem: Hashable, Sendable, Codable {
        /// The file cannot be read, or is no UTF-8.
        case unreadable(FileDefect)
        case invalidUTF8
        /// No JSON from here on, or JSON that is refused: a half escape, a number that is not finite, a key twice.
        case syntax(expected: Expectation, found: Found)
        case loneSurrogate(String)
        case notFinite(String)
        case duplicateKey(String, firstLine: Int)
        /// More brackets inside each other, bytes, or things named than the limit.
        case tooDeep(limit: Int)
        case tooLarge(limit: Int)
        case tooMany(String, limit: Int)
        /// Keys that an object may not have, or must have.
        case unknownKey(String, allowed: [String])
        case missingKey(String)
        /// A value of another kind, or a word that is none of those allowed; `kind` says what it should name.
        case wrongType(expected: Expectation, found: Found)
        /// A word that is none of those allowed; `kind` says what it should name.
        case unknownValue(String, kind: String, allowed: [String])
        /// A name that is taken already; `kind` says by what.
        case duplicateName(String, kind: String)
        /// The text of a constraint, and what should be at which character, counted from 1.
        case constraintSyntax(String, expected: ConstraintPart, character: Int)
        /// Constraints that UIKit refuses: attributes that cannot be compared, positions without a second item,
        /// priorities outside of 0 to 1000, views without a common ancestor, and views that contain each other.
        case mixedAxes(String, String)
        /// A position compared with a number.
        case locationNeedsItem(String)
        case priorityOutOfRange(String)
        case unrelated(String, String)
        /// Views that contain each other, by their ids.
        case cycle([String])
        /// What is peculiar to one place of the format.
        case invalid(ScenarioDiagnostic)
    }

    /// Where the mistake begins.
    public var position: SourcePosition
    /// `templates.card.views[2].type`; empty for the whole file.
    public var path: String
    /// What is wrong.
    public var problem: Problem

    /// Whether the value was given next to the file, by the option that the path names: the position says nothing.
    package var isOfOption: Bool { path.hasPrefix("--") }

    /// A mistake at a position of the file.
    public init(position: SourcePosition, path: String, problem: Problem) {
        (self.position, self.path, self.problem) = (position, path, problem)
    }
}

/// All mistakes of one file.
public struct ScenarioErrors: Error, Sendable {
    /// In the order of the file; of very many only the first.
    public var errors: [ScenarioError]
    /// Mistakes that were counted only.
    public var omittedCount: Int
    /// What is read besides the scenario, good or not: fonts and documents that it names.
    package var inputFiles: [String] = []

    /// The mistakes of one file, `more` of which are not listed.
    public init(errors: [ScenarioError], omittedCount: Int = 0) {
        (self.errors, self.omittedCount) = (errors, omittedCount)
    }
}
