#sourceLocation(file: "Fixtures/AppCode/adapter/before/ForwardedMessages.swift", line: 1)
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

#sourceLocation(file: "Fixtures/AppCode/adapter/before/ForwardedMessages.swift", line: 24)
             func responds(to aSelector: Selector!) -> Bool {
        if declares(UITableViewDelegate.self, aSelector) { return ObjectiveCMessages.responds(relayDelegate, to: aSelector) ?? false }
        return super.responds(to: aSelector)
    }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ForwardedMessages.swift", line: 29)
             func forwardingTarget(for aSelector: Selector!) -> Any? {
        asked.append(NSStringFromSelector(aSelector))
        return declares(UITableViewDelegate.self, aSelector) ? relayDelegate : super.forwardingTarget(for: aSelector)
    }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ForwardedMessages.swift", line: 17)
}

extension RelayTable {
    private func declares(_ aProtocol: Protocol, _ aSelector: Selector) -> Bool {
        protocol_getMethodDescription(aProtocol, aSelector, false, true).name != nil
    }

    




    



}; extension RelayTable: AdaptedForwarder {}; extension RelayTable: AdaptedAnswerer {}

class FlatRelay: NSObject, UITableViewDelegate {
    weak var target: UITableViewDelegate?

             func responds(to selector: Selector!) -> Bool { super.responds(to: selector) || ObjectiveCMessages.responds(target, to: selector) == true }

             func forwardingTarget(for selector: Selector!) -> Any? { target ?? super.forwardingTarget(for: selector) }
}; extension FlatRelay: AdaptedForwarder {}; extension FlatRelay: AdaptedAnswerer {}
