import UnfoldAutoLayout
import Foundation

extension UITableView: ScrollDelegateListener {
    package var delegateProtocols: [Any.Type] { [(any UITableViewDelegate).self] }
    package func scrollDelegateDidChange() {
        // What is on screen was announced to another one.
        tableDelegate = nil
        reloadWhenFree()
        tableDelegate = scrollDelegate as? any UITableViewDelegate
        optionalMethods.forget()
    }
}

extension UITableViewDelegate {
    /// Who answers in place of a delegate that has not written a method and forwards it.
    func forwardee(_ message: String) -> (any UITableViewDelegate)? {
        ForwardedMessage.target(of: self, message, in: [(any UITableViewDelegate).self])
    }
}

extension UITableViewDataSource {
    /// Who answers in place of a data source that has not written a method and forwards it.
    func forwardee(_ message: String) -> (any UITableViewDataSource)? {
        ForwardedMessage.target(of: self, message, in: [(any UITableViewDataSource).self])
    }
}
