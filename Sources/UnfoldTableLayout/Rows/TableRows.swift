import Foundation

/// The table's order: sections with their rows, each with a height, and where all of them stand.
///
/// Rows and sections keep their numbers through updates; nothing here is proportional to the number of rows but
/// ``load(counts:row:section:)``. An object, since a value of several arrays would be retained part by part for each look.
final class TableRows {
    typealias RowID = OffsetForest.ID
    typealias SectionID = OffsetForest.ID

    /// What a section has beside its rows.
    struct Section {
        var rows: OffsetForest.ListID
        var header: SectionPart
        var footer: SectionPart
    }

    /// All rows; each section is a list. A section's number is that of its list.
    private(set) var forest = OffsetForest()
    /// Sections as rows of one list, with their total heights.
    private(set) var order = OffsetForest()
    private(set) var parts: [SectionID: Section] = [:]
    private var sectionOfList: [OffsetForest.ListID: SectionID] = [:]
    /// The list of sections.
    let list: OffsetForest.ListID
    /// Height in points of what stands above the first section: the table's header view.
    var headHeight: CGFloat = 0
    /// Points below the last section, if there is one.
    var tailHeight: CGFloat = 0
    /// Height of the table's footer view.
    var footHeight: CGFloat = 0

    init() { list = order.makeList() }

    // MARK: Counts

    var sectionCount: Int { order.count(of: list) }
    func rowCount(in section: Int) -> Int {
        guard section >= 0, section < sectionCount else { return 0 }
        return forest.count(of: parts[sectionID(at: section)]!.rows)
    }
    var counts: [Int] {
        var counts: [Int] = []
        order.forEach(in: list) { counts.append(forest.count(of: parts[$0]!.rows)) }
        return counts
    }

    // MARK: Who stands where

    func sectionID(at section: Int) -> SectionID { order.id(at: section, in: list) }
    func section(of id: SectionID) -> Int? { order.place(of: id)?.position }

    func rowID(at path: IndexPath) -> RowID? {
        guard path.count == 2, path.section >= 0, path.section < sectionCount else { return nil }
        let rows = parts[sectionID(at: path.section)]!.rows
        guard path.row >= 0, path.row < forest.count(of: rows) else { return nil }
        return forest.id(at: path.row, in: rows)
    }

    func path(of id: RowID) -> IndexPath? {
        guard let place = forest.place(of: id), let section = sectionOfList[place.list].flatMap(section(of:)) else {
            return nil
        }
        return IndexPath(row: place.position, section: section)
    }

    /// The next row in reading order, or the first one at or after the start of a section.
    func path(after path: IndexPath?) -> IndexPath? {
        var next = path.map { IndexPath(row: $0.row + 1, section: $0.section) } ?? IndexPath(row: 0, section: 0)
        while next.section < sectionCount {
            if next.row < rowCount(in: next.section) { return next }
            next = IndexPath(row: 0, section: next.section + 1)
        }
        return nil
    }

    func forEachRow(_ body: (IndexPath, RowID) -> Void) {
        for section in 0..<sectionCount {
            var row = 0
            forest.forEach(in: parts[sectionID(at: section)]!.rows) {
                body(IndexPath(row: row, section: section), $0)
                row += 1
            }
        }
    }

    // MARK: Points

    var total: CGFloat {
        headHeight + order.total(of: list) + (sectionCount > 0 ? tailHeight : 0) + footHeight
    }
    func sectionTop(_ section: Int) -> CGFloat { headHeight + order.top(of: section, in: list) }
    func sectionHeight(_ section: Int) -> CGFloat { order.height(of: sectionID(at: section)) }
    func height(of id: RowID) -> CGFloat { forest.height(of: id) }
    func origin(of id: RowID) -> UInt32 { forest.origin(of: id) }

    func top(of path: IndexPath) -> CGFloat {
        let part = parts[sectionID(at: path.section)]!
        return sectionTop(path.section) + part.header.space + forest.top(of: path.row, in: part.rows)
    }

    /// The section that covers a height; nil outside all.
    func section(at y: CGFloat) -> Int? { order.position(at: y - headHeight, in: list) }

