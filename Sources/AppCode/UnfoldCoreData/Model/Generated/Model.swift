// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldCoreData/Inert/Model.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldSurface

// Sendable: as Apple's, set up before others read it.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    open var attributeType: NSAttributeType = .undefinedAttributeType
    open var defaultValue: Any?
    open var attributeValueClassName: String?
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0
    case nullifyDeleteRule = 1
    case cascadeDeleteRule = 2
    case denyDeleteRule = 3
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: Self = []
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String) -> String?
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

extension NSManagedObjectContext {
    public enum ConcurrencyType: Sendable {
        case mainQueue
        case privateQueue
    }

    public enum ScheduledTaskType: Sendable {
        case immediate
        case enqueued
    }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

public var NSSQLiteStoreType: String { "SQLite" }
public var NSInMemoryStoreType: String { "InMemory" }
public var NSBinaryStoreType: String { "Binary" }
public var NSMigratePersistentStoresAutomaticallyOption: String { "NSMigratePersistentStoresAutomaticallyOption" }
public var NSInferMappingModelAutomaticallyOption: String { "NSInferMappingModelAutomaticallyOption" }
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

// Sendable: as Apple's, set up before others read it.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
}

// Sendable: as Apple's, set up before others read it.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var configuration: String?
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    public override init() {}
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) {}
}

open class NSPersistentStoreRequest: NSObject {}

// Sendable: as Apple's, set up before others read it.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open internal(set) weak var entity: NSEntityDescription?
}

// Sendable: as Apple's, set up before others read it.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}

extension Notification.Name {
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
}

extension NSPersistentContainer {
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
}

open class NSFetchRequestInert: NSPersistentStoreRequest {
    package final var inertValues: [String: Any] = [:]
    open var fetchBatchSize: Int { get { inertValues["fetchBatchSize"] as? Int ?? 0 } set { inertValues["fetchBatchSize"] = newValue } }
    open var includesPropertyValues: Bool { get { inertValues["includesPropertyValues"] as? Bool ?? true } set { inertValues["includesPropertyValues"] = newValue } }
    open var includesPendingChanges: Bool { get { inertValues["includesPendingChanges"] as? Bool ?? true } set { inertValues["includesPendingChanges"] = newValue } }
    open var returnsObjectsAsFaults: Bool { get { inertValues["returnsObjectsAsFaults"] as? Bool ?? true } set { inertValues["returnsObjectsAsFaults"] = newValue } }
    open var returnsDistinctResults: Bool { get { inertValues["returnsDistinctResults"] as? Bool ?? false } set { inertValues["returnsDistinctResults"] = newValue } }
    open var propertiesToFetch: [Any]? { get { inertValues["propertiesToFetch"] as? [Any] } set { inertValues["propertiesToFetch"] = newValue } }
    open var relationshipKeyPathsForPrefetching: [String]? { get { inertValues["relationshipKeyPathsForPrefetching"] as? [String] } set { inertValues["relationshipKeyPathsForPrefetching"] = newValue } }
    open var shouldRefreshRefetchedObjects: Bool { get { inertValues["shouldRefreshRefetchedObjects"] as? Bool ?? false } set { inertValues["shouldRefreshRefetchedObjects"] = newValue } }
}

open class NSManagedObjectContextInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var name: String? { get { inertValues["name"] as? String } set { inertValues["name"] = newValue } }
    open var mergePolicy: Any { get { inertValues["mergePolicy"] ?? NSMergePolicy.error } set { inertValues["mergePolicy"] = newValue } }
    open var undoManager: UndoManager? { get { inertValues["undoManager"] as? UndoManager } set { inertValues["undoManager"] = newValue } }
    open var shouldDeleteInaccessibleFaults: Bool { get { inertValues["shouldDeleteInaccessibleFaults"] as? Bool ?? true } set { inertValues["shouldDeleteInaccessibleFaults"] = newValue } }
}

extension NSManagedObjectID {
    public var isTemporaryID: Bool { false }
}

open class NSManagedObjectInert: NSObject {
    open var isFault: Bool { false }
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    /// Accepted: nothing is forgotten before it is asked for.
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
}
