#if !canImport(ObjectiveC)
    /// As Foundation calls them.
    public protocol _KeyValueCodingAndObserving {}
    extension NSObject: _KeyValueCodingAndObserving {}

    extension _KeyValueCodingAndObserving {
        /// Calls `changeHandler` when the value of a key path becomes another: at once for what UIKit's classes announce
        /// (geometry, texts, images, states, what a scroll view shows), for `@objc dynamic` properties of adapted classes
        /// and for what `didChangeValue(for:)` announces, of whatever else at the end of the turn (``RunLoopIteration``).
        ///
        /// A value that cannot be compared counts as another one each time. An adapted `dynamic` property is notified of
        /// whenever it is set, as on iOS; UIKit's own only if the value is another.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            let object = self as AnyObject
            let name = KeyedProperties.name(of: keyPath, in: Self.self)
            let names = name.map { KeyedProperties.namesAffecting($0, in: type(of: object)) } ?? []
            let observer = PropertyObserver(
                object, names: names, path: keyPath, options,
                isAnnounced: name.map { KeyedProperties.isAnnounced($0, in: type(of: object)) } ?? false,
                read: { ($0 as? Self).map { $0[keyPath: keyPath] } },
                tell: { object, change in
                    guard let object = object as? Self else { return }
                    changeHandler(
                        object,
                        NSKeyValueObservedChange(
                            kind: change.kind, newValue: change.new as? Value, oldValue: change.old as? Value,
                            indexes: change.indexes, isPrior: change.isPrior))
                })
            let observation = NSKeyValueObservation(observer)
            ObservedObjects.start(observer, of: object)
            return observation
        }
    }

    extension NSObject {
        /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` as ``observe(_:options:changeHandler:)``
        /// calls its closure. Names lead to what documents and programs observe of UIKit's classes (`frame`, `hidden`,
        /// `text`, `contentOffset`, …), to the `@objc` properties of adapted classes, and on along a path
        /// (`model.title`). An unknown name is a finding, once.
        public func addObserver(
            _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
            context: UnsafeMutableRawPointer?
        ) {
            if !NamedObservers.start(self, observer, keyPath, options, context) {
                DispatchQueue.onMain {
                    InertLayout.report("addObserver(_:forKeyPath: \"\(keyPath)\")", .observersNotCalled)
                }
            }
        }
        /// Ends the last observation of that name and context. Raises `NSRangeException` if there is none.
        public func removeObserver(
            _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
        ) { NamedObservers.stop(self, observer, keyPath, .some(context)) }
    }

    // What a program says itself of a property that does not announce its changes.
    extension NSObjectProtocol {
        public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
            guard let observers = ObservedObjects.observers(of: self) else { return }
            let name = KeyedProperties.name(of: keyPath, in: Self.self)
            if let name { observers.willChange(name) } else { observers.willChange(keyPath) }
        }
        /// After a property changed: its observers are notified.
        public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
            guard let observers = ObservedObjects.observers(of: self) else { return }
            let name = KeyedProperties.name(of: keyPath, in: Self.self)
            if let name { observers.didChange(name) } else { observers.didChange(keyPath) }
        }
    }

    extension AdaptedProperties {
        /// What adapted sources write before an `@objc dynamic` property is set.
        nonisolated public static func willChange(_ name: String, of object: AnyObject) {
            guard let observers = ObservedObjects.observers(of: object),
                KeyedProperties.announces(name, in: type(of: object)),
                KeyedProperties.property(name, of: type(of: object)).map(observers.entersChange) ?? true
            else { return }
            observers.willChange(name)
        }
        /// What adapted sources write after an `@objc dynamic` property was set.
        nonisolated public static func didChange(_ name: String, of object: AnyObject) {
            guard let observers = ObservedObjects.observers(of: object),
                KeyedProperties.announces(name, in: type(of: object)),
                KeyedProperties.property(name, of: type(of: object)).map(observers.leavesChange) ?? true
            else { return }
            observers.didChange(name)
        }
    }
#endif
