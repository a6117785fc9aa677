extension UITableView: ScrollDelegateListener {
    package var delegateProtocols: [Any.Type] { [(any UITableViewDelegate).self] }
    package func scrollDelegateDidChange() {
        let new = scrollDelegate as? any UITableViewDelegate
        if new !== tableDelegate { forgetAnnouncements() }
        tableDelegate = new
        optionalMethods.forget()
        reloadWhenFree()
    }

    /// What is on screen was announced to another delegate: no one is notified of its end.
    private func forgetAnnouncements() {
        for cell in displayed.values { cell.isUnannounced = true }
        for kind in PartKind.allCases { announcedParts[kind] = [] }
    }

    func notify(ofEnd cell: UITableViewCell, _ path: IndexPath) {
        if !cell.isUnannounced { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    }

    /// A notice for the end of an update, unless the delegate is another one by then.
    func notifyAfterUpdate(_ notice: @escaping @MainActor (UITableView) -> Void) {
        update.notices.append { [weak self, weak delegate = tableDelegate] in
            if let self, let delegate, delegate === self.tableDelegate { notice(self) }
        }
    }
}

extension UITableViewDelegate {
    /// Who answers in place of a delegate that has not written a method and forwards it.
    func forwardee(_ message: String, of _: UITableView) -> (any UITableViewDelegate)? {
        ForwardedMessage.target(of: self, message, in: [(any UITableViewDelegate).self])
    }
}

extension UITableViewDataSource {
    /// Who answers in place of a data source that has not written a method and forwards it.
    func forwardee(_ message: String, of _: UITableView) -> (any UITableViewDataSource)? {
        ForwardedMessage.target(of: self, message, in: [(any UITableViewDataSource).self])
    }
}
