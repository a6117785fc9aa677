import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// A batch of everything at once, made together with the arrays it must lead to.
@MainActor private struct RandomBatch {
    enum Fate {
        case stays, deleted, moved, reloaded
    }

    var result: [SectionedSource.Section] = []
    /// Rows (by id) that must be shown by the same cell afterwards, and by another.
    var kept: Set<Int> = []
    var renewed: Set<Int> = []
    private var commands: [(UITableView) -> Void] = []

    init(
        from sections: [SectionedSource.Section], nextID: inout Int, using generator: inout SplitMix
    ) {
        var fates = sections.map { _ in Self.fate(&generator) }
        if !fates.contains(.stays) { if !fates.isEmpty { fates[0] = .stays } }
        // What stays keeps its order; what moves or comes goes anywhere among it.
        var entries: [(old: Int?, section: SectionedSource.Section)] = []
        for (index, section) in sections.enumerated() where fates[index] == .stays || fates[index] == .reloaded {
            entries.append((index, .init(id: section.id, rows: [], title: section.title)))
        }
        for (index, section) in sections.enumerated() where fates[index] == .moved {
            let empty = SectionedSource.Section(id: section.id, rows: [], title: section.title)
            entries.insert((index, empty), at: Int.random(in: 0...entries.count, using: &generator))
        }
        for _ in 0..<(Int.random(in: 0...3, using: &generator) == 0 ? 1 : 0) {
            nextID += 1
            let new = SectionedSource.Section(id: nextID, rows: [], title: nextID % 2 == 0 ? "t" : nil)
            entries.insert((nil, new), at: Int.random(in: 0...entries.count, using: &generator))
        }
        var travellers: [(path: IndexPath, row: ArraySource.Row)] = []
        var deleted: [IndexPath] = []
        var reloadedRows: [IndexPath] = []
        for index in entries.indices {
            guard let old = entries[index].old else { continue }
            for (row, item) in sections[old].rows.enumerated() {
                let path = IndexPath(row: row, section: old)
                let isReloaded = fates[old] == .reloaded
                switch isReloaded ? .stays : Self.fate(&generator) {
                case .stays:
                    entries[index].section.rows.append(item)
                    if isReloaded { renewed.insert(item.id) } else { kept.insert(item.id) }
                case .reloaded:
                    entries[index].section.rows.append(item)
                    renewed.insert(item.id)
                    reloadedRows.append(path)
                case .deleted: deleted.append(path)
                case .moved: travellers.append((path, item))
                }
            }
        }
        // Rows may leave a section that goes.
        for (index, section) in sections.enumerated() where fates[index] == .deleted {
            for (row, item) in section.rows.enumerated() where Int.random(in: 0...4, using: &generator) == 0 {
                travellers.append((IndexPath(row: row, section: index), item))
            }
        }
        for traveller in travellers {
            let index = Int.random(in: 0..<entries.count, using: &generator)
            let row = Int.random(in: 0...entries[index].section.rows.count, using: &generator)
            entries[index].section.rows.insert(traveller.row, at: row)
            kept.insert(traveller.row.id)
        }
        var inserted: Set<Int> = []
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            nextID += 1
            inserted.insert(nextID)
            let index = Int.random(in: 0..<entries.count, using: &generator)
            let row = Int.random(in: 0...entries[index].section.rows.count, using: &generator)
            entries[index].section.rows.insert(.init(id: nextID, height: CGFloat(nextID % 37 + 5)), at: row)
        }
        result = entries.map(\.section)
        collectSections(sections, fates, entries)
        collectRows(travellers.map { ($0.path, $0.row.id) }, inserted)
        commands.append { $0.deleteRows(at: deleted, with: .fade) }
        commands.append { $0.reloadRows(at: reloadedRows, with: .none) }
        commands.shuffle(using: &generator)
    }

    private mutating func collectSections(
        _ sections: [SectionedSource.Section], _ fates: [Fate],
        _ entries: [(old: Int?, section: SectionedSource.Section)]
    ) {
        let gone = IndexSet(fates.indices.filter { fates[$0] == .deleted })
        let reloaded = IndexSet(fates.indices.filter { fates[$0] == .reloaded })
        let new = IndexSet(entries.indices.filter { entries[$0].old == nil })
        commands.append { $0.deleteSections(gone, with: .none) }
        commands.append { $0.reloadSections(reloaded, with: .none) }
        commands.append { $0.insertSections(new, with: .none) }
        for (index, entry) in entries.enumerated() {
            guard let old = entry.old, fates[old] == .moved else { continue }
            commands.append { $0.moveSection(old, toSection: index) }
        }
    }

    private mutating func collectRows(_ travellers: [(path: IndexPath, id: Int)], _ inserted: Set<Int>) {
        var targets: [Int: IndexPath] = [:]
        for (section, content) in result.enumerated() {
            for (row, item) in content.rows.enumerated() { targets[item.id] = IndexPath(row: row, section: section) }
        }
        for traveller in travellers {
            commands.append { $0.moveRow(at: traveller.path, to: targets[traveller.id]!) }
        }
        for id in inserted.sorted() { commands.append { $0.insertRows(at: [targets[id]!], with: .top) } }
    }

    private static func fate(_ generator: inout SplitMix) -> Fate {
        switch Int.random(in: 0...9, using: &generator) {
        case 0: .deleted
        case 1: .moved
        case 2: .reloaded
        default: .stays
        }
    }

    func apply(to table: UITableView) {
        // Nesting changes nothing (fact D8.3).
        table.beginUpdates()
        table.performBatchUpdates({ commands.forEach { $0(table) } })
        table.endUpdates()
    }
}

