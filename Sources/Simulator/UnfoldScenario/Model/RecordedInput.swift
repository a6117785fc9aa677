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
