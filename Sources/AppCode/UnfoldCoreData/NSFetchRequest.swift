import UnfoldSurface

/// Source: https://developer.apple.com/documentation/coredata/nsfetchrequest
open class NSFetchRequest<ResultType>: NSFetchRequestInert {
    public let entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0 is any number.
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var includesSubentities = true
    public override init() { entityName = nil }
    public init(entityName: String) { self.entityName = entityName }

    convenience init<Known>(like request: NSFetchRequest<Known>) {
        self.init(name: request.entityName)
        (entity, predicate, sortDescriptors) = (request.entity, request.predicate, request.sortDescriptors)
        (fetchLimit, fetchOffset, resultType) = (request.fetchLimit, request.fetchOffset, request.resultType)
        includesSubentities = request.includesSubentities
    }
    private init(name: String?) { entityName = name }

    func wanted(in context: NSManagedObjectContext) throws -> FetchWish {
        if let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self {
            let known = context.model.entity(of: type)
            if entityName == nil, entity == nil { return wish(known) }
        }
        guard let entity = entity ?? entityName.map(context.model.entity(named:)) else {
            FrameworkAnswer.raise("executeFetchRequest:error: A fetch request must have an entity.")
            throw CocoaError(.coderInvalidValue)
        }
        return wish(entity)
    }
    private func wish(_ entity: NSEntityDescription) -> FetchWish {
        FetchWish(
            entity: entity, predicate: predicate, order: sortDescriptors ?? [], includesSubentities: includesSubentities
        )
    }
}

/// A request whatever it gives.
struct FetchWish {
    var entity: NSEntityDescription
    var predicate: NSPredicate?
    var order: [NSSortDescriptor]
    var includesSubentities: Bool

    /// In the order of the descriptors; equal ones stay in theirs.
    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        guard !order.isEmpty else { return objects }
        return objects.enumerated().sorted { one, other in
            for descriptor in order {
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }.map(\.element)
    }
}
