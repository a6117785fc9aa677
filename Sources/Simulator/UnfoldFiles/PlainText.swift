/// Text made fit for terminals and CI: what would move a cursor or be taken for a command is shown.
package enum PlainText {
    /// Controls, line separators, marks of direction, and invisible scalars that no writing system needs; not joiners.
    package static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
        case 0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF: true
        default: false
        }
    }

    /// One line: `\u{1b}` for what ``isShown(_:)`` has, and no beginning that CI takes for a command (`::name`).
    package static func line(_ text: String) -> String {
        guard needsEscapes(text) else { return text }
        let scalars = Array(text.unicodeScalars)
        // Runners look for `::` after leading space, and for `##` anywhere.
        let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
        var shown = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let rest = scalars[index...]
            let isCommand =
                (index == start && rest.starts(with: "::".unicodeScalars)) || rest.starts(with: "##[".unicodeScalars)
                || rest.starts(with: "##vso[".unicodeScalars)
            if isCommand || isShown(scalar) {
                shown += escape(scalar).unicodeScalars
            } else {
                shown.append(scalar)
            }
        }
        return String(shown)
    }

    package static func lines(_ text: String) -> String {
        guard needsEscapes(text) else { return text }
        return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line(String($0)) }.joined(separator: "\n")
    }

    /// An excerpt of a file's text inside a sentence: nothing in it moves a cursor or is invisible.
    package static func excerpt(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var shown = ""
        for scalar in scalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: shown += escape(scalar)
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    package static func escape(_ scalar: Unicode.Scalar) -> String { "\\u{" + String(scalar.value, radix: 16) + "}" }

    /// Whether anything in it may be shown otherwise; most texts are plain, and are not looked at again.
    private static func needsEscapes(_ text: String) -> Bool {
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte < 0x20 || byte >= 0x7F { return true }
            if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
            last = byte
        }
        return false
    }
}