    /// The row that covers a height; nil between rows.
    func path(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let part = parts[sectionID(at: section)]!
        return forest.position(at: y - sectionTop(section) - part.header.space, in: part.rows)
            .map { IndexPath(row: $0, section: section) }
    }

    /// The first row that ends below a height.
    func path(atOrBelow y: CGFloat) -> IndexPath? {
        guard sectionCount > 0 else { return nil }
        if y < headHeight { return path(after: nil) }
        guard let section = section(at: y) else { return nil }
        let part = parts[sectionID(at: section)]!
        let inside = y - sectionTop(section) - part.header.space
        if inside < 0 { return path(after: IndexPath(row: -1, section: section)) }
        if let row = forest.position(at: inside, in: part.rows) { return IndexPath(row: row, section: section) }
        return path(after: IndexPath(row: forest.count(of: part.rows) - 1, section: section))
    }
}

/// A section's header or footer.
struct SectionPart: Equatable {
    /// What the system's own height is for.
    enum System {
        /// A title, or a view that says nothing.
        case titled
        /// Nothing to show.
        case untitled
    }

    /// Height in points of the view.
    var height: CGFloat = 0
    /// Empty points above the view (fact D6.2).
    var padding: CGFloat = 0
    /// Fitted, or given for certain: not an estimate.
    var isKnown = false
    /// Set if the height is the system's own, which depends on what stands above.
    var system: System?
    /// Where the height comes from, as a number of the table's.
    var origin: UInt32 = 0
    /// Points it takes of the section.
    var space: CGFloat { height + padding }
}

// MARK: Editing

extension TableRows {
    /// Fills an empty table.
    /// - Complexity: O(rows).
    func load(
        counts: [Int], row: (IndexPath) -> (height: CGFloat, origin: UInt32),
        part: (Int) -> (header: SectionPart, footer: SectionPart)
    ) {
        for (section, count) in counts.enumerated() {
            insertSection(makeSection(count: count, at: section, row: row, part: part), at: section)
        }
    }

    /// A section in no table yet; `index` is what it is asked for as.
    func makeSection(
        count: Int, at index: Int, row: (IndexPath) -> (height: CGFloat, origin: UInt32),
        part: (Int) -> (header: SectionPart, footer: SectionPart)
    ) -> SectionID {
        let rows = forest.makeList()
        forest.fill(rows, count: count) { row(IndexPath(row: $0, section: index)) }
        let (header, footer) = part(index)
        let id = order.make(height: 0, origin: 0)
        parts[id] = Section(rows: rows, header: header, footer: footer)
        sectionOfList[rows] = id
        sumSection(id)
        return id
    }

    func insertSection(_ id: SectionID, at index: Int) { order.insert(id, at: index, in: list) }
    func takeSection(at index: Int) -> SectionID { order.remove(at: index, from: list) }

    /// Gives up a section that was taken out, with the rows that are still in it.
    func freeSection(_ id: SectionID) {
        guard let part = parts.removeValue(forKey: id) else { return }
        sectionOfList[part.rows] = nil
        forest.removeList(part.rows)
        order.free(id)
    }

    func makeRow(height: CGFloat, origin: UInt32) -> RowID { forest.make(height: height, origin: origin) }
    func freeRow(_ id: RowID) { forest.free(id) }

    func insertRow(_ id: RowID, at row: Int, in section: SectionID) {
        forest.insert(id, at: row, in: parts[section]!.rows)
        sumSection(section)
    }

    func takeRow(at row: Int, in section: SectionID) -> RowID {
        let id = forest.remove(at: row, from: parts[section]!.rows)
        sumSection(section)
        return id
    }

    func set(height: CGFloat, origin: UInt32, of id: RowID) {
        let isSame = forest.height(of: id) == height
        forest.set(height: height, origin: origin, of: id)
        guard !isSame, let place = forest.place(of: id), let section = sectionOfList[place.list] else { return }
        sumSection(section)
    }

    func set(header: SectionPart, of section: SectionID) {
        parts[section]!.header = header
        sumSection(section)
    }

    func set(footer: SectionPart, of section: SectionID) {
        parts[section]!.footer = footer
        sumSection(section)
    }

    private func sumSection(_ id: SectionID) {
        let part = parts[id]!
        order.set(height: part.header.space + forest.total(of: part.rows) + part.footer.space, origin: 0, of: id)
    }
}
