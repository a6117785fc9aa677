/// Why a file or folder cannot be read.
public enum ReadFailure: Error, Hashable, Sendable, Codable {
    /// The file cannot be opened or read.
    case unreadable(FileDefect)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// The folder cannot be listed.
    case unlisted(FileDefect)
}

/// What is in the way of reading a file or folder.
public enum FileDefect: Hashable, Sendable, Codable {
    /// No file of the name.
    case missing
    /// A link that leads nowhere.
    case deadLink
    /// A link that leads back to itself.
    case linkCircle
    /// A link out of the folders whose files may be read.
    case foreignLink
    /// A folder, or a file that may not be read.
    case protected
    /// A folder, a pipe or a device where a file is wanted.
    case noFile
    /// A pipe or a device that no one named: reading it may never end.
    case special
    /// A name that is not UTF-8.
    case nameIsNoText
    /// What the system says, by its number (`errno`).
    case system(code: Int32)
}
