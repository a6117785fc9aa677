import UnfoldFiles

/// Why a document cannot be read, with the position.
public struct IBDocumentError: Error, Hashable, Sendable {
    /// What is wrong, as a fact; ``message`` has the words.
    public enum Problem: Hashable, Sendable {
        /// No file, one that may not be opened, or that cannot be read to its end.
        case unreadable(FileDefect)
        /// More bytes than the limit.
        case tooLarge(limit: Int)
        /// No bytes.
        case empty
        /// UTF-16 or UTF-32.
        case wideEncoding
        /// Another encoding than UTF-8 by what the first line says.
        case encoding(String)
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// An element with more attributes than the limit.
        case tooManyAttributes(limit: Int)
        /// A declared namespace.
        case namespace
        /// A document type, in which entities could be declared.
        case documentType
        /// No XML from here on.
        case brokenXML
        /// More elements than the limit.
        case tooManyElements(limit: Int)
        /// More elements in each other than the limit.
        case tooDeep(limit: Int)
        /// More bytes in one text than the limit.
        case tooLongText(limit: Int)
        /// The format of Xcode 4.
        case archive
        /// Another root element than a document's, by name.
        case rootElement(String)
        /// Another runtime than that of iOS.
        case runtime(String)
    }

    /// Whether the document is none of iOS, rather than a broken one.
    package var isOfOtherPlatform: Bool { if case .runtime = problem { true } else { problem == .archive } }

    /// Path as it was given.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1.
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
