/// A mistake in a scenario file, in facts.
public struct ScenarioError: Error, Hashable, Sendable, Codable {
    /// What is wrong; the sentences are made of it in one place, ``ScenarioError/description``.
    public enum Problem: Hashable, Sendable, Codable {
        /// The file cannot be opened or read.
        case unreadable(FileDefect)
        /// Bytes that are no UTF-8.
        case invalidUTF8
        /// No JSON from here on.
        case syntax(expected: Expectation, found: Found)
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
        case wrongType(expected: Expectation, found: Found)
        /// A word that is none of those allowed; `kind` says what it should name.
        case unknownValue(String, kind: String, allowed: [String])
        /// A name that is taken already; `kind` says by what.
        case duplicateName(String, kind: String)
        /// The text of a constraint, what should be where reading stopped, and at which character, counted from 1.
        case constraintSyntax(String, expected: ConstraintPart, character: Int)
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
