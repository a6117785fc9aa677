#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    extension Publisher {
        /// The greatest of all values, when they end; nothing of none.
        public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
            collect().compactMap { $0.max(by: areInIncreasingOrder) }.eraseToAnyPublisher()
        }
    }

    extension Publisher where Failure == Never {
        /// The values, to be waited for one by one.
        public var values: AsyncStream<Output> {
            AsyncStream { continuation in
                let subscription = self.sink(
                    receiveCompletion: { _ in continuation.finish() },
                    receiveValue: { output in
                        let sent = UnsafeTransfer(output)
                        continuation.yield(sent.value)
                    })
                continuation.onTermination = { _ in subscription.cancel() }
            }
        }
    }
#endif
