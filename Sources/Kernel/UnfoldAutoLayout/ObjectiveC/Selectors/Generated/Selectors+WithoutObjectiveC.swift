// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/ObjectiveC/Selectors+WithoutObjectiveC.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

extension NSObjectProtocol {
    public func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
    public func awakeFromNib() {}
    public func prepareForInterfaceBuilder() {}
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    public func value(forUndefinedKey key: String) -> Any? { nil }
}

#endif
