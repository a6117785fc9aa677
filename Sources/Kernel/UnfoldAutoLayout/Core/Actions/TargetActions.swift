/// Targets with their actions, and closures, in the order in which they were added: what a control or a gesture
/// recognizer sends. Targets are not kept alive.
@MainActor struct TargetActions {
    /// What a receiver waits for: bits of whoever sends.
    struct Events: OptionSet {
        let rawValue: UInt
        static let all = Events(rawValue: .max)
    }

    struct Entry {
        enum Receiver {
            /// The first responder in the chain that knows the selector.
            case chain(Selector)
            case target(TargetReference, Selector)
            case action(UIAction)
        }

        let receiver: Receiver
        var events: Events
    }

    private(set) var entries: [Entry] = []

    /// A pair that is there already gains the events.
    mutating func add(_ target: Any?, _ action: Selector, for events: Events) {
        if let index = entries.firstIndex(where: { matches($0, target as AnyObject?, action) }) {
            entries[index].events.formUnion(events)
            return
        }
        let receiver: Entry.Receiver =
            target.map { .target(TargetReference($0 as AnyObject), action) } ?? .chain(action)
        entries.append(Entry(receiver: receiver, events: events))
    }

    /// One of the same identifier is replaced.
    mutating func add(_ action: UIAction, for events: Events) {
        remove(action.identifier, for: events)
        entries.append(Entry(receiver: .action(action), events: events))
    }

    /// nil means any target, any action.
    mutating func remove(_ target: Any?, _ action: Selector?, for events: Events) {
        let object = target as AnyObject?
        subtract(events) { entry in
            switch entry.receiver {
            case .action: return false
            case .chain(let own): return object == nil && (action == nil || action == own)
            case .target(let reference, let own):
                return (object == nil || reference.object === object) && (action == nil || action == own)
            }
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: Events) {
        subtract(events) { entry in
            if case .action(let action) = entry.receiver { return action.identifier == identifier }
            return false
        }
    }

    var targets: [AnyObject] {
        entries.compactMap { entry in
            if case .target(let reference, _) = entry.receiver { return reference.object }
            return nil
        }
    }

    func actions(for target: AnyObject?, _ event: Events) -> [String] {
        entries.compactMap { entry in
            guard !entry.events.isDisjoint(with: event) else { return nil }
            switch entry.receiver {
            case .action: return nil
            case .chain(let selector): return target == nil ? NSStringFromSelector(selector) : nil
            case .target(let reference, let selector):
                return target != nil && reference.object === target ? NSStringFromSelector(selector) : nil
            }
        }
    }

    private mutating func subtract(_ events: Events, where isMeant: (Entry) -> Bool) {
        for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }

    private func matches(_ entry: Entry, _ target: AnyObject?, _ action: Selector) -> Bool {
        switch entry.receiver {
        case .action: false
        case .chain(let own): target == nil && own == action
        case .target(let reference, let own): target != nil && reference.object === target && own == action
        }
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
