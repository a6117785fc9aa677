#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    public protocol Publisher<Output, Failure> {
        associatedtype Output
        associatedtype Failure: Error
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
    }

    public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
        associatedtype Input
        associatedtype Failure: Error
        func receive(subscription: any Subscription)
        /// A value; gives how many more are wanted.
        func receive(_ input: Input) -> Subscribers.Demand
        func receive(completion: Subscribers.Completion<Failure>)
    }

    public protocol Cancellable { func cancel() }

    /// What connects a publisher to a subscriber.
    public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
        func request(_ demand: Subscribers.Demand)
    }

    public protocol Subject<Output, Failure>: AnyObject, Publisher {
        func send(_ value: Output)
        func send(completion: Subscribers.Completion<Failure>)
    }

    public struct CombineIdentifier: Hashable, Sendable {
        private let object: ObjectIdentifier
        public init(_ obj: AnyObject) { object = ObjectIdentifier(obj) }
    }

    public protocol CustomCombineIdentifierConvertible { var combineIdentifier: CombineIdentifier { get } }

    public enum Subscribers {
        public enum Completion<Failure: Error> {
            case finished
            case failure(Failure)

            func map<Other: Error>(_ change: (Failure) -> Other) -> Completion<Other> {
                switch self {
                case .finished: .finished
                case .failure(let error): .failure(change(error))
                }
            }
        }

        /// How many values are wanted.
        public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
            private let count: Int
            init(count: Int) { self.count = Swift.max(0, count) }
            public static let unlimited = Demand(count: .max)
            public static let none = Demand(count: 0)
            public var max: Int? { self == .unlimited ? nil : count }
            public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
            public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
            public static func + (left: Demand, right: Demand) -> Demand {
                left == .unlimited || right == .unlimited
                    ? .unlimited : Demand(count: left.count.addingReportingOverflow(right.count).partialValue)
            }
            public static func -= (left: inout Demand, right: Int) {
                if left != .unlimited { left = Demand(count: left.count - right) }
            }
        }
    }

    extension Subscribers.Completion: Equatable where Failure: Equatable {}
    extension Subscribers.Completion: Sendable {}

    /// Ends what it stands for when it goes.
    public final class AnyCancellable: Cancellable, Hashable, Sendable {
        private let end: Locked<(() -> Void)?>

        public init(_ cancel: @escaping () -> Void) { end = Locked(cancel) }
        public init<C: Cancellable>(_ canceller: C) { end = Locked { canceller.cancel() } }
        deinit { cancel() }

        public func cancel() { end.exchange(nil)?() }
        public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
#endif
