import Testing
import UIKit
import UnfoldCoreData

private final class Person: NSManagedObject {
    var name: String {
        get { ManagedValues.value(of: self, "name") }
        set { ManagedValues.set(newValue, of: self, "name") }
    }
    var age: Int16 {
        get { ManagedValues.value(of: self, "age") }
        set { ManagedValues.set(newValue, of: self, "age") }
    }
    var friends: Set<Person>? {
        get { ManagedValues.value(of: self, "friends") }
        set { ManagedValues.set(newValue, of: self, "friends") }
    }
    var best: Person? {
        get { ManagedValues.value(of: self, "best") }
        set { ManagedValues.set(newValue, of: self, "best") }
    }
    static func all() -> NSFetchRequest<Person> { NSFetchRequest<Person>(entityName: "Person") }
}

/// Objects in memory: fetched, saved, shown in tables.
@Suite @MainActor struct ManagedObjectTests {
    private let container = NSPersistentContainer(name: "Model")
    private var context: NSManagedObjectContext { container.viewContext }

    init() {
        container.loadPersistentStores { _, error in if let error { Issue.record(error) } }
    }

    @discardableResult private func add(_ name: String, _ age: Int16 = 0, _ context: NSManagedObjectContext? = nil)
        -> Person
    {
        let person = Person(context: context ?? self.context)
        person.name = name
        person.age = age
        return person
    }

