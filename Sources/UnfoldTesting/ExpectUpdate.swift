import UnfoldAutoLayout
import Foundation
import UnfoldTableLayout

/// Expects an operation to change the heights of a table's rows in just one way: `changes` gets the heights from before and makes
/// them what they should be after.
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
/// An operation that should change nothing leaves `changes` out. Conflicts that the operation raises are issues, unless
/// `allowsConflicts`.
/// - Returns: what the table says of its last update, nil if there was none.
@discardableResult @MainActor public func expectUpdate(
    of tableView: UITableView, allowsConflicts: Bool = false, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ operation: () throws -> Void, changes: (inout RowHeights) -> Void = { _ in }
) rethrows -> BatchUpdateReport? {
    let place = ExpectationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let before = RowHeights(of: tableView)
    let updates = tableView.batchUpdateCount
    if allowsConflicts {
        try operation()
    } else {
        try expectNoConflicts(fileID: fileID, filePath: filePath, line: line, column: column, operation)
    }
    let after = RowHeights(of: tableView)
    var expected = before
    changes(&expected)
    if after != expected {
        IssueReporting.report(HeightDifferences.text(before: before, expected: expected, after: after), place)
        FailureFiles.attach(tableView, place)
    }
    return tableView.batchUpdateCount > updates ? tableView.lastBatchUpdateReport : nil
}

/// Expects the rows of a table to be so high, in points; one list a section.
@MainActor public func expectHeights(
    of tableView: UITableView, _ heights: [Double]..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = ExpectationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let now = RowHeights(of: tableView)
    let expected = RowHeights(heights)
    if now != expected {
        IssueReporting.report(HeightDifferences.text(before: nil, expected: expected, after: now), place)
        FailureFiles.attach(tableView, place)
    }
}

/// Heights that are not as expected, one row a line.
enum HeightDifferences {
    static func text(before: RowHeights?, expected: RowHeights, after: RowHeights) -> String {
        var lines: [String] = []
        for section in 0..<max(expected.sections.count, after.sections.count) {
            let wanted = expected.sections.indices.contains(section) ? expected.sections[section] : []
            let got = after.sections.indices.contains(section) ? after.sections[section] : []
            let old = before.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil } ?? []
            if wanted.count != got.count {
                lines.append("section \(section): expected \(wanted.count) rows, got \(got.count)")
            }
            for row in 0..<max(wanted.count, got.count) {
                let want = wanted.indices.contains(row) ? wanted[row] : nil
                let have = got.indices.contains(row) ? got[row] : nil
                guard want != have else { continue }
                let was = old.indices.contains(row) ? ", before \(old[row])" : ""
                lines.append(
                    "row \(row) of section \(section): expected \(want.map { "\($0)" } ?? "none"), got "
                        + "\(have.map { "\($0)" } ?? "none")\(was)")
            }
        }
        return "row heights differ\n" + lines.joined(separator: "\n")
    }
}
