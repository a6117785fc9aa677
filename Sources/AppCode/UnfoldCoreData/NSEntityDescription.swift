@_exported import Foundation
import UnfoldSurface

/// A kind of objects.
/// Source: https://developer.apple.com/documentation/coredata/nsentitydescription
// Sendable: as the property.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    public internal(set) weak var superentity: NSEntityDescription?
    public internal(set) weak var managedObjectModel: NSManagedObjectModel!
    var type: NSManagedObject.Type?

    /// Its properties by their names, and those of what is more general.
    open var propertiesByName: [String: NSPropertyDescription] {
        var all = superentity?.propertiesByName ?? [:]
        for property in properties { all[property.name] = property }
        return all
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) ?? false
    }

    /// The entity of a name; one that the model does not have is made up.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    { context.model.entity(named: entityName) }
    /// A new object of the entity's class, which is one of the model's, or else of the caller's module.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext, fileID: String = #fileID
    ) -> NSManagedObject {
        let entity = context.model.entity(named: entityName)
        let type = entity.objectType(module: fileID.split(separator: "/").first.map(String.init))
        return ObjectiveCMessages.make(type, entity, in: context)
    }

    /// The class of the entity's objects: the one that was used, or one of its name.
    func objectType(module: String? = nil) -> NSManagedObject.Type {
        if let type { return type }
        let wanted = managedObjectClassName.flatMap { $0 == "NSManagedObject" ? nil : $0 } ?? name ?? ""
        let inModule = module.flatMap { _typeByName("\($0).\(wanted)") } as? NSManagedObject.Type
        type = inModule ?? _typeByName(wanted) as? NSManagedObject.Type ?? ManagedClasses.named(wanted)
        return type ?? NSManagedObject.self
    }
}

/// Classes of managed objects by their names, as they are used.
enum ManagedClasses {
    private static let known = Locked<[String: NSManagedObject.Type]>([:])
    static func keep(_ type: NSManagedObject.Type) { known.withLock { $0[String(describing: type)] = type } }
    static func named(_ name: String) -> NSManagedObject.Type? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return known.withLock { $0[last] }
    }
}

/// The kinds of objects that there are.
/// Source: https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel
// Sendable: what is made up is kept under `lock`; entities are set before a coordinator uses the model.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var made: [String: NSEntityDescription] = [:]
    /// The entities. Those that are not named here are made up as they are asked for: their values have no defaults.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
    }
    public override init() {}
    /// Without entities: compiled models are not read.
    public init?(contentsOf url: URL) {}
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }

    func entity(named name: String) -> NSEntityDescription {
        lock.withLock {
            if let known = entitiesByName[name] ?? made[name] { return known }
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName = name
            entity.managedObjectModel = self
            made[name] = entity
            return entity
        }
    }
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        ManagedClasses.keep(type)
        let name = String(describing: type)
        let entity =
            lock.withLock {
                entities.first { ($0.managedObjectClassName ?? "").split(separator: ".").last.map(String.init) == name }
            } ?? self.entity(named: name)
        entity.type = type
        return entity
    }
}
