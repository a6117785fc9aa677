/// Sizes in points that vector files say in their first bytes: PDF's media box, SVG's width and height or view box.
enum VectorHeader {
    /// nil for another file, and for one that says nothing in its first 64 KiB.
    /// - Complexity: O(n) for n bytes, 64 KiB at most, whatever they are.
    static func size(of data: Data) -> CGSize? {
        let text = String(decoding: data.prefix(1 << 16), as: UTF8.self)
        return text.hasPrefix("%PDF") ? box(text) : drawing(text)
    }

    private static func box(_ text: String) -> CGSize? {
        var rest = text[...]
        while let name = rest.firstRange(of: "/MediaBox") {
            rest = rest[name.upperBound...].drop(while: \.isWhitespace)
            guard rest.first == "[" else { continue }
            return rest.firstIndex(of: "]").flatMap { size(numbers(rest[..<$0].dropFirst())) }
        }
        return nil
    }

    private static func drawing(_ text: String) -> CGSize? {
        guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        let tag = text[start.lowerBound...end]
        func length(_ attribute: Regex<(Substring, Substring)>) -> Double? {
            tag.firstMatch(of: attribute).flatMap { Double($0.1) }
        }
        if let width = length(/\swidth\s*=\s*["']\s*([0-9.]+)(?:px|pt)?\s*["']/),
            let height = length(/\sheight\s*=\s*["']\s*([0-9.]+)(?:px|pt)?\s*["']/)
        {
            return size([0, 0, width, height])
        }
        guard let box = tag.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/) else { return nil }
        let parts = numbers(box.1)
        return parts.count == 4 ? size([0, 0, parts[2], parts[3]]) : nil
    }

    private static func numbers(_ text: Substring) -> [Double] {
        text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    }

    private static func size(_ box: [Double]) -> CGSize? {
        guard box.count == 4 else { return nil }
        let (width, height) = (box[2] - box[0], box[3] - box[1])
        return width > 0 && height > 0 && width < 1e6 && height < 1e6 ? CGSize(width: width, height: height) : nil
    }
}
