import UnfoldFiles

/// Why a document cannot be read, with the position.
public struct IBDocumentError: Error, Hashable, Sendable {
    /// What is wrong, as a fact; ``message`` has the words.
    public enum Problem: Hashable, Sendable {
        case unreadable(FileDefect)
        case tooLarge(limit: Int)
        case empty, wideEncoding
        case encoding(String)
        case invalidUTF8
        case tooManyAttributes(limit: Int)
        case namespace, documentType, brokenXML
        case tooManyElements(limit: Int)
        case tooDeep(limit: Int)
        case tooLongText(limit: Int)
        case archive
        case rootElement(String)
        case runtime(String)
    }

    /// Whether the document is none of iOS, rather than a broken one.
    package var isOfOtherPlatform: Bool { if case .runtime = problem { true } else { problem == .archive } }

    public var file: String
    public var line: Int
    public var column: Int
    public var problem: Problem
}

extension IBDocumentError.Problem {
    /// Why the file could not be read.
    init(_ failure: ReadFailure) {
        self =
            switch failure {
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .unreadable(let defect), .unlisted(let defect): .unreadable(defect)
            }
    }
}
