/// Root of the view classes, as in UIKit. There are no touches here: it links the chain along which actions look for a
/// target, and keeps what accessibility and keyboards would ask for.
@preconcurrency @MainActor open class UIResponder: UIResponderInert {
    public override init() { super.init() }

    #if !canImport(ObjectiveC)
        nonisolated(unsafe) final var associatedValues = AssociatedValues()
        /// Hears what its setters change; every one that announces a change looks here.
        @exclusivity(unchecked) nonisolated(unsafe) final var listener: (any PropertyListening)?
    #endif

    // MARK: Chain

    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { FirstResponder.current === self }
    /// Whether it would take events. Default false.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it would let another one take its place. Default true.
    open var canResignFirstResponder: Bool { true }
    /// Takes the position of the present first responder; false if either refuses. No keyboard appears.
    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.take(self) }
    /// Resigns; false if it refuses. True for any other responder, as in UIKit.
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.giveUp(self) }
    /// Whether it, or one further on in the chain, knows the action (``SelectorMethods``). Overrides say what a menu
    /// offers.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        SelectorMethods.responds(self, to: action)
    }
    /// The first responder of the chain, from here on, that can perform the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }

    // MARK: Documents of Interface Builder

    /// Called when the object has come from a document, and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}
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
    open var pasteConfiguration: UIPasteConfiguration? {
        get { accessibility?.pasteConfiguration }
        set { inert.pasteConfiguration = newValue }
    }

    /// Never called by this library, as those that follow; passes the touches on, as UIKit does.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Accessibility (stored; nothing reads the screen)

    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { inert.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? accessibility?.attributedLabel?.string }
        set { inert.label = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.attributedLabel }
        set { inert.attributedLabel = newValue }
    }
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? .zero }
        set { inert.frame = newValue }
    }
    /// Stored. Default: the middle of ``accessibilityFrame``.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { inert.activationPoint = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { inert.elements = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { inert.containerType = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { inert.customActions = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility?.customRotors }
        set { inert.customRotors = newValue }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// An element by its position; nil beyond the count.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The index of an element; `NSNotFound` for an unknown one.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
    }

    /// Made with the first of the values above: most views say nothing.
    private(set) var accessibility: ResponderValues?
    var inert: ResponderValues {
        if let accessibility { return accessibility }
        let made = ResponderValues()
        accessibility = made
        return made
    }

    #if !canImport(ObjectiveC)
        /// Called for what `addObserver(_:forKeyPath:options:context:)` observes; does nothing here.
        open func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {}
    #endif

    // MARK: Activities

    open var userActivity: NSUserActivity? {
        get { accessibility?.userActivity }
        set { inert.userActivity = newValue }
    }
    /// Whether all of what is given has a type of ``pasteConfiguration``.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return !itemProviders.isEmpty
            && itemProviders.allSatisfy { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
    }
}

extension UIResponder: AdaptedObject, AdaptedKeys {}

final class ResponderValues {
    var isElement: Bool?
    var label: String?
    var attributedLabel: NSAttributedString?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var automationElements: [Any]?
    var containerType = UIAccessibilityContainerType.none
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var headerElements: [Any]?
    var userActivity: NSUserActivity?
    var pasteConfiguration: UIPasteConfiguration?
}

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
