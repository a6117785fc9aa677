/// Base of controls. Nothing is touched here: ``sendActions(for:)`` stands for the user.
@preconcurrency @MainActor open class UIControl: UIControlInert, TouchKeeping {
    open var isEnabled = true {
        willSet { willChange("enabled", newValue != isEnabled) }
        didSet {
            guard oldValue != isEnabled else { return }
            stateDidChange()
            valuesDidChange()
        }
    }
    open var isSelected = false {
        willSet { willChange("selected", newValue != isSelected) }
        didSet {
            guard oldValue != isSelected else { return }
            stateDidChange()
            valuesDidChange()
        }
    }
    open var isHighlighted = false {
        willSet { willChange("highlighted", newValue != isHighlighted) }
        didSet {
            guard oldValue != isHighlighted else { return }
            stateDidChange()
            valuesDidChange()
        }
    }
    open var state: State {
        var state: State = .normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
    }
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
    }

    /// ``contentHorizontalAlignment``, leading and trailing turned into sides.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: mirrored ? .right : .left
        case .trailing: mirrored ? .left : .right
        case let other: other
        }
    }
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    /// Sends an action to a target for those events; see ``SelectorMethods`` for what a selector calls. The target is
    /// not kept alive; nil means the first responder in the chain that knows the action. A pair that is there already
    /// gains the events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targetActions.add(target, action, for: controlEvents.bits)
    }
    /// Stops sending for those events; nil means every target, every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targetActions.remove(target, action, for: controlEvents.bits)
    }
    /// Runs an action's handler for those events; one of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        targetActions.add(action, for: controlEvents.bits)
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        targetActions.remove(action.identifier, for: controlEvents.bits)
    }
    /// Stops running the action of that identifier for those events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        targetActions.remove(actionIdentifier, for: controlEvents.bits)
    }
    /// Targets that are alive, actions left out.
    open var allTargets: Set<AnyHashable> { Set(targetActions.targets.compactMap { $0 as? AnyHashable }) }
    open var allControlEvents: Event {
        targetActions.entries.reduce(into: []) { $0.formUnion(Event(rawValue: $1.events.rawValue)) }
    }
    /// Names of the actions that a target gets for an event, in order; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = targetActions.actions(for: target as AnyObject?, controlEvent.bits)
        return names.isEmpty ? nil : names
    }
    /// Calls for each target and action, in order, until asked to stop.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for entry in targetActions.entries {
            switch entry.receiver {
            case .action(let action): iterator(action, nil, Event(rawValue: entry.events.rawValue), &stops)
            case .chain(let selector): iterator(nil, (nil, selector), Event(rawValue: entry.events.rawValue), &stops)
            case .target(let reference, let selector):
                iterator(nil, (reference.object, selector), Event(rawValue: entry.events.rawValue), &stops)
            }
            if stops { return }
        }
    }
    /// Sends one action; the chain is searched for a target of nil. Overrides see every action of a selector.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target {
            SelectorMethods.perform(action, on: target as AnyObject, with: self, for: event)
            return
        }
        var responder: UIResponder? = self
        while let candidate = responder {
            if SelectorMethods.responds(candidate, to: action) {
                SelectorMethods.perform(action, on: candidate, with: self, for: event)
                return
            }
            responder = candidate.next
        }
    }
    /// Runs one action's handler. Overrides see every `UIAction`.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    /// Sends everything that was added for any of those events, in the order in which it was added, now: what a test
    /// calls in place of the user. Sent to a control that is not enabled too, as in UIKit.
    open func sendActions(for controlEvents: Event) {
        for entry in targetActions.entries where !entry.events.isDisjoint(with: controlEvents.bits) {
            switch entry.receiver {
            case .action(let action): sendAction(action)
            case .chain(let selector): sendAction(selector, to: nil, for: nil)
            case .target(let reference, let selector):
                if let target = reference.object { sendAction(selector, to: target, for: nil) }
            }
        }
    }

    private var targetActions = TargetActions()

    func stateDidChange() {}
}
