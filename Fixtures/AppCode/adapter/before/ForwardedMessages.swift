import UIKit

/// A table that stands between UIKit and the app's delegate: what it has not written itself goes to the delegate.
class RelayTable: UITableView, UITableViewDelegate {
    weak var relayDelegate: UITableViewDelegate?
    var asked: [String] = []

    override var delegate: UITableViewDelegate? {
        get { super.delegate }
        set {
            relayDelegate = newValue
            super.delegate = self
        }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 11 }
}

extension RelayTable {
    private func declares(_ aProtocol: Protocol, _ aSelector: Selector) -> Bool {
        protocol_getMethodDescription(aProtocol, aSelector, false, true).name != nil
    }

    override func responds(to aSelector: Selector!) -> Bool {
        if declares(UITableViewDelegate.self, aSelector) { return relayDelegate?.responds(to: aSelector) ?? false }
        return super.responds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        asked.append(NSStringFromSelector(aSelector))
        return declares(UITableViewDelegate.self, aSelector) ? relayDelegate : super.forwardingTarget(for: aSelector)
    }
}

class FlatRelay: NSObject, UITableViewDelegate {
    weak var target: UITableViewDelegate?

    override func responds(to selector: Selector) -> Bool { super.responds(to: selector) || target?.responds(to: selector) == true }

    override func forwardingTarget(for selector: Selector) -> Any? { target ?? super.forwardingTarget(for: selector) }
}
