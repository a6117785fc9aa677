extension Selector {
    /// ``send(to:_:_:)``; where it fails, Objective-C's exception is raised.
    func sendOrRaise(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
        if let answer = AdaptedActions.method(methodName, of: target)?.send(target, first, second) {
            return answer.value
        }
        let sent = UnsafeTransfer((target: target, first: first, second: second))
        // It may have been registered by hand; if not, this raises.
        let perform: @MainActor @Sendable () -> Void = {
            let (target, first, second) = sent.value
            SelectorMethods.perform(self, on: target, with: first, for: second as? UIEvent)
        }
        if MainQueue.isCurrent { MainActor.assumeIsolated(perform) } else { DispatchQueue.main.async(execute: perform) }
        return nil
    }
}
