import UnfoldAutoLayout
import Foundation

extension UITableView: ScrollDelegateListener {
    package func scrollDelegateDidChange() {
        tableDelegate = scrollDelegate as? any UITableViewDelegate
        optionalMethods.forget()
        reloadWhenFree()
    }
}
