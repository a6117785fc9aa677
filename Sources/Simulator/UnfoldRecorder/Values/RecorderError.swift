/// Why a recording cannot be made or written.
public enum RecorderError: Error, Hashable, CustomStringConvertible {
    /// The list is in no window, so that nothing of it is laid out.
    case noWindow
    /// The list has no data source, so that it has no rows.
    case noDataSource
    /// The rows of the list and of its data source differ: it was recorded between a change of the data and its update.
    case rowsChanged(step: String)
    /// Two steps were recorded at once: `update` was called in an update.
    case nested(step: String)
    /// A file cannot be written.
    case cannotWrite(path: String, reason: String)

    /// What is wrong and what to do, in a sentence.
    public var description: String {
        switch self {
        case .noWindow: "the list is in no window: record it when it is on screen"
        case .noDataSource: "the list has no data source: record it when it has rows"
        case .rowsChanged(let step):
            "rows changed while '\(step)' was recorded: call the recorder when the list has made its update"
        case .nested(let step): "'\(step)' was recorded inside another update: record one update at a time"
        case .cannotWrite(let path, let reason): "cannot write '\(path)': \(reason)"
        }
    }
}
