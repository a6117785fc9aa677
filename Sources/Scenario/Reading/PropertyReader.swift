import AutoLayout
import Foundation

/// Reads the value of a property.
struct PropertyReader {
    let reader: NodeReader

    func setting(_ property: Property, _ node: JSONNode, _ path: String) -> Setting? {
        value(of: property, node, path).map { Setting(property: property, value: $0) }
    }

    private func value(of property: Property, _ node: JSONNode, _ path: String) -> PropertyValue? {
        switch property {
        case .isHidden, .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea,
            .translatesAutoresizingMaskIntoConstraints, .isLayoutMarginsRelativeArrangement, .isActive:
            return reader.flag(node, path).map { .flag($0) }
        case .alpha, .preferredMaxLayoutWidth, .spacing, .constant: return reader.number(node, path).map { .number($0) }
        case .tag, .numberOfLines: return reader.index(node, path).map { .number(Double($0)) }
        case .priority: return reader.priority(node, path).map { .number(Double($0)) }
        case .text, .title:
            if case .null = node.value { return .text(nil) }
            return reader.string(node, path).map { .text($0) }
        case .axis: return word(node, path, "axis", ["horizontal", "vertical"])
        case .distribution: return word(node, path, "distribution", Self.distributions)
        case .alignment:
            return word(node, path, "alignment", Self.alignments)
        case .semanticContentAttribute:
            return word(node, path, "attribute", ["unspecified", "forceLeftToRight", "forceRightToLeft"])
        case .layoutMargins, .contentEdgeInsets: return numbers(node, path, ["top", "left", "bottom", "right"])
        case .frame: return numbers(node, path, ["x", "y", "width", "height"])
        case .image:
            if case .null = node.value { return .numbers([]) }
            return numbers(node, path, ["width", "height"])
        case .contentHuggingPriority, .contentCompressionResistancePriority: return priorities(node, path)
        case .font: return font(node, path)
        }
    }

    private func word(_ node: JSONNode, _ path: String, _ kind: String, _ allowed: [String]) -> PropertyValue? {
        reader.word(node, path, kind: kind, among: allowed).map { .word($0) }
    }

    private func numbers(_ node: JSONNode, _ path: String, _ keys: [String]) -> PropertyValue? {
        guard let object = reader.object(node, path, keys: keys) else { return nil }
        let numbers = keys.compactMap { key in
            object.required(key).flatMap { reader.number($0, object.path(key)) }
        }
        return numbers.count == keys.count ? .numbers(numbers) : nil
    }

    private func priorities(_ node: JSONNode, _ path: String) -> PropertyValue? {
        guard let object = reader.object(node, path, keys: ["horizontal", "vertical"]) else { return nil }
        func one(_ key: String) -> Float? { object.value(key).flatMap { reader.priority($0, object.path(key)) } }
        return .priorities(horizontal: one("horizontal"), vertical: one("vertical"))
    }

    private func font(_ node: JSONNode, _ path: String) -> PropertyValue? {
        if case .number(let size) = node.value { return .font(size: size, weight: "regular") }
        guard let object = reader.object(node, path, keys: ["size", "weight"]) else { return nil }
        let weight = object.word("weight", kind: "weight", among: Self.weights) ?? "regular"
        guard let node = object.required("size"), let size = reader.number(node, object.path("size")) else {
            return nil
        }
        guard size > 0, size <= 2000 else {
            reader.fail(
                node.position, object.path("size"),
                .wrongType(expected: "a size above 0 and up to 2000", found: node.kind))
            return nil
        }
        return .font(size: size, weight: weight)
    }

    static let distributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
    static let alignments = [
        "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ]
    static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
}
