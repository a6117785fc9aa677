// `#selector` of an adapted source gives the method with the name (`Selector+Methods.swift`); these are what the name
// is good for.
extension Selector {
    var methodName: String { "\(self)" }

    /// Whether a method of that name is known for the object's class or one that it derives from.
    /// - Complexity: O(depth of the class).
    public func isAnswered(by target: AnyObject) -> Bool {
        AdaptedActions.method(methodName, of: target) != nil || ForwardedMessage.isAnswered(by: target, self)
    }

    /// Whether a class, or one above it, has a method of that name.
    /// - Complexity: O(depth of the class).
    package func isMethod(of type: AnyClass) -> Bool { AdaptedActions.method(methodName, of: type) != nil }

    /// Calls the method of that name: with no argument, with `first`, or with both, as the method takes them. A method
    /// of the main actor that is called elsewhere runs on the main queue later.
    /// - Returns: Whether there is such a method, and the arguments are of the types that it takes.
    /// - Complexity: O(depth of the class), and what the method does.
    @discardableResult public func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
        AdaptedActions.method(methodName, of: target)?.send(target, first, second) != nil
    }

    /// What the method of that name gives back; nil if there is none that takes the arguments.
    package func answer(of target: AnyObject, _ first: Any?, _ second: Any?) -> Any? {
        AdaptedActions.method(methodName, of: target)?.send(target, first, second)?.value
    }
}
