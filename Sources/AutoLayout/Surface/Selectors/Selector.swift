import Foundation

// With an Objective-C runtime there is a `Selector` already.
#if !canImport(ObjectiveC)
    /// The name of a method as Objective-C spells it: `didTap`, `didTap:`, `didTap:event:`.
    ///
    /// Without the Objective-C runtime a name alone leads nowhere. ``init(_:_:)-(_,(Target)->()->Result)`` and its
    /// siblings give the method too; every selector of that name then finds it. `unfold adapt` writes them for `#selector`.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        let name: String

        /// The selector of that name; it leads to what was given with the name, before or after.
        public init(_ name: String) { self.name = name }
        /// The selector of that name.
        public init(stringLiteral value: String) { name = value }
        /// The name.
        public var description: String { name }
    }

    /// The selector of that name.
    public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
    /// The selector's name.
    public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
#endif

extension Selector {
    var methodName: String { "\(self)" }

    /// Whether a method of that name is known for the object's class or one that it derives from.
    /// - Complexity: O(depth of the class).
    public func isAnswered(by target: AnyObject) -> Bool {
        SelectorMethods.shared.method(methodName, of: target) != nil
    }

    /// Calls the method of that name: with no argument, with `first`, or with both, as the method takes them. A method of
    /// the main actor that is called elsewhere runs on the main queue later.
    /// - Returns: Whether there is such a method, and the arguments are of the types that it takes.
    /// - Complexity: O(depth of the class), and what the method does.
    @discardableResult public func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
        SelectorMethods.shared.method(methodName, of: target)?.send(target, first, second) != nil
    }

    /// ``send(to:_:_:)``; where it fails, Objective-C's exception is raised.
    func sendOrRaise(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
        if let answer = SelectorMethods.shared.method(methodName, of: target)?.send(target, first, second) {
            return answer.value
        }
        let text = "-[\(String(reflecting: type(of: target))) \(methodName)]: unrecognized selector sent to instance"
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { UIKitExceptions.raise(.invalidArgument, text) }
        } else {
            DispatchQueue.main.async { UIKitExceptions.raise(.invalidArgument, text) }
        }
        return nil
    }
}
