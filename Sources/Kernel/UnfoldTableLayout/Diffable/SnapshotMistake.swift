import Dispatch

/// Snapshots belong to no actor; a mistake in one is reported on the main queue.
package enum SnapshotMistake {
    package static func raise(_ reason: String) { DispatchQueue.onMain { UIKitExceptions.raise(reason) } }
    package static func log(_ text: String) { DispatchQueue.onMain { LayoutJournal.console(text) } }
}
