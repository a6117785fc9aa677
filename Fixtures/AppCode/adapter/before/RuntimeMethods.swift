import UIKit

/// What `NSObject` has with the Objective-C runtime only.
class OffsetWatcher: NSObject {
    var heard: [String] = []
    var stranger: NSObject?

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        heard.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1)")
    }

    override func awakeFromNib() { super.awakeFromNib(); heard.append("awake") }
    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || stranger?.responds(to: aSelector) == true
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { stranger }
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "heard" }
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        super.keyPathsForValuesAffectingValue(forKey: key).union(["stranger"])
    }
    override func value(forUndefinedKey key: String) -> Any? { nil }
    override var description: String { "watcher" }
    override func isEqual(_ object: Any?) -> Bool { self === object as? OffsetWatcher }
}

final class CountingWatcher: OffsetWatcher {
    var count = 0
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        count += 1
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

/// A view has them: there `override` stays.
final class AwakeView: UIView {
    override func awakeFromNib() { super.awakeFromNib() }
    override class func awakeFromNib() { super.awakeFromNib() }
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
    override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
}

final class TouchCounter: NSObject {
    var count = 0
    func listen(to control: UIControl) {
        control.addTarget(self, action: #selector(touched(_:forEvent:)), for: .touchUpInside)
    }
    @objc func touched(_ sender: UIControl, forEvent event: UIEvent) { count += 1 + (event.allTouches?.count ?? 0) }
}
