#if !canImport(Darwin)

    private struct Member {
        weak var object: AnyObject?
        let kept: AnyObject?
        init(_ object: AnyObject, isWeak: Bool) {
            self.object = object
            kept = isWeak ? nil : object
        }
    }

    /// A set of objects, distinguished by identity, that may forget those that go. Members come in the order added.
    open class NSHashTable<ObjectType: AnyObject>: NSObject {
        private var members: [Member] = []
        private let isWeak: Bool

        /// - Parameter capacity: no matter here.
        public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
            isWeak = options.contains(.weakMemory)
            super.init()
        }
        open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }
        open func add(_ object: ObjectType?) {
            guard let object, !contains(object) else { return }
            members.removeAll { $0.object == nil }
            members.append(Member(object, isWeak: isWeak))
        }
        open func remove(_ object: ObjectType?) { members.removeAll { $0.object == nil || $0.object === object } }
        open func removeAllObjects() { members = [] }
        open func contains(_ object: ObjectType?) -> Bool { object != nil && members.contains { $0.object === object } }
        open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
        open var anyObject: ObjectType? { allObjects.first }
        open var count: Int { allObjects.count }
        open func objectEnumerator() -> NSEnumerator { (allObjects as [AnyObject] as NSArray).objectEnumerator() }
    }
#endif
