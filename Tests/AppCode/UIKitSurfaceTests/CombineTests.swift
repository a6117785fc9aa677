import Foundation
import Testing
import UIKit
import UnfoldCombine

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What is in for Combine, by what Apple's reference says of it.
@Suite struct CombineTests {
    private struct Oops: Error, Equatable {}

    @Test func subjectsSendToThoseWhoListen() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        subject.send(1)
        var connection: AnyCancellable? = subject.map { $0 * 2 }.filter { $0 > 2 }.sink { received.append($0) }
        subject.send(1)
        subject.send(2)
        connection?.cancel()
        subject.send(3)
        connection = nil
        #expect(received == [4])
    }

    private final class Answers: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            let url = request.url!
            guard url.path == "/known" else {
                client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
                return
            }
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("[1, 2]".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    @Test(arguments: [("known", [1, 2]), ("unknown", [])]) func requestsAreAnswered(_ path: String, _ numbers: [Int])
        async
    {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answers.self]
        let session = URLSession(configuration: configuration)
        let answers = session.dataTaskPublisher(for: URL(string: "http://place.test/\(path)")!).map(\.data)
            .decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
        var received: [[Int]] = []
        for await value in answers.values { received.append(value) }
        #expect(received == [numbers])
    }

    @Test func currentValuesComeFirst() {
        let subject = CurrentValueSubject<Int, Oops>(1)
        var received: [String] = []
        let connection = subject.sink {
            received.append($0 == .failure(Oops()) ? "failed" : "finished")
        } receiveValue: {
            received.append("\($0)")
        }
        subject.value = 2
        subject.send(completion: .failure(Oops()))
        subject.send(3)
        #expect(received == ["1", "2", "failed"])
        #expect(subject.value == 2)
        withExtendedLifetime(connection) {}
    }

    @Test func connectionsEndWhenTheyGo() {
        let subject = PassthroughSubject<Int, Never>()
        var received = 0
        var kept: Set<AnyCancellable> = []
        subject.sink { received += $0 }.store(in: &kept)
        subject.send(1)
        kept.removeAll()
        subject.send(1)
        #expect(received == 1)
    }

    private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
        var received: [P.Output] = []
        let connection = publisher.sink(receiveCompletion: { _ in }, receiveValue: { received.append($0) })
        connection.cancel()
        return received
    }

    /// Work in the order in which it was given, when the test says.
    private final class Steps: Scheduler {
        private var work: [() -> Void] = []
        func run(after seconds: TimeInterval?, _ work: @escaping () -> Void) { self.work.append(work) }
        func step() { if !work.isEmpty { work.removeFirst()() } }
    }

    @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
    func throttledValuesAreTheFirstAndOneOfEachTime(_ latest: Bool, _ expected: [Int]) {
        let (steps, subject) = (Steps(), PassthroughSubject<Int, Never>())
        var received: [Int] = []
        let connection = subject.throttle(for: .seconds(1), scheduler: steps, latest: latest)
            .sink { received.append($0) }
        for value in 1...3 { subject.send(value) }
        for _ in 0..<3 { steps.step() }
        subject.send(4)
        #expect(received == expected)
        withExtendedLifetime(connection) {}
    }

    @Test func timersRunWhileSomeoneListens() {
        var times = 0
        let timer = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
        var connection: AnyCancellable? = timer.sink { _ in times += 1 }
        let end = Date(timeIntervalSinceNow: 10)
        while times < 3, Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(times >= 3)
        connection?.cancel()
        connection = nil
        let last = times
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        #expect(times == last)
    }

    @Test func publishersAreMadeAndSubscribedLater() {
        let steps = Steps()
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        var received: [Int] = []
        let connection = deferred.subscribe(on: steps).sink { received.append($0) }
        #expect(received == [] && made == 0)
        steps.step()
        #expect(received == [1])
        withExtendedLifetime(connection) {}
    }

    @Test func operators() {
        let numbers = [1, 2, 2, 3, 4].publisher
        #expect(all(numbers.removeDuplicates()) == [1, 2, 3, 4])
        #expect(all(numbers.dropFirst(2).prefix(2)) == [2, 3])
        #expect(all(numbers.scan(0, +)) == [1, 3, 5, 8, 12])
        #expect(all(numbers.collect(2)) == [[1, 2], [2, 3], [4]])
        #expect(all(numbers.compactMap { $0 > 2 ? "\($0)" : nil }) == ["3", "4"])
        #expect(all(numbers.last()) == [4])
        #expect(all(numbers.contains(3)) == [true])
        #expect(all(numbers.flatMap { [$0, $0].publisher }.count()) == [10])
        #expect(all(Just(1).merge(with: Just(2)).prepend(0).append(3)) == [0, 1, 2, 3])
        #expect(all(numbers.zip(["a", "b"].publisher).map { "\($0)\($1)" }) == ["1a", "2b"])
        #expect(all(Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
        #expect(all(numbers.drop { $0 < 3 }.first()) == [3])
    }

    @Test func failures() {
        let failing = [1, 2].publisher.tryMap { value -> Int in
            if value == 2 { throw Oops() }
            return value
        }
        #expect(all(failing.replaceError(with: 9)) == [1, 9])
        #expect(all(failing.catch { _ in Just(5) }) == [1, 5])
        #expect(all(failing.mapError { _ in Oops() }.retry(1)) == [1, 1])
        #expect(all(Fail(outputType: Int.self, failure: Oops()).replaceError(with: 3)) == [3])
    }

    @Test func theLastOfTwo() {
        let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("a"))
        var received: [String] = []
        let connection = one.combineLatest(other).sink { received.append("\($0)\($1)") }
        one.send(1)
        other.send("b")
        one.send(2)
        #expect(received == ["1a", "1b", "2b"])
        connection.cancel()
    }

    @Test func theInnerPublisherThatCameLast() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var received: [Int] = []
        let connection = outer.switchToLatest().sink { received.append($0) }
        outer.send(one)
        one.send(1)
        outer.send(other)
        one.send(2)
        other.send(3)
        #expect(received == [1, 3])
        connection.cancel()
    }

    @Test func publishedPropertiesSendBeforeTheyChange() {
        final class Model: ObservableObject {
            @Published var count = 0
            @Published var copy = 0
        }
        let model = Model()
        var received: [String] = []
        var kept: Set<AnyCancellable> = []
        model.objectWillChange.sink { received.append("will") }.store(in: &kept)
        model.$count.sink { received.append("\($0) of \(model.count)") }.store(in: &kept)
        model.count = 5
        #expect(received == ["0 of 0", "will", "5 of 0"])
        #expect(model.count == 5)
        model.$count.map { $0 + 1 }.assign(to: &model.$copy)
        model.count = 6
        #expect(model.copy == 7)
    }

    @Test func futuresGiveOnceToAll() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var received: [Int] = []
        let early = future.sink { received.append($0) }
        promise?(.success(4))
        promise?(.success(5))
        let late = future.sink { received.append($0) }
        #expect(received == [4, 4])
        withExtendedLifetime((early, late)) {}
    }

    @Test func subscribersAskForWhatTheyWant() {
        final class Two: Subscriber {
            typealias Input = Int
            typealias Failure = Never
            var received: [Int] = []
            var ended = false
            var subscription: Subscription?
            func receive(subscription: Subscription) {
                self.subscription = subscription
                subscription.request(.max(2))
            }
            func receive(_ input: Int) -> Subscribers.Demand {
                received.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { ended = true }
        }
        let two = Two()
        [1, 2, 3].publisher.subscribe(two)
        #expect(two.received == [1, 2] && !two.ended)
        two.subscription?.request(.unlimited)
        #expect(two.received == [1, 2, 3] && two.ended)
    }

    @Test func oneSubscriptionForAll() {
        let subject = PassthroughSubject<Int, Never>()
        var (starts, received) = (0, 0)
        let shared = subject.handleEvents(receiveSubscription: { _ in starts += 1 }).share()
        let (one, other) = (shared.sink { received += $0 }, shared.sink { received += $0 })
        subject.send(1)
        #expect(starts == 1 && received == 2)
        withExtendedLifetime((one, other)) {}
    }

    @Test func notificationsAndSchedulers() async {
        let name = Notification.Name("CombineTests")
        var received = 0
        let connection = NotificationCenter.default.publisher(for: name).sink { _ in received += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        connection.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(received == 1)
        let values = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var kept: AnyCancellable?
            kept = (1...200).publisher.delay(for: .milliseconds(1), scheduler: DispatchQueue.global())
                .receive(on: DispatchQueue.main).collect().sink {
                    continuation.resume(returning: $0)
                    withExtendedLifetime(kept) {}
                }
        }
        // A queue that runs work concurrently keeps the order too, and the end comes last.
        #expect(values == Array(1...200))
    }

    @Test func debouncedValues() {
        final class Hand: Scheduler {
            var waiting: [() -> Void] = []
            func run(after seconds: TimeInterval?, _ work: @escaping () -> Void) { waiting.append(work) }
        }
        let (hand, subject) = (Hand(), PassthroughSubject<Int, Never>())
        var received: [Int] = []
        let connection = subject.debounce(for: .seconds(0.3), scheduler: hand).sink { received.append($0) }
        subject.send(1)
        subject.send(2)
        hand.waiting.forEach { $0() }
        #expect(received == [2])
        connection.cancel()
    }

    @Test func valuesArePicked() {
        var seen: [Int] = []
        let numbers = [3, 1, 2].publisher
        var kept: Set<AnyCancellable> = []
        for publisher in [
            numbers.min(), numbers.max(), numbers.output(at: 1),
        ] { publisher.sink { seen.append($0) }.store(in: &kept) }
        #expect(seen == [1, 3, 1])
    }

    @Test func valuesAreWaitedFor() async {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }
}
