/// Base of controls. Nothing is touched here: ``sendActions(for:)`` stands for the user.
@preconcurrency @MainActor open class UIControl: UIControlInert, TouchKeeping {
    open var state: State {
        var state: State = .normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// `contentHorizontalAlignment`, leading and trailing turned into sides.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
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
        for entry in targetActions.entries where !stops {
            let pair = entry.selector.map { (entry.target?.object as Any?, $0) }
            iterator(entry.action, pair, Event(rawValue: entry.events.rawValue), &stops)
        }
    }
    /// Sends one action; the chain is searched for a target of nil. Overrides see every action of a selector.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let receiver =
            target as AnyObject?
            ?? sequence(first: self as UIResponder, next: \.next).first { SelectorMethods.responds($0, to: action) }
        if let receiver { SelectorMethods.perform(action, on: receiver, with: self, for: event) }
    }
    /// Runs one action's handler. Overrides see every `UIAction`.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    /// Sends everything that was added for any of those events, in the order in which it was added, now: what a test
    /// calls in place of the user. Sent to a control that is not enabled too, as in UIKit.
    open func sendActions(for controlEvents: Event) {
        for entry in targetActions.entries where !entry.events.isDisjoint(with: controlEvents.bits) {
            if let action = entry.action { sendAction(action) }
            // A target that is gone gets nothing.
            if let selector = entry.selector, entry.target == nil || entry.target?.object != nil {
                sendAction(selector, to: entry.target?.object, for: nil)
            }
        }
    }

    private var targetActions = TargetActions()
}
