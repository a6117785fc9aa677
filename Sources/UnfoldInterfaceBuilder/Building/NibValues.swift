import UnfoldAutoLayout
import Foundation

/// Values of runtime attributes, and colours.
@MainActor enum NibValues {
    /// The value of a `userDefinedRuntimeAttribute`; nil for none, and for what is not imitated.
    static func value(_ element: IBElement, images: (String) -> UIImage?) -> Any? {
        if let text = element["value"] {
            switch element["type"] {
            case "boolean": return text == "YES"
            case "number": return Double(text)
            default: return text
            }
        }
        guard let child = element.children.first(where: { $0["key"] == "value" }) else {
            return element.string("value")
        }
        switch child.name {
        case "real", "integer", "float", "double": return child.number("value")
        case "string", "mutableString": return element.string("value")
        case "color": return color(child)
        case "image": return child["name"].flatMap(images)
        case "size": return CGSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
        case "point": return CGPoint(x: child.number("x") ?? 0, y: child.number("y") ?? 0)
        case "rect":
            return CGRect(
                x: child.number("x") ?? 0, y: child.number("y") ?? 0, width: child.number("width") ?? 0,
                height: child.number("height") ?? 0)
        case "range":
            return NSRange(location: Int(child.number("location") ?? 0), length: Int(child.number("length") ?? 0))
        default: return nil
        }
    }

    /// By components, or nil: named and system colours look different from device to device.
    static func color(_ element: IBElement?) -> UIColor? {
        guard let element else { return nil }
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else {
            return nil
        }
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
}
