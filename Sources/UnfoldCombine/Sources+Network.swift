#if !canImport(Combine)
    import Foundation
    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    extension URLSession {
        /// What an address answers.
        public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
            dataTaskPublisher(for: URLRequest(url: url))
        }
        /// What a request is answered.
        public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
            DataTaskPublisher(request: request, session: self)
        }

        /// The answer to a request, asked anew for each who listens; cancelled with its subscription.
        public struct DataTaskPublisher: Publisher {
            /// The bytes, and what stands in front of them.
            public typealias Output = (data: Data, response: URLResponse)
            /// Why there is no answer.
            public typealias Failure = URLError
            /// What is asked.
            public let request: URLRequest
            /// Who asks.
            public let session: URLSession
            /// A request of a session.
            public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }
            /// Asks.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
                let (request, session) = (request, session)
                AnyPublisher<Output, URLError> { outlet in
                    let task = session.dataTask(with: request) { data, response, error in
                        guard let data, let response, error == nil else {
                            let reason = error as? URLError ?? URLError(.unknown)
                            return outlet.send(completion: .failure(reason))
                        }
                        outlet.send((data, response))
                        outlet.send(completion: .finished)
                    }
                    task.resume()
                    return AnyCancellable { task.cancel() }
                }.receive(subscriber: subscriber)
            }
        }
    }
#endif
