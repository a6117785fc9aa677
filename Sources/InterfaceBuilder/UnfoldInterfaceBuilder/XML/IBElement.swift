/// One element of an Interface Builder document, with its position in the file.
public final class IBElement: @unchecked Sendable {
    // Sendable: complete, and not changed any more, once the reader hands it out.

    public let name: String
    /// Attributes by name, entities resolved.
    public let attributes: [String: String]
    public internal(set) var children: [IBElement] = []
    /// Characters inside, those of child elements left out.
    public internal(set) var text = ""
    /// Line of the start tag, counted from 1.
    public let line: Int
    /// Column behind the start tag or near it, counted from 1, as the parser tells it.
    public let column: Int

    init(name: String, attributes: [String: String], line: Int, column: Int) {
        (self.name, self.attributes, self.line, self.column) = (name, attributes, line, column)
    }

    /// With what size classes change: attributes, and elements inside with a key, such as the font.
    func varied(by variations: [IBElement]) -> IBElement {
        let changes = variations.filter { variation in
            variation.attributes.count > 1 || variation.children.contains { $0.name != "mask" }
        }
        guard !changes.isEmpty else { return self }
        var attributes = attributes
        var children = children
        for variation in changes {
            for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
            for child in variation.children where child.name != "mask" {
                children.removeAll { $0["key"] == child["key"] && $0.name != "variation" }
                children.append(child)
            }
        }
        return changed(attributes, children)
    }

    func changed(_ attributes: [String: String], _ children: [IBElement]) -> IBElement {
        let changed = IBElement(name: name, attributes: attributes, line: line, column: column)
        (changed.children, changed.text) = (children, text)
        return changed
    }

    public subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The first element inside with that tag and, if given, that `key`.
    public func child(_ name: String, key: String? = nil) -> IBElement? {
        children.first { $0.name == name && (key == nil || $0["key"] == key) }
    }

    public func child(key: String) -> IBElement? { children.first { $0["key"] == key } }

    /// `YES` or `NO`; nil where it is not written, or is another word.
    public func flag(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// A finite number of a size that layout can work with; nil where there is none.
    public func number(_ attribute: String) -> Double? {
        guard let text = attributes[attribute], let value = Double(text), value.isFinite, abs(value) <= IBLimits.number
        else { return nil }
        // Interface Builder's stand-in for "zero, and meant".
        return abs(value) < 1e-100 ? 0 : value
    }
}

extension IBElement {
    func length(_ attribute: String) -> CGFloat { CGFloat(number(attribute) ?? 0) }

    /// Guides of a controller: `top` or `bottom` by id.
    var controllerGuides: [String: String] {
        let guides = (child("layoutGuides")?.children ?? []).compactMap { guide in
            guide["id"].flatMap { id in guide["type"].map { (id, $0) } }
        }
        return Dictionary(guides) { $1 }
    }

    /// A size inside with that key; nil where it is not written, or is none.
    func size(_ key: String) -> CGSize? {
        guard let size = child("size", key: key), let width = size.number("width"), let height = size.number("height"),
            width >= 0, height >= 0
        else { return nil }
        return CGSize(width: width, height: height)
    }

    func insets(_ key: String) -> UIEdgeInsets? {
        child("inset", key: key).map {
            UIEdgeInsets(
                top: $0.length("minY"), left: $0.length("minX"), bottom: $0.length("maxY"), right: $0.length("maxX"))
        }
    }

    /// Margins or insets that follow the direction of reading.
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        child("directionalEdgeInsets", key: key).map {
            NSDirectionalEdgeInsets(
                top: $0.length("top"), leading: $0.length("leading"), bottom: $0.length("bottom"),
                trailing: $0.length("trailing"))
        }
    }
}

/// What a document may have at most.
public enum IBLimits {
    public static let fileSize = 64 << 20
    package static let fontSize = 64_000_000
    public static let text = 8 << 20
    /// Elements in each other. A view takes two.
    public static let depth = 250
    package static let attributes = 1000
    public static let elements = 1_000_000
    /// Sizes of fonts, in points.
    package static let pointSizes = 0.1...2000
    /// Largest number that layout takes, in points.
    public static let number = 1e7
}
