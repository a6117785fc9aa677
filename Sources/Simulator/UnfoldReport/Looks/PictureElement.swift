package struct PictureElement: Hashable, Sendable {
    /// The view in whose group it is; empty outside of all.
    package var view: String
    /// `rect`, `text` and so on; `g` for the view's own place and opacity.
    package var tag: String
    package var values: [String: String]
    package var text: String
    package var depth = 0

    package static func all(in svg: String) -> [PictureElement]? {
        var elements: [PictureElement] = []
        var open: [(tag: Substring, view: String, index: Int)] = []
        var rest = svg[...]
        while let start = rest.firstIndex(of: "<") {
            if let last = open.last { elements[last.index].text += unescaped(rest[..<start]) }
            guard let tag = Tag(&rest, from: start) else { return nil }
            switch tag.kind {
            case .other: break
            case .end:
                guard let last = open.popLast(), last.tag == tag.name else { return nil }
            case .start, .empty:
                let part = tag.values["data-part"].map { "'s \($0)" } ?? ""
                let view =
                    tag.values["data-view"].map { $0 + part } ?? tag.values["data-group"] ?? open.last?.view ?? ""
                elements.append(
                    PictureElement(view: view, tag: String(tag.name), values: tag.values, text: "", depth: open.count))
                if tag.kind == .start { open.append((tag.name, view, elements.count - 1)) }
            }
        }
        guard open.isEmpty, elements.first?.tag == "svg" else { return nil }
        return elements.map { element in
            var element = element
            element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
            return element
        }
    }

    private struct Tag {
        enum Kind { case start, end, empty, other }

        let kind: Kind
        let name: Substring
        var values: [String: String] = [:]

        init?(_ text: inout Substring, from start: Substring.Index) {
            var place = text.index(after: start)
            if text[place...].hasPrefix("!--") {
                guard let end = text[place...].range(of: "-->") else { return nil }
                text = text[end.upperBound...]
                (kind, name) = (.other, "")
                return
            }
            var quote: Character?
            let inside = place
            while place < text.endIndex {
                let character = text[place]
                if let open = quote {
                    if character == open { quote = nil }
                } else if character == "\"" || character == "'" {
                    quote = character
                } else if character == ">" {
                    break
                }
                place = text.index(after: place)
            }
            guard place < text.endIndex else { return nil }
            var body = text[inside..<place]
            text = text[text.index(after: place)...]
            let isEmpty = body.last == "/"
            if isEmpty { body.removeLast() }
            let end = body.firstIndex(where: \.isWhitespace) ?? body.endIndex
            switch body.first {
            case "/": (kind, name) = (.end, body.dropFirst().prefix { !$0.isWhitespace })
            case "?", "!": (kind, name) = (.other, "")
            default: (kind, name) = (isEmpty ? .empty : .start, body[..<end])
            }
            body = body[end...]
            while let equals = body.firstIndex(of: "=") {
                let key = body[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
                body = body[body.index(after: equals)...].drop(while: \.isWhitespace)
                guard let mark = body.popFirst(), mark == "\"" || mark == "'", let close = body.firstIndex(of: mark)
                else { return nil }
                values[key] = PictureElement.unescaped(body[..<close])
                body = body[body.index(after: close)...]
            }
        }
    }

    private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return String(text).replacing(/&(#?)([0-9a-z]+);/) { match -> String in
            if match.1.isEmpty { return entities[String(match.2)] ?? String(match.0) }
            return UInt32(match.2).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
        }
    }
}
