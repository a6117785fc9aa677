#if !canImport(Combine)
    import Foundation
    import UnfoldAutoLayout

    extension Publisher {
        /// The greatest of all values, when they end; nothing of none.
        public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
            collect().compactMap { $0.max(by: areInIncreasingOrder) }.eraseToAnyPublisher()
        }
        public func output(in range: some RangeExpression<Int>) -> AnyPublisher<Output, Failure> {
            let bounds = range.relative(to: 0..<Int.max)
            return dropFirst(bounds.lowerBound).prefix(bounds.count).eraseToAnyPublisher()
        }
        /// The same values: nothing here sends more than is asked for.
        public func buffer(
            size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
        ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    }

    extension Publishers {
        /// How a buffer is filled.
        public enum PrefetchStrategy: Hashable, Sendable {
            case byRequest
        }
        /// What becomes of values that a buffer has no space for.
        public enum BufferingStrategy<Failure: Error> {
            /// The first are left out.
            case dropOldest
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
