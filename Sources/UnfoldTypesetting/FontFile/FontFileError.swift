/// Why a font file was refused: where, what, and what can be done.
public struct FontFileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// File name, or what the bytes were called.
    public let file: String
    /// Four-letter name of the table at fault; nil for the file as a whole.
    public let table: String?
    /// Byte at which reading failed, counted from the start of the file; nil if no single one is at fault.
    public let offset: Int?
    /// What is wrong, as a sentence without a full stop.
    public let problem: String
    /// What the reader of the message can do; nil if nothing but another file helps.
    public let remedy: String?

    /// `file: table 'hmtx' at byte 1234: …; …`.
    public var description: String {
        var text = file
        if let table { text += ": table '\(table)'" }
        if let offset { text += " at byte \(offset)" }
        text += ": " + problem
        if let remedy { text += "; " + remedy }
        return text
    }
}
