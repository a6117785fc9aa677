import Foundation

#if !canImport(Darwin)
    extension NotificationCenter {
        /// Notifications as they come, without end.
        public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification>
        {
            AsyncStream { continuation in
                nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
                    nonisolated(unsafe) let notification = $0
                    continuation.yield(notification)
                }
                continuation.onTermination = { _ in NotificationCenter.default.removeObserver(observer) }
            }
        }
    }
#endif
