/// Why a document cannot be read, with the position.
public struct IBDocumentError: Error, Hashable, Sendable {
    /// What is wrong, as a fact; ``message`` has the words.
    public enum Problem: Hashable, Sendable {
        /// No file at the path.
        case noFile
        /// A folder, or a file that may not be opened.
        case notOpened
        /// A file that cannot be read to its end.
        case notRead
        /// More bytes than the limit.
        case tooLarge(limit: Int)
        /// No bytes.
        case empty
        /// UTF-16 or UTF-32.
        case wideEncoding
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

    /// Path as it was given.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1.
    public var column: Int
    /// What is wrong.
    public var problem: Problem
}
