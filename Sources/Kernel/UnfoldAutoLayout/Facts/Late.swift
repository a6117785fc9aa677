/// A value that is worked out when it is first read, from what was true when it was made; nothing that happens in
/// between changes it.
package final class Late<Value: Sendable>: Sendable {
    private enum State {
        case waiting(@Sendable () -> Value)
        case known(Value)
    }

    private let state: Locked<State>

    /// - Parameter work: reads values only, so that any thread may be the first to ask. It is let go when it is done.
    package init(_ work: @escaping @Sendable () -> Value) { state = Locked(.waiting(work)) }
    package init(_ value: Value) { state = Locked(.known(value)) }

    package var value: Value {
        state.withLock { state in
            switch state {
            case .known(let value): return value
            case .waiting(let work):
                let value = work()
                state = .known(value)
                return value
            }
        }
    }
}
