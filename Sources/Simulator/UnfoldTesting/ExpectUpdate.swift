import UnfoldRecorder
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
///
/// `gives` are the heights of all rows after it, a list for each section: compared in place of the change, or as well where
/// `changes` is there too.
/// - Returns: what the table says of its last update, nil if there was none.
@discardableResult @MainActor public func expectUpdate(
    of tableView: UITableView, gives heights: [[Double]]? = nil, allowsConflicts: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function, _ operation: () throws -> Void, changes: ((inout RowHeights) -> Void)? = nil
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
    let after = SeenTable(tableView)
    let isAsExpected = before.heights.expected(gives: heights, changes).allSatisfy {
        after.compare(with: $0, before: before, tableView, location)
    }
    if !isAsExpected || !allowsConflicts && recorder.hasConflicts { FailureFiles.attach(recorder.stop(), location) }
    DeviceRun(location, function).note(TableRecorder(tableView), location)
    return tableView.batchUpdateCount > updates ? tableView.lastBatchUpdateReport : nil
}

/// Expects the rows of a table to be this tall, in points; one list a section.
///
/// A row that is not says which constraint or text differs from what the last expectation saw of the table, if one did,
/// what is broken or found in it, and the least change that would give the height.
@MainActor public func expectHeights(
    of tableView: UITableView, _ heights: [Double]..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let before = SeenTable.last(of: tableView)
    SeenTable(tableView).compare(with: RowHeights(heights), before: before, tableView, location)
    DeviceRun(location, function).note(TableRecorder(tableView), location)
}

/// Expects the items of a collection view to be this tall, in points; one list a section.
@MainActor public func expectHeights(
    of collectionView: UICollectionView, _ heights: [Double]..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let (got, wanted) = (RowHeights(of: collectionView), RowHeights(heights))
    if !got.matches(wanted) {
        var lines = ["item heights differ: expected \(wanted), got \(got)"]
        for difference in got.differences(from: wanted, before: nil, noun: "item") {
            guard let path = difference.path, let want = difference.expected else { continue }
            let explanation = collectionView.explainHeight(at: path, wanted: want)
            lines.append("item \(path.item) of section \(path.section): \(explanation)")
        }
        IssueReporting.report(lines.joined(separator: "\n"), location)
    }
    DeviceRun(location, function).note(TableRecorder(collectionView), location)
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

    @discardableResult func compare(
        with expected: RowHeights, before: SeenTable?, _ tableView: UITableView, _ location: ExpectationLocation
    ) -> Bool {
        guard !heights.matches(expected) else { return true }
        HeightDifferences(of: tableView, before: before, expected: expected, after: self).report(location)
        FailureFiles.attach(tableView, location)
        return false
    }
}

@MainActor struct HeightDifferences {
    private let lines: [String]
    private let sums: [(name: String, text: String)]

    init(of tableView: UITableView, before: SeenTable?, expected: RowHeights, after: SeenTable) {
        // What follows from a change without an update is a finding.
        tableView.diagnose()
        var lines: [String] = []
        var sums: [(name: String, text: String)] = []
        for difference in after.heights.differences(from: expected, before: before?.heights) {
            lines.append(difference.line)
            guard let path = difference.path else { continue }
            let want = difference.expected
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
            sums.append(("row \(path.row) of section \(path.section)", "\(explanation)\n"))
        }
        self.lines = lines
        self.sums = sums
    }

    private static func broken(in cell: UITableViewCell?) -> [ConstraintFacts] {
        let views = cell.map(LayoutDrawing.order) ?? []
        return views.flatMap(\.constraints).filter(\.hasLost).map(\.facts)
    }

    /// One issue with all rows; the sums, part by part, and what lost in them are attached.
    func report(_ location: ExpectationLocation) {
        IssueReporting.report("row heights differ\n" + lines.joined(separator: "\n"), location)
        for sum in sums { IssueReporting.attach(sum.text, named: "\(sum.name).txt", location) }
    }
}
