#if !canImport(ObjectiveC)
    extension OptionalRequirements {
        /// Whether the object's class has written the method itself: UIKit's defaults do not count. Adapted classes tell of
        /// the methods that a selector names; others of none.
        @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
            ObjectiveCMessages.responds(self, to: aSelector)
        }
        /// Calls a method by name with up to two arguments. An unknown name raises Objective-C's exception.
        @_disfavoredOverload @discardableResult public func perform(
            _ aSelector: Selector!, with object1: Any! = nil, with object2: Any! = nil
        ) -> Unmanaged<AnyObject>! { ObjectiveCMessages.perform(self, aSelector, with: object1, with: object2) }
        @_disfavoredOverload public func isKind(of aClass: AnyClass) -> Bool {
            sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
        }
    }
#endif
