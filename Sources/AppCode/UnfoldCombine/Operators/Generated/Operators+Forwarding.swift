// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldCombine/Inert/Operators+Forwarding.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(Combine)

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self) }
    public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure { combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) } }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) } }
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure { merge(with: p).merge(with: q).eraseToAnyPublisher() }
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure { Publishers.Zip(self, other) }
    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure { zip(p).zip(q).map { ($0.0.0, $0.0.1, $0.1) } }
    @_disfavoredOverload public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure> where Failure == Never, P.Failure: Error { setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform) }
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min(by: areInIncreasingOrder) }.eraseToAnyPublisher() }
    /// The greatest of all values, when they end; nothing of none.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max(by: areInIncreasingOrder) }.eraseToAnyPublisher() }
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first().eraseToAnyPublisher() }
    public func combineLatest<P: Publisher, Q: Publisher, T>(_ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure { combineLatest(p, q).map { transform($0.0, $0.1, $0.2) } }
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { made { $0.send(transform($1)) } }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }
    public func map<A, B>(_ one: KeyPath<Output, A>, _ other: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> { map { ($0[keyPath: one], $0[keyPath: other]) } }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { made { outlet, value in transform(value).map { outlet.send($0) } } }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { made { if isIncluded($1) { $0.send($1) } } }
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { made { (_: Outlet<Never, Failure>, _) in } }
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }
    public func last() -> AnyPublisher<Output, Failure> { reduce(Output?.none) { $1 }.compactMap { $0 } }
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { made { if predicate($1) { $0.send($1) } else { $0.send(completion: .finished) } } }
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { first(where: predicate).map { _ in true }.replaceEmpty(with: false) }
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> { made(ended: { $0.send(completion: $1.map(transform)) }, got: { $0.send($1) }) }
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> { tried { $0.send(try transform($1)) } }
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> { tried { outlet, value in try transform(value).map { outlet.send($0) } } }
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> { scheduled(by: { scheduler.run(after: nil, $0) }) }
    public func delay<S: Scheduler>(for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> { scheduled(by: { scheduler.run(after: interval.timeInterval, $0) }) }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { sink(receiveCompletion: { _ in }, receiveValue: receiveValue) }
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> { made(ended: { outlet, _ in outlet.send(completion: .finished) }, got: { $0.send($1) }) }
}

extension Publisher where Output: Comparable {
    public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
    public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output == Data {
    public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error> { tryMap { try decoder.decode(type, from: $0) } }
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self as? AnyCancellable ?? AnyCancellable { self.cancel() }) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self as? AnyCancellable ?? AnyCancellable { self.cancel() }) }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    public var publisher: Publishers.Sequence<[Wrapped], Never> { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher(center: self, name: name, object: object) }
}

extension Publishers.Merge {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
}

extension Publishers.MergeMany {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber) }
}

extension Subscribers.Demand {
    public static func max(_ value: Int) -> Self { Self(count: value) }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func + (left: Self, right: Int) -> Self { left + .max(right) }
    public static func += (left: inout Self, right: Int) { left = left + right }
}

extension Just {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never { Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber) }
}

extension ObservableObjectPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { subject.receive(subscriber: subscriber) }
}

#endif
