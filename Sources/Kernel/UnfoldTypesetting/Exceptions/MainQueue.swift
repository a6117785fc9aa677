import Dispatch

/// The main thread is not the whole answer: once the main queue is served by others, the main actor runs there.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

extension DispatchQueue {
    /// At once on the main queue, in a later turn elsewhere.
    package static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async(execute: work) }
    }
}
