/// Why a file or folder cannot be read.
public enum ReadFailure: Error, Hashable, Sendable, Codable {
    /// The file or the folder's list cannot be read, or the file has more bytes than the limit.
    case unreadable(FileDefect)
    case unlisted(FileDefect)
    case tooLarge(limit: Int)
}

/// What is in the way of reading a file or folder.
public enum FileDefect: Hashable, Sendable, Codable {
    /// No file of the name, or a name that is not UTF-8.
    case missing, nameIsNoText
    /// A link that leads nowhere, back to itself, or out of the folders whose files may be read.
    case deadLink, linkCircle, foreignLink
    /// A folder or file that may not be read, something else than a file, or a pipe or device that no one named.
    case protected, noFile, special
    /// What the system says, by its number (`errno`).
    case system(code: Int32)
}
