#sourceLocation(file: "Fixtures/AppCode/adapter/before/RuntimeMethods.swift", line: 1)
import UIKit

/// What `NSObject` has with the Objective-C runtime only.
class OffsetWatcher: NSObject {
    var heard: [String] = []
    var stranger: NSObject?

             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        heard.append("\(keyPath ?? "") \((change?[.newKey] as? CGPoint)?.y ?? -1)")
    }

             func awakeFromNib() { super.awakeFromNib(); heard.append("awake") }
             func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || stranger?.responds(to: aSelector) == true
    }
             func forwardingTarget(for aSelector: Selector!) -> Any? { stranger }
             class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "heard" }
             class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        super.keyPathsForValuesAffectingValue(forKey: key).union(["stranger"])
    }
             func value(forUndefinedKey key: String) -> Any? { nil }
    override var description: String { "watcher" }
    override func isEqual(_ object: Any?) -> Bool { self === object as? OffsetWatcher }
}; extension OffsetWatcher: AdaptedObserver {}; extension OffsetWatcher: AdaptedForwarder {}; extension OffsetWatcher: AdaptedAnswerer {}; extension OffsetWatcher: AdaptedDependencies {}

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
             class func awakeFromNib() { super.awakeFromNib() }
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
             func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
}; extension AwakeView: AdaptedAnswerer {}

final class TouchCounter: NSObject {
    var count = 0
    func listen(to control: UIControl) {
        control.addTarget(self, action: ({Selector("touched:forEvent:", TouchCounter.touched(_:forEvent:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/RuntimeMethods.swift", line: 52)
                                                                   }()), for: .touchUpInside)
    }
          func touched(_ sender: UIControl, forEvent event: UIEvent) { count += 1 + (event.allTouches?.count ?? 0) }
}
