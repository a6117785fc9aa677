extension TraitSpec {
    var words: String {
        func number(_ name: String, _ value: Double?) -> String? { value.map { "\(name) \(PropertyValue.number($0))" } }
        let parts: [String?] = [
            device.map { "device \($0.name)" }, orientation.map { "orientation \($0.rawValue)" },
            number("width", width),
            number("height", height), number("scale", scale),
            safeArea.map { "safeArea \($0.map(PropertyValue.number).joined(separator: ", "))" },
            generation.map { "generation \($0.rawValue)" },
            layoutDirection.map { "layoutDirection \($0 == .rightToLeft ? "rightToLeft" : "leftToRight")" },
            contentSizeCategory.map { category in
                "contentSizeCategory \(TraitEntry.categories.first { $0.1 == category }?.0 ?? "")"
            },
            userInterfaceStyle.map { "userInterfaceStyle \($0 == .dark ? "dark" : "light")" },
            legibilityWeight.map { "legibilityWeight \($0 == .bold ? "bold" : "regular")" },
            userInterfaceIdiom.map { "userInterfaceIdiom \($0 == .pad ? "pad" : "phone")" },
            horizontalSizeClass.map { "horizontalSizeClass \($0 == .compact ? "compact" : "regular")" },
            verticalSizeClass.map { "verticalSizeClass \($0 == .compact ? "compact" : "regular")" },
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
