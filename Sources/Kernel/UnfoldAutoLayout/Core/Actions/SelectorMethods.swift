/// What selectors mean to Swift classes: a table of methods by name, for targets of controls and gesture recognizers.
/// On iOS the Objective-C runtime has it from `@objc`; here a program says it once, before the first event:
///
/// ```swift
/// SelectorMethods.register("didTapMore", on: CardCell.self) { $0.didTapMore() }
/// SelectorMethods.register("didTap:", on: CardCell.self) { (cell, button: UIButton) in cell.didTap(button) }
/// ```
///
/// A method that is known of a class is known of its subclasses; the most derived class that registered a name answers
/// for it.
@MainActor public enum SelectorMethods {
    /// Says what a selector without arguments does.
    /// - Complexity: O(1); so are the others.
    public static func register<Target: AnyObject>(
        _ selector: Selector, on type: Target.Type, _ body: @escaping @MainActor (Target) -> Void
    ) { add(selector, type) { target, _, _ in body(target) } }

    /// Says what a selector does that takes the sender. A sender of another type raises an invalid argument.
    public static func register<Target: AnyObject, Sender>(
        _ selector: Selector, on type: Target.Type, _ body: @escaping @MainActor (Target, Sender) -> Void
    ) {
        add(selector, type) { target, sender, _ in
            guard let sender = cast(sender, to: Sender.self, selector, target) else { return }
            body(target, sender)
        }
    }

    /// Says what a selector does that takes the sender and the event.
    public static func register<Target: AnyObject, Sender>(
        _ selector: Selector, on type: Target.Type, _ body: @escaping @MainActor (Target, Sender, UIEvent?) -> Void
    ) {
        add(selector, type) { target, sender, event in
            guard let sender = cast(sender, to: Sender.self, selector, target) else { return }
            body(target, sender, event)
        }
    }

    /// Whether an object's class, or one above it, registered the selector.
    /// - Complexity: O(classes that registered a method of that name).
    public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
        method(of: target, selector) != nil || selector.isAnswered(by: target)
    }

    /// Calls a method by name; raises what Objective-C raises if the object does not know it.
    public static func perform(
        _ selector: Selector, on target: AnyObject, with sender: Any? = nil, for event: UIEvent? = nil
    ) {
        guard let method = method(of: target, selector) else {
            // An adapted source gave the method with the selector.
            if selector.send(to: target, sender, event) { return }
            // Objective-C hands nil to a method that Swift says always has an event; here it has one without touches.
            if event == nil, selector.send(to: target, sender, UIEvent()) { return }
            UIKitExceptions.raise(
                .invalidArgument,
                "\(sentence(selector, target)): unrecognized selector sent to instance \(LayoutNames.address(of: target))"
            )
            return
        }
        method.call(target, sender, event)
    }

    private struct Method {
        let type: AnyClass
        let knowsObject: (AnyObject) -> Bool
        let knowsClass: (AnyClass) -> Bool
        let call: @MainActor (AnyObject, Any?, UIEvent?) -> Void
    }

    private static var methods: [Selector: [Method]] = [:]

    private static func add<Target: AnyObject>(
        _ selector: Selector, _ type: Target.Type, _ call: @escaping @MainActor (Target, Any?, UIEvent?) -> Void
    ) {
        let method = Method(
            type: type, knowsObject: { $0 is Target }, knowsClass: { $0 is Target.Type },
            call: { target, sender, event in if let target = target as? Target { call(target, sender, event) } })
        var known = methods[selector] ?? []
        known.removeAll { $0.type == type }
        known.append(method)
        methods[selector] = known
    }

    private static func method(of target: AnyObject, _ selector: Selector) -> Method? {
        var best: Method?
        for method in methods[selector] ?? [] where method.knowsObject(target) {
            if let found = best, !found.knowsClass(method.type) { continue }
            best = method
        }
        return best
    }

    private static func cast<Sender>(
        _ sender: Any?, to type: Sender.Type, _ selector: Selector, _ target: AnyObject
    ) -> Sender? {
        // Unwrapped first: an optional is an `Any` too.
        if let known = sender {
            if let known = known as? Sender { return known }
        } else if let none = sender as? Sender {
            return none
        }
        let got = sender.map { "a \(Swift.type(of: $0))" } ?? "nothing"
        UIKitExceptions.raise(.invalidArgument, "\(sentence(selector, target)): the method takes a \(type), not \(got)")
        return nil
    }

    private static func sentence(_ selector: Selector, _ target: AnyObject) -> String {
        "-[\(String(reflecting: Swift.type(of: target))) \(NSStringFromSelector(selector))]"
    }
}
