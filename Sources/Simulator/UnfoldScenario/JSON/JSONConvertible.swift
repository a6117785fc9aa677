package protocol JSONConvertible { var json: JSONOutput { get } }

extension String: JSONConvertible { package var json: JSONOutput { .string(self) } }
extension Double: JSONConvertible { package var json: JSONOutput { .number(self) } }
extension CGFloat: JSONConvertible { package var json: JSONOutput { .number(Double(self)) } }
extension Int: JSONConvertible { package var json: JSONOutput { .integer(self) } }
extension Bool: JSONConvertible { package var json: JSONOutput { .bool(self) } }
extension Optional: JSONConvertible where Wrapped: JSONConvertible {
    package var json: JSONOutput { self?.json ?? .null }
}
extension Array: JSONConvertible where Element: JSONConvertible { package var json: JSONOutput { .array(map(\.json)) } }

extension Sequence { package func json(_ element: (Element) -> JSONOutput) -> JSONOutput { .array(map(element)) } }

/// An object is a literal with its keys in order.
extension JSONOutput: JSONConvertible, ExpressibleByDictionaryLiteral {
    package var json: JSONOutput { self }

    package init(dictionaryLiteral members: (String, any JSONConvertible)...) {
        self = .object(members.map { ($0, $1.json) })
    }

    /// The value of a key of an object; one that is set goes to the end.
    package subscript(key: String) -> (any JSONConvertible)? {
        get { members.first { $0.key == key }?.value }
        set { self = .object(members.filter { $0.key != key } + (newValue.map { [(key, $0.json)] } ?? [])) }
    }

    package static func + (left: JSONOutput, right: JSONOutput) -> JSONOutput { .object(left.members + right.members) }
    package static func += (left: inout JSONOutput, right: JSONOutput) { left = left + right }

    /// Those of an object; of no other value any.
    package var members: [(key: String, value: JSONOutput)] {
        if case .object(let members) = self { members } else { [] }
    }
}
