/// Collects what a live table or collection view does while an app changes it, and makes a ``Replay`` of it.
///
/// ```swift
/// let recorder = ReplayRecorder(of: tableView, name: "expand")
/// tableView.beginUpdates()
/// cell.expand()
/// tableView.endUpdates()
/// try recorder.stop().write(to: "expand.html")
/// ```
/// Each update (`beginUpdates` and `endUpdates`, `performBatchUpdates`, a snapshot), each reload and each layout pass that
/// moves something is a step; ``step(_:line:_:)`` makes several of them one, under a name. The recorder only looks: frames,
/// heights, counts and reports of the list are those of a run without it. Rows are called by where they were when they
/// were first seen, views and constraints by their identifiers or the properties that hold them.
@MainActor public final class ReplayRecorder {
    private let recording: ListRecording
    private let questions: DrawnQuestions?
    private var replay: Replay?

    /// Begins to record a table as it stands, until ``stop()``.
    public convenience init(
        of tableView: UITableView, name: String = "replay", fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(of: tableView, name: name, asksWhatIf: true, fileID: fileID, line: line) }

    /// Begins to record a collection view as it stands, until ``stop()``.
    public init(
        of collectionView: UICollectionView, name: String = "replay", fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        questions = DrawnQuestions(collapsed: nil, triesBroken: true)
        recording = ListRecording(
            collectionView, name: name, at: Self.position(fileID, line), observer: questions,
            nameViews: PropertyNames.give)
    }

    /// - Parameter asksWhatIf: whether changes are tried in each step, by solving again.
    package init(of tableView: UITableView, name: String, asksWhatIf: Bool, fileID: StaticString, line: UInt) {
        questions = asksWhatIf ? DrawnQuestions(collapsed: nil, triesBroken: true) : nil
        recording = ListRecording(
            tableView, name: name, at: Self.position(fileID, line), observer: questions, nameViews: PropertyNames.give)
    }

    private static func position(_ fileID: StaticString, _ line: UInt) -> SourcePosition {
        SourcePosition(file: "\(fileID)", line: Int(line), column: 1)
    }

    /// Runs `body`, whose updates, reloads and layout passes are one step of the replay. A step within it is a part of it.
    public func step<T>(_ name: String, line: UInt = #line, _ body: () throws -> T) rethrows -> T {
        try recording.named(name, line: Int(line), body)
    }

    package var hasConflicts: Bool { recording.result.steps.contains { !$0.conflicts.isEmpty } }

    package func cancel() { recording.cancel() }

    /// Ends the recording, and answers the same replay from then on. What changed since the last step is a step too.
    @discardableResult public func stop() -> Replay {
        if let replay { return replay }
        recording.stop()
        var result = recording.result
        for index in result.steps.indices {
            result.steps[index].findings = FindingCauses.sorted(result.steps[index].findings)
            guard let questions else { continue }
            result.steps[index].drawing?.fixes = questions.fixes[index]
            result.steps[index].drawing?.sweeps = questions.sweeps[index]
        }
        let made = Replay(result)
        replay = made
        return made
    }
}
