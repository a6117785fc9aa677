#if !canImport(ObjectiveC)
    final class PropertyObserver {
        struct Change {
            var kind = NSKeyValueChange.setting
            var new: Any?
            var old: Any?
            var indexes: IndexSet?
            var isPrior = false
        }

        /// Who asked for it by a name.
        struct Registration {
            weak var observer: NSObject?
            /// Known still while the observer is in its `deinit`, when it is nil to weak references.
            let observerID: ObjectIdentifier
            let keyPath: String
            let context: UnsafeMutableRawPointer?

            init(observer: NSObject, keyPath: String, context: UnsafeMutableRawPointer?) {
                self.observer = observer
                observerID = ObjectIdentifier(observer)
                self.keyPath = keyPath
                self.context = context
            }
        }

        private(set) weak var root: AnyObject?
        /// The property, and those that its value depends on; none for a key path without a known name.
        private let names: Set<String>
        private let path: AnyKeyPath?
        let registration: Registration?
        private let options: NSKeyValueObservingOptions
        /// Whether every change is announced: the value need not be compared.
        let isAnnounced: Bool
        /// Announced changes that are under way: what is told is told at their end.
        private var changesUnderWay = 0
        private let read: (AnyObject) -> Any?
        private let tell: (AnyObject, Change) -> Void
        /// The value last seen.
        private var known: Any? {
            get { held ?? responder }
            set { (held, responder, isResponder) = (newValue, nil, false) }
        }
        private var held: Any?
        private weak var responder: (any PropertyListenerOwner)?
        private var isResponder = false
        private var isPriorTold = false
        /// Of a path of names: observes the rest of it.
        var rest: PropertyObserver?
        /// Finds the object that ``rest`` is of, whenever the first property changed.
        var findRest: ((AnyObject) -> PropertyObserver?)?
        private var isInvalid = false

        init(
            _ root: AnyObject, names: Set<String>, path: AnyKeyPath? = nil, _ options: NSKeyValueObservingOptions,
            isAnnounced: Bool = false, registration: Registration? = nil, read: @escaping (AnyObject) -> Any?,
            tell: @escaping (AnyObject, Change) -> Void
        ) {
            self.root = root
            self.names = names
            self.path = path
            self.options = options
            self.isAnnounced = isAnnounced
            self.registration = registration
            self.read = read
            self.tell = tell
            held = read(root)
            if !options.contains(.initial) { letGo() }
        }

        /// Outside of a change no uncompared value is kept, and no responder alive, unless the old value was asked for.
        private func letGo() {
            guard changesUnderWay == 0, !options.contains(.old) else { return }
            if isAnnounced {
                known = nil
                return
            }
            guard let object = AdaptedProperty.plain(held) as? any PropertyListenerOwner else { return }
            (held, responder, isResponder) = (nil, object, true)
        }

        /// Invalidated, or the observed object or the observer was deallocated.
        var isOver: Bool {
            get { isInvalid || root == nil || registration.map { $0.observer == nil } ?? false }
            set { isInvalid = newValue }
        }

        var isNamed: Bool { !names.isEmpty }
        func follows(_ name: String) -> Bool { names.contains(name) }
        func follows(_ path: AnyKeyPath) -> Bool { self.path == path }

        /// The first property of a path of names changed: the rest of it is another object's.
        func followRest() { if let root { rest = findRest?(root) } }

        func restDidChange(_ change: Change) {
            guard let root, !isOver else { return }
            if !change.isPrior {
                known = read(root)
                letGo()
            }
            tell(root, change)
        }

        func tellInitially() {
            guard options.contains(.initial), let root else { return }
            defer { letGo() }
            tell(root, Change(new: options.contains(.new) ? known : nil))
        }

        /// - Parameter isPaired: Whether ``didChange(_:_:)`` follows; after a setter of UIKit's ``compare()`` does.
        func willChange(_ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil, isPaired: Bool = true) {
            guard let root, !isOver else { return }
            if isPaired { changesUnderWay += 1 }
            known = read(root)
            guard options.contains(.prior), !isPriorTold else { return }
            isPriorTold = true
            tell(root, Change(kind: kind, old: asked(.old, known, indexes), indexes: indexes, isPrior: true))
        }

        func didChange(_ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
            guard let root, !isOver else { return }
            changesUnderWay = max(0, changesUnderWay - 1)
            let before = known
            known = read(root)
            defer { letGo() }
            followRest()
            tellChange(of: root, from: before, kind, indexes)
        }

        /// Tells a change that no one announced.
        func compare() {
            guard !isAnnounced, changesUnderWay == 0, let root, !isOver else { return }
            let now = read(root)
            let before = known
            // A value that is gone was another one.
            let isGone = isResponder && before == nil
            known = now
            defer { letGo() }
            guard isGone || !Self.isSame(before, now) else {
                isPriorTold = false
                return
            }
            followRest()
            tellChange(of: root, from: before, .setting, nil)
        }

        private func tellChange(of root: AnyObject, from before: Any?, _ kind: NSKeyValueChange, _ indexes: IndexSet?) {
            if options.contains(.prior), !isPriorTold {
                tell(root, Change(kind: kind, old: asked(.old, before, indexes), indexes: indexes, isPrior: true))
            }
            isPriorTold = false
            let gone = kind == .insertion ? nil : asked(.old, before, indexes)
            let come = kind == .removal ? nil : asked(.new, known, indexes)
            tell(root, Change(kind: kind, new: come, old: gone, indexes: indexes))
        }

        /// A value if it was asked for; of a list only what is at the indexes.
        private func asked(_ option: NSKeyValueObservingOptions, _ value: Any?, _ indexes: IndexSet?) -> Any? {
            guard options.contains(option) else { return nil }
            guard let indexes, let list = value as? [Any] else { return value }
            return indexes.filter(list.indices.contains).map { list[$0] }
        }

        /// One that cannot be compared counts as another one.
        private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
            guard let one = AdaptedProperty.plain(one), let other = AdaptedProperty.plain(other)
            else { return AdaptedProperty.plain(one) == nil && AdaptedProperty.plain(other) == nil }
            func compare<T: Equatable>(_ value: T) -> Bool { value == (other as? T) }
            if let value = one as? any Equatable { return compare(value) }
            return type(of: one) is AnyClass && one as AnyObject === other as AnyObject
        }
    }
#endif
