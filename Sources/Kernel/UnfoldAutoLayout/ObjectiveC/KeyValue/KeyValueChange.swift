import Foundation

#if !canImport(ObjectiveC)
    /// What an observer wants to receive.
    public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        /// Once at the beginning.
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        /// Before each change too.
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    public enum NSKeyValueChange: UInt, Sendable {
        case setting = 1
        case insertion
        case removal
        case replacement
    }

    public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let kindKey = Self(rawValue: "kind")
        /// The value after; `NSNull` for nil.
        public static let newKey = Self(rawValue: "new")
        /// The value before; `NSNull` for nil.
        public static let oldKey = Self(rawValue: "old")
        /// Which values of a list came, went or were replaced.
        public static let indexesKey = Self(rawValue: "indexes")
        public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
    }

    /// A change of an observed value.
    public struct NSKeyValueObservedChange<Value> {
        public typealias Kind = NSKeyValueChange
        /// Another value, or what happened to a list.
        public let kind: Kind
        public let newValue: Value?
        public let oldValue: Value?
        /// Which values of a list came, went or were replaced; nil for another value.
        public let indexes: IndexSet?
        public let isPrior: Bool
    }

    /// Observes until it is invalidated, or gone.
    public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
        // Sendable: set once; ended by its holder.
        private var observer: PropertyObserver?

        init(_ observer: PropertyObserver) { self.observer = observer }
        public func invalidate() {
            observer?.isOver = true
            observer = nil
        }
    }
#endif
