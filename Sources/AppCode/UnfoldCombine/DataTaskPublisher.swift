#if !canImport(Combine)
    import Foundation
    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    extension URLSession {
        /// What a request answers (developer.apple.com/documentation/foundation/urlsession/datataskpublisher). Each
        /// subscriber sends the request once more, and takes it back when it is cancelled.
        public struct DataTaskPublisher: Publisher {
            public typealias Output = (data: Data, response: URLResponse)
            public typealias Failure = URLError
            public let request: URLRequest
            public let session: URLSession

            public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                AnyPublisher<Output, Failure> { outlet in
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
                }.receive(subscriber: subscriber)
            }
        }

        public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
            DataTaskPublisher(request: URLRequest(url: url), session: self)
        }
        public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
            DataTaskPublisher(request: request, session: self)
        }
    }
#endif
