#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    public protocol Publisher<Output, Failure> {
        associatedtype Output
        associatedtype Failure: Error
        /// Gives to a subscriber; called by `subscribe`.
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

    public protocol Cancellable {
        func cancel()
    }

    /// What connects a publisher to a subscriber.
    public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
        func request(_ demand: Subscribers.Demand)
    }

    public protocol Subject<Output, Failure>: AnyObject, Publisher {
        func send(_ value: Output)
        func send(completion: Subscribers.Completion<Failure>)
        /// Takes a subscription, and asks for all.
        func send(subscription: any Subscription)
    }

    public protocol ConnectablePublisher<Output, Failure>: Publisher {
        func connect() -> any Cancellable
    }

    public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
        private let number: UInt
        public init() { number = Self.next() }
        public init(_ obj: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(obj).hashValue) }
        public var description: String { "0x\(String(number, radix: 16))" }

        private static let last = Locked<UInt>(0)
        private static func next() -> UInt {
            last.withLock {
                $0 += 1
                return $0
            }
        }
    }

    public protocol CustomCombineIdentifierConvertible {
        var combineIdentifier: CombineIdentifier { get }
    }

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
            init(count: Int) { self.count = count < 0 ? 0 : count }
            public static let unlimited = Demand(count: .max)
            public static let none = Demand(count: 0)
            /// The number; nil for unlimited.
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

        public func cancel() {
            let end = end.withLock { end in
                defer { end = nil }
                return end
            }
            end?()
        }
        public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

#endif
