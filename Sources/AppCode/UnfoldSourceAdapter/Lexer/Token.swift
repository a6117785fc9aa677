/// A word of Swift source with its position; comments and white space are between tokens.
struct Token {
    enum Kind: UInt8 {
        case identifier, number
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

struct SourceDefect: Error, Equatable {
    var offset: Int
    var kind: AdapterNote.Defect
}
