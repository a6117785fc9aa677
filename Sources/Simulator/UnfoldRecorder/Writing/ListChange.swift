/// What distinguishes two states of a list.
struct ListChange {
    typealias Place = RowMatching.Place
    typealias Row = ListHistory.Row

    let new: ListHistory.Step
    /// Rows on screen now that were there before, with their cells.
    private(set) var present: [(row: Row, cell: CellState)] = []
    private(set) var deleted: [Row] = []
    private(set) var inserted: [(row: Row, target: Place)] = []
    private(set) var moved: [(row: Row, target: Place)] = []
    private(set) var deletedSections: [ListHistory.Section] = []
    private(set) var insertedSections: [Int] = []
    private(set) var movedSections: [(section: ListHistory.Section, target: Int)] = []
    /// Rows that another cell shows.
    private(set) var reloaded: [Row] = []
    /// Whether other cells show all rows.
    private(set) var isReloadOfAll = false
    /// Whether a row on screen has another height, which only an update gives it.
    private(set) var isUpdate = false

    init(from old: ListHistory.Step, to new: ListHistory.Step) {
        self.new = new
        compareSections(old)
        compareRows(old)
        compareCells(old)
    }

    private mutating func compareSections(_ old: ListHistory.Step) {
        let before = old.sections.map { ObjectIdentifier($0.section) }
        let after = new.sections.map { ObjectIdentifier($0.section) }
        deletedSections = old.sections.map(\.section).filter { !after.contains(ObjectIdentifier($0)) }
        insertedSections = after.indices.filter { !before.contains(after[$0]) }
        let kept = after.filter(before.contains)
        for id in Self.moved(before.filter(after.contains), kept) {
            let index = after.firstIndex(of: id)!
            movedSections.append((new.sections[index].section, index))
        }
    }

    private mutating func compareRows(_ old: ListHistory.Step) {
        var places: [ObjectIdentifier: Place] = [:]
        for (section, content) in new.sections.enumerated() {
            for (row, history) in content.rows.enumerated() {
                places[ObjectIdentifier(history)] = Place(section: section, row: row)
            }
        }
        var known: Set<ObjectIdentifier> = []
        for (section, rows) in old.sections {
            known.formUnion(rows.map { ObjectIdentifier($0) })
            let isGone = deletedSections.contains { $0 === section }
            deleted += rows.filter { places[ObjectIdentifier($0)] == nil && !isGone }
            let here = rows.filter { row in
                places[ObjectIdentifier(row)].map { new.sections[$0.section].section === section } ?? false
            }
            let inSection = here.map { ObjectIdentifier($0) }
            let order = inSection.sorted { places[$0]!.row < places[$1]!.row }
            let outOfOrder = Set(Self.moved(inSection, order))
            let all = Set(inSection)
            for row in rows {
                let id = ObjectIdentifier(row)
                if let target = places[id], !all.contains(id) || outOfOrder.contains(id) { moved.append((row, target)) }
            }
        }
        for (section, content) in new.sections.enumerated() where !insertedSections.contains(section) {
            for (row, history) in content.rows.enumerated() where !known.contains(ObjectIdentifier(history)) {
                inserted.append((history, Place(section: section, row: row)))
            }
        }
    }

    /// What has to move for the order to become the other one.
    private static func moved(_ old: [ObjectIdentifier], _ new: [ObjectIdentifier]) -> [ObjectIdentifier] {
        new.difference(from: old).removals.compactMap { if case .remove(_, let id, _) = $0 { id } else { nil } }
    }

    private mutating func compareCells(_ old: ListHistory.Step) {
        var before: [ObjectIdentifier: ListState.Row] = [:]
        for (section, content) in old.sections.enumerated() {
            for (row, history) in content.rows.enumerated() {
                before[ObjectIdentifier(history)] = old.state.sections[section].rows[row]
            }
        }
        var shared = 0
        for (section, content) in new.sections.enumerated() {
            for (row, history) in content.rows.enumerated() {
                let now = new.state.sections[section].rows[row]
                guard let past = before[ObjectIdentifier(history)], let cell = now.cell else { continue }
                present.append((history, cell))
                guard let last = past.cell else { continue }
                shared += 1
                if last.object != cell.object {
                    reloaded.append(history)
                } else if past.height != now.height || last.size != cell.size {
                    isUpdate = true
                }
            }
        }
        let isAsBefore =
            deleted.isEmpty && inserted.isEmpty && moved.isEmpty && deletedSections.isEmpty
            && insertedSections.isEmpty && movedSections.isEmpty
        isReloadOfAll = shared > 1 && reloaded.count == shared && isAsBefore
    }
}
