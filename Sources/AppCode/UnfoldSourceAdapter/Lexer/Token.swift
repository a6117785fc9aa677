/// A word of Swift source with its position; comments and white space are between tokens.
struct Token {
    enum Kind: UInt8 {
        case identifier, number
        /// A literal, or the part of one up to or after an interpolation.
        case string
        case regex, `operator`
        /// One of `( ) [ ] { } , ; : . @ \` and a `?` or `!` that is tied to what is before it.
        case punctuation
        case directive
    }

    let kind: Kind
    let start: Int
    let end: Int
    let startsLine: Bool
    let isTied: Bool
}

/// Why a source cannot be read: what, and the offset of the byte where.
struct SourceDefect: Error, Equatable {
    var offset: Int
    var kind: AdapterNote.Defect
}
