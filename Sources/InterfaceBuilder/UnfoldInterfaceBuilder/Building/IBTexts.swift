extension IBElement {
    /// A text given as an attribute, or as a `string` with that key, which may be in base 64.
    package func string(_ name: String) -> String? {
        if let text = self[name] { return text }
        guard let element = child("string", key: name) ?? child("mutableString", key: name) else { return nil }
        guard element["base64-UTF8"] == "YES" else { return element.text }
        let packed = element.text.filter { !$0.isWhitespace }
        // Interface Builder leaves the padding out.
        let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? element.text
    }
}

@MainActor struct IBAttributedText {
    private(set) var problems: [(IBElement, IBWarning.Problem)] = []

    mutating func text(_ element: IBElement) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let text = fragment.string("content") ?? ""
            guard !text.isEmpty else { continue }
            result.append(NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"))))
        }
        return result
    }

    private mutating func attributes(_ element: IBElement?) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for value in element?.children ?? [] {
            switch value["key"] {
            case "NSFont":
                let (font, problem) = IBFonts.attributeFont(value)
                attributes[.font] = font
                if let problem { problems.append((value, problem)) }
            case "NSParagraphStyle": attributes[.paragraphStyle] = paragraph(value)
            case "NSKern": attributes[.kern] = value.number("value").map { CGFloat($0) }
            default: break
            }
        }
        return attributes
    }

    private func paragraph(_ element: IBElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        element.apply(to: style)
        return style
    }
}
