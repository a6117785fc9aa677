import UnfoldSurface

extension NSManagedObjectContext {
    /// What was saved of an object: in the parent, or in the store.
    func row(of id: NSManagedObjectID) -> ManagedRow? {
        guard let parent else { return coordinator?.row(of: id) }
        return parent.performAndWait { parent.presentRow(of: id) }
    }
    private func presentRow(of id: NSManagedObjectID) -> ManagedRow? {
        guard let object = objects[id] else { return row(of: id) }
        if deletedObjects.contains(object) { return nil }
        return insertedObjects.contains(object) || updatedObjects.contains(object) ? ManagedRow(object) : row(of: id)
    }
    var savedIDs: [NSManagedObjectID] {
        guard let parent else { return coordinator?.savedIDs ?? [] }
        return parent.performAndWait {
            let deleted = Set(parent.deletedObjects.map(\.objectID))
            return parent.savedIDs.filter { !deleted.contains($0) } + parent.insertedObjects.map(\.objectID)
        }
    }
    func savedValues(of object: NSManagedObject) -> [String: Any] { row(of: object.objectID)?.values(in: self) ?? [:] }

    func fill(_ object: NSManagedObject, with row: ManagedRow) {
        let values = row.values(in: self)
        ManagedValues.change(of: object) { $0 = values }
    }

    func saveChanges() {
        processPendingChanges()
        let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in inserted.union(updated).union(deleted) { object.willSave() }
        let changed = inserted.union(updated)
        let rows = changed.sorted { $0.objectID.number < $1.objectID.number }.map { ($0.objectID, ManagedRow($0)) }
        let gone = deleted.map(\.objectID)
        if let parent {
            parent.performAndWait { parent.take(rows, deleted: gone) }
        } else {
            coordinator?.save(rows, deleted: gone)
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
            userInfo: [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
        let others = parent == nil ? coordinator?.contexts ?? [] : []
        tell(others + children.allObjects, changed: rows.map(\.0), deleted: gone)
    }

    private func tell(_ others: [NSManagedObjectContext], changed: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        for other in others where other !== self && other.automaticallyMergesChangesFromParent {
            other.perform { other.merge(changed, deleted: deleted) }
        }
    }

    private func take(_ saved: [(NSManagedObjectID, ManagedRow)], deleted: [NSManagedObjectID]) {
        for (id, row) in saved {
            let isNew = !knows(id)
            let object = object(with: id)
            fill(object, with: row)
            if isNew { insert(object) } else { didUpdate(object) }
        }
        for id in deleted where knows(id) { delete(object(with: id)) }
        processPendingChanges()
        tell(children.allObjects, changed: saved.map(\.0), deleted: deleted)
    }

    /// Takes over what another context has saved, of a notification.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        func changed(_ key: String) -> Set<NSManagedObject> {
            notification.userInfo?[key] as? Set<NSManagedObject> ?? []
        }
        merge(
            (changed(NSInsertedObjectsKey).union(changed(NSUpdatedObjectsKey))).map(\.objectID),
            deleted: changed(NSDeletedObjectsKey).map(\.objectID))
    }

    func merge(_ saved: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        for id in saved.sorted(by: { $0.number < $1.number }) where row(of: id) != nil {
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
}
