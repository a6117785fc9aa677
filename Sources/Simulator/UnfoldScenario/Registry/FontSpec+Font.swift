extension FontSpec {
    static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    static let designs: [(name: String, make: @MainActor @Sendable (CGFloat, UIFont.Weight) -> UIFont)] = [
        ("default", { .systemFont(ofSize: $0, weight: $1) }),
        ("italic", { size, _ in .italicSystemFont(ofSize: size) }),
        ("monospacedDigit", { .monospacedDigitSystemFont(ofSize: $0, weight: $1) }),
        ("monospaced", { .monospacedSystemFont(ofSize: $0, weight: $1) }),
    ]

    static let styles: [(name: String, style: UIFont.TextStyle)] = [
        ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
    ]

    static let keys = ["size", "weight", "design", "name", "textStyle"]

    init(_ font: UIFont) {
        size = Double(font.pointSize)
        weight = Self.weights.first { $0.weight == font.weight }?.name ?? "regular"
    }

    @MainActor var font: UIFont {
        if let style = Self.styles.first(where: { $0.name == textStyle })?.style {
            return .preferredFont(forTextStyle: style)
        }
        let size = CGFloat(self.size ?? Double(UIFont.labelFontSize))
        if let name, let font = UIFont(exactly: name, size: size) { return font }
        let weight = Self.weights.first { $0.name == self.weight }?.weight ?? .regular
        guard let design = Self.designs.first(where: { $0.name == self.design })
        else { return .systemFont(ofSize: size, weight: weight) }
        return design.make(size, weight)
    }
}

package enum FontWords {
    package static func weight(of font: UIFont) -> String? { FontSpec.weights.first { $0.weight == font.weight }?.name }
    package static func name(of style: UIFont.TextStyle) -> String? {
        FontSpec.styles.first { $0.style == style }?.name
    }
}

extension ImageSpec {
    init(_ image: UIImage) { self = .size(width: Double(image.size.width), height: Double(image.size.height)) }

    @MainActor var image: UIImage? {
        switch self {
        case .size(let width, let height): UIImage(size: CGSize(width: width, height: height))
        case .symbol(let symbol): UIImage(systemName: symbol.name, withConfiguration: symbol.configuration)
        }
    }
}

extension SymbolSpec {
    static let scales: [(name: String, scale: UIImage.SymbolScale)] = [
        ("small", .small), ("medium", .medium), ("large", .large),
    ]

    @MainActor fileprivate var configuration: UIImage.SymbolConfiguration? {
        let scale = Self.scales.first { $0.name == self.scale }?.scale ?? .unspecified
        if let style = FontSpec.styles.first(where: { $0.name == textStyle })?.style {
            return UIImage.SymbolConfiguration(textStyle: style, scale: scale)
        }
        if let pointSize {
            return UIImage.SymbolConfiguration(pointSize: CGFloat(pointSize), weight: .unspecified, scale: scale)
        }
        return scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
    }
}
