import UnfoldSurface

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

// Sendable: never changed once it is made.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    let number: Int
    private static let last = Locked(0)
    init(entity: NSEntityDescription) {
        self.entity = entity
        number = Self.last.add(1)
    }
    open func uriRepresentation() -> URL { URL(string: "x-coredata://memory/\(entity.name ?? "")/p\(number)")! }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object of a context. Its `@NSManaged` properties hold what was set, and what its entity begins with.
/// Source: https://developer.apple.com/documentation/coredata/nsmanagedobject
open class NSManagedObject: NSManagedObjectInert, NSFetchRequestResult, ManagedValuesOwner {
    public let entity: NSEntityDescription
    open var objectID: NSManagedObjectID { number }
    private var number: NSManagedObjectID
    /// Its context, until it is deleted and saved.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    private var changed: [String: Any] = [:]

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        (self.entity, number, managedObjectContext) = (entity, NSManagedObjectID(entity: entity), context)
        super.init()
        guard let context else { return }
        context.insert(self)
        awakeFromInsert()
    }
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.model.entity(of: Self.self), insertInto: moc)
    }

    open class func entity() -> NSEntityDescription { NSManagedObjectContext.lastModel.entity(of: self) }
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        ManagedClasses.keep(self)
        return NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }

    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
    open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// What was set since it was saved; `NSNull` for nil.
    open func changedValues() -> [String: Any] { changed }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        let saved = managedObjectContext?.savedValues(of: self) ?? [:]
        return keys.map { keys in saved.filter { keys.contains($0.key) } } ?? saved
    }

    /// A property by its name; nil for one that was not set.
    open func value(forKey key: String) -> Any? {
        let known = ManagedValues.all(of: self)[key] ?? firstManagedValue(key) ?? AdaptedProperty.value(key, of: self)
        return ManagedValues.plain(known)
    }
    open func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return value(forKey: keyPath) }
        return (value(forKey: parts[0]) as? NSManagedObject)?.value(forKeyPath: parts[1])
    }
    open func setValue(_ value: Any?, forKey key: String) {
        setPrimitiveValue(value, forKey: key)
        managedValueDidChange(key)
    }
    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Sets a property by its name, of which no one hears.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        ManagedValues.change(of: self) { $0[key] = .some(value as Any) }
    }

    package func firstManagedValue(_ name: String) -> Any? { entity.attributesByName[name]?.defaultValue }
    package func managedValueDidChange(_ name: String) {
        changed[name] = ManagedValues.plain(ManagedValues.all(of: self)[name]) ?? NSNull()
        managedObjectContext?.didUpdate(self)
    }
    func adopt(_ objectID: NSManagedObjectID) { number = objectID }
    func forgetChanges() { changed = [:] }
}
