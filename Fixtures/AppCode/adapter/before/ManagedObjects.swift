import Foundation

/// Stands in for Core Data's, which a test package declares.
class ManagedObject: NSObject {}

class ManagedNote: ManagedObject {
    @NSManaged public var title: String?  // nil at first
    @NSManaged var pages: Int16
    @NSManaged private(set) var isRead: Bool
    @NSManaged
    var tags: Set<String>?
    @NSManaged var next: ManagedNote?

    func read() { isRead = true }
}

extension ManagedNote {
    @NSManaged var author: String
    @NSManaged var weight: Double
    @NSManaged var copies: NSSet?
    @objc(addCopiesObject:)
    @NSManaged public func addToCopies(_ value: ManagedNote)
    @objc(removeCopies:)
    @NSManaged public func removeFromCopies(_ values: NSSet)
}
