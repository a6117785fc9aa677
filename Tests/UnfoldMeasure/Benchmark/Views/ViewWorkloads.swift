import Foundation
import UnfoldAutoLayout
import UnfoldReport
import UnfoldScenario
import UnfoldTableLayout

/// One line of the table of view workloads.
struct ViewMeasurement {
    var name: String
    /// Median over the rounds, nanoseconds an operation.
    var nanoseconds: Double
    /// An operation's pivots, layout passes (calls of layoutSubviews) and fitted rows.
    var counts = ViewCounts()
    /// Heap bytes a row that are still held afterwards.
    var bytesPerRow: Double?
}

struct ViewCounts {
    var pivots = 0.0
    var passes = 0.0
    var measures = 0.0
}

/// Work through the UIKit classes, as in `docs/benchmarks/README.md`.
@MainActor enum ViewWorkloads {
    /// Runs every workload, or those whose names start with `only`; tables up to `limit` rows.
    static func all(only: String?, limit: Int) -> [ViewMeasurement] {
        func isWanted(_ name: String) -> Bool { only.map { name.hasPrefix($0) } ?? true }
        var cells: [(name: String, measure: (String) -> ViewMeasurement)] = []
        for rows in [0, 5, 20] {
            cells += [
                ("U1 reused cell, new texts N=\(rows)", { reuse($0, detailRows: rows, wraps: false) }),
                ("U2 new cell N=\(rows)", { make($0, detailRows: rows) }),
                ("U3 reused cell, swap of two constraints N=\(rows)", { swap($0, detailRows: rows) }),
            ]
        }
        cells.append(("U1 reused cell, new texts N=0, wrapping", { reuse($0, detailRows: 0, wraps: true) }))
        var list = cells.filter { isWanted($0.name) }.map { $0.measure($0.name) }
        let tables = ["T1", "T2", "T3", "T4", "T5", "T6"].filter(isWanted)
        guard !tables.isEmpty else { return list }
        for rows in [1_000, 100_000, 1_000_000] where rows <= limit { list += table(rows: rows, tables) }
        return list
    }

    /// A cell that is there already gets new texts and is fitted, as a table does it for each row.
    private static func reuse(_ name: String, detailRows: Int, wraps: Bool) -> ViewMeasurement {
        let cell = CardCell(detailRows: detailRows, wraps: wraps)
        var row = 0
        let operation = { () -> Double in
            row += 1
            cell.configure(row: row)
            return fit(cell)
        }
        sink += operation()
        var result = ViewMeasurement(name: name, nanoseconds: medianNanoseconds(operation))
        result.counts = count(repetitions: 15, operation)
        return result
    }

    /// A cell made from nothing and fitted.
    private static func make(_ name: String, detailRows: Int) -> ViewMeasurement {
        let operation = { () -> Double in
            let cell = CardCell(detailRows: detailRows, wraps: false)
            cell.configure(row: 0)
            return fit(cell)
        }
        var result = ViewMeasurement(name: name, nanoseconds: medianNanoseconds(operation))
        result.counts = count(repetitions: 1, operation)
        return result
    }

    /// A cell that is there already exchanges one constraint for its alternative and is fitted.
    private static func swap(_ name: String, detailRows: Int) -> ViewMeasurement {
        let cell = CardCell(detailRows: detailRows, wraps: false)
        cell.configure(row: 0)
        var isExpanded = false
        let operation = { () -> Double in
            isExpanded.toggle()
            cell.swap(isExpanded: isExpanded)
            return fit(cell)
        }
        sink += operation() + operation()
        var result = ViewMeasurement(name: name, nanoseconds: medianNanoseconds(operation))
        result.counts = count(repetitions: 2, operation)
        return result
    }

    private static func fit(_ cell: UITableViewCell) -> Double {
        Double(
            cell.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height)
    }

    /// What the operations do on average, found out in a run of its own because listening costs time.
    private static func count(
        repetitions: Int, table: UITableView? = nil, _ operation: @escaping () -> Double
    ) -> ViewCounts {
        var counts = ViewCounts()
        let before = table?.measureCount ?? 0
        LayoutJournal.listening(
            { event in
                switch event {
                case .solved(_, let pivots): counts.pivots += Double(pivots)
                case .laidOut: counts.passes += 1
                case .fitted where table == nil: counts.measures += 1
                default: break
                }
            },
            to: { for _ in 0..<repetitions { sink += operation() } })
        counts.measures += Double((table?.measureCount ?? 0) - before)
        counts.pivots /= Double(repetitions)
        counts.passes /= Double(repetitions)
        counts.measures /= Double(repetitions)
        return counts
    }

