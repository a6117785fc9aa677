// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface/Selectors+Forwarding.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

extension NSObjectProtocol {
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { perform(aSelector, with: object, with: nil) }
}

extension NSObject {
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) { perform(aSelector, with: anArgument, afterDelay: delay) }
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) { DelayedSelectors.cancel(aTarget as AnyObject, nil) }
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) { DelayedSelectors.cancel(aTarget as AnyObject, aSelector) }
}

#endif
