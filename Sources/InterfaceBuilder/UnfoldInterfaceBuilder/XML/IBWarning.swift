import UnfoldFiles

/// Something in a document that layout does not take over, with the position.
public struct IBWarning: Hashable, Sendable {
    /// What is not taken over, as a fact; ``message`` has the words.
    public enum Problem: Hashable, Sendable {
        case device(String)
        case textSize(String)
        case imageWithoutSize, fontFileName
        case fontFile(String, FontFileError)
        case unreadableFont(String, ReadFailure)
        case frame
        case repeatedID(String)
        case guide(String)
        case plainView(String)
        case priority(String, text: String)
        case readableWidth
        case number(String, text: String)
        case word(String, text: String)
        case length(String, text: String)
        case missingImage(String)
        case textStyle(String)
        case missingFont(String, isOfView: Bool)
        case constraint(ConstraintProblem)
    }

    public enum ConstraintProblem: Hashable, Sendable {
        case noAttribute
        case relation(String)
        case multiplier(String)
        case notFinite
        case priority(String)
        case noItem(String)
        case attribute(String)
        case pair(String, String)
        case raised(String)
    }

    public var file: String
    public var line: Int
    public var column: Int
    public var problem: Problem
}
