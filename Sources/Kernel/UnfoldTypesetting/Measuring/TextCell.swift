/// What laying out needs of a character.
struct TextCell: Sendable {
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        /// Hangs over the end of a line.
        static let hangs = Traits(rawValue: 1)
        static let endsParagraph = Traits(rawValue: 2)
        static let isTab = Traits(rawValue: 4)
    }

    var advance: CGFloat = 0
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
    package var endsParagraph: Bool {
        // CR LF counts as LF.
        if let byte = asciiValue { return byte == 10 || byte == 13 }
        // Nothing joins these.
        let first = unicodeScalars.first?.value
        return first == 0x85 || first == 0x2029
    }

    /// Hangs over the end of a line: white space, also under a mark, except for what holds words together.
    var isHangingSpace: Bool {
        if let byte = asciiValue { return byte == 32 || (9...13).contains(byte) }
        let scalars = unicodeScalars
        guard let first = scalars.first else { return false }
        return switch first.value {
        case 0xA0, 0x202F: scalars.count > 1
        case 9...13, 0x20, 0x85, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
        default: false
        }
    }
}
