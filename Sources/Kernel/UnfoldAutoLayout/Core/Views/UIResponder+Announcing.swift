// What setters of properties that can be observed call. Without a listener each costs the test of one pointer.
#if !canImport(ObjectiveC)
    extension UIResponder: PropertyListenerOwner {
        /// Before a property is set that may be observed.
        /// - Parameter changes: Whether to another value; only asked if someone listens.
        @inline(__always) package final func willChange(_ name: String, _ changes: @autoclosure () -> Bool = true) {
            if let listener, changes() { listener.willSet(name) }
        }

        /// After a property was set that may be observed, or anything else that a key path may lead to.
        @inline(__always) package final func valuesDidChange() { listener?.compare() }
    }
#else
    extension UIResponder {
        @inline(__always) package final func willChange(_ name: String, _ changes: @autoclosure () -> Bool = true) {}
        @inline(__always) package final func valuesDidChange() {}
    }
#endif
