extension PropertyKind {
    /// The value of a node, or nil with the mistake reported; `noun` is what a word names.
    func read(_ node: FileNode, as noun: String = "value") -> PropertyValue? {
        switch self {
        case .flag: node.flag().map { .flag($0) }
        case .number(let range): node.number(in: range).map { .number($0) }
        case .integer(let range): node.integer(in: range).map { .number(Double($0)) }
        case .priority: node.priority().map { .number(Double($0)) }
        case .word(let words): node.word(kind: noun, among: words).map { .word($0) }
        case .words(let words): node.elements().all { $0.word(kind: noun, among: words) }.map { .words($0) }
        case .text: node.isJSONNull ? .text(nil) : node.string().map { .text($0) }
        case .texts: node.elements().all { $0.string() }.map { .texts($0) }
        case .views: node.elements().all { $0.string() }.map { .names($0) }
        case .numbers(let keys, let range): Self.numbers(node, keys, range).map { .numbers($0) }
        case .namedNumber(let range, let named): Self.number(node, range, named).map { .number($0) }
        case .image: node.isJSONNull ? .image(nil) : ImageSpec(node).map { .image($0) }
        case .color: Self.color(node)
        case .priorities:
            node.object(keys: ["horizontal", "vertical"]).map {
                .priorities(horizontal: $0["horizontal"]?.priority(), vertical: $0["vertical"]?.priority())
            }
        case .font: FontSpec(node).map { .font($0) }
        case .nullable(let kind): node.isJSONNull ? .null : kind.read(node)
        case .list(let kind): node.elements().all { kind.read($0) }.map { .list($0) }
        case .record(let fields): Self.record(node, fields)
        case .numbersByView(let range, let named):
            .named(
                node.members().compactMap { member in
                    Self.number(member.node, range, named).map { .init(name: member.key, number: $0) }
                })
        }
    }

    private static func color(_ node: FileNode) -> PropertyValue? {
        if node.isJSONNull { return .null }
        if case .string(let text) = node.json.value, ColorName.color(text) != nil { return .word(text) }
        return node.word(kind: "color", among: ColorName.names + ["#RRGGBB", "#RRGGBBAA"]).map { .word($0) }
    }

    private static func number(_ node: FileNode, _ range: ClosedRange<Double>, _ named: [NamedNumber]) -> Double? {
        guard case .string = node.json.value else { return node.number(in: range) }
        let word = node.word(kind: "value", among: named.map(\.name))
        return named.first { $0.name == word }?.number
    }

    private static func record(_ node: FileNode, _ fields: [Field]) -> PropertyValue? {
        guard let object = node.object(keys: fields.map(\.name)) else { return nil }
        var members: [PropertyValue.Member] = []
        for field in fields {
            guard let node = field.isRequired ? object.required(field.name) : object[field.name] else {
                if field.isRequired { return nil }
                continue
            }
            guard let value = field.kind.read(node) else { return nil }
            members.append(.init(name: field.name, value: value))
        }
        return .record(members)
    }

    private static func numbers(_ node: FileNode, _ keys: [String], _ range: ClosedRange<Double>) -> [Double]? {
        guard let object = node.object(keys: keys) else { return nil }
        let numbers = keys.compactMap { object.required($0)?.number(in: range) }
        return numbers.count == keys.count ? numbers : nil
    }
}

extension ImageSpec {
    private static let sides = ["width", "height"]
    private static let symbolKeys = ["systemName", "pointSize", "textStyle", "scale"]

    fileprivate init?(_ node: FileNode) {
        guard let object = node.object(keys: Self.sides + Self.symbolKeys) else { return nil }
        guard object["systemName"] == nil else {
            if let other = object["width"] ?? object["height"] {
                node.fail(.invalid(.sizeOfSymbol), at: other.position)
                return nil
            }
            guard let name = object.string("systemName") else { return nil }
            self = .symbol(
                SymbolSpec(
                    name: name, pointSize: object["pointSize"]?.number(in: ScenarioLimits.fontSize),
                    textStyle: object.word("textStyle", kind: "text style", among: FontSpec.styles.map(\.name)),
                    scale: object.word("scale", kind: "scale", among: SymbolSpec.scales.map(\.name))))
            return
        }
        for key in Self.symbolKeys {
            guard let other = object[key] else { continue }
            node.fail(.invalid(.keyOfSymbol(key)), at: other.position)
            return nil
        }
        let lengths = Self.sides.compactMap { object.required($0)?.number(in: ScenarioLimits.size) }
        guard lengths.count == 2 else { return nil }
        self = .size(width: lengths[0], height: lengths[1])
    }
}

extension FontSpec {
    fileprivate init?(_ node: FileNode) {
        if case .number = node.json.value {
            size = node.number(in: ScenarioLimits.fontSize)
            if size == nil { return nil }
            return
        }
        guard let object = node.object(keys: Self.keys) else { return nil }
        if object["textStyle"] != nil {
            guard Self.isAlone(["textStyle"], .textStyle, object) else { return nil }
            textStyle = object.word("textStyle", kind: "text style", among: Self.styles.map(\.name))
            if textStyle == nil { return nil }
            return
        }
        size = object.required("size")?.number(in: ScenarioLimits.fontSize)
        if size == nil { return nil }
        if object["name"] != nil {
            guard Self.isAlone(["name", "size"], .face, object) else { return nil }
            // The scenario's own, those given from outside, and those that iOS has.
            let known = node.reader.fontNames + FontLibrary.registered.map(\.postScriptName) + UIFont.builtInNames
            name = object.word("name", kind: "font", among: known)
            if name == nil { return nil }
            return
        }
        weight = object.word("weight", kind: "weight", among: Self.weights.map(\.name)) ?? weight
        design = object.word("design", kind: "design", among: Self.designs.map(\.name)) ?? design
    }

    private static func isAlone(_ keys: [String], _ choice: ScenarioDiagnostic.FontChoice, _ object: FileNode) -> Bool {
        object.members().first { !keys.contains($0.key) }.map {
            object.fail(.invalid(.decidedBy(choice, key: $0.key)), at: $0.keyPosition)
        } ?? true
    }
}
