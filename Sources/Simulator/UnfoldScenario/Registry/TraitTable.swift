struct TraitSpec: Sendable {
    var values: [String: PropertyValue] = [:]

    private func word(_ name: String) -> String? { if case .word(let word)? = values[name] { word } else { nil } }
    private func number(_ name: String) -> CGFloat? {
        if case .number(let number)? = values[name] { CGFloat(number) } else { nil }
    }

    var device: Device? { word("device").flatMap(Device.named) }
    var orientation: DeviceTraits.Orientation? { word("orientation").flatMap(DeviceTraits.Orientation.init) }

    /// The idiom and the device first, then what is said of the screen, then the rest.
    func apply(to traits: inout DeviceTraits) {
        let idiom = values["userInterfaceIdiom"]
        idiom.map { TraitEntry.named("userInterfaceIdiom")?.set($0, &traits) }
        if let device {
            traits.use(device, orientation ?? .portrait)
        } else if let orientation {
            traits.turn(to: orientation)
        }
        let (size, width, height) = (traits.environment.screenSize, number("width"), number("height"))
        if width != nil || height != nil {
            traits.device = nil
            traits.resize(width: width ?? size.width, height: height ?? size.height)
        }
        for entry in TraitEntry.all { values[entry.name].map { entry.set($0, &traits) } }
    }
}

struct TraitEntry: Sendable {
    let name: String
    let kind: PropertyKind
    /// Nothing for what decides the screen's size.
    var set: @Sendable (PropertyValue, inout DeviceTraits) -> Void = { _, _ in }

    static let all: [TraitEntry] = [
        TraitEntry(name: "device", kind: .word(Device.all.map(\.name))),
        TraitEntry(name: "orientation", kind: .word(DeviceTraits.Orientation.allCases.map(\.rawValue))),
        TraitEntry(name: "width", kind: .number(ScenarioLimits.screen)),
        TraitEntry(name: "height", kind: .number(ScenarioLimits.screen)),
        TraitEntry(name: "scale", kind: .integer(1...3)) {
            if case .number(let scale) = $0 { $1.environment.displayScale = scale }
        },
        TraitEntry(name: "safeArea", kind: .numbers(["top", "left", "bottom", "right"], 0...10_000)) {
            guard case .numbers(let n) = $0 else { return }
            $1.safeArea = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
        },
        word("generation", UIKitGeneration.allCases.map { ($0.rawValue, $0) }, \.generation),
        word("layoutDirection", directions, \.layoutDirection),
        word("contentSizeCategory", categories, \.contentSizeCategory),
        word("userInterfaceStyle", styles, \.userInterfaceStyle),
        word("legibilityWeight", [("regular", .regular), ("bold", .bold)], \.legibilityWeight),
        word("userInterfaceIdiom", [("phone", .phone), ("pad", .pad)], \.userInterfaceIdiom),
        word("horizontalSizeClass", sizeClasses, \.horizontalSizeClass),
        word("verticalSizeClass", sizeClasses, \.verticalSizeClass),
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

    static func name(of category: UIContentSizeCategory) -> String {
        categories.first { $0.1 == category }?.0 ?? "large"
    }

    private static func word<T: Sendable>(
        _ name: String, _ words: [(String, T)], _ path: WritableKeyPath<LayoutEnvironment, T> & Sendable
    ) -> TraitEntry {
        TraitEntry(name: name, kind: .word(words.map(\.0))) { value, traits in
            guard case .word(let word) = value, let meant = words.first(where: { $0.0 == word }) else { return }
            traits.environment[keyPath: path] = meant.1
        }
    }
}

/// Text sizes as people abbreviate UIKit's constants, smallest first.
package enum TextSizes {
    package static let all = zip(
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"], TraitEntry.categories
    ).map { (short: $0, name: $1.0) }
}
