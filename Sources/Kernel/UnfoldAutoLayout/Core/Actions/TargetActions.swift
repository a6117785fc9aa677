/// Targets with their actions, and closures, in the order in which they were added: what a control or a gesture
/// recognizer sends. Targets are not kept alive.
@MainActor struct TargetActions {
    /// What a receiver waits for: bits of whoever sends.
    struct Events: OptionSet {
        let rawValue: UInt
        static let all = Events(rawValue: .max)
    }

    @MainActor struct Entry {
        /// Of a selector without one: the first responder in the chain that knows it.
        var target: TargetReference?
        var selector: Selector?
        var action: UIAction?
        var events: Events

        /// Whether it sends any selector to that target, where nil is the chain of responders.
        func sends(to object: AnyObject?) -> Bool {
            selector != nil && (target == nil) == (object == nil) && target?.object === object
        }
    }

    private(set) var entries: [Entry] = []

    /// A pair that is there already gains the events.
    mutating func add(_ target: Any?, _ action: Selector, for events: Events) {
        let object = target as AnyObject?
        if let index = entries.firstIndex(where: { $0.selector == action && $0.sends(to: object) }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(target: object.map(TargetReference.init), selector: action, events: events))
        }
    }

    /// One of the same identifier is replaced.
    mutating func add(_ action: UIAction, for events: Events) {
        remove(action.identifier, for: events)
        entries.append(Entry(action: action, events: events))
    }

    /// nil means any target, any action.
    mutating func remove(_ target: Any?, _ action: Selector?, for events: Events) {
        let object = target as AnyObject?
        subtract(events) { entry in
            guard let selector = entry.selector, action == nil || action == selector else { return false }
            return object == nil || entry.target?.object === object
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: Events) {
        subtract(events) { $0.action?.identifier == identifier }
    }

    var targets: [AnyObject] { entries.compactMap { $0.target?.object } }

    func actions(for target: AnyObject?, _ event: Events) -> [String] {
        entries.filter { !$0.events.isDisjoint(with: event) && $0.sends(to: target) }
            .compactMap { $0.selector.map { NSStringFromSelector($0) } }
    }

    private mutating func subtract(_ events: Events, where isMeant: (Entry) -> Bool) {
        for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }
}

/// An object that is not kept alive. Views are known by their own reference, since a weak one makes an object slower.
@MainActor struct TargetReference {
    private let view: WeakView?
    private weak var other: AnyObject?
    var object: AnyObject? { view?.view ?? other }

    init(_ object: AnyObject) {
        if let view = object as? UIView {
            self.view = WeakView(view)
        } else {
            view = nil
            other = object
        }
    }
}
