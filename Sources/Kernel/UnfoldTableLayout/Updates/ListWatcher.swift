import UnfoldAutoLayout

/// Is notified of what a list has done: replays of live code.
@MainActor package protocol ListWatcher: AnyObject {
    /// An update was carried out; its report is the list's last.
    func listDidUpdate()
    /// A layout pass outside of updates is over.
    func listDidLayOut()
}

/// A list keeps none of its watchers.
package struct WeakWatcher {
    fileprivate private(set) weak var watcher: (any ListWatcher)?

    package init(_ watcher: any ListWatcher) { self.watcher = watcher }
}

extension RowUpdating {
    package func addWatcher(_ watcher: any ListWatcher) { watchers.append(WeakWatcher(watcher)) }
    package func removeWatcher(_ watcher: any ListWatcher) {
        watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    }

    package func notifyOfUpdate() {
        guard !watchers.isEmpty else { return }
        for known in watchers { known.watcher?.listDidUpdate() }
    }

    package func notifyOfLayout() {
        guard !watchers.isEmpty, update.isIdle else { return }
        for known in watchers { known.watcher?.listDidLayOut() }
    }
}
