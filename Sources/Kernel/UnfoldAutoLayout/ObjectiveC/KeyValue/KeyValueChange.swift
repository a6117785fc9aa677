#if !canImport(ObjectiveC)

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
