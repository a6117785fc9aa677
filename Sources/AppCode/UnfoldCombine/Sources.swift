#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout
    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    public struct Just<Output>: Publisher {
        public typealias Failure = Never
        public let output: Output
        public init(_ output: Output) { self.output = output }
    }

    /// No value, and the end, or not even that.
    public struct Empty<Output, Failure: Error>: StartingPublisher {
        public let completeImmediately: Bool
        public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
        func start(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? {
            if completeImmediately { outlet.send(completion: .finished) }
            return nil
        }
    }

    public struct Fail<Output, Failure: Error>: StartingPublisher {
        public let error: Failure
        public init(error: Failure) { self.error = error }
        public init(outputType: Output.Type, failure: Failure) { error = failure }
        func start(_ outlet: Outlet<Output, Failure>) -> AnyCancellable? {
            outlet.send(completion: .failure(error))
            return nil
        }
    }

    public struct Deferred<DeferredPublisher: Publisher>: Publisher {
        public typealias Output = DeferredPublisher.Output
        public typealias Failure = DeferredPublisher.Failure
        public let createPublisher: () -> DeferredPublisher
        public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            createPublisher().receive(subscriber: subscriber)
        }
    }

    /// One value that comes later, for all who listen.
    public final class Future<Output, Failure: Error>: Publisher, Sendable {
        public typealias Promise = (Result<Output, Failure>) -> Void
        private let result = Locked<Result<Output, Failure>?>(nil)
        private let hub = PassthroughSubject<Output, Failure>()

        public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
            attemptToFulfill { [self] result in
                let isFirst = self.result.withLock { kept in
                    defer { kept = kept ?? result }
                    return kept == nil
                }
                if isFirst { _ = result.publisher.subscribe(hub) }
            }
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let known = result.withLock { $0?.publisher } ?? hub.eraseToAnyPublisher()
            known.receive(subscriber: subscriber)
        }
    }

    extension Result {
        public var publisher: AnyPublisher<Success, Failure> {
            switch self {
            case .success(let value): Just(value).setFailureType(to: Failure.self)
            case .failure(let error): Fail(error: error).eraseToAnyPublisher()
            }
        }
    }

    extension NotificationCenter {
        public struct Publisher: StartingPublisher {
            public typealias Output = Notification
            public typealias Failure = Never
            public let center: NotificationCenter
            public let name: Notification.Name
            public let object: AnyObject?
            func start(_ outlet: Outlet<Notification, Never>) -> AnyCancellable? {
                let token = UnsafeTransfer(
                    center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0) })
                let center = center
                return AnyCancellable { center.removeObserver(token.value as Any) }
            }
        }
    }

    extension Timer {
        /// The time, again and again while it is connected.
        // Sendable: its values are constants, and its subject locks.
        public final class TimerPublisher: StartingPublisher, @unchecked Sendable {
            public typealias Output = Date
            public typealias Failure = Never
            public let interval: TimeInterval
            private let runLoop: RunLoop
            private let mode: RunLoop.Mode
            private let hub = PassthroughSubject<Date, Never>()
            init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
                (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
            }
            func start(_ outlet: Outlet<Date, Never>) -> AnyCancellable? { hub.forward(to: outlet) }
            public func connect() -> any Cancellable {
                let hub = hub
                let timer = UnsafeTransfer(Timer(timeInterval: interval, repeats: true) { _ in hub.send(Date()) })
                runLoop.add(timer.value, forMode: mode)
                return AnyCancellable { timer.value.invalidate() }
            }
            /// Connected from the first subscriber to the last.
            public func autoconnect() -> AnyPublisher<Date, Never> {
                AnyPublisher { outlet in
                    let connection = self.connect()
                    return .both(self.forward(to: outlet), AnyCancellable(connection.cancel))
                }.share()
            }
        }

        public static func publish(
            every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
        ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
    }

    extension URLSession {
        /// What a request answers (developer.apple.com/documentation/foundation/urlsession/datataskpublisher). Each
        /// subscriber sends the request once more, and takes it back when it is cancelled.
        public struct DataTaskPublisher: StartingPublisher {
            public typealias Output = (data: Data, response: URLResponse)
            public typealias Failure = URLError
            public let request: URLRequest
            public let session: URLSession

            func start(_ outlet: Outlet<Output, URLError>) -> AnyCancellable? {
                let task = session.dataTask(with: request) { data, response, error in
                    if let data, let response, error == nil {
                        outlet.send((data, response))
                        outlet.send(completion: .finished)
                    } else {
                        outlet.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                task.resume()
                return AnyCancellable { task.cancel() }
            }
        }

        public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
            dataTaskPublisher(for: URLRequest(url: url))
        }
        public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
            DataTaskPublisher(request: request, session: self)
        }
    }

    extension _KeyValueCodingAndObserving {
        /// The values of a key path: the one now, then others, as `observe` is notified of them.
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> AnyPublisher<Value, Never> {
            AnyPublisher { outlet in
                let observation = self.observe(keyPath, options: options) { object, _ in
                    outlet.send(object[keyPath: keyPath])
                }
                return AnyCancellable { observation.invalidate() }
            }
        }
    }
#endif
