import AutoLayout

/// A JSON value that knows where it stands.
struct JSONNode {
    enum Value {
        case object([Member])
        case array([JSONNode])
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    struct Member {
        let key: String
        let keyPosition: SourcePosition
        let value: JSONNode
    }

    let position: SourcePosition
    let value: Value

    /// For messages: what stands here.
    var kind: String {
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
