extension PropertyKind {
    var schema: JSONOutput {
        typealias S = SchemaParts
        switch self {
        case .flag: return S.flag
        case .number(let range): return S.number(range)
        case .integer(let range): return S.integer(range)
        case .text: return ["type": ["string", "null"]]
        case .texts: return S.list(S.text)
        case .word(let words): return S.word(words)
        case .words(let words): return S.list(S.word(words))
        case .numbers(let keys, let range): return Self.numbers(keys, range)
        case .namedNumber(let range, let named): return Self.number(range, named)
        case .image:
            return S.either(
                S.null, Self.numbers(["width", "height"], ScenarioLimits.size),
                S.object(
                    [
                        "systemName": S.text, "pointSize": S.number(ScenarioLimits.fontSize),
                        "textStyle": S.word(FontSpec.styles.map(\.name)),
                        "scale": S.word(SymbolSpec.scales.map(\.name)),
                    ], required: ["systemName"]))
        case .color: return S.reference("color")
        case .priority: return S.reference("priority")
        case .priorities:
            return S.object(["horizontal": S.reference("priority"), "vertical": S.reference("priority")])
        case .font: return S.reference("font")
        case .nullable(let kind): return S.either(S.null, kind.schema)
        case .list(let kind): return S.list(kind.schema)
        case .record(let fields):
            return S.object(
                .object(fields.map { ($0.name, $0.kind.schema) }), required: fields.filter(\.isRequired).map(\.name))
        case .views: return S.list(S.either(S.identifier, S.reference("view")))
        case .numbersByView(let range, let named): return S.map(Self.number(range, named))
        }
    }

    private static func number(_ range: ClosedRange<Double>, _ named: [NamedNumber]) -> JSONOutput {
        let number = SchemaParts.number(range)
        return named.isEmpty ? number : SchemaParts.either(number, SchemaParts.word(named.map(\.name)))
    }

    private static func numbers(_ keys: [String], _ range: ClosedRange<Double>) -> JSONOutput {
        SchemaParts.object(.object(keys.map { ($0, SchemaParts.number(range)) }), required: keys)
    }

    static let definitions: JSONOutput = [
        "priority": SchemaParts.either(
            ["type": "number", "exclusiveMinimum": 0, "maximum": 1000],
            SchemaParts.word(ConstraintEquation.priorities.map(\.name))),
        "color": SchemaParts.either(
            SchemaParts.null, SchemaParts.word(ColorName.names),
            ["type": "string", "pattern": ColorName.pattern]),
        "font": SchemaParts.either(
            [SchemaParts.number(ScenarioLimits.fontSize)]
                + FontSpec.forms.map { form in
                    SchemaParts.object(form, required: [form.members[0].key])
                }),
    ]
}

extension FontSpec {
    /// A font by size, by the face of a file, and by text style; the first key of each is required.
    static var forms: [JSONOutput] {
        let size = SchemaParts.number(ScenarioLimits.fontSize)
        return [
            [
                "size": size, "weight": SchemaParts.word(weights.map(\.name)),
                "design": SchemaParts.word(designs.map(\.name)),
            ], ["name": SchemaParts.text, "size": size], ["textStyle": SchemaParts.word(styles.map(\.name))],
        ]
    }
}
