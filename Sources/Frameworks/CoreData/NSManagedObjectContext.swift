import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// On which queue a context works.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On one of its own.
    case privateQueueConcurrencyType = 1
    /// On the main queue.
    case mainQueueConcurrencyType
}

/// Objects that are worked with: what is new, changed and deleted is kept until it is saved. Everything is in memory.
/// Source: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
// Sendable: as on iOS, used on its queue alone.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// On which queue it works.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// Where it saves.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The context in which it saves, in place of a store.
    open var parent: NSManagedObjectContext?
    /// Stored.
    open var name: String?
    /// Stored.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Stored.
    open var undoManager: UndoManager?
    /// Whether what others save is taken over.
    open var automaticallyMergesChangesFromParent = false
    /// Stored.
    open var shouldDeleteInaccessibleFaults = true
    /// New objects.
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    /// Changed objects.
    open private(set) var updatedObjects: Set<NSManagedObject> = []
    /// Objects to be deleted.
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    /// All objects that are known.
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
    /// Whether something is to be saved.
    open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
    private var objects: [NSManagedObjectID: NSManagedObject] = [:]
    private var told = ContextChanges()
    private var isToTell = false
    private let queue: DispatchQueue?

    /// On a queue.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
    }
    /// On a queue.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }
    /// On which queue a context works.
    public enum ConcurrencyType: Sendable {
        /// On the main queue.
        case mainQueue
        /// On one of its own.
        case privateQueue
    }

    /// Models of contexts as they were used last: of entities that are asked for without a context.
    static var lastModel: NSManagedObjectModel { modelLock.withLock { usedModel } }
    private static let modelLock = NSLock()
    nonisolated(unsafe) private static var usedModel = NSManagedObjectModel()

    var model: NSManagedObjectModel {
        let own = coordinator?.managedObjectModel ?? Self.lastModel
        Self.modelLock.withLock { Self.usedModel = own }
        return own
    }
    private var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }

    // MARK: Objects

    /// A new object.
    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        objects[object.objectID] = object
        deletedObjects.remove(object)
        insertedObjects.insert(object)
        told.inserted.insert(object)
        tellLater()
    }
    /// Deletes an object, once it is saved.
    open func delete(_ object: NSManagedObject) {
        guard objects[object.objectID] === object, !deletedObjects.contains(object) else { return }
        object.prepareForDeletion()
        if insertedObjects.remove(object) == nil {
            deletedObjects.insert(object)
        } else {
            objects[object.objectID] = nil
        }
        updatedObjects.remove(object)
        told.inserted.remove(object)
        told.updated.remove(object)
        told.deleted.insert(object)
        tellLater()
    }
    func didUpdate(_ object: NSManagedObject) {
        if !insertedObjects.contains(object), !deletedObjects.contains(object) { updatedObjects.insert(object) }
        if !told.inserted.contains(object) { told.updated.insert(object) }
        tellLater()
    }
    /// The object of a number; made if it is not known.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = objects[objectID] { return known }
        let made = objectID.entity.objectType().made(objectID.entity, nil)
        return take(made, as: objectID)
    }
    /// The object of a number, if it was saved.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard objects[objectID] != nil || rows[objectID] != nil else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 133_000,
                userInfo: [NSLocalizedDescriptionKey: "The object of that number is not there."])
        }
        return object(with: objectID)
    }
    /// The object of a number, if it is known.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID] }
    /// What was saved is read again; changes are forgotten, unless they are kept.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard let row = rows[object.objectID] else { return }
        let own = flag ? object.changedValues() : [:]
        fill(object, with: row)
        ManagedValues.change(of: object) { $0.merge(own) { $1 } }
        if !flag {
            updatedObjects.remove(object)
            object.forgetChanges()
        }
    }
    /// All that was saved is read again, but what was changed.
    open func refreshAllObjects() { for object in objects.values { refresh(object, mergeChanges: true) } }
    /// Forgets all objects.
    open func reset() {
        for object in objects.values { object.managedObjectContext = nil }
        (objects, insertedObjects, updatedObjects, deletedObjects) = ([:], [], [], [])
        told = ContextChanges()
    }
    /// Forgets what is not saved.
    open func rollback() {
        for object in insertedObjects {
            objects[object.objectID] = nil
            object.managedObjectContext = nil
            told.deleted.insert(object)
        }
        for object in updatedObjects.union(deletedObjects) {
            refresh(object, mergeChanges: false)
            told.updated.insert(object)
        }
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
        told.inserted = []
        tellLater()
    }

    // MARK: Fetching

    /// What a request asks for: objects in the order of its sort descriptors, or else as they were made.
    /// - Complexity: O(n log n) for n objects of the entity.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = try all(request.wanted(in: self))
        let window = found.dropFirst(max(0, request.fetchOffset))
        let limited = request.fetchLimit > 0 ? window.prefix(request.fetchLimit) : window
        switch request.resultType {
        case .countResultType: return [NSNumber(value: limited.count)].compactMap { $0 as? T }
        case .managedObjectIDResultType: return limited.compactMap { $0.objectID as? T }
        case .dictionaryResultType:
            return limited.compactMap { NSDictionary(dictionary: ManagedValues.all(of: $0)) as? T }
        default: return limited.compactMap { $0 as? T }
        }
    }
    /// How many objects a request asks for.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        let all = try all(request.wanted(in: self)).count - max(0, request.fetchOffset)
        return max(0, request.fetchLimit > 0 ? min(request.fetchLimit, all) : all)
    }

    private func all(_ wanted: FetchWish) throws -> [NSManagedObject] {
        for id in rows.keys where objects[id] == nil && id.entity.isKindOf(entity: wanted.entity) {
            _ = object(with: id)
        }
        let known = objects.values.filter {
            !deletedObjects.contains($0)
                && (wanted.includesSubentities
                    ? $0.entity.isKindOf(entity: wanted.entity) : $0.entity.name == wanted.entity.name)
        }.sorted { $0.objectID.number < $1.objectID.number }
        let fitting = wanted.predicate.map { predicate in known.filter { predicate.evaluate(with: $0) } } ?? known
        return wanted.sorted(fitting)
    }

    // MARK: Saving

    /// The rows that were saved: those of the parent, or of the store.
    private var rows: [NSManagedObjectID: ManagedRow] { parent?.rowsWithChanges ?? coordinator?.rows ?? [:] }
    private var rowsWithChanges: [NSManagedObjectID: ManagedRow] {
        var all = rows
        for object in insertedObjects.union(updatedObjects) { all[object.objectID] = ManagedRow(object) }
        for object in deletedObjects { all[object.objectID] = nil }
        return all
    }

    func savedValues(of object: NSManagedObject) -> [String: Any] { rows[object.objectID].map(values) ?? [:] }

    /// Saves what is new, changed and deleted: in the parent, or in the store, which is in memory.
    open func save() throws {
        processPendingChanges()
        let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in inserted.union(updated).union(deleted) { object.willSave() }
        let changed = inserted.union(updated)
        if let parent {
            parent.take(changed.map { ($0.objectID, ManagedRow($0)) }, deleted: deleted.map(\.objectID))
        } else {
            coordinator?.save(changed.map { ($0.objectID, ManagedRow($0)) }, deleted: deleted.map(\.objectID))
        }
        for object in deleted {
            objects[object.objectID] = nil
            object.managedObjectContext = nil
        }
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
        for object in changed { object.forgetChanges() }
        for object in changed.union(deleted) { object.didSave() }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
            ])
        (parent == nil ? coordinator : nil)?.tellOthers(than: self)
    }

    /// Takes over what a child or another context has saved.
    private func take(_ saved: [(NSManagedObjectID, ManagedRow)], deleted: [NSManagedObjectID]) {
        for (id, row) in saved {
            let isNew = objects[id] == nil && rows[id] == nil
            let object = object(with: id)
            fill(object, with: row)
            if isNew { insert(object) } else { didUpdate(object) }
        }
        for id in deleted { delete(object(with: id)) }
        processPendingChanges()
    }

    /// Takes over what another context has saved, of a notification.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        func changed(_ key: String) -> Set<NSManagedObject> {
            notification.userInfo?[key] as? Set<NSManagedObject> ?? []
        }
        merge(
            (changed(NSInsertedObjectsKey).union(changed(NSUpdatedObjectsKey))).map(\.objectID),
            deleted: changed(NSDeletedObjectsKey).map(\.objectID))
    }

    func merge(_ saved: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        for id in saved.sorted(by: { $0.number < $1.number }) where rows[id] != nil {
            let isNew = objects[id] == nil
            let object = object(with: id)
            refresh(object, mergeChanges: true)
            if isNew { told.inserted.insert(object) } else { told.updated.insert(object) }
        }
        for id in deleted {
            guard let object = objects[id] else { continue }
            objects[id] = nil
            object.managedObjectContext = nil
            updatedObjects.remove(object)
            deletedObjects.remove(object)
            told.deleted.insert(object)
        }
        tellLater()
    }

    private func take(_ made: NSManagedObject, as id: NSManagedObjectID) -> NSManagedObject {
        made.adopt(id)
        made.managedObjectContext = self
        objects[id] = made
        if let row = rows[id] {
            fill(made, with: row)
            made.awakeFromFetch()
        }
        return made
    }
    private func fill(_ object: NSManagedObject, with row: ManagedRow) {
        let values = values(row)
        ManagedValues.change(of: object) { $0 = values }
    }
    private func values(_ row: ManagedRow) -> [String: Any] { row.values(in: self) }

    // MARK: Telling

    private func tellLater() {
        guard !isToTell else { return }
        isToTell = true
        perform { [weak self] in self?.processPendingChanges() }
    }
    /// Tells at once what has changed; else it is told at the end of the turn, and when it is saved.
    open func processPendingChanges() {
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

    /// Runs something on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        if let queue { queue.async { block() } } else { FrameworkAnswer.later(block) }
    }
    /// Runs something on the context's queue, and waits for it.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if let queue, DispatchQueue.getSpecific(key: Self.isOn) !== self {
            queue.setSpecific(key: Self.isOn, value: self)
            return try queue.sync(execute: block)
        }
        return try block()
    }
    /// Runs something on the context's queue.
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try performAndWait(block) }
    private static let isOn = DispatchSpecificKey<NSManagedObjectContext>()
}

/// What has changed and was not told yet.
private struct ContextChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

extension Notification.Name {
    /// Objects were made, changed or deleted.
    public static let NSManagedObjectContextObjectsDidChange =
        Notification.Name("NSObjectsChangedInManagingContextNotification")
    /// A context has saved.
    public static let NSManagedObjectContextDidSave =
        Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave =
        Notification.Name("NSManagingContextWillSaveChangesNotification")
}
/// What is new.
public let NSInsertedObjectsKey = "inserted"
/// What has changed.
public let NSUpdatedObjectsKey = "updated"
/// What is deleted.
public let NSDeletedObjectsKey = "deleted"

/// Who is right when two have changed something; stored: who saves last is.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// Nobody.
    public static let error = NSMergePolicy()
    /// Who saved.
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    /// Who saves.
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    /// Who saves, whole objects.
    public static let overwrite = NSMergePolicy()
    /// Who saved, whole objects.
    public static let rollback = NSMergePolicy()
}
/// Who saves.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// Who saved.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
