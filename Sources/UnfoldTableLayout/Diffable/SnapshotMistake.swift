import UnfoldAutoLayout
import Dispatch
import Foundation

/// Snapshots belong to no actor; a mistake in one is told on the main queue.
package enum SnapshotMistake {
    package static func raise(_ reason: String) { onMain { UIKitExceptions.raise(.internalInconsistency, reason) } }
    package static func log(_ text: String) { onMain { LayoutJournal.console(text) } }

    private static func onMain(_ body: @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { DispatchQueue.main.sync(execute: body) }
    }
}
