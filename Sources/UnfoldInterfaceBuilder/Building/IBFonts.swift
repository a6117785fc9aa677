import UnfoldAutoLayout
import Foundation

/// Fonts of documents.
@MainActor struct IBFonts {
    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The font of a `fontDescription`.
    /// - Returns: nil for none that is known, with the reason.
    static func font(_ element: IBElement) -> (font: UIFont?, problem: String?) {
        if let style = element["style"] {
            let known = UIFont.TextStyle(rawValue: style)
            guard UIFont.TextStyle.allStyles.contains(known) else {
                return (nil, "the text style '\(shown(style))' is not known")
            }
            return (.preferredFont(forTextStyle: known), nil)
        }
        let size = pointSize(element.number("pointSize"))
        if let name = element["name"] {
            if let font = named(name, size) { return (font, nil) }
            return (
                .systemFont(ofSize: size),
                "the font '\(shown(name))' is not at hand; the system font stands in for it (see --font)"
            )
        }
        switch element["type"] {
        case "boldSystem": return (.boldSystemFont(ofSize: size), nil)
        case "italicSystem": return (.italicSystemFont(ofSize: size), nil)
        default: return (.systemFont(ofSize: size, weight: weights[element["weight"] ?? ""] ?? .regular), nil)
        }
    }

    /// 17 where none is written that makes sense.
    private static func pointSize(_ number: Double?) -> CGFloat {
        guard let number, number >= 0.1, number <= 2000 else { return UIFont.labelFontSize }
        return CGFloat(number)
    }

    /// A font that was registered, or the system's under one of its private names.
    static func named(_ name: String, _ size: CGFloat) -> UIFont? {
        if let font = UIFont(exactly: name, size: size) { return font }
        guard name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF") else { return nil }
        let lowered = name.lowercased()
        let weight = weights.filter { lowered.hasSuffix($0.key.lowercased()) }.max { $0.key.count < $1.key.count }
        return .systemFont(ofSize: size, weight: weight?.value ?? .regular)
    }

    /// The font of an attribute of attributed text: `size`, and `name` or `metaFont`.
    static func attributeFont(_ element: IBElement) -> (font: UIFont?, problem: String?) {
        let size = pointSize(element.number("size"))
        switch element["metaFont"] {
        case "systemBold", "systemHeavy", "systemSemibold": return (.boldSystemFont(ofSize: size), nil)
        case "system", "label", "systemRegular", "message": return (.systemFont(ofSize: size), nil)
        default: break
        }
        guard let name = element["name"], let font = named(name, size) else {
            let name = element["name"] ?? element["metaFont"] ?? ""
            return (
                .systemFont(ofSize: size), "the font '\(shown(name))' is not at hand; the system font stands in for it"
            )
        }
        return (font, nil)
    }
}
