import Foundation

/// Breaks text into lines at word boundaries, and inside a word that is wider than the line (fact E3.6).
@MainActor struct LineBreaker {
    let font: UIFont

    struct Line {
        /// Without the spaces at its end.
        var width: CGFloat
    }

    /// At most `limit` lines; the last one keeps what does not fit, no wider than the line.
    /// - Complexity: O(length of the text).
    func lines(of text: String, width: CGFloat, limit: Int) -> [Line] {
        var lines: [Line] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for line in wrap(paragraph, width: width) {
                lines.append(line)
                if lines.count == limit { return limitLast(lines, text: text, width: width) }
            }
        }
        return lines
    }

    /// A single line is as wide as its whole text, up to the width it may have.
    private func limitLast(_ lines: [Line], text: String, width: CGFloat) -> [Line] {
        guard lines.count == 1, !text.contains("\n") else { return lines }
        return [Line(width: min(measure(text[...]), width))]
    }

    private func wrap(_ paragraph: Substring, width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var current: CGFloat = 0
        var trailing: CGFloat = 0
        for piece in pieces(of: paragraph) {
            let wide = measure(piece.word)
            if current > 0, current + trailing + wide > width {
                lines.append(Line(width: current))
                (current, trailing) = (0, 0)
            }
            if wide > width {
                let broken = breakWord(piece.word, width: width)
                lines += broken.dropLast()
                current = broken.last?.width ?? 0
            } else {
                current += trailing + wide
            }
            trailing = measure(piece.spaces)
        }
        lines.append(Line(width: current))
        return lines
    }

    private func breakWord(_ word: Substring, width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var current: CGFloat = 0
        for character in word {
            let wide = measure(Substring(String(character)))
            if current > 0, current + wide > width {
                lines.append(Line(width: current))
                current = 0
            }
            current += wide
        }
        lines.append(Line(width: current))
        return lines
    }

    /// Words with the spaces after them; an ideograph is a word of its own, Hangul keeps to its words.
    private func pieces(of text: Substring) -> [(word: Substring, spaces: Substring)] {
        var pieces: [(Substring, Substring)] = []
        var start = text.startIndex
        while start < text.endIndex {
            var end = start
            while end < text.endIndex, text[end] != " " {
                let next = text.index(after: end)
                let breaksAfter = LineBreaker.isIdeograph(text[end])
                let breaksBefore = next < text.endIndex && LineBreaker.isIdeograph(text[next])
                end = next
                if breaksAfter || breaksBefore { break }
            }
            var spacesEnd = end
            while spacesEnd < text.endIndex, text[spacesEnd] == " " { spacesEnd = text.index(after: spacesEnd) }
            pieces.append((text[start..<end], text[end..<spacesEnd]))
            start = spacesEnd
        }
        return pieces
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        guard let value = character.unicodeScalars.first?.value else { return false }
        return (0x3041...0x33FF).contains(value) || (0x3400...0x4DBF).contains(value)
            || (0x4E00...0x9FFF).contains(value) || (0x20000...0x3FFFD).contains(value)
    }

    private func measure(_ text: Substring) -> CGFloat {
        text.isEmpty ? 0 : TextMetrics.measurer.width(of: String(text), font: font)
    }
}
