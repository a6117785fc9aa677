#if !canImport(Darwin)
    extension NotificationCenter {
        /// What is posted from now on.
        public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications
        {
            Notifications(
                stream: AsyncStream { continuation in
                    let token = addObserver(forName: name, object: object, queue: nil) { note in
                        let note = UnsafeTransfer(note)
                        continuation.yield(note.value)
                    }
                    let observer = UnsafeTransfer(token)
                    continuation.onTermination = { [weak self] _ in self?.removeObserver(observer.value) }
                })
        }

        public struct Notifications: AsyncSequence {
            let stream: AsyncStream<Notification>
            public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator { stream.makeAsyncIterator() }
        }
    }
#endif
