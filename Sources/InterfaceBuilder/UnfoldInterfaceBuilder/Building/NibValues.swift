@MainActor package enum NibValues {
    /// The value of a `userDefinedRuntimeAttribute`; nil for none, and for what is not imitated.
    static func value(_ element: IBElement, in document: IBDocument, images: (String) -> UIImage?) -> Any? {
        if let text = element["value"] {
            switch element["type"] {
            case "boolean": return text == "YES"
            case "number": return element.number("value")
            case "image": return images(text)
            default: return text
            }
        }
        guard let child = element.children.first(where: { $0["key"] == "value" })
        else { return element.string("value") }
        switch child.name {
        case "real", "integer", "float", "double": return child.number("value")
        case "string", "mutableString": return element.string("value")
        case "color": return color(child, in: document)
        case "image": return child["name"].flatMap(images)
        case "size": return CGSize(width: child.length("width"), height: child.length("height"))
        case "point": return CGPoint(x: child.length("x"), y: child.length("y"))
        case "rect":
            return CGRect(
                x: child.length("x"), y: child.length("y"), width: child.length("width"), height: child.length("height")
            )
        case "range":
            return NSRange(location: Int(child.number("location") ?? 0), length: Int(child.number("length") ?? 0))
        default: return nil
        }
    }

    /// By components, one of the system's, or what the document's resources keep for a name, in light appearance.
    package static func color(_ element: IBElement?, in document: IBDocument) -> UIColor? {
        guard let element else { return nil }
        for (attribute, kind) in [("name", "namedColor"), ("systemColor", "systemColor")] {
            guard let name = element[attribute] else { continue }
            if kind == "systemColor", let known = SystemColors.named[name] { return known }
            let kept = document.source?.child("resources")?.children.first { $0.name == kind && $0["name"] == name }
            return components(kept?.child("color"))
        }
        return components(element)
    }

    private static func components(_ element: IBElement?) -> UIColor? {
        guard let element else { return nil }
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
}