@MainActor @Suite struct RandomBatchTests {
    private func start() -> [SectionedSource.Section] {
        (0..<4).map { section in
            .init(
                id: 1000 + section,
                rows: (0..<5).map { .init(id: section * 10 + $0, height: CGFloat(20 + section * 3 + $0)) },
                title: section % 2 == 0 ? "title" : nil)
        }
    }

    /// Order, identity, heights, offsets and reports of random batches of rows and sections, against plain arrays.
    @Test(arguments: [UITableView.Style.plain, .grouped], [1, 2, 3])
    func batchesFollowTheArrays(_ style: UITableView.Style, _ seed: UInt64) {
        var generator = SplitMix(seed: seed &* 7919)
        let source = SectionedSource(start())
        let table = UITableView.forTests(source, height: 8000, style: style)
        var nextID = 2000
        for round in 0..<Rounds.of(25, long: 60) {
            if source.sections.flatMap(\.rows).count > 60 { source.sections = start() }
            table.reloadData()
            table.layoutIfNeeded()
            let before = cells(table)
            let batch = RandomBatch(from: source.sections, nextID: &nextID, using: &generator)
            source.sections = batch.result
            batch.apply(to: table)
            check(table, source, "round \(round)")
            let after = cells(table)
            for id in batch.kept { #expect(before[id] === after[id], "row \(id) lost its cell, round \(round)") }
            for id in batch.renewed { #expect(before[id] !== after[id], "row \(id) kept its cell, round \(round)") }
            checkReport(table, "round \(round)")
        }
    }

    /// In a small window: heights that were found stay with their rows, whatever happens to these.
    @Test(arguments: [4, 5, 6, 7] as [UInt64])
    func heightsFollowTheirRows(_ seed: UInt64) {
        var generator = SplitMix(seed: seed &* 104_729)
        let source = SectionedSource(start())
        let table = UITableView.forTests(source, height: 150)
        var nextID = 2000
        for round in 0..<Rounds.of(25, long: 60) {
            if source.sections.flatMap(\.rows).count > 80 || source.sections.isEmpty {
                source.sections = start()
                table.reloadData()
            }
            table.contentOffset.y = CGFloat.random(in: 0...max(0, table.contentSize.height - 150), using: &generator)
            table.layoutIfNeeded()
            let known = heights(table, source)
            let batch = RandomBatch(from: source.sections, nextID: &nextID, using: &generator)
            source.sections = batch.result
            batch.apply(to: table)
            check(table, source, "round \(round)", estimates: true)
            for (id, height) in heights(table, source) where batch.kept.contains(id) {
                // What was measured stays measured; what was not may have come on screen.
                if known[id]?.measuredAtStep != nil { #expect(height.measuredAtStep != nil, "row \(id)") }
            }
            let legal = table.clampedOffset(table.contentOffset)
            #expect(table.contentOffset == legal, "round \(round)")
        }
    }

    /// Who is on screen by what the delegate heard.
    private final class Ledger: NSObject, UITableViewDelegate {
        private(set) var views: [PartKey: UIView] = [:]
        private(set) var mistakes: [String] = []
        enum PartKey: Hashable {
            case cell(ObjectIdentifier)
            case header(ObjectIdentifier)
        }

        private func begin(_ key: PartKey, _ view: UIView, _ what: String) {
            if views.updateValue(view, forKey: key) != nil { mistakes.append("\(what) begins twice") }
        }
        private func end(_ key: PartKey, _ what: String) {
            if views.removeValue(forKey: key) == nil { mistakes.append("\(what) ends twice") }
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            begin(.cell(ObjectIdentifier(cell)), cell, "row \(indexPath)")
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
        { end(.cell(ObjectIdentifier(cell)), "row \(indexPath)") }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            begin(.header(ObjectIdentifier(view)), view, "header \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            end(.header(ObjectIdentifier(view)), "header \(section)")
        }
    }

    /// Scrolls, reloads and batches, also behind a reload whose data have changed since: whatever is on screen was
    /// announced, and whatever left has ended, once each.
    @Test(arguments: [8, 9, 10, 11] as [UInt64])
    func displaysBalance(_ seed: UInt64) {
        var generator = SplitMix(seed: seed &* 15_485_863)
        let source = SectionedSource(start())
        let table = UITableView.forTests(source, height: 150)
        let ledger = Ledger()
        table.delegate = ledger
        table.layoutIfNeeded()
        var nextID = 2000
        for round in 0..<Rounds.of(30, long: 80) {
            if source.sections.flatMap(\.rows).count > 80 || source.sections.isEmpty {
                source.sections = start()
                table.reloadData()
            }
            switch Int.random(in: 0...3, using: &generator) {
            case 0: table.reloadData()
            case 1: table.contentOffset.y = CGFloat.random(in: 0...max(0, table.contentSize.height), using: &generator)
            case 2:
                // The reload counts the rows before, the batch tells what became of them.
                table.reloadData()
                fallthrough
            default:
                let batch = RandomBatch(from: source.sections, nextID: &nextID, using: &generator)
                source.sections = batch.result
                batch.apply(to: table)
            }
            table.layoutIfNeeded()
            check(table, source, "round \(round)", estimates: true)
            #expect(ledger.mistakes.isEmpty, "round \(round)")
            let cells = Set(ledger.views.values.filter { $0 is UITableViewCell }.map { ObjectIdentifier($0) })
            #expect(cells == Set(table.visibleCells.map { ObjectIdentifier($0) }), "round \(round)")
            let headers = (0..<table.numberOfSections).compactMap { table.headerView(forSection: $0) }
            let known = Set(ledger.views.values.filter { !($0 is UITableViewCell) }.map { ObjectIdentifier($0) })
            #expect(known == Set(headers.map { ObjectIdentifier($0) }), "round \(round)")
        }
    }

    private func cells(_ table: UITableView) -> [Int: UITableViewCell] {
        Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
    }

    private func heights(_ table: UITableView, _ source: SectionedSource) -> [Int: RowHeight] {
        var found: [Int: RowHeight] = [:]
        for path in table.allPaths.joined() {
            found[source.sections[path.section].rows[path.row].id] = table.heightForRow(at: path)
        }
        return found
    }

    /// The table against the arrays, with a plain walk over tops.
    private func check(
        _ table: UITableView, _ source: SectionedSource, _ note: Comment, estimates: Bool = false
    ) {
        #expect(table.allPaths.map(\.count) == source.sections.map(\.rows.count), note)
        var top: CGFloat = 0
        for (section, content) in source.sections.enumerated() {
            #expect(abs(table.rect(forSection: section).minY - top) < 1e-6, note)
            let header = table.rectForHeader(inSection: section)
            top = header.maxY > header.minY ? header.maxY : top
            for (row, item) in content.rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                let rect = table.rectForRow(at: path)
                #expect(abs(rect.minY - top) < 1e-6, note)
                if estimates, table.heightForRow(at: path)?.source == .estimated {
                    #expect(rect.height == 44 as CGFloat, note)
                } else {
                    #expect(abs(rect.height - item.height) < 1e-6, note)
                }
                let cell = table.cellForRow(at: path)
                if let cell {
                    #expect(cell.tag == item.id && isClose(cell.frame, rect), note)
                    #expect(table.indexPath(for: cell) == path, note)
                }
                let isOnScreen = rect.maxY > table.bounds.minY && rect.minY < table.bounds.maxY
                #expect((cell != nil) == isOnScreen, note)
                if rect.height > 0 {
                    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: rect.midY)) == path, note)
                }
                top = rect.maxY
            }
            top += table.rectForFooter(inSection: section).height
        }
        #expect(abs(table.contentSize.height - top) < 1e-6, note)
    }

    /// Frames are kept as centre and size: the last bit may differ.
    private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
            && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
    }

    private func checkReport(_ table: UITableView, _ note: Comment) {
        guard let report = table.lastBatchUpdateReport else {
            Issue.record("no report")
            return
        }
        let after = report.rows.filter { $0.indexPathAfter != nil }
        #expect(after.map(\.indexPathAfter) == table.allPaths.joined().map { $0 }, note)
        for row in after { #expect(row.frameAfter == table.rectForRow(at: row.indexPathAfter!), note) }
        for row in report.rows where row.change == .kept || row.change == .moved {
            #expect(row.frameBefore != nil && row.indexPathBefore != nil, note)
            #expect(abs((row.frameBefore?.height ?? 0) - (row.frameAfter?.height ?? 0)) < 1e-6, note)
        }
        #expect(report.contentHeightAfter == table.contentSize.height, note)
        #expect(report.conflicts.isEmpty && report.findings.isEmpty, note)
    }
}
