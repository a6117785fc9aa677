struct ListChange {
    typealias Place = RowMatching.Place
    typealias Row = ListHistory.Row

    let new: ListHistory.Step
    private(set) var present: [(row: Row, cell: CellState)] = []
    private(set) var presentParts: [(part: ListHistory.Part, name: String, cell: CellState)] = []
    private(set) var deleted: [Row] = []
    private(set) var inserted: [(row: Row, target: Place)] = []
    private(set) var moved: [(row: Row, target: Place)] = []
    private(set) var deletedSections: [ListHistory.Section] = []
    private(set) var insertedSections: [Int] = []
    private(set) var movedSections: [(section: ListHistory.Section, target: Int)] = []
    private(set) var reloaded: [Row] = []
    private(set) var isReloadOfAll = false
    /// Whether a row on screen has another height, which only an update gives it.
    private(set) var isUpdate = false

    init(from old: ListHistory.Step, to new: ListHistory.Step) {
        self.new = new
        compareSections(old)
        compareRows(old)
        compareCells(old)
        compareParts(old)
    }

    private mutating func compareParts(_ old: ListHistory.Step) {
        let before = Dictionary(zip(old.sections.map { ObjectIdentifier($0.section) }, old.state.sections)) { $1 }
        for (index, content) in new.sections.enumerated() {
            let (section, now) = (content.section, new.state.sections[index])
            let past = before[ObjectIdentifier(section)]
            for (name, part, now, past) in [
                ("header", section.header, now.header, past?.header),
                ("footer", section.footer, now.footer, past?.footer),
            ] {
                guard let part, let now, let cell = now.cell else { continue }
                presentParts.append((part, "\(section.id).\(name)", cell))
                if let past, past.cell != nil, past.height != now.height { isUpdate = true }
            }
        }
    }

    private mutating func compareSections(_ old: ListHistory.Step) {
        var places: [ObjectIdentifier: Int] = [:]
        for (index, content) in new.sections.enumerated() { places[ObjectIdentifier(content.section)] = index }
        let before = Set(old.sections.map { ObjectIdentifier($0.section) })
        deletedSections = old.sections.map(\.section).filter { places[ObjectIdentifier($0)] == nil }
        insertedSections = new.sections.indices.filter { !before.contains(ObjectIdentifier(new.sections[$0].section)) }
        let kept = old.sections.compactMap { places[ObjectIdentifier($0.section)] }
        movedSections = Self.outOfOrder(kept).map { (new.sections[$0].section, $0) }
    }

    private mutating func compareRows(_ old: ListHistory.Step) {
        let places = Dictionary(new.rows.map { (ObjectIdentifier($0.history), $0.place) }) { $1 }
        let gone = Set(deletedSections.map { ObjectIdentifier($0) })
        let sections = new.sections
        var known: Set<ObjectIdentifier> = []
        for (section, rows) in old.sections {
            func stays(_ place: Place) -> Bool { sections[place.section].section === section }
            known.formUnion(rows.map { ObjectIdentifier($0) })
            if !gone.contains(ObjectIdentifier(section)) {
                deleted += rows.filter { places[ObjectIdentifier($0)] == nil }
            }
            let kept = rows.compactMap { places[ObjectIdentifier($0)] }.filter(stays).map(\.row)
            let outOfOrder = Set(Self.outOfOrder(kept))
            for row in rows {
                guard let target = places[ObjectIdentifier(row)] else { continue }
                if !stays(target) || outOfOrder.contains(target.row) { moved.append((row, target)) }
            }
        }
        let fresh = Set(insertedSections)
        inserted = new.rows.filter {
            !fresh.contains($0.place.section) && !known.contains(ObjectIdentifier($0.history))
        }.map { ($0.history, $0.place) }
    }

    /// The numbers that have to move for all to ascend: those not of a longest ascending subsequence; O(n log n).
    private static func outOfOrder(_ numbers: [Int]) -> [Int] {
        // For each length, where the subsequence ends whose end is least.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : nil)
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var ascending: Set<Int> = []
        var next = ends.last
        while let index = next {
            ascending.insert(index)
            next = previous[index]
        }
        return numbers.indices.filter { !ascending.contains($0) }.map { numbers[$0] }
    }

    private mutating func compareCells(_ old: ListHistory.Step) {
        let before = Dictionary(old.rows.map { (ObjectIdentifier($0.history), $0.state) }) { $1 }
        var shared = 0
        for (_, history, now) in new.rows {
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
        let isAsBefore =
            deleted.isEmpty && inserted.isEmpty && moved.isEmpty && deletedSections.isEmpty
            && insertedSections.isEmpty && movedSections.isEmpty
        isReloadOfAll = shared > 1 && reloaded.count == shared && isAsBefore
    }
}
