/// What every object of Objective-C can be asked, for adapted sources that ask a value of a protocol or of `AnyObject`:
/// those types have no such methods here.
public enum ObjectiveCMessages {
    /// Whether a method of that name is known for the object (``Selector``); an object that answers that itself is
    /// asked.
    public static func responds(_ object: AnyObject, to aSelector: Selector!) -> Bool {
        #if !canImport(ObjectiveC)
            if MainQueue.isCurrent, let own = object as? any AdaptedAnswerer {
                let asked = UnsafeTransfer(own)
                return MainActor.assumeIsolated { asked.value.responds(to: aSelector) }
            }
        #endif
        return aSelector?.isAnswered(by: object) ?? false
    }

    /// Whether a method of that name is known for the object; nil without one.
    public static func responds(_ object: AnyObject?, to aSelector: Selector!) -> Bool? {
        object.map { responds($0, to: aSelector) }
    }

    /// A method of a protocol that its objects need not have, for adapted sources that only name it.
    /// - Parameter method: the method of an object that has it.
    /// - Returns: nil without an object, and if the object's class does not have the method.
    public static func method<Object, Method>(
        of object: Object?, _ aSelector: Selector, _ method: (Object) -> Method
    ) -> Method? {
        guard let object, aSelector.isAnswered(by: object as AnyObject) else { return nil }
        return method(object)
    }

    #if !canImport(ObjectiveC)
        /// Calls a method by name with up to two arguments; nothing without an object. An unknown name raises
        /// Objective-C's exception.
        /// - Returns: What the method gave back, if that is an object.
        @discardableResult public static func perform(
            _ object: AnyObject?, _ aSelector: Selector!, with first: Any? = nil, with second: Any? = nil
        ) -> Unmanaged<AnyObject>! { object.flatMap { aSelector?.performed(on: $0, first, second) } }

        /// Calls a method by name in a later turn of the main queue, `delay` seconds from now.
        public static func perform(
            _ object: AnyObject?, _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
        ) { (object as? NSObject)?.perform(aSelector, with: anArgument, afterDelay: delay) }
    #endif
}
