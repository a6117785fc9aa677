import UIKit
import UnfoldRecorder

/// Expects the rows of a table to be this tall, in points; one list a section.
@_disfavoredOverload @MainActor public func expectHeights(
    of tableView: UITableView, _ heights: [Double]..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    RowHeights(of: tableView).expect(RowHeights(heights), before: nil, "row", location)
    DeviceRun(location, function).note(TableRecorder(tableView), location)
}

/// Expects the items of a collection view to be this tall, in points; one list a section.
@_disfavoredOverload @MainActor public func expectHeights(
    of collectionView: UICollectionView, _ heights: [Double]..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: StaticString = #function
) {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    RowHeights(of: collectionView).expect(RowHeights(heights), before: nil, "item", location)
    DeviceRun(location, function).note(TableRecorder(collectionView), location)
}

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
/// Heights are compared to half a thousandth of a point. An operation that should change nothing leaves `changes` out.
/// `gives` are the heights of all rows after it, a list for each section: compared in place of the change, or as well
/// where `changes` is there too. Conflicts are known only where `UnfoldTesting` is imported, too: `allowsConflicts` is for
/// that.
/// - Returns: the heights after it.
@_disfavoredOverload @discardableResult @MainActor public func expectUpdate(
    of tableView: UITableView, gives heights: [[Double]]? = nil, allowsConflicts: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function, _ operation: () throws -> Void, changes: ((inout RowHeights) -> Void)? = nil
) rethrows -> RowHeights {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let before = RowHeights(of: tableView)
    try operation()
    let after = RowHeights(of: tableView)
    for expected in before.expected(gives: heights, changes) {
        guard after.expect(expected, before: before, "row", location) else { break }
    }
    DeviceRun(location, function).note(TableRecorder(tableView), location)
    return after
}

extension RowHeights {
    /// What an operation should leave of these heights: what `changes` makes of them, and what it `gives`.
    package func expected(gives heights: [[Double]]?, _ changes: ((inout RowHeights) -> Void)?) -> [RowHeights] {
        var changed = self
        changes?(&changed)
        let given = heights.map { [RowHeights($0)] } ?? []
        return changes == nil && heights != nil ? given : [changed] + given
    }

    @discardableResult fileprivate func expect(
        _ expected: RowHeights, before: RowHeights?, _ noun: String, _ location: ExpectationLocation
    ) -> Bool {
        guard !matches(expected) else { return true }
        let lines = differences(from: expected, before: before, noun: noun).map(\.line)
        IssueReporting.report("\(noun) heights differ\n" + lines.joined(separator: "\n"), location)
        return false
    }
}
