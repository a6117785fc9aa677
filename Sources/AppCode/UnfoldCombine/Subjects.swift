#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    /// Who listens to a subject. Safe from any thread.
    private final class Outlets<Output, Failure: Error>: Sendable {
        private typealias State = (all: [Outlet<Output, Failure>], end: Subscribers.Completion<Failure>?)
        private let state = Locked<State>(([], nil))

        func add(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? {
            let end = state.withLock {
                if $0.end == nil { $0.all.append(outlet) }
                return $0.end
            }
            if let end {
                outlet.send(completion: end)
                return nil
            }
            return AnyCancellable { [weak self, weak outlet] in
                guard let self, let outlet else { return }
                state.withLock { $0.all.removeAll { $0 === outlet } }
            }
        }
        var present: [Outlet<Output, Failure>] { state.withLock { $0.all } }
        var isOver: Bool { state.withLock { $0.end != nil } }
        func finish(_ completion: Subscribers.Completion<Failure>) {
            let listeners = state.withLock { state in
                defer { state.all = [] }
                if state.end == nil { state.end = completion }
                return state.all
            }
            for listener in listeners { listener.send(completion: completion) }
        }
    }

    /// Gives what it is sent to those who listen then.
    public final class PassthroughSubject<Output, Failure: Error>: Subject, StartingPublisher, Sendable {
        private let outlets = Outlets<Output, Failure>()
        public init() {}
        func start(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? { outlets.add(outlet) }
        public func send(_ value: Output) {
            guard !outlets.isOver else { return }
            for outlet in outlets.present { outlet.send(value) }
        }
        public func send(completion: Subscribers.Completion<Failure>) { outlets.finish(completion) }
    }

    /// Gives what it is sent, and the last value to those who begin to listen.
    public final class CurrentValueSubject<Output, Failure: Error>: Subject, StartingPublisher, Sendable {
        private let outlets = Outlets<Output, Failure>()
        private let current: Locked<Output>
        public init(_ value: Output) { current = Locked(value) }
        public var value: Output {
            get { current.withLock { $0 } }
            set { send(newValue) }
        }
        func start(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? {
            if !outlets.isOver { outlet.send(value) }
            return outlets.add(outlet)
        }
        public func send(_ value: Output) {
            guard !outlets.isOver else { return }
            current.exchange(value)
            for outlet in outlets.present { outlet.send(value) }
        }
        public func send(completion: Subscribers.Completion<Failure>) { outlets.finish(completion) }
    }

    /// Reports that an object is about to change.
    public final class ObservableObjectPublisher: Publisher, Sendable {
        public typealias Output = Void
        public typealias Failure = Never
        let subject = PassthroughSubject<Void, Never>()
        public init() {}
        public func send() { subject.send(()) }
    }

    /// An object that tells before it changes.
    public protocol ObservableObject: AnyObject {
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
        where ObjectWillChangePublisher.Failure == Never
        var objectWillChange: ObjectWillChangePublisher { get }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        /// Sends before a published property changes.
        public var objectWillChange: ObservableObjectPublisher {
            objectPublishers.withLock { key in
                if let known = objc_getAssociatedObject(self, key.address) as? ObservableObjectPublisher {
                    return known
                }
                let made = ObservableObjectPublisher()
                objc_setAssociatedObject(self, key.address, made, .OBJC_ASSOCIATION_RETAIN)
                return made
            }
        }
    }

    private let objectPublishers = Locked(AssociationKey())

    /// A property whose changes are published, before they are there.
    @propertyWrapper public struct Published<Value> {
        let subject: PublishedValue<Value>

        public init(wrappedValue: Value) { subject = PublishedValue(wrappedValue) }
        public init(initialValue: Value) { subject = PublishedValue(initialValue) }

        @available(*, unavailable, message: "@Published is only available on properties of classes")
        public var wrappedValue: Value {
            get { fatalError("@Published is only available on properties of classes") }
            set {}
        }
        public var projectedValue: Publisher {
            get { Publisher(subject: subject) }
            set {}
        }
        public static subscript<EnclosingSelf: AnyObject>(
            _enclosingInstance object: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
        ) -> Value {
            get { object[keyPath: storageKeyPath].subject.value }
            set {
                if let observable = object as? any ObservableObject {
                    (observable.objectWillChange as? ObservableObjectPublisher)?.send()
                }
                object[keyPath: storageKeyPath].subject.set(newValue)
            }
        }

        /// What publishes a property: the value now, then each that it is about to have.
        public struct Publisher: UnfoldCombine.Publisher {
            public typealias Output = Value
            public typealias Failure = Never
            let subject: PublishedValue<Value>
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
                subject.changes.receive(subscriber: subscriber)
            }
        }
    }

    /// The storage of a published property: listeners receive a value before it can be read.
    final class PublishedValue<Value>: Sendable {
        let changes: CurrentValueSubject<Value, Never>
        private let current: Locked<Value>
        private let connections = Locked<[AnyCancellable]>([])

        init(_ value: Value) {
            current = Locked(value)
            changes = CurrentValueSubject(value)
        }
        var value: Value { current.withLock { $0 } }
        func set(_ value: Value) {
            changes.send(value)
            current.exchange(value)
        }
        func keep(_ connection: AnyCancellable) { connections.withLock { $0.append(connection) } }
    }
#endif
