/// Records a table or collection view of a running app: as a scenario that `unfold` replays anywhere, and as a record of
/// the heights and frames that the device had.
///
/// ```swift
/// let recorder = TableRecorder(tableView)
/// recorder.update("expand") {
///     tableView.beginUpdates()
///     cell.expand()
///     tableView.endUpdates()
/// }
/// try recorder.write(to: folder)
/// ```
/// Only public API of UIKit is used, and nothing is changed but that the list is laid out. Steps are what distinguishes two
/// states, so that ``mark(_:)`` records what a person did, too. Mistakes are kept for ``write(to:)`` to throw.
@MainActor public final class TableRecorder {
    /// Replaces letters and digits of texts by ones of about their width, before anything is kept, and leaves out what the
    /// app calls rows and its accessibility identifiers. Default false. Setting it drops the steps so far, and begins
    /// again with the list as it is.
    public var redactTexts = false { didSet { if redactTexts != oldValue { begin() } } }

    /// What the app calls the row or item at a place; nil, the default, for rows that are known by their content. Setting
    /// it drops the steps so far, and begins again with the list as it is.
    public var rowIdentifier: ((IndexPath) -> String?)? { didSet { begin() } }

    /// What the device had after each step so far.
    public var stepRecords: [StepRecord] { history.records(name: name, origin: origin) }

    var conflictLog = ConflictLog.system { didSet { begin() } }
    private let reader: ListReader
    private var states: [(name: String, state: ListState)] = []
    private var problem: RecorderError?
    private var isUpdating = false
    private var lastRead: Date?
    private var name: String { states.dropFirst().first.flatMap { $0.name.isEmpty ? nil : $0.name } ?? "recording" }

    /// Begins with the table as it is, laid out: the step `load`.
    public convenience init(_ tableView: UITableView) { self.init(list: tableView) }

    /// Begins with the collection view as it is, laid out: the step `load`.
    public convenience init(_ collectionView: UICollectionView) { self.init(list: collectionView) }

    private init(list: UIScrollView) {
        reader = ListReader(list)
        begin()
    }

    private func begin() {
        states = []
        (problem, lastRead) = (nil, nil)
        reader.redaction = redactTexts ? Redaction() : nil
        reader.identifier = rowIdentifier
        mark("load")
    }

    /// Runs `body`, whose changes and updates are one step, and returns what it returns.
    @discardableResult public func update<T>(_ step: String, _ body: () throws -> T) rethrows -> T {
        if isUpdating { note(.nested(step: step)) }
        let isOuter = !isUpdating
        isUpdating = true
        defer {
            if isOuter {
                isUpdating = false
                mark(step)
            }
        }
        return try body()
    }

    /// Makes a step of what changed since the last one: to be called when the list has moved, from a gesture or the
    /// debugger. In the middle of an update nothing is recorded.
    public func mark(_ step: String) {
        guard !isUpdating, problem == nil else { return }
        // What the app does while its list is laid out is no step.
        isUpdating = true
        defer { isUpdating = false }
        do {
            var state = try reader.read(step: step)
            state.conflicts = conflicts(of: state)
            states.append((step, state))
        } catch { note(error) }
    }

    /// What was printed of the list since the last step. Messages have texts in them, which a redacted record has not.
    private func conflicts(of state: ListState) -> [String]? {
        let addresses = state.addresses.union(states.last?.state.addresses ?? [])
        defer { lastRead = Date() }
        return redactTexts ? nil : conflictLog.conflicts(since: lastRead, of: addresses)
    }

    private func note(_ error: RecorderError) { if problem == nil { problem = error } }

    /// The scenario: a JSON file with templates, the list and its steps.
    /// - Throws: ``RecorderError``, for what went wrong while recording.
    public func scenario() throws(RecorderError) -> String {
        if let problem { throw problem }
        var text = ScenarioText(name: name, history: history, origin: origin)
        return text.text()
    }

    /// Writes the scenario and the device's record into a folder, which is made if it is not there: `expand.json` and
    /// `expand.heights.ios-26.1-iPhone18,1`, named after the first step that follows `load`.
    /// - Returns: the files.
    /// - Throws: ``RecorderError``, for what went wrong while recording, or a file that cannot be written.
    @discardableResult public func write(to folder: URL) throws(RecorderError) -> [URL] {
        let scenario = try self.scenario()
        let plain = String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
        let device = AppCode.model
        let version = UIDevice.current.systemVersion
        let file = folder.appendingPathComponent(plain + ".json")
        let record = folder.appendingPathComponent("\(plain).heights.ios-\(version)-\(device)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(scenario.utf8).write(to: file, options: .atomic)
            try Data(DeviceRecord.text(stepRecords).utf8).write(to: record, options: .atomic)
        } catch { throw .cannotWrite(path: folder.path, reason: error.localizedDescription) }
        return [file, record]
    }

    private var history: ListHistory { ListHistory(states, namesRows: !redactTexts) }

    private var origin: Members {
        Members([
            "device": .text(AppCode.model), "system": .text("iOS \(UIDevice.current.systemVersion)"),
            "locale": .text(Locale.current.identifier),
        ])
    }
}
