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

    /// A dictionary by identity, or by equality of `NSObject` keys, that may forget keys and values that go.
    open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
        private var members: [(key: Member, value: Member)] = []
        private let keys: NSPointerFunctions.Options
        private let values: NSPointerFunctions.Options

        /// - Parameter capacity: no matter here.
        public init(
            keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int = 0
        ) {
            (keys, values) = (keyOptions, valueOptions)
            super.init()
        }
        open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
            NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
        }
        open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
            NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
        }
        open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
            NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
        }
        private static func isSame(_ one: AnyObject?, _ other: AnyObject) -> Bool {
            one === other || (one as? NSObject)?.isEqual(other) == true
        }
        open func object(forKey aKey: KeyType?) -> ObjectType? {
            guard let aKey else { return nil }
            return members.first { Self.isSame($0.key.object, aKey) }?.value.object as? ObjectType
        }
        open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
            guard let aKey else { return }
            members.removeAll { $0.key.object == nil || $0.value.object == nil || Self.isSame($0.key.object, aKey) }
            guard let anObject else { return }
            members.append(
                (
                    Member(aKey, isWeak: keys.contains(.weakMemory)),
                    Member(anObject, isWeak: values.contains(.weakMemory))
                ))
        }
        open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }
        open func removeAllObjects() { members = [] }
        private var alive: [(key: Member, value: Member)] {
            members.filter { $0.key.object != nil && $0.value.object != nil }
        }
        open var count: Int { alive.count }
        open func keyEnumerator() -> NSEnumerator {
            (alive.compactMap(\.key.object) as [AnyObject] as NSArray).objectEnumerator()
        }
        open func objectEnumerator() -> NSEnumerator? {
            (alive.compactMap(\.value.object) as [AnyObject] as NSArray).objectEnumerator()
        }
    }
#endif
