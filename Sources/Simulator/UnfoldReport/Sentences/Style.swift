package struct Style: Sendable {
    let isColored: Bool

    package init(isColored: Bool) { self.isColored = isColored }

    package func bold(_ text: String) -> String { paint(text, "1") }
    package func dim(_ text: String) -> String { paint(text, "2") }
    package func red(_ text: String) -> String { paint(text, "31") }
    package func green(_ text: String) -> String { paint(text, "32") }
    package func yellow(_ text: String) -> String { paint(text, "33") }

    private func paint(_ text: String, _ code: String) -> String {
        isColored ? "\(Self.mark)[\(code)m\(text)\(Self.mark)[0m" : text
    }

    /// ESC until the line is written, other in every run, so that an ESC of a file's text is distinguished from ours.
    private static let mark = "\(edge)\(UInt64.random(in: 0...UInt64.max))\(edge)"
    private static let edge = Unicode.Scalar(0xFDD0 as UInt32)!

    package static func plain(_ line: String) -> String {
        let parts = line.components(separatedBy: mark)
        return parts[0] + parts.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }.joined()
    }

    package static func wrapped(_ text: String, indent: Int, to width: Int) -> [String] {
        let pad = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = pad
        for word in text.split(separator: " ") {
            if line.count > indent, line.count + 1 + word.count > width {
                lines.append(line)
                line = pad
            }
            line += (line.count == indent ? "" : " ") + word
        }
        return lines + [line]
    }

    /// The lines of an output, each ending with a newline; what else in them moves a cursor is shown.
    package static func text(_ lines: [String]) -> String {
        lines.map { line in
            guard line.unicodeScalars.contains(edge) else { return PlainText.line(line) + "\n" }
            let parts = line.components(separatedBy: mark)
            // A command is one only at the beginning of the whole line.
            return PlainText.line(parts[0]) + parts.dropFirst().map { "\u{1B}" + PlainText.line($0) }.joined() + "\n"
        }.joined()
    }
}
