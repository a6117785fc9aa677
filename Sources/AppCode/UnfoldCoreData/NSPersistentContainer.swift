import UnfoldSurface

/// What was saved of an object: what it leads to is kept by numbers, so that each context has objects of its own.
// Sendable: values that are saved are not changed.
struct ManagedRow: @unchecked Sendable {
    private enum Value {
        case plain(Any)
        case one(NSManagedObjectID)
        case set([NSManagedObjectID])
        case list([NSManagedObjectID])
        case nothing
    }
    private let values: [String: Value]

    init(_ object: NSManagedObject) { values = ManagedValues.all(of: object).mapValues(Self.kept) }

    private static func kept(_ value: Any) -> Value {
        guard let value = ManagedValues.plain(value) else { return .nothing }
        switch value {
        case let object as NSManagedObject: return .one(object.objectID)
        case let list as NSOrderedSet where list.firstObject is NSManagedObject:
            return .list(list.compactMap { ($0 as? NSManagedObject)?.objectID })
        case let set as NSSet where set.anyObject() is NSManagedObject:
            return .set(set.compactMap { ($0 as? NSManagedObject)?.objectID })
        case let set as Set<NSManagedObject> where !set.isEmpty: return .set(set.map(\.objectID))
        default: return .plain(value)
        }
    }

    func values(in context: NSManagedObjectContext) -> [String: Any] {
        // An object that was deleted elsewhere is led to no more.
        func objects(_ ids: [NSManagedObjectID]) -> [NSManagedObject] { ids.filter(context.knows).map(context.object) }
        return values.mapValues { value in
            switch value {
            case .plain(let value): value
            case .one(let id): objects([id]).first as Any
            case .set(let ids): NSSet(array: objects(ids))
            case .list(let ids): NSOrderedSet(array: objects(ids))
            case .nothing: NSManagedObject?.none as Any
            }
        }
    }
}

/// Where contexts save: in memory.
/// Source: https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator
// Sendable: the lock.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }
    private var stores: [NSPersistentStore] = []
    private let lock = NSLock()
    private var saved: [NSManagedObjectID: ManagedRow] = [:]
    private let followers = NSHashTable<NSManagedObjectContext>.weakObjects()

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
    /// A store, which is in memory whatever its kind: files are neither read nor written.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: storeType, url: storeURL)
        lock.withLock { stores.append(store) }
        return store
    }
    func row(of id: NSManagedObjectID) -> ManagedRow? { lock.withLock { saved[id] } }
    var savedIDs: [NSManagedObjectID] { lock.withLock { Array(saved.keys) } }
    func save(_ changed: [(NSManagedObjectID, ManagedRow)], deleted: [NSManagedObjectID]) {
        lock.withLock {
            for (id, row) in changed { saved[id] = row }
            for id in deleted { saved[id] = nil }
        }
    }
    func follow(_ context: NSManagedObjectContext) { lock.withLock { followers.add(context) } }
    var contexts: [NSManagedObjectContext] { lock.withLock { followers.allObjects } }
}

// Sendable: its values are constants.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    public let type: String
    public let url: URL?
    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}

/// A model, a store and contexts. The model has no entities of its own unless it is given: compiled models are not read,
/// and entities are made up as they are asked for. The store is in memory.
/// Source: https://developer.apple.com/documentation/coredata/nspersistentcontainer
// Sendable: as Apple's, set up before its contexts are used; the coordinator locks.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        super.init()
        connect(viewContext)
    }
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }
    /// Adds the stores, and tells of each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            do {
                try persistentStoreCoordinator.addPersistentStore(
                    ofType: description.type, configurationName: description.configuration, at: description.url)
                block(description, nil)
            } catch { block(description, error) }
        }
    }
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        connect(context)
        return context
    }
    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async throws -> T {
        let context = newBackgroundContext()
        let block = UnsafeTransfer(block)
        return try await context.perform { try block.value(context) }
    }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }
    private func connect(_ context: NSManagedObjectContext) {
        context.persistentStoreCoordinator = persistentStoreCoordinator
    }
}
