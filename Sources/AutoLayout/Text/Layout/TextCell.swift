import Foundation

/// What laying out needs of a character.
struct TextCell: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        /// Hangs over the end of a line.
        static let hangs = Traits(rawValue: 1)
        static let endsParagraph = Traits(rawValue: 2)
        static let isTab = Traits(rawValue: 4)
    }

    /// To the next character, in points.
    var advance: CGFloat = 0
    /// Index into the extents of the text.
    var extent: Int32 = 0
    /// Behind the character.
    var lineBreak = LineBreak.allowed
    var traits: Traits = []
}

extension TextCell.Traits {
    init(_ character: Character) {
        self = []
        if character.isHangingSpace { insert(.hangs) }
        if character.endsParagraph { insert(.endsParagraph) }
        if character.asciiValue == 9 { insert(.isTab) }
    }
}

extension Character {
    /// Line feed, carriage return, both, next line, paragraph separator.
    var endsParagraph: Bool {
        // Comparing characters is slow, and nearly all are ASCII; CR LF counts as LF.
        if let byte = asciiValue { return byte == 10 || byte == 13 }
        return switch self {
        case "\n", "\r", "\r\n", "\u{85}", "\u{2029}": true
        default: false
        }
    }

    /// Hangs over the end of a line.
    var isHangingSpace: Bool {
        if let byte = asciiValue { return byte == 32 || (9...13).contains(byte) }
        return switch self {
        case " ", "\t", "\u{3000}": true
        default: isWhitespace && self != "\u{A0}" && self != "\u{202F}"
        }
    }
}
