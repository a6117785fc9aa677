import UnfoldSurface

/// Objects that are worked with: what is new, changed and deleted is kept until it is saved. Everything is in memory.
/// Source: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
// Sendable: as on iOS, used on its queue alone.
open class NSManagedObjectContext: NSManagedObjectContextInert, @unchecked Sendable {
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { persistentStoreCoordinator?.follow(self) }
    }
    /// The context in which it saves, in place of a store.
    open var parent: NSManagedObjectContext? { didSet { parent?.children.add(self) } }
    /// Whether what others save is taken over.
    open var automaticallyMergesChangesFromParent = false
    open internal(set) var insertedObjects: Set<NSManagedObject> = []
    open internal(set) var updatedObjects: Set<NSManagedObject> = []
    open internal(set) var deletedObjects: Set<NSManagedObject> = []
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
    open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
    var objects: [NSManagedObjectID: NSManagedObject] = [:]
    var told = ContextChanges()
    var isToTell = false
    let queue: DispatchQueue?
    let children = NSHashTable<NSManagedObjectContext>.weakObjects()
    /// Objects that were made and have no values yet: what they lead to is made before it is filled.
    private var toFill: [NSManagedObject] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : nil
        super.init()
        queue?.setSpecific(key: Self.isOn, value: ObjectIdentifier(self))
    }
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    /// Models of contexts as they were used last: of entities that are asked for without a context.
    static var lastModel: NSManagedObjectModel { usedModel.withLock { $0 } }
    private static let usedModel = Locked(NSManagedObjectModel())

    var model: NSManagedObjectModel {
        let own = coordinator?.managedObjectModel ?? Self.lastModel
        Self.usedModel.withLock { $0 = own }
        return own
    }
    var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }

    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        objects[object.objectID] = object
        deletedObjects.remove(object)
        insertedObjects.insert(object)
        told.inserted.insert(object)
        tellLater()
    }
    /// Deletes an object, once it is saved. What the model says goes with it goes too (`cascadeDeleteRule`); objects of
    /// the context that lead to it lead there no more.
    /// - Complexity: O(objects of the context).
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
        for (name, relationship) in object.entity.relationshipsByName
        where relationship.deleteRule == .cascadeDeleteRule {
            for other in ManagedValues.objects(of: object, name) { (other as? NSManagedObject).map(delete) }
        }
        for other in objects.values where other !== object {
            for name in ManagedValues.all(of: other).keys
            where ManagedValues.objects(of: other, name).contains(where: { $0 === object }) {
                ManagedValues.remove(object, of: other, name)
            }
        }
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
        let made = ObjectiveCMessages.make(objectID.entity.objectType(), objectID.entity, in: nil)
        made.adopt(objectID)
        made.managedObjectContext = self
        objects[objectID] = made
        toFill.append(made)
        // The outermost call fills all, one after the other, however long the way is that they lead.
        guard toFill.count == 1 else { return made }
        var filled = 0
        while filled < toFill.count {
            let next = toFill[filled]
            if let row = row(of: next.objectID) { fill(next, with: row) }
            filled += 1
        }
        let all = toFill
        toFill = []
        for object in all { object.awakeFromFetch() }
        return made
    }
    func knows(_ objectID: NSManagedObjectID) -> Bool { objects[objectID] != nil || row(of: objectID) != nil }
    /// The object of a number, if it was saved.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard knows(objectID) else {
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
        guard let row = row(of: object.objectID) else { return }
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
    open func reset() {
        for object in objects.values { object.managedObjectContext = nil }
        (objects, insertedObjects, updatedObjects, deletedObjects) = ([:], [], [], [])
        told = ContextChanges()
    }
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

    /// Saves what is new, changed and deleted: in the parent, or in the store, which is in memory.
    open func save() throws { saveChanges() }

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
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        let all = try all(request.wanted(in: self)).count - max(0, request.fetchOffset)
        return max(0, request.fetchLimit > 0 ? min(request.fetchLimit, all) : all)
    }

    private func all(_ wanted: FetchWish) throws -> [NSManagedObject] {
        for id in savedIDs where objects[id] == nil && id.entity.isKindOf(entity: wanted.entity) {
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
}

struct ContextChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
