import UnfoldSurface

extension NSManagedObjectContext {
    func tellLater() {
        guard !isToTell else { return }
        isToTell = true
        perform { [weak self] in self?.processPendingChanges() }
    }
    /// Tells at once what has changed; else it is told at the end of the turn, and when it is saved.
    public func processPendingChanges() {
        isToTell = false
        let changes = told
        told = ContextChanges()
        guard !changes.isEmpty else { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [
                NSInsertedObjectsKey: changes.inserted, NSUpdatedObjectsKey: changes.updated,
                NSDeletedObjectsKey: changes.deleted,
            ])
    }

    static let isOn = DispatchSpecificKey<ObjectIdentifier>()

    public func perform(_ block: @escaping () -> Void) {
        let block = UnsafeTransfer(block)
        if let queue { queue.async { block.value() } } else { FrameworkAnswer.later(block.value) }
    }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if let queue {
            let isHere = DispatchQueue.getSpecific(key: Self.isOn) == ObjectIdentifier(self)
            return isHere ? try block() : try queue.sync(execute: block)
        }
        return MainQueue.isCurrent ? try block() : try DispatchQueue.main.sync(execute: block)
    }

    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async throws
        -> T
    {
        try await perform(schedule: schedule) { Result { try block() } }.get()
    }
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T) async -> T {
        let block = UnsafeTransfer(block)
        let box: UnsafeTransfer<T> = await withCheckedContinuation { continuation in
            (queue ?? .main).async { continuation.resume(returning: UnsafeTransfer(block.value())) }
        }
        return box.value
    }
}
