/// Which SVG files a picture may hold: those that draw, and neither load nor run anything, wherever they are opened.
enum SimpleSVG {
    private static let limit = 1 << 18
    private static let refused = [
        "<!doctype", "<!entity", "<?xml-stylesheet", "<script", "<foreignobject", "<image", "<style", "<iframe", "<a ",
        "<audio", "<video", "javascript:", "@import",
    ]

    static func isShown(_ data: Data) -> Bool {
        guard data.count <= limit, let text = String(data: data, encoding: .utf8)?.lowercased() else { return false }
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        guard start.hasPrefix("<svg") || start.hasPrefix("<?xml"), text.contains("<svg") else { return false }
        guard !refused.contains(where: text.contains) else { return false }
        // Handlers of events, and references that leave the file.
        let handler = /\son[a-z]+\s*=/
        let reference = /(?:href\s*=\s*["']\s*|url\(\s*["']?\s*)([^#\s"'])/
        return text.firstMatch(of: handler) == nil && text.firstMatch(of: reference) == nil
    }
}
