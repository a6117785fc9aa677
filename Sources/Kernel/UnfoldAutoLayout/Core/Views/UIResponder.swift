/// Root of the view classes, as in UIKit. There are no touches here: it links the chain along which actions look for a
/// target, and keeps what accessibility and keyboards would ask for.
@preconcurrency @MainActor open class UIResponder: UIResponderInert, TrackingReads {
    public override init() { super.init() }
    package final var readRuns: [TrackedWork: Int] = [:]

    #if !canImport(ObjectiveC)
        nonisolated(unsafe) final var associatedValues = AssociatedValues()
        /// Hears what its setters change; every one that announces a change looks here.
        @exclusivity(unchecked) nonisolated(unsafe) final var listener: (any PropertyListening)?
    #endif

    open var isFirstResponder: Bool { FirstResponder.current === self }
    /// Takes the position of the present first responder; false if either refuses. No keyboard appears.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.take(self) }
    /// Resigns; false if it refuses. True for any other responder, as in UIKit.
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.giveUp(self) }
    /// Whether it, or one further on in the chain, knows the action (``SelectorMethods``). Overrides fill menus.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        SelectorMethods.responds(self, to: action)
    }
    /// The first responder of the chain, from here on, that can perform the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }

    /// Sets a property by name: an outlet, one that a document gives a value, an `@objc` property of an adapted class, or
    /// what programs often set of UIKit's own (`hidden`, `text`, `contentOffset`, …). A name that leads to none raises
    /// Objective-C's exception.
    open func setValue(_ value: Any?, forKey key: String) {
        if let set = KeyedProperties.property(key, of: type(of: self))?.set { return set(self, value) }
        setValue(value, forUndefinedKey: key)
    }
    /// A name that no property answers to: raises Objective-C's exception. Overrides say what else should happen.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { AdaptedProperties.raiseUndefined(key, of: self) }
    /// The value of a property by its name: one that ``setValue(_:forKey:)`` knows, a stored one, found by reflection, or
    /// what a method of that name gives back (``Selector``); nil for a name that there is none of.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) ?? Selector(key).answer(of: self, nil, nil) }
    /// The value at the end of a path of names of properties.
    open func value(forKeyPath keyPath: String) -> Any? { StoredValues.value(of: self, keyPath) }
    /// Sets a property by name, of an object that stored properties lead to.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let last = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let (path, key) = (String(keyPath[..<last]), String(keyPath[keyPath.index(after: last)...]))
        switch path == "layer" ? (self as? UIView)?.layer : StoredValues.value(of: self, path) {
        case let layer as CALayer: layer.setValue(value, forKey: key)
        case let object as any AdaptedObject: object.setValue(value, forKey: key)
        case let object as NSObject: object.setValue(value, forKey: key)
        default: AdaptedProperties.raiseUndefined(keyPath, of: self)
        }
    }
    #if !canImport(ObjectiveC)
        /// Called for what `addObserver(_:forKeyPath:options:context:)` observes; does nothing here.
        open func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {}
    #endif

    /// Whether all of what is given has a type of `pasteConfiguration`.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return !itemProviders.isEmpty
            && itemProviders.allSatisfy { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
    }
}

extension UIResponder: AdaptedObject, AdaptedKeys {}

/// The one responder that events without a target go to.
@MainActor enum FirstResponder {
    private static var reference: TargetReference?
    static var current: UIResponder? { reference?.object as? UIResponder }

    static func take(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder, current?.resignFirstResponder() ?? true else { return false }
        reference = TargetReference(responder)
        return true
    }

    static func giveUp(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        reference = nil
        return true
    }
}
