import Foundation

/// Root of the view classes, as in UIKit. There are no touches here: it links the chain along which actions look for a
/// target, and keeps what accessibility and keyboards would ask for.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    #if !canImport(ObjectiveC)
        nonisolated(unsafe) final var associatedValues = AssociatedValues()
        /// Who observes its properties; every setter that announces a change looks here.
        @exclusivity(unchecked) nonisolated(unsafe) final var observers: ObjectObservers?
    #endif

    // MARK: Chain

    /// Whom events would go to next.
    open var next: UIResponder? { nil }
    /// Whether it is the one that events without a target go to.
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

    // MARK: Keyboards (stored; none appears)

    /// What replaces the keyboard. Default none; nothing appears.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard. Default none; nothing appears.
    open var inputAccessoryView: UIView? { nil }
    /// Default none.
    open var inputAssistantItem: UITextInputAssistantItem { inert.assistantItem }
    /// Accepted.
    open func reloadInputViews() {}
    /// Shortcuts of a hardware keyboard; never pressed here. Default none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// None.
    open var undoManager: UndoManager? { nil }
    /// Gestures for editing; never asked. Default: the system's.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// Accepted; there are no menus.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Accepted; there are no menus.
    open func validate(_ command: UICommand) {}

    // MARK: Documents of Interface Builder

    /// Called when the object has come from a document, and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}
    /// Never called: there is no canvas.
    open func prepareForInterfaceBuilder() {}
    /// Sets a property by name: an outlet, one that a document gives a value, an `@objc` property of an adapted class, or
    /// what programs often set of UIKit's own (`hidden`, `text`, `contentOffset`, …). A name that leads to none raises
    /// Objective-C's exception.
    open func setValue(_ value: Any?, forKey key: String) {
        if let set = KeyedProperties.property(key, of: type(of: self))?.set { return set(self, value) }
        setValue(value, forUndefinedKey: key)
    }
    /// A name that no property answers to: raises Objective-C's exception. Overrides say what else should happen.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { AdaptedProperties.raiseUndefined(key, of: self) }
    /// Never called: ``value(forKey:)`` of an unknown name is nil here.
    open func value(forUndefinedKey key: String) -> Any? { nil }
    /// Writes nothing: archives are not read either.
    open func encode(with coder: NSCoder) {}
    /// Names of the properties that adapted sources have for Objective-C; the class's own, and those above.
    open class func adaptedProperties() -> [AdaptedProperty] { [] }
    /// The value of a property by its name: one that ``setValue(_:forKey:)`` knows, a stored one, found by reflection, or
    /// what a method of that name gives back (``Selector``); nil for a name that there is none of.
    open func value(forKey key: String) -> Any? {
        value(forKeyPath: key) ?? Selector(key).answer(of: self, nil, nil)
    }
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
    /// Stored; nothing is pasted.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { accessibility?.pasteConfiguration }
        set { inert.pasteConfiguration = newValue }
    }
    /// Never called; does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// One.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// None.
    open var inputViewController: UIViewController? { nil }
    /// None.
    open var inputAccessoryViewController: UIViewController? { nil }
    /// Selectors of the methods that documents and strings may name. Adapted classes override it for theirs.
    open class func adaptedActions() -> [Selector] { [] }

    /// Never called by this library; passes the touches on, as UIKit does.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Never called by this library; passes the touches on, as UIKit does.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Never called by this library; passes the touches on, as UIKit does.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Never called by this library; passes the touches on, as UIKit does.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Never called; does nothing.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Never called by this library; passes the presses on.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Never called by this library; passes the presses on.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Never called by this library; passes the presses on.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Never called by this library; passes the presses on.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Never called by this library; passes the motion on.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Never called by this library; passes the motion on.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Never called by this library; passes the motion on.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// Never called by this library; passes the event on.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Editing (never called by this library; they do nothing)

    /// Does nothing.
    open func cut(_ sender: Any?) {}
    /// Does nothing.
    open func copy(_ sender: Any?) {}
    /// Does nothing.
    open func paste(_ sender: Any?) {}
    /// Does nothing.
    open func delete(_ sender: Any?) {}
    /// Does nothing.
    open func select(_ sender: Any?) {}
    /// Does nothing.
    open func selectAll(_ sender: Any?) {}
    /// Does nothing.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Does nothing.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Does nothing.
    open func toggleBoldface(_ sender: Any?) {}
    /// Does nothing.
    open func toggleItalics(_ sender: Any?) {}
    /// Does nothing.
    open func toggleUnderline(_ sender: Any?) {}
    /// Does nothing.
    open func increaseSize(_ sender: Any?) {}
    /// Does nothing.
    open func decreaseSize(_ sender: Any?) {}
    /// Does nothing.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
    /// Does nothing.
    open func find(_ sender: Any?) {}
    /// Does nothing.
    open func findNext(_ sender: Any?) {}
    /// Does nothing.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Does nothing.
    open func rename(_ sender: Any?) {}
    /// Does nothing.
    open func duplicate(_ sender: Any?) {}
    /// Does nothing.
    open func printContent(_ sender: Any?) {}

    // MARK: Accessibility (stored; nothing reads the screen)

    /// Stored. Default false.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { inert.isElement = newValue }
    }
    /// Stored. Default none.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? accessibility?.attributedLabel?.string }
        set { inert.label = newValue }
    }
    /// Stored. Default none.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.attributedLabel }
        set { inert.attributedLabel = newValue }
    }
    /// Stored. Default none.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { inert.hint = newValue }
    }
    /// Stored. Default none.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility?.attributedHint }
        set { inert.attributedHint = newValue }
    }
    /// Stored. Default none.
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { inert.value = newValue }
    }
    /// Stored. Default none.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility?.attributedValue }
        set { inert.attributedValue = newValue }
    }
    /// Stored. Default none.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { inert.traits = newValue }
    }
    /// Stored. Default zero.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? .zero }
        set { inert.frame = newValue }
    }
    /// Stored. Default none.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { inert.path = newValue }
    }
    /// Stored. Default: the middle of ``accessibilityFrame``.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { inert.activationPoint = newValue }
    }
    /// Stored. Default none.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { inert.language = newValue }
    }
    /// Stored. Default false.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.elementsHidden ?? false }
        set { inert.elementsHidden = newValue }
    }
    /// Stored. Default false.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.viewIsModal ?? false }
        set { inert.viewIsModal = newValue }
    }
    /// Stored. Default false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { inert.groupsChildren = newValue }
    }
    /// Stored. Default automatic.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.navigationStyle ?? .automatic }
        set { inert.navigationStyle = newValue }
    }
    /// Stored. Default true.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.responds ?? true }
        set { inert.responds = newValue }
    }
    /// Stored. Default none.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.inputLabels ?? [] }
        set { inert.inputLabels = newValue }
    }
    /// Stored. Default none.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { inert.elements = newValue }
    }
    /// Stored. Default none.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { inert.containerType = newValue }
    }
    /// Stored. Default none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { inert.customActions = newValue }
    }
    /// Stored. Default none.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility?.customRotors }
        set { inert.customRotors = newValue }
    }
    /// How many elements there are.
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
    /// Never called by this library. Default false.
    open func accessibilityActivate() -> Bool { false }
    /// Never called by this library; does nothing.
    open func accessibilityIncrement() {}
    /// Never called by this library; does nothing.
    open func accessibilityDecrement() {}
    /// Never called by this library. Default false.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Never called by this library. Default false.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Never called by this library. Default false.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Never called by this library; does nothing.
    open func accessibilityElementDidBecomeFocused() {}
    /// Never called by this library; does nothing.
    open func accessibilityElementDidLoseFocus() {}
    /// Always false: nothing reads the screen.
    open func accessibilityElementIsFocused() -> Bool { false }

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

    /// Stored.
    open var userActivity: NSUserActivity? {
        get { accessibility?.userActivity }
        set { inert.userActivity = newValue }
    }
    /// Never called; does nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Never called; does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Whether all of what is given has a type of ``pasteConfiguration``.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return !itemProviders.isEmpty
            && itemProviders.allSatisfy { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
    }
}

/// What a responder stores for others to read.
final class ResponderValues {
    var isElement: Bool?
    var label: String?
    var attributedLabel: NSAttributedString?
    var hint: String?
    var attributedHint: NSAttributedString?
    var value: String?
    var attributedValue: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var elementsHidden = false
    var viewIsModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var responds: Bool?
    var inputLabels: [String]?
    var textualContext: UIAccessibilityTextualContext?
    var rare = RareAccessibility()
    var elements: [Any]?
    var automationElements: [Any]?
    var containerType = UIAccessibilityContainerType.none
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var headerElements: [Any]?
    var userActivity: NSUserActivity?
    var pasteConfiguration: UIPasteConfiguration?
    @MainActor lazy var assistantItem = UITextInputAssistantItem()
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
