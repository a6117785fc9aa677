import UnfoldReport

/// Expects an operation to change the heights of a table's rows in just one way: `changes` gets the heights from before
/// and makes them what they should be after.
///
/// ```swift
/// expectUpdate(of: tableView) {
///     tableView.beginUpdates()
///     cell.expand()
///     tableView.endUpdates()
/// } changes: {
///     $0[0] = 347
/// }
/// ```
/// Heights are compared to half a thousandth of a point, so that `$0[0] += 26` is right at 3x too. An operation that
/// should change nothing leaves `changes` out. Conflicts that the operation raises are issues, unless
/// `allowsConflicts`. If something is not as expected, the page that plays the operation is attached to the test.
/// - Parameter heights: what all rows should have after it, a list a section: compared in place of the change, or as well
///   where `changes` is there too.
/// - Returns: what the table says of its last update, nil if there was none.
@discardableResult @MainActor public func expectUpdate(
    of tableView: UITableView, gives heights: [[Double]]? = nil, allowsConflicts: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ operation: () throws -> Void, changes: ((inout RowHeights) -> Void)? = nil
) rethrows -> BatchUpdateReport? {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let before = SeenTable(tableView)
    let updates = tableView.batchUpdateCount
    let recorder = ReplayRecorder(of: tableView, name: "update", asksWhatIf: false, fileID: fileID, line: line)
    defer { recorder.cancel() }
    try CrashPlace.inStep("expectUpdate of \(fileID):\(line)") {
        if allowsConflicts {
            try operation()
        } else {
            try expectNoConflicts(fileID: fileID, filePath: filePath, line: line, column: column, operation)
        }
    }
    var expected = before.heights
    if let changes { changes(&expected) } else if let heights { expected = RowHeights(heights) }
    let after = SeenTable(tableView)
    var isAsExpected = after.compare(with: expected, before: before, tableView, location)
    if isAsExpected, let heights {
        isAsExpected = after.compare(with: RowHeights(heights), before: before, tableView, location)
    }
    if !isAsExpected || !allowsConflicts && recorder.hasConflicts { FailureFiles.attach(recorder.stop(), location) }
    return tableView.batchUpdateCount > updates ? tableView.lastBatchUpdateReport : nil
}

/// Expects the rows of a table to be this tall, in points; one list a section.
///
/// A row that is not says which constraint or text differs from what the last expectation saw of the table, if one did,
/// what is broken or found in it, and the least change that would give the height.
@MainActor public func expectHeights(
    of tableView: UITableView, _ heights: [Double]..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let before = SeenTable.last(of: tableView)
    SeenTable(tableView).compare(with: RowHeights(heights), before: before, tableView, location)
}

