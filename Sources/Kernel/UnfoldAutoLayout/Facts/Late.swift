/// A value that is worked out when it is first read, from what was true when it was made; nothing that happens in
/// between changes it.
package final class Late<Value: Sendable>: Sendable {
    private let state: Locked<(work: (@Sendable () -> Value)?, value: Value?)>

    /// - Parameter work: reads values only, so that any thread may be the first to ask. It is let go when it is done.
    package init(_ work: @escaping @Sendable () -> Value) { state = Locked((work, nil)) }
    package init(_ value: Value) { state = Locked((nil, value)) }

    package var value: Value {
        state.withLock { state in
            if let work = state.work { state = (nil, work()) }
            return state.value!
        }
    }
}
