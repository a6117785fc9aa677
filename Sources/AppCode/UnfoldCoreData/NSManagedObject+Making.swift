import UnfoldAutoLayout

// As for views (`ObjectiveCMessages+Making.swift`): `init(entity:insertInto:)` need not be `required`.
extension NSManagedObject {
    @usableFromInline @_silgen_name("unfold_NSManagedObject_init_entity_insertInto")
    convenience init(madeOf entity: NSEntityDescription, in context: NSManagedObjectContext?) {
        self.init(entity: entity, insertInto: context)
    }
    @_silgen_name("unfold_NSManagedObject_init_entity_insertInto")
    fileprivate class func made(
        _ entity: consuming NSEntityDescription, _ context: consuming NSManagedObjectContext?
    ) -> Self
}

extension ObjectiveCMessages {
    static func make(
        _ type: NSManagedObject.Type, _ entity: NSEntityDescription, in context: NSManagedObjectContext?
    ) -> NSManagedObject { type.made(entity, context) }
}
