/// Text in drawings, which does not wrap by itself and has no known font: widths are estimated, rather too wide.
package enum SVGText {
    package static func width(_ text: some StringProtocol) -> Double { text.reduce(0) { $0 + width($1) } }

    private static func width(_ character: Character) -> Double {
        guard let value = character.unicodeScalars.first?.value else { return 0 }
        switch character {
        case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", " ": return 4.5
        case "m", "w", "M", "W", "@", "%": return 11.5
        case "A"..."Z": return 8.5
        default: return value < 0x1100 ? 7.2 : 13
        }
    }

    static func clipped(_ text: String, to limit: Double) -> String {
        var shown = ""
        var used = 0.0
        // A prefix first: names may be of any length.
        let head = text.prefix(400)
        for character in head {
            used += width(character)
            guard used <= limit else { break }
            shown.append(character.isNewline ? " " : character)
        }
        guard shown.count < text.count else { return shown }
        while used > limit - 12, let last = shown.popLast() { used -= width(last) }
        return shown + "…"
    }

    package static func wrapped(_ text: String, to limit: Double, lines most: Int = 8) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if width(longer) <= limit || line.isEmpty {
                line = longer
                continue
            }
            lines.append(clipped(line, to: limit))
            line = String(word)
            guard lines.count < most else { return lines.dropLast() + [clipped(lines[most - 1] + " …", to: limit)] }
        }
        return line.isEmpty ? lines : lines + [clipped(line, to: limit)]
    }
}
