/// A JSON value that knows where it is.
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
    /// Of a string, in order.
    package var escapes: [Escape] = []

    /// For messages: what is here.
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

    /// Where a character of this string is in the file; columns count scalars, and escapes as they are written.
    package func position(ofCharacter offset: Int) -> SourcePosition {
        guard case .string(let text) = value else { return position }
        let scalars = text.prefix(offset).unicodeScalars.count
        let extra = escapes.prefix { $0.offset < scalars }.reduce(0) { $0 + $1.extra }
        return SourcePosition(file: position.file, line: position.line, column: position.column + 1 + scalars + extra)
    }
}
