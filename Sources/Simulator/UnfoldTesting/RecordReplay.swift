import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldReport
import UnfoldTableLayout

/// Records what a table does while `body` runs: each update, reload and layout pass is a step of the replay, or several
/// of them under a name.
///
/// ```swift
/// let replay = recordReplay(of: tableView, "expand") { recorder in
///     recorder.step("second tap") { cell.expand(); tableView.layoutIfNeeded() }
/// }
/// try replay.write(to: "expand.html")  // or .svg, .json
/// ```
/// If `body` throws, the replay so far is attached to the test.
@MainActor public func recordReplay(
    of tableView: UITableView, _ name: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: (ReplayRecorder) throws -> Void
) rethrows -> Replay {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try ReplayRecorder(of: tableView, name: name, fileID: fileID, line: line).record(location, body)
}

/// The same of a collection view.
@MainActor public func recordReplay(
    of collectionView: UICollectionView, _ name: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: (ReplayRecorder) throws -> Void
) rethrows -> Replay {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return try ReplayRecorder(of: collectionView, name: name, fileID: fileID, line: line).record(location, body)
}

extension ReplayRecorder {
    fileprivate func record(_ location: ExpectationLocation, _ body: (ReplayRecorder) throws -> Void) rethrows -> Replay
    {
        do { try body(self) } catch {
            FailureFiles.attach(stop(), location)
            throw error
        }
        return stop()
    }
}
