/// The traits that a scenario can name, one line each.
struct TraitEntry: Sendable {
    let name: String
    let kind: PropertyKind
    let store: @Sendable (PropertyValue, inout TraitSpec) -> Void

    static let all: [TraitEntry] = [
        word("device", Device.all.map { ($0.name, $0) }) { $1.device = $0 },
        word("orientation", DeviceTraits.Orientation.allCases.map { ($0.rawValue, $0) }) { $1.orientation = $0 },
        number("width", ScenarioLimits.screen) { $1.width = $0 },
        number("height", ScenarioLimits.screen) { $1.height = $0 },
        TraitEntry(name: "scale", kind: .integer(1...3)) { if case .number(let n) = $0 { $1.scale = n } },
        TraitEntry(name: "safeArea", kind: .numbers(["top", "left", "bottom", "right"], 0...10_000)) {
            if case .numbers(let n) = $0 { $1.safeArea = n }
        },
        word("generation", UIKitGeneration.allCases.map { ($0.rawValue, $0) }) { $1.generation = $0 },
        word("layoutDirection", directions) { $1.layoutDirection = $0 },
        word("contentSizeCategory", categories) { $1.contentSizeCategory = $0 },
        word("userInterfaceStyle", styles) { $1.userInterfaceStyle = $0 },
        word("legibilityWeight", [("regular", UILegibilityWeight.regular), ("bold", .bold)]) {
            $1.legibilityWeight = $0
        },
        word("userInterfaceIdiom", [("phone", UIUserInterfaceIdiom.phone), ("pad", .pad)]) {
            $1.userInterfaceIdiom = $0
        },
        word("horizontalSizeClass", sizeClasses) { $1.horizontalSizeClass = $0 },
        word("verticalSizeClass", sizeClasses) { $1.verticalSizeClass = $0 },
    ]

    static func named(_ name: String) -> TraitEntry? { all.first { $0.name == name } }

    static let directions: [(String, UIUserInterfaceLayoutDirection)] = [
        ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
    ]

    static let styles: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]

    private static let sizeClasses: [(String, UIUserInterfaceSizeClass)] = [
        ("compact", .compact), ("regular", .regular),
    ]

    static let categories: [(String, UIContentSizeCategory)] = zip(
        [
            "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
            "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
            "accessibilityExtraExtraExtraLarge",
        ], UIContentSizeCategory.allSizes
    ).map { ($0, $1) }

    private static func word<T: Sendable>(
        _ name: String, _ words: [(String, T)], _ store: @escaping @Sendable (T, inout TraitSpec) -> Void
    ) -> TraitEntry {
        TraitEntry(name: name, kind: .word(words.map(\.0))) { value, spec in
            guard case .word(let word) = value, let meant = words.first(where: { $0.0 == word }) else { return }
            store(meant.1, &spec)
        }
    }

    private static func number(
        _ name: String, _ range: ClosedRange<Double>, _ store: @escaping @Sendable (Double, inout TraitSpec) -> Void
    ) -> TraitEntry {
        TraitEntry(name: name, kind: .number(range)) { value, spec in
            if case .number(let number) = value { store(number, &spec) }
        }
    }
}

/// Text sizes as people abbreviate UIKit's constants, smallest first.
package enum TextSizes {
    package static let all = zip(
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"], TraitEntry.categories
    ).map { (short: $0, name: $1.0) }
}
