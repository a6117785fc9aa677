@MainActor package struct IBFonts {
    /// The font of a `fontDescription`; nil for none that is known, with the reason.
    package static func font(_ element: IBElement) -> (font: UIFont?, problem: IBWarning.Problem?) {
        if let style = element["style"] {
            let known = UIFont.TextStyle(rawValue: style)
            guard UIFont.TextStyle.allStyles.contains(known) else { return (nil, .textStyle(style)) }
            return (.preferredFont(forTextStyle: known), nil)
        }
        let size = pointSize(element.number("pointSize"))
        if let name = element["name"] {
            if let font = named(name, size) { return (font, nil) }
            return (standIn(name, size), .missingFont(name, isOfView: true))
        }
        switch element["type"] {
        // Bold by weight, unlike `boldSystemFont(ofSize:)` (fact E4.7).
        case "boldSystem": return (.systemFont(ofSize: size, weight: .bold), nil)
        case "italicSystem": return (.italicSystemFont(ofSize: size), nil)
        default:
            return (
                .systemFont(ofSize: size, weight: IBTerminology.fontWeights[element["weight"] ?? ""] ?? .regular), nil
            )
        }
    }

    /// 17 where none is written that makes sense. A font of size 0 has 12 points, as Core Text gives it.
    private static func pointSize(_ number: Double?) -> CGFloat {
        if number == 0 { return 12 }
        guard let number, IBLimits.pointSizes.contains(number) else { return UIFont.labelFontSize }
        return CGFloat(number)
    }

    /// A font that was registered, or the system's under one of its private names.
    package static func named(_ name: String, _ size: CGFloat) -> UIFont? {
        if let font = UIFont(exactly: name, size: size) { return font }
        guard name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SF") else { return nil }
        return standIn(name, size)
    }

    /// The system font; for San Francisco under another of its names in the weight that the name ends in.
    private static func standIn(_ name: String, _ size: CGFloat) -> UIFont {
        guard name.hasPrefix("SF") || name.hasPrefix(".") else { return .systemFont(ofSize: size) }
        let style = name.lowercased().split(separator: "-").last ?? ""
        let isItalic = style.hasSuffix("italic")
        let lowered = isItalic ? String(style.dropLast("italic".count)) : String(style)
        let weight = IBTerminology.fontWeights.filter { lowered.hasSuffix($0.key.lowercased()) }.max {
            $0.key.count < $1.key.count
        }
        if isItalic, weight == nil { return .italicSystemFont(ofSize: size) }
        return .systemFont(ofSize: size, weight: weight?.value ?? .regular)
    }

    /// The font of an attribute of attributed text. One without a size has that of the Mac's fonts, 13 for most.
    static func attributeFont(_ element: IBElement) -> (font: UIFont?, problem: IBWarning.Problem?) {
        guard let name = element["name"] else {
            let meta = element["metaFont"] ?? "system"
            let size = element["size"] == nil ? IBTerminology.metaSizes[meta] ?? 13 : pointSize(element.number("size"))
            let isBold = ["Bold", "Heavy", "Semibold"].contains(where: meta.hasSuffix)
            return (.systemFont(ofSize: size, weight: isBold ? .bold : .regular), nil)
        }
        let size = pointSize(element.number("size"))
        if let font = named(name, size) { return (font, nil) }
        return (standIn(name, size), .missingFont(name, isOfView: false))
    }
}
