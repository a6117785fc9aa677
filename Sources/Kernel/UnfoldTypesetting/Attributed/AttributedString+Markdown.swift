#if !canImport(Darwin)
    extension AttributedString {
        /// Text with marks of Markdown within lines, which are taken out: stress, code, deletions, links. Links become
        /// attributes. Bold and slanted text keeps the font around it, which is reported once as a finding; blocks keep
        /// their marks.
        /// - Complexity: O(length).
        public init(
            markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
        ) throws {
            var reader = MarkdownReader(markdown, baseURL: baseURL)
            self = reader.read()
            if reader.hasStress {
                DispatchQueue.onMain { InertLayout.report("AttributedString(markdown:)", .fontAround) }
            }
        }
    }

    extension NSAttributedString {
        /// As `AttributedString(markdown:)`.
        public convenience init(
            markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
        ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }
    }

    private struct MarkdownReader {
        private let text: [Character]
        private let baseURL: URL?
        private var made = AttributedString()
        private var plain = ""
        private(set) var hasStress = false

        init(_ text: String, baseURL: URL?) {
            self.text = Array(text)
            self.baseURL = baseURL
        }

        mutating func read() -> AttributedString {
            read(0..<text.count, link: nil)
            flush(nil)
            return made
        }

        private mutating func flush(_ link: URL?) {
            guard !plain.isEmpty else { return }
            var part = AttributedString(plain)
            if let link { part.link = link }
            made += part
            plain = ""
        }

        private mutating func read(_ range: Range<Int>, link: URL?) {
            var index = range.lowerBound
            while index < range.upperBound {
                let character = text[index]
                if character == "\\", index + 1 < range.upperBound,
                    text[index + 1].isPunctuation || text[index + 1].isSymbol
                {
                    plain.append(text[index + 1])
                    index += 2
                } else if character == "[", let found = self.link(at: index, range.upperBound) {
                    flush(link)
                    read(found.label, link: found.url)
                    flush(found.url)
                    index = found.end
                } else if let mark = mark(at: index, range.upperBound) {
                    if character == "`" { plain += String(text[mark.inside]) } else { read(mark.inside, link: link) }
                    hasStress = hasStress || character == "*" || character == "_"
                    index = mark.end
                } else {
                    plain.append(character)
                    index += 1
                }
            }
        }

        /// A pair of marks that begins here: one, two or three of a kind, around text without spaces at its ends.
        private func mark(at start: Int, _ end: Int) -> (inside: Range<Int>, end: Int)? {
            let kind = text[start]
            guard ["*", "_", "`", "~"].contains(kind) else { return nil }
            var width = 1
            while start + width < end, text[start + width] == kind, width < 3 { width += 1 }
            if kind == "~" { guard width >= 2 else { return nil } }
            if kind == "_", start > 0, text[start - 1].isLetter || text[start - 1].isNumber { return nil }
            let inside = start + width
            guard inside < end, !text[inside].isWhitespace || kind == "`" else { return nil }
            var index = inside
            while index + width <= end {
                if text[index] == "\\" {
                    index += 2
                    continue
                }
                if index > inside, (index..<index + width).allSatisfy({ text[$0] == kind }),
                    !text[index - 1].isWhitespace || kind == "`", index + width == end || text[index + width] != kind
                {
                    return (inside..<index, index + width)
                }
                index += 1
            }
            return nil
        }

        private func link(at start: Int, _ end: Int) -> (label: Range<Int>, url: URL?, end: Int)? {
            guard let close = (start + 1..<end).first(where: { text[$0] == "]" }), close + 1 < end,
                text[close + 1] == "(", let last = (close + 2..<end).first(where: { text[$0] == ")" })
            else { return nil }
            let address = String(text[close + 2..<last]).split(separator: " ").first.map(String.init) ?? ""
            return (start + 1..<close, URL(string: address, relativeTo: baseURL), last + 1)
        }
    }
#endif