    /// A table that is loaded, and the workloads on it that are wanted.
    private static func table(rows: Int, _ wanted: [String]) -> [ViewMeasurement] {
        let before = HeapUse.current
        let cards = CardTable(rows: rows, detailRows: 0)
        let start = processorNanoseconds()
        cards.table.layoutIfNeeded()
        cards.table.measureAllRows()
        cards.table.layoutIfNeeded()
        let load = processorNanoseconds() - start
        var loaded = ViewMeasurement(
            name: "T1 load, all rows measured, a row, n=\(rows)",
            nanoseconds: load / Double(rows))
        // The allocator takes memory by the hundred kilobytes: of short tables the difference says nothing.
        if rows >= 10_000 {
            loaded.bytesPerRow = HeapUse.current.flatMap { now in before.map { Double(now - $0) / Double(rows) } }
        }
        loaded.counts.measures = Double(cards.table.measureCount) / Double(rows)
        var list = wanted.contains("T1") ? [loaded] : []
        if wanted.contains("T2") { list.append(toggle(cards)) }
        if wanted.contains("T5"), rows == 1_000 { list += watched(cards) }
        return list + look(cards, wanted)
    }

    /// A row in the middle opens and closes.
    private static func toggle(_ cards: CardTable) -> ViewMeasurement {
        let middle = cards.rows / 2
        cards.show(row: middle)
        let toggle = { () -> Double in
            cards.toggle(row: middle)
            return Double(cards.table.contentSize.height)
        }
        var toggled = ViewMeasurement(
            name: "T2 toggle a row in the middle, n=\(cards.rows)", nanoseconds: medianNanoseconds(toggle))
        toggled.counts = count(repetitions: 2, table: cards.table, toggle)
        return toggled
    }

    /// The same, and somebody looks at it.
    private static func watched(_ cards: CardTable) -> [ViewMeasurement] {
        let (table, middle) = (cards.table, cards.rows / 2)
        cards.show(row: middle)
        func recorded(asksWhatIf: Bool) -> Double {
            let recorder = ReplayRecorder(
                of: table, name: "toggle", asksWhatIf: asksWhatIf, fileID: #fileID, line: #line)
            cards.toggle(row: middle)
            return Double(recorder.stop().steps.count)
        }
        let readers: [(String, () -> Double)] = [
            ("without a reader", { Double(table.contentSize.height) }),
            ("report read", { Double(table.lastBatchUpdateReport?.rows.count ?? 0) }),
            ("report printed", { Double(table.lastBatchUpdateReport?.description.utf8.count ?? 0) }),
        ]
        return readers.map { name, read in
            ViewMeasurement(
                name: "T5 toggle, \(name), n=\(cards.rows)",
                nanoseconds: medianNanoseconds {
                    cards.toggle(row: middle)
                    return read()
                })
        }
            + [("recorded", false), ("recorded with what-ifs", true)].map { name, asks in
                ViewMeasurement(
                    name: "T5 toggle, \(name), n=\(cards.rows)",
                    nanoseconds: medianNanoseconds { recorded(asksWhatIf: asks) })
            }
    }

    /// Rows and offsets at random.
    private static func look(_ cards: CardTable, _ wanted: [String]) -> [ViewMeasurement] {
        let rows = cards.rows
        var random: UInt64 = 88_172_645_463_325_252
        func next(below limit: Int) -> Int {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return Int(random % UInt64(limit))
        }
        let height = Int(cards.table.contentSize.height)
        var list: [ViewMeasurement] = []
        if wanted.contains("T3") {
            let time = medianNanoseconds {
                Double(cards.table.rectForRow(at: IndexPath(row: next(below: rows), section: 0)).minY)
            }
            list.append(ViewMeasurement(name: "T3 rectForRow at random, n=\(rows)", nanoseconds: time))
        }
        if wanted.contains("T4") {
            let time = medianNanoseconds {
                Double(cards.table.indexPathForRow(at: CGPoint(x: 0, y: Double(next(below: height))))?.row ?? 0)
            }
            list.append(ViewMeasurement(name: "T4 indexPathForRow at random, n=\(rows)", nanoseconds: time))
        }
        if wanted.contains("T6") {
            let cells = cards.table.visibleCells
            let time = medianNanoseconds {
                (0..<100).reduce(0) { bytes, index in
                    let cell = cells[index % cells.count]
                    let picture = PicturePainter.picture(of: cell, LayoutDrawing(of: cell, hasDimensions: false))
                    return bytes + Double(PictureSVG(picture, id: "c").document.utf8.count)
                }
            }
            list.append(ViewMeasurement(name: "T6 100 rows drawn, n=\(rows)", nanoseconds: time))
        }
        return list
    }
}
