enum PageText {
    static func plain(_ page: String) -> String {
        var text = ""
        var mark: String?
        for character in page {
            if character == "<" {
                mark = ""
            } else if let open = mark {
                if character == ">" {
                    let name = open.lowercased().prefix { $0.isLetter || $0.isNumber || $0 == "/" }
                    if ["br", "br/", "/p", "/div", "/li", "/h1", "/h2", "/h3"].contains(name) { text += "\n" }
                    mark = nil
                } else if open.count < 16 {
                    mark = open + String(character)
                }
            } else {
                text.append(character.isNewline ? " " : character)
            }
        }
        for (name, character) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
        ] { text = text.replacingOccurrences(of: name, with: character) }
        return text
    }
}
