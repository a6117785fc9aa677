extension PropertyKind {
    /// The value of a node, or nil with the mistake reported.
    func read(_ node: JSONNode, _ path: String, _ reader: NodeReader) -> PropertyValue? {
        switch self {
        case .flag: return reader.flag(node, path).map { .flag($0) }
        case .number(let range): return reader.number(node, path, in: range).map { .number($0) }
        case .integer(let range): return reader.integer(node, path, in: range).map { .number(Double($0)) }
        case .priority: return reader.priority(node, path).map { .number(Double($0)) }
        case .word(let words): return reader.word(node, path, kind: "value", among: words).map { .word($0) }
        case .words(let words): return wordList(node, path, reader, words).map { .words($0) }
        case .text:
            if case .null = node.value { return .text(nil) }
            return reader.string(node, path).map { .text($0) }
        case .texts: return strings(node, path, reader).map { .texts($0) }
        case .views: return strings(node, path, reader).map { .names($0) }
        case .numbers(let keys, let range): return numbers(node, path, reader, keys, range)
        case .namedNumber(let range, let named): return number(node, path, reader, range, named).map { .number($0) }
        case .image:
            if case .null = node.value { return .image(nil) }
            return image(node, path, reader).map { .image($0) }
        case .color: return color(node, path, reader)
        case .priorities: return priorities(node, path, reader)
        case .font: return font(node, path, reader).map { .font($0) }
        case .nullable(let kind):
            if case .null = node.value { return .null }
            return kind.read(node, path, reader)
        case .list(let kind): return kind.list(node, path, reader).map { .list($0) }
        case .record(let fields): return record(node, path, reader, fields)
        case .numbersByView(let range, let named): return numbersByView(node, path, reader, range, named)
        }
    }

    private func color(_ node: JSONNode, _ path: String, _ reader: NodeReader) -> PropertyValue? {
        if case .null = node.value { return .null }
        if case .string(let text) = node.value, ColorName.color(text) != nil { return .word(text) }
        return reader.word(node, path, kind: "color", among: ColorName.names + ["#RRGGBB", "#RRGGBBAA"]).map {
            .word($0)
        }
    }

    private func wordList(_ node: JSONNode, _ path: String, _ reader: NodeReader, _ words: [String]) -> [String]? {
        let elements = reader.array(node, path)
        let read = elements.compactMap { reader.word($0.node, $0.path, kind: "value", among: words) }
        return read.count == elements.count ? read : nil
    }

    private func priorities(_ node: JSONNode, _ path: String, _ reader: NodeReader) -> PropertyValue? {
        guard let object = reader.object(node, path, keys: ["horizontal", "vertical"]) else { return nil }
        func one(_ key: String) -> Float? { object.value(key).flatMap { reader.priority($0, object.path(key)) } }
        return .priorities(horizontal: one("horizontal"), vertical: one("vertical"))
    }

    private func list(_ node: JSONNode, _ path: String, _ reader: NodeReader) -> [PropertyValue]? {
        let elements = reader.array(node, path)
        let values = elements.compactMap { read($0.node, $0.path, reader) }
        guard case .array = node.value, values.count == elements.count else { return nil }
        return values
    }

    private func numbersByView(
        _ node: JSONNode, _ path: String, _ reader: NodeReader, _ range: ClosedRange<Double>, _ named: [NamedNumber]
    ) -> PropertyValue? {
        guard let members = reader.members(node, path) else { return nil }
        return .named(
            members.compactMap { member in
                number(member.value, "\(path).\(member.key)", reader, range, named).map {
                    .init(name: member.key, number: $0)
                }
            })
    }

    private func number(
        _ node: JSONNode, _ path: String, _ reader: NodeReader, _ range: ClosedRange<Double>, _ named: [NamedNumber]
    ) -> Double? {
        guard case .string = node.value else { return reader.number(node, path, in: range) }
        let word = reader.word(node, path, kind: "value", among: named.map(\.name))
        return named.first { $0.name == word }?.number
    }

    private func record(
        _ node: JSONNode, _ path: String, _ reader: NodeReader, _ fields: [Field]
    ) -> PropertyValue? {
        guard let object = reader.object(node, path, keys: fields.map(\.name)) else { return nil }
        var members: [PropertyValue.Member] = []
        for field in fields {
            guard let node = field.isRequired ? object.required(field.name) : object.value(field.name) else {
                if field.isRequired { return nil }
                continue
            }
            guard let value = field.kind.read(node, object.path(field.name), reader) else { return nil }
            members.append(.init(name: field.name, value: value))
        }
        return .record(members)
    }

    private func image(_ node: JSONNode, _ path: String, _ reader: NodeReader) -> ImageSpec? {
        guard let object = reader.object(node, path, keys: ImageSpec.keys) else { return nil }
        if object.value("systemName") != nil {
            if let other = object.value("width") ?? object.value("height") {
                return reader.refused(other.position, path, .invalid(.sizeOfSymbol))
            }
            return symbol(object, reader).map { .symbol($0) }
        }
        for key in ["pointSize", "textStyle", "scale"] {
            guard let other = object.value(key) else { continue }
            return reader.refused(other.position, path, .invalid(.keyOfSymbol(key)))
        }
        let sides = ["width", "height"].compactMap { key in
            object.required(key).flatMap { reader.number($0, object.path(key), in: ScenarioLimits.size) }
        }
        return sides.count == 2 ? .size(width: sides[0], height: sides[1]) : nil
    }

    private func symbol(_ object: ObjectNode, _ reader: NodeReader) -> SymbolSpec? {
        guard let name = object.string("systemName") else { return nil }
        var symbol = SymbolSpec(name: name)
        if let size = object.value("pointSize") {
            symbol.pointSize = reader.number(size, object.path("pointSize"), in: ScenarioLimits.fontSize)
        }
        symbol.textStyle = object.word("textStyle", kind: "text style", among: FontSpec.styles.map(\.name))
        symbol.scale = object.word("scale", kind: "scale", among: SymbolSpec.scales.map(\.name))
        return symbol
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
            guard isAlone("textStyle", .textStyle, object, reader) else { return nil }
            spec.textStyle = object.word("textStyle", kind: "text style", among: FontSpec.styles.map(\.name))
            return spec.textStyle == nil ? nil : spec
        }
        guard let size = object.required("size").flatMap({ reader.number($0, object.path("size"), in: range) })
        else { return nil }
        spec.size = size
        if object.value("name") != nil {
            guard isAlone("name", .face, object, reader, besides: ["size"]) else { return nil }
            // The scenario's own, those given from outside, and those that iOS has.
            let known = reader.fontNames + FontLibrary.registered.map(\.postScriptName) + UIFont.builtInNames
            spec.name = object.word("name", kind: "font", among: known)
            return spec.name == nil ? nil : spec
        }
        spec.weight = object.word("weight", kind: "weight", among: FontSpec.weights.map(\.name)) ?? spec.weight
        spec.design = object.word("design", kind: "design", among: FontSpec.designs.map(\.name)) ?? spec.design
        return spec
    }

    /// Whether a font says nothing that the key it has decides already.
    private func isAlone(
        _ key: String, _ choice: ScenarioDiagnostic.FontChoice, _ object: ObjectNode, _ reader: NodeReader,
        besides: [String] = []
    ) -> Bool {
        for member in object.members where member.key != key && !besides.contains(member.key) {
            return reader.fail(member.keyPosition, object.path, .invalid(.decidedBy(choice, key: member.key)))
        }
        return true
    }
}

extension ImageSpec {
    static let keys = ["width", "height", "systemName", "pointSize", "textStyle", "scale"]
}
