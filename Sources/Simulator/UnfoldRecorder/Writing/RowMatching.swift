/// Which rows were which before: by what the app calls them, else by content, by cell, and by what is around them.
struct RowMatching {
    struct Place: Hashable { var section, row: Int }

    private(set) var sources: [Place: Place] = [:]
    private var taken: Set<Place> = []

    init(from old: ListState, to new: ListState) {
        let (before, after) = (Self.places(old), Self.places(new))
        if after.contains(where: { $0.row.identifier != nil }) || before.contains(where: { $0.row.identifier != nil }) {
            match(before, after) { $0.identifier }
            return
        }
        match(before, after) { $0.cell.map(Self.content) }
        match(before, after) { $0.cell.map { "\($0.object) \($0.kind)" } }
        matchNeighbors(old, new)
    }

    private typealias Entry = (place: Place, row: ListState.Row)

    private static func places(_ state: ListState) -> [Entry] {
        state.sections.enumerated().flatMap { section, content in
            content.rows.enumerated().map { (Place(section: section, row: $0), $1) }
        }
    }

    /// Rows whose keys are equal and unique in both.
    private mutating func match(_ before: [Entry], _ after: [Entry], _ key: (ListState.Row) -> String?) {
        func unique(_ entries: [Entry], _ isFree: (Place) -> Bool) -> [String: Place] {
            var found: [String: Place?] = [:]
            for entry in entries where isFree(entry.place) {
                if let key = key(entry.row) { found[key] = found[key] == nil ? entry.place : Place?.none }
            }
            return found.compactMapValues { $0 }
        }
        let old = unique(before) { !taken.contains($0) }
        for (key, place) in unique(after, { sources[$0] == nil }) {
            if let source = old[key] { take(source, for: place) }
        }
    }

    private mutating func take(_ source: Place, for place: Place) {
        sources[place] = source
        taken.insert(source)
    }

    /// What is left follows the row before it, as long as nothing known is in between.
    private mutating func matchNeighbors(_ old: ListState, _ new: ListState) {
        for (section, content) in new.sections.enumerated() {
            for row in content.rows.indices {
                let place = Place(section: section, row: row)
                guard sources[place] == nil else { continue }
                let before = row == 0 ? nil : sources[Place(section: section, row: row - 1)]
                guard row == 0 || before != nil else { continue }
                let source = Place(section: before?.section ?? section, row: (before?.row ?? -1) + 1)
                guard source.section < old.sections.count, source.row < old.sections[source.section].rows.count,
                    !taken.contains(source)
                else { continue }
                let kinds = [old.sections[source.section].rows[source.row].cell?.kind, content.rows[row].cell?.kind]
                if kinds[0] == nil || kinds[1] == nil || kinds[0] == kinds[1] { take(source, for: place) }
            }
        }
    }

    private static func content(_ cell: CellState) -> String {
        let keys: Set = ["text", "attributedText", "title", "attributedTitle", "configuration"]
        let values = cell.parts.flatMap(\.values) + cell.views.flatMap(\.values)
        let texts = values.filter { keys.contains($0.key) && $0.value != .null }.map { $0.value.written() }
        return ([cell.kind] + texts).joined(separator: "\n")
    }
}
