import UnfoldTableLayout

struct SectionChanges {
    var deletedSections: [(Int, SectionInfo)] = []
    var insertedSections: [(Int, SectionInfo)] = []
    var objects: [(object: NSManagedObject, from: IndexPath?, type: NSFetchedResultsChangeType, to: IndexPath?)] = []
    var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

    init(_ before: [SectionInfo], _ after: [SectionInfo], _ updated: Set<NSManagedObject>) {
        let (old, new) = (Set(before.map(\.name)), Set(after.map(\.name)))
        deletedSections = before.enumerated().filter { !new.contains($0.element.name) }.map { ($0.offset, $0.element) }
        insertedSections = after.enumerated().filter { !old.contains($0.element.name) }.map { ($0.offset, $0.element) }
        let (from, to) = (SectionInfo.places(before), SectionInfo.places(after))
        for object in before.flatMap(\.found) where to[object] == nil {
            objects.append((object, from[object], .delete, nil))
        }
        for object in after.flatMap(\.found) where from[object] == nil {
            objects.append((object, nil, .insert, to[object]))
        }
        for object in SectionChanges.moved(before, after) { objects.append((object, from[object], .move, to[object])) }
        let told = Set(objects.map(\.object))
        for object in after.flatMap(\.found) where updated.contains(object) && !told.contains(object) {
            objects.append((object, from[object], .update, to[object]))
        }
    }

    /// Those that changed their section, or their order among those that stay: as few as can be.
    private static func moved(_ before: [SectionInfo], _ after: [SectionInfo]) -> [NSManagedObject] {
        let from = SectionInfo.places(before)
        let name = Dictionary(before.flatMap { info in info.found.map { ($0, info.name) } }, uniquingKeysWith: { $1 })
        return after.flatMap { info -> [NSManagedObject] in
            let stayed = info.found.filter { name[$0] == info.name }
            let rows = stayed.map { from[$0]?.row ?? 0 }
            let kept = Set(SnapshotDifference<Int, Int>.longestRising(rows))
            let came = info.found.filter { name[$0] != nil && name[$0] != info.name }
            return came + zip(stayed, rows).filter { !kept.contains($0.1) }.map(\.0)
        }
    }
}
