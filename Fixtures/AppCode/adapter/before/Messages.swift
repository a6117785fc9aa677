import UIKit

@objc protocol MessageListener: AnyObject {
    @objc optional func heard(_ text: String) -> Bool
    @objc optional func listened(to view: UIView, times: Int)
    func told()
}

/// Listens to one of the two.
class MessageEar: NSObject, MessageListener {
    private(set) var texts: [String] = []
    func heard(_ text: String) -> Bool {
        texts.append(text)
        return true
    }
    func told() { texts.append("told") }
}

final class MessageSecondEar: MessageEar {}

/// Asks before it tells, as code from before optional calls does.
final class MessageCenter: NSObject, UITableViewDelegate {
    weak var listener: MessageListener?
    var loudListener: MessageListener!
    weak var next: UITableViewDelegate?
    var anything: AnyObject = NSObject()
    private(set) var log: [String] = []

    func ask() {
        log = []
        if listener?.responds(to: #selector(MessageListener.heard(_:))) == true { log.append("hears") }
        if let listener, listener.responds(to: #selector(MessageListener.listened(to:times:))) { log.append("listens") }
        if loudListener.responds(to: #selector(MessageListener.heard)), listener!.heard!("loud") { log.append("heard") }
        if (listener as AnyObject).responds(to: #selector(MessageListener.told)) { log.append("told") }
        if anything
            .responds(to: #selector(MessageEar.told)) { anything.perform(#selector(MessageEar.told)) }
        _ = listener?.heard!("forced")
    }

    func send(_ object: AnyObject?, _ other: NSObject) {
        _ = object?.perform(#selector(UIView.setNeedsLayout))
        if object?.responds(to: #selector(UIView.setNeedsLayout)) ?? false { log.append("lays out") }
        if other.responds(to: #selector(MessageEar.told)) { log.append("other") }
    }

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || next?.responds(to: aSelector) ?? false
    }
}
