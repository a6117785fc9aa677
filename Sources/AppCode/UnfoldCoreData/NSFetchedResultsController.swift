import UnfoldSurface
import UnfoldTableLayout

/// Sections by their names, and the numbers of objects. On iOS it is cast to such a snapshot.
public typealias NSDiffableDataSourceSnapshotReference = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>

struct SectionInfo: NSFetchedResultsSectionInfo {
    var name: String
    var found: [NSManagedObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { found.count }
    var objects: [Any]? { found }

    static func places(_ sections: [SectionInfo]) -> [NSManagedObject: IndexPath] {
        var places: [NSManagedObject: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (row, object) in info.found.enumerated() { places[object] = IndexPath(row: row, section: section) }
        }
        return places
    }
}

private final class FoundSections { var sections: [SectionInfo]? }

/// Objects of a request in sections, and what becomes of them. Delegates are given a controller of objects of any kind
/// that is equal to the one they know, and shows the same; it is not identical to it, as it is on iOS.
/// Source: https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    /// Notified of changes; without one nothing is followed.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private let found: FoundSections
    private var observer: (any NSObjectProtocol)?

    /// Objects of a request in sections. The request has sort descriptors, or it raises what Core Data raises.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        found = FoundSections()
        super.init()
        if fetchRequest.sortDescriptors?.isEmpty ?? true {
            FrameworkAnswer.raise(
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        let me = UnsafeTransfer({ [weak self] in self })
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { notification in me.value()?.follow(notification.userInfo ?? [:]) }
    }
    private init<Known>(of controller: NSFetchedResultsController<Known>) {
        fetchRequest = NSFetchRequest(like: controller.fetchRequest)
        managedObjectContext = controller.managedObjectContext
        (sectionNameKeyPath, cacheName) = (controller.sectionNameKeyPath, controller.cacheName)
        found = controller.found
    }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    open override func isEqual(_ object: Any?) -> Bool { (object as? any FoundSectionsOwner)?.foundSections === found }
    open override var hash: Int { ObjectIdentifier(found).hashValue }

    open func performFetch() throws {
        let sections = try sectionsNow()
        found.sections = sections
        tellSnapshot(sections, updated: [])
    }

    private func sectionsNow() throws -> [SectionInfo] {
        let found = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        guard let sectionNameKeyPath else { return [SectionInfo(name: "", found: found)] }
        var sections: [SectionInfo] = []
        for object in found {
            let value = object.value(forKeyPath: sectionNameKeyPath)
            let name = ManagedValues.plain(value).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].found.append(object)
            } else {
                sections.append(SectionInfo(name: name, found: [object]))
            }
        }
        return sections
    }

    /// The objects, section by section; nil before they were asked for.
    open var fetchedObjects: [ResultType]? { found.sections?.flatMap(\.found).compactMap { $0 as? ResultType } }
    open var sections: [any NSFetchedResultsSectionInfo]? { found.sections }
    open var sectionIndexTitles: [String] {
        found.sections?.compactMap { section in
            guard let delegate else { return section.indexTitle }
            return delegate.controller(untyped, sectionIndexTitleForSectionName: section.name)
        } ?? []
    }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
    /// The object at a place. One that is not there raises what Core Data raises.
    open func object(at indexPath: IndexPath) -> ResultType {
        let (section, row) = (indexPath.section, indexPath.row)
        guard let sections = found.sections, sections.indices.contains(section),
            sections[section].found.indices.contains(row), let object = sections[section].found[row] as? ResultType
        else {
            FrameworkAnswer.raise("no object at index \(row) in section at index \(section)")
            fatalError("no object at index \(row) in section at index \(section)")
        }
        return object
    }
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { SectionInfo.places(found.sections ?? [])[$0] }
    }

    private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
        self as? NSFetchedResultsController<any NSFetchRequestResult>
            ?? NSFetchedResultsController<any NSFetchRequestResult>(of: self)
    }

    private func follow(_ changes: [AnyHashable: Any]) {
        guard let delegate, let before = found.sections, let after = try? sectionsNow() else { return }
        let told = SectionChanges(before, after, changes[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
        guard !told.isEmpty else { return }
        let me = untyped
        delegate.controllerWillChangeContent(me)
        found.sections = after
        for (index, info) in told.deletedSections {
            delegate.controller(me, didChange: info, atSectionIndex: index, for: .delete)
        }
        for (index, info) in told.insertedSections {
            delegate.controller(me, didChange: info, atSectionIndex: index, for: .insert)
        }
        for change in told.objects {
            delegate.controller(
                me, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
        }
        delegate.controllerDidChangeContent(me)
        tellSnapshot(after, updated: told.objects.filter { $0.type == .update }.map(\.object.objectID))
    }

    /// For diffable data sources: the numbers of all objects, by the names of their sections.
    private func tellSnapshot(_ sections: [SectionInfo], updated: [NSManagedObjectID]) {
        guard let delegate else { return }
        var snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.found.map(\.objectID), toSection: section.name)
        }
        snapshot.reloadItems(updated)
        delegate.controller(untyped, didChangeContentWith: snapshot)
    }
}

private protocol FoundSectionsOwner { var foundSections: FoundSections { get } }
extension NSFetchedResultsController: FoundSectionsOwner { fileprivate var foundSections: FoundSections { found } }
