/// The table's order: sections with their rows, each with a height, and where all of them are.
///
/// Rows and sections keep their numbers through updates; nothing here is proportional to the number of rows but
/// ``load(counts:row:section:)``. An object, since a value of several arrays would be retained part by part for each
/// look.
package final class TableRows {
    package typealias RowID = OffsetForest.ID
    package typealias SectionID = OffsetForest.ID

    // What other modules do not name needs no check for exclusive access at run time.
    /// All rows; each section is a list. A section's number is that of its list.
    private(set) var forest = OffsetForest()
    /// Sections as rows of one list, with their total heights.
    private(set) var order = OffsetForest()
    private(set) var parts = SectionList()
    private var sectionOfList: [OffsetForest.ListID: SectionID] = [:]
    /// Counts the changes of the order.
    private(set) var edits = 0
    package let list: OffsetForest.ListID
    /// Height in points of what is above the first section: the table's header view.
    // Heights are not checked for exclusive access: plain numbers, read and set whole.
    @exclusivity(unchecked) package var headHeight: CGFloat = 0
    /// Points below the last section, if there is one.
    @exclusivity(unchecked) package var tailHeight: CGFloat = 0
    @exclusivity(unchecked) package var footHeight: CGFloat = 0

    package init() { list = order.makeList() }

    /// A section of the table; a number that none of them has is a mistake of this module.
    package subscript(section id: SectionID) -> Section {
        guard let section = parts[id] else { preconditionFailure("section \(id) is not in the table") }
        return section
    }

    // MARK: Counts

    package var sectionCount: Int { order.count(of: list) }
    package func rowCount(in section: Int) -> Int {
        guard section >= 0, section < sectionCount else { return 0 }
        return forest.count(of: self[section: sectionID(at: section)].rows)
    }
    package var counts: [Int] {
        var counts: [Int] = []
        order.forEach(in: list) { counts.append(forest.count(of: self[section: $0].rows)) }
        return counts
    }

    // MARK: Who is where

    package func sectionID(at section: Int) -> SectionID { order.id(at: section, in: list) }
    package func section(of id: SectionID) -> Int? { order.position(of: id)?.position }

    package func rowID(at path: IndexPath) -> RowID? {
        guard path.count == 2, path.section >= 0, path.section < sectionCount else { return nil }
        let rows = self[section: sectionID(at: path.section)].rows
        guard path.row >= 0, path.row < forest.count(of: rows) else { return nil }
        return forest.id(at: path.row, in: rows)
    }

    package func path(of id: RowID) -> IndexPath? {
        guard let found = forest.position(of: id), let list = sectionOfList[found.list], let section = section(of: list)
        else { return nil }
        return IndexPath(row: found.position, section: section)
    }

    /// The next row in reading order, or the first one at or after the start of a section.
    package func path(after path: IndexPath?) -> IndexPath? {
        var next = path.map { IndexPath(row: $0.row + 1, section: $0.section) } ?? IndexPath(row: 0, section: 0)
        while next.section < sectionCount {
            if next.row < rowCount(in: next.section) { return next }
            next = IndexPath(row: 0, section: next.section + 1)
        }
        return nil
    }

    package func forEachRow(_ body: (IndexPath, RowID) -> Void) {
        let forest = forest
        for section in 0..<sectionCount {
            var row = 0
            forest.forEach(in: self[section: sectionID(at: section)].rows) {
                body(IndexPath(row: row, section: section), $0)
                row += 1
            }
        }
    }

    /// Rows of a section, whether it is in the list or was taken out, in order.
    /// - Complexity: O(rows).
    package func rowIDs(in section: SectionID) -> [RowID] {
        var ids: [RowID] = []
        if let part = parts[section] { forest.forEach(in: part.rows) { ids.append($0) } }
        return ids
    }

    // MARK: Points

    package func rowsHeight(of section: SectionID) -> CGFloat { forest.total(of: self[section: section].rows) }
    package func rowTop(_ row: Int, in section: SectionID) -> CGFloat {
        forest.top(of: row, in: self[section: section].rows)
    }
    package func row(at offset: CGFloat, in section: SectionID) -> Int? {
        forest.position(at: offset, in: self[section: section].rows)
    }
    package func rowID(_ row: Int, of section: SectionID) -> RowID {
        forest.id(at: row, in: self[section: section].rows)
    }

    package var total: CGFloat { headHeight + order.total(of: list) + (sectionCount > 0 ? tailHeight : 0) + footHeight }
    package func sectionTop(_ section: Int) -> CGFloat { headHeight + order.top(of: section, in: list) }
    package func sectionHeight(_ section: Int) -> CGFloat { order.height(of: sectionID(at: section)) }
    package func height(of id: RowID) -> CGFloat { forest.height(of: id) }
    package func origin(of id: RowID) -> UInt32 { forest.origin(of: id) }

    /// A row, where it begins and how high it is; nil for one that is not there. What it is made of is looked up once.
    package func span(of path: IndexPath) -> (id: RowID, top: CGFloat, height: CGFloat)? {
        guard path.count == 2, let section = order.row(at: path.section, in: list) else { return nil }
        let part = self[section: section.id]
        guard let row = forest.row(at: path.row, in: part.rows) else { return nil }
        return (row.id, headHeight + section.top + part.parts.header.space + row.top, row.height)
    }

    package func top(of path: IndexPath) -> CGFloat {
        let part = self[section: sectionID(at: path.section)]
        return sectionTop(path.section) + part.parts.header.space + forest.top(of: path.row, in: part.rows)
    }

    /// The section that covers a height; nil outside all.
    package func section(at y: CGFloat) -> Int? { order.position(at: y - headHeight, in: list) }

    package func path(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let part = self[section: sectionID(at: section)]
        guard let row = forest.position(at: y - sectionTop(section) - part.parts.header.space, in: part.rows)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    package func path(atOrBelow y: CGFloat) -> IndexPath? {
        guard sectionCount > 0 else { return nil }
        if y < headHeight { return path(after: nil) }
        guard let section = section(at: y) else { return nil }
        let part = self[section: sectionID(at: section)]
        let inside = y - sectionTop(section) - part.parts.header.space
        if inside < 0 { return path(after: IndexPath(row: -1, section: section)) }
        if let row = forest.position(at: inside, in: part.rows) { return IndexPath(row: row, section: section) }
        return path(after: IndexPath(row: forest.count(of: part.rows) - 1, section: section))
    }
}

package enum SectionPartKind: CaseIterable, Sendable {
    case header, footer
}

package struct PartPair<Value> {
    package var header: Value
    package var footer: Value

    package init(header: Value, footer: Value) { (self.header, self.footer) = (header, footer) }

    package subscript(kind: SectionPartKind) -> Value {
        get { kind == .header ? header : footer }
        _modify { if kind == .header { yield &header } else { yield &footer } }
    }
}

extension SectionPart {
    /// What the system's own height is for.
    package enum System {
        /// A title, or a view that says nothing.
        case titled
        case untitled
    }
}

// MARK: Editing

extension TableRows {
    /// Fills an empty table.
    /// - Complexity: O(rows).
    package func load(
        counts: [Int], row: (IndexPath) -> (height: CGFloat, origin: UInt32), parts: (Int) -> PartPair<SectionPart>
    ) {
        for (section, count) in counts.enumerated() {
            insertSection(makeSection(count: count, at: section, row: row, parts: parts), at: section)
        }
    }

    /// A section in no table yet; `index` is what it is asked for as.
    package func makeSection(
        count: Int, at index: Int, row: (IndexPath) -> (height: CGFloat, origin: UInt32),
        parts: (Int) -> PartPair<SectionPart>
    ) -> SectionID {
        let rows = forest.makeList()
        var filled = OffsetForest()
        swap(&filled, &forest)
        filled.fill(rows, count: count) { row(IndexPath(row: $0, section: index)) }
        forest = filled
        let made = Section(rows: rows, parts: parts(index))
        let id = order.make(height: 0, origin: 0)
        self.parts[id] = made
        sectionOfList[rows] = id
        sumSection(id)
        return id
    }

    package func insertSection(_ id: SectionID, at index: Int) {
        edits += 1
        order.insert(id, at: index, in: list)
    }
    package func removeSection(at index: Int) -> SectionID {
        edits += 1
        return order.remove(at: index, from: list)
    }

    /// Gives up a section that was taken out, with the rows that are still in it.
    package func freeSection(_ id: SectionID) {
        guard let part = parts.remove(id) else { return }
        sectionOfList[part.rows] = nil
        forest.removeList(part.rows)
        order.free(id)
    }

    package func makeRow(height: CGFloat, origin: UInt32) -> RowID { forest.make(height: height, origin: origin) }
    package func freeRow(_ id: RowID) { forest.free(id) }

    package func insertRow(_ id: RowID, at row: Int, in section: SectionID) {
        edits += 1
        forest.insert(id, at: row, in: self[section: section].rows)
        sumSection(section)
    }

    package func removeRow(at row: Int, in section: SectionID) -> RowID {
        edits += 1
        let id = forest.remove(at: row, from: self[section: section].rows)
        sumSection(section)
        return id
    }

    package func set(height: CGFloat, origin: UInt32, of id: RowID) {
        let isSame = forest.height(of: id) == height
        forest.set(height: height, origin: origin, of: id)
        guard !isSame, let found = forest.position(of: id), let section = sectionOfList[found.list] else { return }
        sumSection(section)
    }

    /// Gives rows other heights, one after the other; a row without an answer keeps its own.
    package func setHeights(_ answer: (IndexPath, RowID) -> (height: CGFloat, origin: UInt32)?) {
        var all: [(path: IndexPath, id: RowID)] = []
        forEachRow { all.append(($0, $1)) }
        for row in all {
            if let (height, origin) = answer(row.path, row.id) { set(height: height, origin: origin, of: row.id) }
        }
    }

    package func change(_ kind: SectionPartKind, of section: SectionID, _ change: (inout SectionPart) -> Void) {
        var changed = self[section: section]
        change(&changed.parts[kind])
        parts[section] = changed
        sumSection(section)
    }

    private func sumSection(_ id: SectionID) {
        let (rows, parts) = (self[section: id].rows, self[section: id].parts)
        order.set(height: parts.header.space + forest.total(of: rows) + parts.footer.space, origin: 0, of: id)
    }
}
