import Foundation

/// What an update asks for, as it was said: sources by the order before, targets by the order after (fact D8.1).
struct UpdateEdits {
    struct RowMove {
        var from: IndexPath
        var to: IndexPath
    }
    struct SectionMove {
        var from: Int
        var to: Int
    }

    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var reconfiguredRows: Set<IndexPath> = []
    var movedRows: [RowMove] = []
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [SectionMove] = []
    /// How rows and sections come and go, for the animation record.
    var animations: [IndexPath: UITableView.RowAnimation] = [:]
    var deletedAnimations: [IndexPath: UITableView.RowAnimation] = [:]

    /// As the newer exception lists them (fact D9.3): deletions, insertions, moves; a reload is both (fact D8.6).
    var listing: [String] {
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

/// Where sections go in an update.
struct SectionPlan {
    /// New place of each old section; nil for one that goes. A reloaded section stays in its place.
    var target: [Int?]
    /// Old place of each new section; nil for one that comes.
    var source: [Int?]

    /// Sections that stay fill, in order, the places that nothing else takes. The counts must add up.
    init(_ edits: UpdateEdits, before: Int, after: Int) {
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
            guard let place = free.next() else { break }
            target[section] = place
            source[place] = section
        }
    }
}
