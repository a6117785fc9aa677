/// What a scenario says of one thing, as a record keeps it: a check then names what was edited.
public struct RecordedInput: Hashable, Sendable, Codable {
    /// Kinds of things.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The table, whose name is empty, or the `collection` in its place.
        case table
        /// A section by its id.
        case section
        /// A template by its name.
        case template
        /// A view or guide, as `template.view`; `template.cell` and the like for what the template does not make.
        case view
        /// A constraint, as `template.id`, or by the anchors that it ties.
        case constraint
        /// A row by its id.
        case row
        /// A header or footer, as `section.header`, or `table.header`.
        case part
        /// A step by its name.
        case step
    }

    /// One thing said, in words.
    public struct Value: Hashable, Sendable, Codable {
        /// `text`, `constant`, `title.text`.
        public var name: String
        /// As short as it can be compared; long texts are cut and end with a checksum.
        public var text: String

        /// A value in words.
        public init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
    }

    /// What kind of thing it is.
    public var kind: Kind
    /// Which one, unique among its kind.
    public var name: String
    /// What is said of it, in order.
    public var values: [Value]

    /// Something with what is said of it.
    public init(_ kind: Kind, _ name: String, _ values: [Value]) {
        (self.kind, self.name, self.values) = (kind, name, values)
    }
}

/// One thing that is said otherwise than in the record.
public struct InputEdit: Hashable, Sendable {
    /// What kind of thing was edited.
    public var kind: RecordedInput.Kind
    /// Which one.
    public var name: String
    /// Which of its values; empty where the whole thing is new or gone.
    public var value: String
    /// As it was; nil for what is new.
    public var expected: String?
    /// As it is; nil for what is gone.
    public var actual: String?

    /// An edit of one value.
    public init(_ kind: RecordedInput.Kind, _ name: String, _ value: String, expected: String?, actual: String?) {
        (self.kind, self.name, self.value, self.expected, self.actual) = (kind, name, value, expected, actual)
    }
}

struct InputKey: Hashable {
    let kind: RecordedInput.Kind
    let name: String
}

extension [RecordedInput] {
    /// What is said here otherwise than in `old`, in the order of this list, then what is gone.
    func edits(from old: [RecordedInput]) -> [InputEdit] {
        let known = Dictionary(firsts: old.map { ($0.key, $0) })
        let here = Set(map(\.key))
        return flatMap { given in
            known[given.key].map(given.edits)
                ?? [InputEdit(given.kind, given.name, "", expected: nil, actual: given.summary)]
        }
            + old.filter { !here.contains($0.key) }.map {
                InputEdit($0.kind, $0.name, "", expected: $0.summary, actual: nil)
            }
    }
}

extension RecordedInput {
    fileprivate var key: InputKey { InputKey(kind: kind, name: name) }

    fileprivate func edits(from old: RecordedInput) -> [InputEdit] {
        guard values != old.values else { return [] }
        let (before, now) = (Dictionary(firsts: old.values.map { ($0.name, $0.text) }), Set(values.map(\.name)))
        return values.filter { before[$0.name] != $0.text }.map {
            InputEdit(kind, name, $0.name, expected: before[$0.name], actual: $0.text)
        }
            + old.values.filter { !now.contains($0.name) }.map {
                InputEdit(kind, name, $0.name, expected: $0.text, actual: nil)
            }
    }

    fileprivate var summary: String { values.map { "\($0.name) \($0.text)" }.joined(separator: ", ") }
}