/// Expects the items of a collection view to be this tall, in points; one list a section. One that is not says what its
/// height is made of.
@MainActor public func expectHeights(
    of collectionView: UICollectionView, _ heights: [Double]..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    collectionView.layoutIfNeeded()
    let sections = (0..<collectionView.numberOfSections).map { section in
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
            let path = IndexPath(item: item, section: section)
            return Double(collectionView.layoutAttributesForItem(at: path)?.frame.height ?? 0)
        }
    }
    let (got, wanted) = (RowHeights(sections), RowHeights(heights))
    guard !got.matches(wanted) else { return }
    var lines = ["item heights differ: expected \(wanted), got \(got)"]
    for (section, rows) in sections.enumerated() {
        for (item, height) in rows.enumerated() {
            guard let want = wanted.rows(of: section).flatMap({ $0.indices.contains(item) ? $0[item] : nil }),
                abs(want - height) > RowHeights.tolerance
            else { continue }
            let path = IndexPath(item: item, section: section)
            lines.append("item \(item) of section \(section): \(collectionView.explainHeight(at: path, wanted: want))")
        }
    }
    IssueReporting.report(
        lines.joined(separator: "\n"),
        ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What an expectation saw of a table. The table keeps the last, for the next expectation to compare with.
@MainActor final class SeenTable {
    private static var key: UInt8 = 0

    let heights: RowHeights
    let state: StepResult

    init(_ tableView: UITableView) {
        heights = RowHeights(of: tableView)
        for cell in tableView.visibleCells { PropertyNames.give(below: cell) }
        state = StepResult(tableView)
        objc_setAssociatedObject(tableView, &Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    static func last(of tableView: UITableView) -> SeenTable? {
        objc_getAssociatedObject(tableView, &key) as? SeenTable
    }

    /// Whether the heights are as expected; an issue says what is not.
    @discardableResult func compare(
        with expected: RowHeights, before: SeenTable?, _ tableView: UITableView, _ location: ExpectationLocation
    ) -> Bool {
        guard !heights.matches(expected) else { return true }
        HeightDifferences(of: tableView, before: before, expected: expected, after: self).report(location)
        FailureFiles.attach(tableView, location)
        return false
    }
}

/// Heights that are not as expected, one row a line, each with the sum that it is.
@MainActor struct HeightDifferences {
    private let lines: [String]
    private let sums: [(name: String, text: String)]

    init(of tableView: UITableView, before: SeenTable?, expected: RowHeights, after: SeenTable) {
        // What follows from a change without an update is a finding.
        tableView.diagnose()
        var lines: [String] = []
        var sums: [(name: String, text: String)] = []
        for section in 0..<max(expected.sections.count, after.heights.sections.count) {
            let wanted = expected.rows(of: section) ?? []
            let got = after.heights.rows(of: section) ?? []
            let old = before?.heights.rows(of: section) ?? []
            if wanted.count != got.count {
                lines.append("section \(section): expected \(wanted.count) rows, got \(got.count)")
            }
            for row in 0..<max(wanted.count, got.count) {
                let want = wanted.indices.contains(row) ? wanted[row] : nil
                let have = got.indices.contains(row) ? got[row] : nil
                if let want, let have, abs(want - have) <= RowHeights.tolerance { continue }
                if want == nil, have == nil { continue }
                let name = "row \(row) of section \(section)"
                let was = old.indices.contains(row) ? ", before \(Number.text(old[row]))" : ""
                let miss = want.flatMap { want in have.map { " (\(Number.signed($0 - want)))" } } ?? ""
                lines.append(
                    "\(name): expected \(want.map(Number.text) ?? "none"), got "
                        + "\(have.map(Number.text) ?? "none")\(miss)\(was)")
                guard have != nil else { continue }
                let path = IndexPath(row: row, section: section)
                let explanation = tableView.explainHeight(at: path, wanted: want)
                guard let sum = explanation.sum else { continue }
                lines.append("  \(sum)")
                let id = BatchUpdateReport.Element.row(path).description
                var changed: Set<String> = []
                if let before, let change = RecordDifference(of: id, from: before.state, to: after.state) {
                    lines += DifferenceSentence(change).causes.map { "  \($0)" }
                    for case .amount(let name, _, _) in change.causes { changed.insert(name) }
                }
                lines += Self.broken(in: tableView.cellForRow(at: path)).map { "  broken: \($0)\($0.madeAt)" }
                lines += explanation.findings.map { "  \($0)" }
                // What the operation changed is the first to be looked at.
                let ways = explanation.ways
                if let way = ways.first(where: { $0.constraint.map { changed.contains($0.lastingName) } ?? false })
                    ?? ways.first
                {
                    lines.append("  as expected with \(way)")
                }
                sums.append((name, "\(explanation)\n"))
            }
        }
        self.lines = lines
        self.sums = sums
    }

    private static func broken(in cell: UITableViewCell?) -> [ConstraintFacts] {
        let views = cell.map(LayoutDrawing.order) ?? []
        return views.flatMap(\.constraints).filter(\.isBroken).map(\.facts)
    }

    /// One issue with all rows; the sums, part by part, and what lost in them are attached.
    func report(_ location: ExpectationLocation) {
        IssueReporting.report("row heights differ\n" + lines.joined(separator: "\n"), location)
        for sum in sums { IssueReporting.attach(sum.text, named: "\(sum.name).txt", location) }
    }
}
