import Foundation

#if !canImport(ObjectiveC)
    /// What an observer wants to receive.
    public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The value after.
        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        /// The value before.
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        /// Once at the beginning.
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        /// Before each change too; here only after.
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// Kind of a change.
    public enum NSKeyValueChange: UInt, Sendable {
        /// Another value.
        case setting = 1
        /// Values came.
        case insertion
        /// Values went.
        case removal
        /// Values were replaced.
        case replacement
    }

    /// What a dictionary of a change holds.
    public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Kind of the change.
        public static let kindKey = Self(rawValue: "kind")
        /// The value after.
        public static let newKey = Self(rawValue: "new")
        /// The value before.
        public static let oldKey = Self(rawValue: "old")
    }

    /// A change of an observed value.
    public struct NSKeyValueObservedChange<Value> {
        /// Kind of a change.
        public typealias Kind = NSKeyValueChange
        /// Another value, always.
        public let kind: Kind
        /// The value after, if it was asked for.
        public let newValue: Value?
        /// The value before, if it was asked for.
        public let oldValue: Value?
        /// None.
        public let indexes: IndexSet?
        /// False.
        public let isPrior: Bool
    }

    /// Observes until it is invalidated, or gone.
    public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
        // Sendable: set once; ended by whoever holds it.
        private var check: (@MainActor () -> Void)?

        init(_ check: @escaping @MainActor () -> Void) { self.check = check }
        /// Ends it.
        public func invalidate() { check = nil }
        @MainActor func look() { check?() }
        var isOver: Bool { check == nil }
    }

    /// As Foundation calls them.
    public protocol _KeyValueCodingAndObserving {}
    extension NSObject: _KeyValueCodingAndObserving {}

    extension _KeyValueCodingAndObserving {
        /// Calls `changeHandler` after the value of a key path has become another: of views as soon as their geometry,
        /// content size, offset, opacity or hiddenness changed, of whatever else at the end of the turn (``RunLoopTurn``).
        ///
        /// There is no Objective-C to tell of changes; the value is compared. One that cannot be compared counts as
        /// another one each time.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            nonisolated(unsafe) let box = ObservedValue(self, keyPath, options, changeHandler)
            let observation = NSKeyValueObservation { box.look() }
            nonisolated(unsafe) let target = self as AnyObject
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { ValueObservers.add(observation, to: target) }
            }
            if options.contains(.initial) { box.notifyInitially() }
            return observation
        }
    }

    extension NSObject {
        /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` as ``observe(_:options:changeHandler:)``
        /// calls its closure, where a view or controller observes a view's `frame`, `bounds`, `center`, `alpha`,
        /// `hidden`, `contentSize`, `contentOffset`, `contentInset`, `text`, `image`, `enabled`, `selected` or
        /// `highlighted`. What else a string names leads nowhere without Objective-C, which is reported once as a
        /// finding.
        public func addObserver(
            _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
            context: UnsafeMutableRawPointer?
        ) {
            nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
            DispatchQueue.onMain {
                if !NamedObservers.start(object, observer, keyPath, options, context) {
                    InertLayout.report("addObserver(_:forKeyPath: \"\(keyPath)\")", .observersNotCalled)
                }
            }
        }
        /// Ends the last observation of that name.
        public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
            nonisolated(unsafe) let (object, observer) = (self, observer)
            guard MainQueue.isCurrent else { return }
            MainActor.assumeIsolated { NamedObservers.stop(object, observer, keyPath) }
        }
        /// Ends the last observation of that name and context.
        public func removeObserver(
            _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
        ) {
            nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
            guard MainQueue.isCurrent else { return }
            MainActor.assumeIsolated { NamedObservers.stop(object, observer, keyPath, .some(context)) }
        }
    }

    /// One observed value, and what it was.
    private final class ObservedValue<Root, Value> {
        private weak var root: AnyObject?
        private let keyPath: KeyPath<Root, Value>
        private let options: NSKeyValueObservingOptions
        private let handler: (Root, NSKeyValueObservedChange<Value>) -> Void
        private var known: Value

        init(
            _ root: Root, _ keyPath: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
            _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
        ) {
            self.root = root as AnyObject
            self.keyPath = keyPath
            self.options = options
            self.handler = handler
            known = root[keyPath: keyPath]
        }

        func notifyInitially() { if let root = root as? Root { notify(root, known, nil) } }

        func look() {
            guard let root = root as? Root else { return }
            let now = root[keyPath: keyPath]
            let before = known
            known = now
            if !isSame(before, now) { notify(root, now, before) }
        }

        private func notify(_ root: Root, _ now: Value, _ before: Value?) {
            handler(
                root,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? now : nil,
                    oldValue: options.contains(.old) ? before : nil, indexes: nil, isPrior: false))
        }

        private func isSame(_ one: Value, _ other: Value) -> Bool {
            func compare<T: Equatable>(_ value: T) -> Bool { value == (other as? T) }
            if let value = one as? any Equatable { return compare(value) }
            guard type(of: one as Any) is AnyClass else { return false }
            return one as AnyObject === other as AnyObject
        }
    }
#endif

/// Who observes values: of one view, and of whatever else.
@MainActor final class ValueObservers {
    #if !canImport(ObjectiveC)
        private final class Weak {
            weak var observation: NSKeyValueObservation?
            init(_ observation: NSKeyValueObservation) { self.observation = observation }
        }
        private static var all: [Weak] = []
        private var own: [Weak] = []
        private var isLooking = false

        static func add(_ observation: NSKeyValueObservation, to target: AnyObject) {
            all.append(Weak(observation))
            guard let view = target as? UIView else { return }
            let observers = view.rarely.observations ?? ValueObservers()
            view.rarely.observations = observers
            observers.own.append(Weak(observation))
        }

        /// Compares the values of a view; a handler that changes them is notified of that afterwards.
        func look() {
            guard !isLooking else { return }
            isLooking = true
            defer { isLooking = false }
            own.removeAll { $0.observation?.isOver ?? true }
            for entry in own { entry.observation?.look() }
        }

        /// At the end of a turn.
        static func lookAtAll() {
            guard !all.isEmpty else { return }
            all.removeAll { $0.observation?.isOver ?? true }
            for entry in all { entry.observation?.look() }
        }
    #else
        func look() {}
        static func lookAtAll() {}
    #endif
}

extension UIView {
    /// Geometry, content size, offset, opacity, hiddenness, a delegate or a data source changed.
    package func valuesDidChange() { rare?.observations?.look() }
}
