import AutoLayout
import Foundation

extension PropertyKind {
    /// The value of a node, or nil with the mistake told.
    func read(_ node: JSONNode, _ path: String, _ reader: NodeReader) -> PropertyValue? {
        switch self {
        case .flag: return reader.flag(node, path).map { .flag($0) }
        case .number(let range): return reader.number(node, path, in: range).map { .number($0) }
        case .integer(let range): return reader.integer(node, path, in: range).map { .number(Double($0)) }
        case .priority: return reader.priority(node, path).map { .number(Double($0)) }
        case .word(let words):
            return reader.word(node, path, kind: "value", among: words).map { .word($0) }
        case .words(let words):
            let elements = reader.array(node, path)
            let read = elements.compactMap { reader.word($0.node, $0.path, kind: "value", among: words) }
            return read.count == elements.count ? .words(read) : nil
        case .text:
            if case .null = node.value { return .text(nil) }
            return reader.string(node, path).map { .text($0) }
        case .texts: return strings(node, path, reader).map { .texts($0) }
        case .views: return strings(node, path, reader).map { .names($0) }
        case .numbers(let keys, let range): return numbers(node, path, reader, keys, range)
        case .optionalNumbers(let keys, let range):
            if case .null = node.value { return .numbers(nil) }
            return numbers(node, path, reader, keys, range)
        case .priorities:
            guard let object = reader.object(node, path, keys: ["horizontal", "vertical"]) else { return nil }
            func one(_ key: String) -> Float? { object.value(key).flatMap { reader.priority($0, object.path(key)) } }
            return .priorities(horizontal: one("horizontal"), vertical: one("vertical"))
        case .font: return font(node, path, reader).map { .font($0) }
        case .numbersByView(let range):
            guard case .object(let members) = node.value else {
                reader.fail(node.position, path, .wrongType(expected: "an object", found: node.kind))
                return nil
            }
            return .named(
                members.compactMap { member in
                    reader.number(member.value, "\(path).\(member.key)", in: range).map {
                        .init(name: member.key, number: $0)
                    }
                })
        }
    }

    private func strings(_ node: JSONNode, _ path: String, _ reader: NodeReader) -> [String]? {
        let elements = reader.array(node, path)
        let texts = elements.compactMap { reader.string($0.node, $0.path) }
        guard case .array = node.value, texts.count == elements.count else { return nil }
        return texts
    }

    private func numbers(
        _ node: JSONNode, _ path: String, _ reader: NodeReader, _ keys: [String], _ range: ClosedRange<Double>
    ) -> PropertyValue? {
        guard let object = reader.object(node, path, keys: keys) else { return nil }
        let numbers = keys.compactMap { key in
            object.required(key).flatMap { reader.number($0, object.path(key), in: range) }
        }
        return numbers.count == keys.count ? .numbers(numbers) : nil
    }

    private func font(_ node: JSONNode, _ path: String, _ reader: NodeReader) -> FontSpec? {
        let range = ScenarioLimits.fontSize
        if case .number = node.value { return reader.number(node, path, in: range).map { FontSpec(size: $0) } }
        guard let object = reader.object(node, path, keys: FontSpec.keys) else { return nil }
        var spec = FontSpec()
        if object.value("textStyle") != nil {
            for key in ["size", "weight", "design"] {
                guard let other = object.value(key) else { continue }
                reader.fail(
                    other.position, object.path(key), .refused("a text style has its own \(key); keep one of the two"))
                return nil
            }
            guard let style = object.word("textStyle", kind: "text style", among: FontSpec.textStyles) else {
                return nil
            }
            spec.textStyle = style
            return spec
        }
        guard let size = object.required("size").flatMap({ reader.number($0, object.path("size"), in: range) })
        else { return nil }
        spec.size = size
        spec.weight = object.word("weight", kind: "weight", among: FontSpec.weights.map(\.name)) ?? spec.weight
        spec.design = object.word("design", kind: "design", among: FontSpec.designs.map(\.name)) ?? spec.design
        return spec
    }
}
