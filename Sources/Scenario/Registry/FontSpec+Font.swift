import AutoLayout
import Foundation

extension FontSpec {
    static let weights: [(name: String, weight: UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    static let designs: [(name: String, make: @MainActor @Sendable (CGFloat, UIFont.Weight) -> UIFont)] = [
        ("default", { .systemFont(ofSize: $0, weight: $1) }),
        ("italic", { size, _ in .italicSystemFont(ofSize: size) }),
        ("monospacedDigit", { .monospacedDigitSystemFont(ofSize: $0, weight: $1) }),
    ]

    /// Size and weight of a font that exists.
    init(_ font: UIFont) {
        size = Double(font.pointSize)
        weight = Self.weights.first { $0.weight == font.weight }?.name ?? "regular"
    }

    @MainActor var font: UIFont {
        let weight = Self.weights.first { $0.name == self.weight }?.weight ?? .regular
        let size = CGFloat(self.size ?? Double(UIFont.labelFontSize))
        guard let design = Self.designs.first(where: { $0.name == self.design }) else {
            return .systemFont(ofSize: size, weight: weight)
        }
        return design.make(size, weight)
    }
}

extension FontSpec {
    static let keys = ["size", "weight", "design", "textStyle"]
    /// `UIFont.TextStyle` by name.
    static let textStyles: [String] = []
}
