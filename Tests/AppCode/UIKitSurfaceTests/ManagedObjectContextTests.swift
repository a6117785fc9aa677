import Testing
import UIKit
import UnfoldCoreData

private final class Town: NSManagedObject {
    var name: String {
        get { ManagedValues.value(of: self, "name") }
        set { ManagedValues.set(newValue, of: self, "name") }
    }
}

/// What contexts know of their objects, and what they forget.
@Suite @MainActor struct ManagedObjectContextTests {
    private let container = NSPersistentContainer(name: "Towns")
    private var context: NSManagedObjectContext { container.viewContext }

    init() {
        container.loadPersistentStores { _, error in if let error { Issue.record(error) } }
    }

    private func town(_ name: String) -> Town {
        let town = Town(context: context)
        town.name = name
        return town
    }

    @Test func anObjectKnowsWhatWasSaved() throws {
        let town = town("Bonn")
        #expect(town.hasChanges && !town.isFault && !town.objectID.isTemporaryID)
        try context.save()
        #expect(!town.hasChanges)
        town.name = "Köln"
        town.willAccessValue(forKey: "name")
        #expect(town.primitiveValue(forKey: "name") as? String == "Köln")
        town.didAccessValue(forKey: "name")
        #expect(town.committedValues(forKeys: ["name"])["name"] as? String == "Bonn")
        #expect(town.committedValues(forKeys: ["other"]).isEmpty)
        context.refreshAllObjects()
        #expect(town.name == "Köln" && town.hasChanges)
        context.rollback()
        #expect(town.name == "Bonn" && !town.hasChanges)
    }

    @Test func objectsAreFoundByTheirNumbers() throws {
        let town = town("Bonn")
        try context.save()
        let other = container.newBackgroundContext()
        try other.performAndWait {
            #expect(other.registeredObject(for: town.objectID) == nil && other.registeredObjects.isEmpty)
            let found = try #require(other.existingObject(with: town.objectID) as? Town)
            #expect(found.name == "Bonn" && other.registeredObjects == [found])
            #expect(found.objectID.uriRepresentation() == town.objectID.uriRepresentation())
            other.reset()
            #expect(other.registeredObjects.isEmpty && found.managedObjectContext == nil)
        }
        context.delete(town)
        try context.save()
        #expect(throws: NSError.self) { try context.existingObject(with: town.objectID) }
    }

    /// Options about memory, and policies where nothing is in conflict, change nothing.
    @Test(arguments: [
        NSMergePolicy.overwrite, .rollback, NSMergeByPropertyObjectTrumpMergePolicy,
        NSMergeByPropertyStoreTrumpMergePolicy,
    ]) func optionsChangeNothing(_ policy: NSMergePolicy) throws {
        context.mergePolicy = policy
        context.undoManager = nil
        context.shouldDeleteInaccessibleFaults = false
        let town = town("Bonn")
        try context.save()
        let request = NSFetchRequest<Town>(entityName: "Town")
        request.fetchBatchSize = 1
        request.includesPropertyValues = false
        request.includesPendingChanges = true
        request.returnsObjectsAsFaults = false
        request.returnsDistinctResults = true
        request.propertiesToFetch = ["name"]
        request.relationshipKeyPathsForPrefetching = ["name"]
        request.shouldRefreshRefetchedObjects = true
        #expect(try context.fetch(request) == [town])
    }

    @Test func whatWasSavedInTheBackgroundIsMerged() async throws {
        let town = town("Bonn")
        try context.save()
        let id = town.objectID
        let saved = try await container.performBackgroundTask { other -> Notification in
            nonisolated(unsafe) var seen: Notification?
            let observer = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextDidSave, object: other, queue: nil
            ) { seen = $0 }
            defer { NotificationCenter.default.removeObserver(observer) }
            try (other.existingObject(with: id) as? Town)?.name = "Köln"
            try other.save()
            return try #require(seen)
        }
        #expect(town.name == "Bonn")
        context.mergeChanges(fromContextDidSave: saved)
        #expect(town.name == "Köln")
    }
}
