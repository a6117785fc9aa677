/// Sentences of facts, as a table: a line for each case of an enumeration with the type's name and the case's, a space,
/// and the sentence. `{1}` is the first of the case's values. Where a flag or a missing value decides, its word follows:
/// `UsageError.seeHelp.nil`. Failures and error numbers of the system have the same words in every table.
package struct SentenceTable: Sendable {
    /// How a value is written: the value, and what follows its number within the braces; nil for the usual way.
    package typealias Format = @Sendable (_ value: Any, _ style: Substring) -> String?

    private let sentences: [String: String]
    private let format: Format

    package init(_ text: String, format: @escaping Format = { _, _ in nil }) {
        let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        sentences = Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0[1]) })
        self.format = format
    }

    /// As it prints itself, where the table has no line for it.
    package func sentence(of fact: Any) -> String { line(of: fact) ?? "\(fact)" }

    private func line(of fact: Any) -> String? {
        let payload = Mirror(reflecting: fact).children.first
        let values = payload.map { Self.values(of: $0.value) } ?? []
        let name = "\(type(of: fact)).\(Self.name(of: fact))"
        let variant = values.map { $0.map { ($0 as? Bool).map { ".\($0)" } ?? "" } ?? ".nil" }.joined()
        guard let text = sentences[name + variant] ?? sentences[name] else { return nil }
        return text.replacing(/\{([0-9])([^}]*)\}/) { match in
            let index = (Int(match.1) ?? 0) - 1
            return values.indices.contains(index) ? values[index].map { written($0, match.2) } ?? "" : ""
        }
    }

    package static func name(of fact: Any) -> String { Mirror(reflecting: fact).children.first?.label ?? "\(fact)" }

    private static func values(of payload: Any) -> [Any?] {
        let mirror = Mirror(reflecting: payload)
        switch mirror.displayStyle {
        case .tuple: return mirror.children.flatMap { values(of: $0.value) }
        case .optional: return mirror.children.isEmpty ? [nil] : mirror.children.map(\.value)
        default: return [payload]
        }
    }

    private func written(_ value: Any, _ style: Substring) -> String {
        if let text = format(value, style) { return text }
        switch value {
        case let failure as ReadFailure: return failure.sentence
        case let code as Int32: return WriteFailure(code).words
        case let defect as FileDefect: return defect.words
        case let list as [String]:
            let words = style.hasPrefix("'") ? list.map { "'\($0)'" } : list
            return words.joined(separator: style.hasSuffix("&") ? " and " : ", ")
        default: return sentence(of: value)
        }
    }
}
