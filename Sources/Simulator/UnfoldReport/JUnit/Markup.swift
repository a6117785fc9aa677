package enum Markup {
    /// What XML 1.0 cannot have is U+FFFD, and what ``PlainText`` shows its number: CI systems find no command in it.
    package static func text(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;".unicodeScalars
            case "<": escaped += "&lt;".unicodeScalars
            case ">": escaped += "&gt;".unicodeScalars
            case ":" where last == ":": escaped += "&#58;".unicodeScalars
            case "#" where last == "#": escaped += "&#35;".unicodeScalars
            case "\r": escaped += "&#13;".unicodeScalars
            case "\t", "\n": escaped.append(scalar)
            default:
                let isLegal = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                if isLegal, PlainText.isShown(scalar) {
                    escaped += PlainText.escape(scalar).unicodeScalars
                } else {
                    escaped.append(isLegal ? scalar : "\u{FFFD}")
                }
            }
            last = scalar
        }
        return String(escaped)
    }

    static func line(_ text: String) -> String {
        Markup.text(text.replacingOccurrences(of: "\n", with: PlainText.escape("\n")))
    }

    static func attribute(_ text: String) -> String {
        Markup.text(text).replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\n", with: "&#10;")
            .replacingOccurrences(of: "\t", with: "&#9;")
    }
}
