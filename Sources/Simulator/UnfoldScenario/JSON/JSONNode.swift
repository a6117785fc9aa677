package struct JSONNode {
    package enum Value {
        case object([Member])
        case array([JSONNode])
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    package struct Member {
        package let key: String
        package let keyPosition: SourcePosition
        package let value: JSONNode

        func with(_ value: JSONNode) -> Member { Member(key: key, keyPosition: keyPosition, value: value) }
    }

    /// An escape in a string takes more columns than the scalar it stands for.
    package struct Escape {
        /// Scalars of the read text before it.
        package let offset: Int
        /// Columns beyond one.
        package let extra: Int
    }

    package let position: SourcePosition
    package let value: Value
    package var escapes: [Escape] = []

    package var kind: ScenarioError.Found {
        switch value {
        case .object: .object
        case .array: .array
        case .string(let text): .string(text)
        case .number(let number): .number(number)
        case .bool(let flag): .flag(flag)
        case .null: .null
        }
    }

    func with(_ value: Value) -> JSONNode { JSONNode(position: position, value: value) }

    func member(_ key: String) -> JSONNode? {
        if case .object(let members) = value { members.first { $0.key == key }?.value } else { nil }
    }

    func changed(position: SourcePosition? = nil, text change: (String) -> String = { $0 }) -> JSONNode {
        let changed: Value =
            switch value {
            case .string(let text): .string(change(text))
            case .array(let elements): .array(elements.map { $0.changed(position: position, text: change) })
            case .object(let members):
                .object(
                    members.map {
                        Member(
                            key: $0.key, keyPosition: position ?? $0.keyPosition,
                            value: $0.value.changed(position: position, text: change))
                    })
            default: value
            }
        return JSONNode(position: position ?? self.position, value: changed)
    }

    /// Where a character of this string is in the file; columns count scalars, and escapes as they are written.
    package func position(ofCharacter offset: Int) -> SourcePosition {
        guard case .string(let text) = value else { return position }
        let scalars = text.prefix(offset).unicodeScalars.count
        let extra = escapes.prefix { $0.offset < scalars }.reduce(0) { $0 + $1.extra }
        return SourcePosition(file: position.file, line: position.line, column: position.column + 1 + scalars + extra)
    }
}
