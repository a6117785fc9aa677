import AutoLayout

/// A JSON value that knows where it stands.
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

    package let position: SourcePosition
    package let value: Value

    /// For messages: what stands here.
    package var kind: String {
        switch value {
        case .object: "an object"
        case .array: "an array"
        case .string(let text): "the string '\(text.prefix(40))'"
        case .number(let number): "the number \(LayoutNumber.print(number))"
        case .bool(let flag): "\(flag)"
        case .null: "null"
        }
    }
}