    private func names(_ format: String? = nil, _ keys: [String] = [], ascending: Bool = true) throws -> [String] {
        let request = Person.all()
        request.predicate = format.map { NSPredicate(format: $0) }
        request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: ascending) }
        return try context.fetch(request).map(\.name)
    }

    @Test func requestsFilterAndSort() throws {
        add("Cem", 30)
        add("Ada", 40)
        add("Bea", 30)
        #expect(try names() == ["Cem", "Ada", "Bea"])
        #expect(try names(nil, ["age", "name"]) == ["Bea", "Cem", "Ada"])
        #expect(try names(nil, ["name"], ascending: false) == ["Cem", "Bea", "Ada"])
        #expect(try names("age > 30 OR name BEGINSWITH 'B'", ["name"]) == ["Ada", "Bea"])
        let request = Person.all()
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        (request.fetchOffset, request.fetchLimit) = (1, 1)
        #expect(try context.fetch(request).map(\.name) == ["Bea"])
        #expect(try context.count(for: Person.all()) == 3)
        #expect(try context.count(for: request) == 1)
    }

    @Test func othersSeeWhatIsSaved() throws {
        let ada = add("Ada", 40)
        let bea = add("Bea")
        ada.friends = [bea]
        ada.best = bea
        let other = container.newBackgroundContext()
        #expect(try other.performAndWait { try other.count(for: Person.all()) } == 0)
        #expect(context.hasChanges && ada.isInserted)
        try context.save()
        #expect(!context.hasChanges && !ada.isInserted)
        try other.performAndWait {
            let found = try other.fetch(Person.all())
            #expect(found.map(\.name) == ["Ada", "Bea"] && found[0] !== ada && found[0].objectID == ada.objectID)
            #expect(found[0].friends == [found[1]] && found[0].best === found[1])
            found[0].name = "Adele"
            try other.save()
        }
        #expect(ada.name == "Ada")
        context.refresh(ada, mergeChanges: false)
        #expect(ada.name == "Adele")
        context.delete(bea)
        #expect(bea.isDeleted)
        #expect(try names() == ["Adele"])
        context.rollback()
        #expect(!bea.isDeleted)
        #expect(try names() == ["Adele", "Bea"])
        ada.age = 7
        #expect(ada.isUpdated && ada.changedValues()["age"] as? Int16 == 7)
        context.rollback()
        #expect(ada.age == 40 && !context.hasChanges)
    }

    @Test func aChildSavesIntoItsParent() throws {
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        add("Ada", 1, child)
        #expect(try names().isEmpty)
        try child.save()
        #expect(try names() == ["Ada"])
        #expect(context.hasChanges)
    }

    @Test func entitiesGiveDefaults() throws {
        let (model, entity, attribute) = (NSManagedObjectModel(), NSEntityDescription(), NSAttributeDescription())
        (attribute.name, attribute.attributeType, attribute.defaultValue) = ("name", .stringAttributeType, "nobody")
        (entity.name, entity.managedObjectClassName, entity.properties) = (
            "Person", "UIKitSurfaceTests.Person", [attribute]
        )
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Model", managedObjectModel: model)
        let person = Person(context: container.viewContext)
        #expect(person.name == "nobody" && person.entity === entity && person.age == 0)
        #expect(person.value(forKey: "name") as? String == "nobody")
        let made = NSEntityDescription.insertNewObject(forEntityName: "Person", into: container.viewContext)
        made.setValue("Bea", forKey: "name")
        #expect((made as? Person)?.name == "Bea")
    }

    @Test func deletedObjectsAreLedToNoMore() throws {
        let (ada, bea, cem) = (add("Ada"), add("Bea"), add("Cem"))
        ada.best = bea
        ada.friends = [bea, cem]
        try context.save()
        let other = container.newBackgroundContext()
        context.delete(bea)
        #expect(ada.best == nil && ada.friends == [cem] && ada.isUpdated)
        try context.save()
        try other.performAndWait {
            let found = try other.fetch(Person.all())
            #expect(found.map(\.name) == ["Ada", "Cem"] && found[0].best == nil && found[0].friends == [found[1]])
        }
    }

    @Test func whatTheModelSaysGoesTooGoes() throws {
        let (model, entity, friends) = (NSManagedObjectModel(), NSEntityDescription(), NSRelationshipDescription())
        (friends.name, friends.deleteRule, friends.destinationEntity) = ("friends", .cascadeDeleteRule, entity)
        (entity.name, entity.managedObjectClassName, entity.properties) = ("Person", "Person", [friends])
        model.entities = [entity]
        let context = NSPersistentContainer(name: "Model", managedObjectModel: model).viewContext
        let (ada, bea, cem) = (add("Ada", 0, context), add("Bea", 0, context), add("Cem", 0, context))
        ada.friends = [bea]
        bea.friends = [ada]
        context.delete(ada)
        #expect(try context.fetch(Person.all()) == [cem])
    }

    @Test func nothingIsAValueToo() throws {
        let (ada, bea) = (add("Ada"), add("Bea"))
        ada.best = bea
        ada.best = nil
        #expect(ada.value(forKey: "best") == nil && ada.changedValues()["best"] is NSNull)
        ada.setValue(nil, forKey: "age")
        #expect(ada.value(forKey: "age") == nil)
        try context.save()
        #expect(ada.value(forKey: "best") == nil && ada.best == nil)
    }

    /// A chain of ten thousand objects is read one after the other.
    @Test func longWaysAreWalkedNotDescended() throws {
        var last: Person?
        for _ in 0..<30_000 {
            let person = Person(context: context)
            person.best = last
            last = person
        }
        try context.save()
        let (id, other) = (try #require(last).objectID, container.newBackgroundContext())
        let depth = other.performAndWait {
            var (depth, next) = (0, other.object(with: id) as? Person)
            while let person = next {
                depth += 1
                next = person.best
            }
            return depth
        }
        #expect(depth == 30_000)
    }

    @Test func queuesAreNotWaitedForTwice() async throws {
        add("Ada")
        try context.save()
        let other = container.newBackgroundContext()
        let count = try await other.perform { try other.performAndWait { try other.count(for: Person.all()) } }
        #expect(count == 1)
        weak var gone: NSManagedObjectContext?
        do {
            let brief = container.newBackgroundContext()
            gone = brief
            brief.performAndWait { brief.performAndWait {} }
        }
        #expect(gone == nil)
    }

    final class Snapshots: NSObject, NSFetchedResultsControllerDelegate {
        var snapshots: [NSDiffableDataSourceSnapshotReference] = []
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { snapshots.append(snapshot) }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            sectionIndexTitleForSectionName sectionName: String
        ) -> String? { sectionName == "30" ? nil : "<\(sectionName)>" }
    }

    @Test func snapshotsAreGivenForDiffableDataSources() throws {
        let (ada, bea) = (add("Ada", 30), add("Bea", 40))
        let request = Person.all()
        request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
        let listener = Snapshots()
        controller.delegate = listener
        context.processPendingChanges()
        try controller.performFetch()
        #expect(controller.sectionIndexTitles == ["<40>"])
        ada.name = "Adele"
        context.processPendingChanges()
        let ids = listener.snapshots.map { $0 as NSDiffableDataSourceSnapshot<String, NSManagedObjectID> }
        #expect(ids.map(\.sectionIdentifiers) == [["30", "40"], ["30", "40"]])
        #expect(ids.map(\.itemIdentifiers) == [[ada.objectID, bea.objectID], [ada.objectID, bea.objectID]])
        #expect(ids.last?.reloadedItemIdentifiers == [ada.objectID])
    }

    @Test func aClassThatWasNeverUsedIsFoundByItsName() {
        let made = NSEntityDescription.insertNewObject(forEntityName: "ManagedTown", into: context)
        #expect(made is ManagedTown)
    }

    /// A table of people, as apps write it.
    final class People: UITableViewController, @preconcurrency NSFetchedResultsControllerDelegate {
        private var results: NSFetchedResultsController<NSFetchRequestResult>!
        private var typed: NSFetchedResultsController<Person>!
        var log: [String] = []

        fileprivate func show(_ context: NSManagedObjectContext) throws {
            let request = Person.all()
            request.sortDescriptors = [
                NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true),
            ]
            typed = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
            typed.delegate = self
            try typed.performFetch()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { typed.sections?.count ?? 0 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            typed.sections?[section].numberOfObjects ?? 0
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = typed.object(at: indexPath).name
            return cell
        }
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            log.append(controller == typed ? "will" : "another")
            tableView.beginUpdates()
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            log.append(
                "\(type) \((anObject as? Person)?.name ?? "") \(indexPath.map { "\($0)" } ?? "-") \(newIndexPath.map { "\($0)" } ?? "-")"
            )
            switch type {
            case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
            case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
            case .update: tableView.reloadRows(at: [indexPath!], with: .automatic)
            case .move:
                tableView.deleteRows(at: [indexPath!], with: .automatic)
                tableView.insertRows(at: [newIndexPath!], with: .automatic)
            }
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
        ) {
            log.append("\(type) section \(sectionIndex) \(sectionInfo.name)")
            if type == .insert { tableView.insertSections([sectionIndex], with: .automatic) }
            if type == .delete { tableView.deleteSections([sectionIndex], with: .automatic) }
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            log.append("did \(controller.fetchedObjects?.count ?? -1)")
            tableView.endUpdates()
        }
        fileprivate func shown() -> [String] {
            tableView.layoutIfNeeded()
            return tableView.visibleCells.map { $0.textLabel?.text ?? "" }
        }
    }

    @Test func aTableFollowsItsObjects() throws {
        let cem = add("Cem", 30)
        add("Ada", 40)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let people = People(style: .plain)
        try people.show(context)
        window.rootViewController = people
        window.makeKeyAndVisible()
        #expect(people.shown() == ["Cem", "Ada"])
        let bea = add("Bea", 30)
        context.processPendingChanges()
        #expect(people.shown() == ["Bea", "Cem", "Ada"] && people.log == ["will", "insert Bea - [0, 0]", "did 3"])
        people.log = []
        cem.age = 50
        bea.name = "Bee"
        try context.save()
        #expect(people.shown() == ["Bee", "Ada", "Cem"])
        #expect(
            people.log == [
                "will", "insert section 2 50", "move Cem [0, 1] [2, 0]", "update Bee [0, 0] [0, 0]", "did 3",
            ])
        people.log = []
        context.delete(bea)
        RunLoopIteration.end()
        #expect(people.shown() == ["Ada", "Cem"])
        #expect(people.log == ["will", "delete section 0 30", "delete Bee [0, 0] -", "did 2"])
        people.log = []
        RunLoopIteration.end()
        #expect(people.log.isEmpty)
    }
}

/// Named by a text alone.
final class ManagedTown: NSManagedObject {}
