extension UpdateEdits {
    package struct Move<Place> {
        package var from: Place
        package var to: Place

        package init(from: Place, to: Place) { (self.from, self.to) = (from, to) }
    }

    package mutating func note(
        _ transition: RowTransition, of paths: [IndexPath], in list: WritableKeyPath<Self, [IndexPath: RowTransition]>
    ) { for path in paths { self[keyPath: list][path] = transition } }

    /// Adds edits that were worked out elsewhere, whose rows come and go in one way.
    package mutating func formUnion(_ other: Self, _ transition: RowTransition) {
        for rows in [\Self.deletedRows, \.insertedRows, \.reloadedRows, \.reconfiguredRows] {
            self[keyPath: rows].formUnion(other[keyPath: rows])
        }
        for sections in [\Self.deletedSections, \.insertedSections, \.reloadedSections] {
            self[keyPath: sections].formUnion(other[keyPath: sections])
        }
        movedRows += other.movedRows
        movedSections += other.movedSections
        note(transition, of: Array(other.insertedRows), in: \.transitions)
        note(transition, of: Array(other.deletedRows.union(other.reloadedRows)), in: \.deletedTransitions)
    }

    package var isEmpty: Bool {
        deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
            && movedRows.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty
    }

    /// As the newer exception lists them (fact D9.3): deletions, insertions, moves; a reload is both (fact D8.6).
    package var listing: [String] {
        func text(_ path: IndexPath) -> String { "(\(path.section) - \(path.row))" }
        var lines: [String] = []
        lines += deletedSections.union(reloadedSections).sorted().map { "Delete section (\($0))" }
        lines += deletedRows.union(reloadedRows).sorted().map { "Delete row \(text($0))" }
        lines += insertedSections.union(reloadedSections).sorted().map { "Insert section (\($0))" }
        lines += insertedRows.union(reloadedRows).sorted().map { "Insert row \(text($0))" }
        lines += movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
        lines += movedRows.map { "Move row \(text($0.from)) to \(text($0.to))" }
        return lines
    }
}

package struct SectionPlan {
    /// New place of each old section; nil for one that goes. A reloaded section stays in its place.
    package var target: [Int?]
    package var source: [Int?]

    /// Sections that stay fill, in order, the positions that nothing else takes. The counts must add up.
    package init(_ edits: UpdateEdits, before: Int, after: Int) {
        target = Array(repeating: nil, count: before)
        source = Array(repeating: nil, count: after)
        var taken = edits.insertedSections
        for move in edits.movedSections {
            target[move.from] = move.to
            source[move.to] = move.from
            taken.insert(move.to)
        }
        let leaving = edits.deletedSections.union(edits.movedSections.map(\.from))
        var free = (0..<after).lazy.filter { !taken.contains($0) }.makeIterator()
        for section in 0..<before where !leaving.contains(section) {
            guard let index = free.next() else { break }
            target[section] = index
            source[index] = section
        }
    }
}
