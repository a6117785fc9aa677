// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface/KeyValue+Forwarding.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

#if !canImport(ObjectiveC)

extension NSObject {
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { NamedObservers.stop(self, observer, keyPath) }
}

extension NSObjectProtocol {
    public func willChangeValue(forKey key: String) { ObservedObjects.observers(of: self)?.willChange(key) }
    public func didChangeValue(forKey key: String) { ObservedObjects.observers(of: self)?.didChange(key) }
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) { ObservedObjects.observers(of: self)?.willChange(key, changeKind, indexes) }
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) { ObservedObjects.observers(of: self)?.didChange(key, changeKind, indexes) }
}

#endif
